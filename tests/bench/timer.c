/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * timer MIB ERR COMMAND...: runs COMMAND once and prints wall, user and system seconds, peak memory (KiB) and exit
 * status as JSON. Standard error of the command goes to the file ERR.
 *
 * MIB of memory are touched and freed just before: a virtual machine that gives free memory back to its host pays for
 * the first use of each page, now and then, and that would drown what is measured.
 *
 * This is a program of its own and a small one, so that the caller's memory is not counted as the command's, and the
 * fork that starts the command costs next to nothing.
 */
#define _GNU_SOURCE
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

static double now(void) {
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + (double)t.tv_nsec / 1e9;
}

static double seconds(struct timeval t) { return (double)t.tv_sec + (double)t.tv_usec / 1e6; }

static void touch_memory(size_t bytes) {
    if (bytes == 0) return;
    void *memory = mmap(NULL, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_POPULATE, -1, 0);
    if (memory != MAP_FAILED) munmap(memory, bytes);
}

static void become(char **command, const char *errors) {
    prctl(PR_SET_PDEATHSIG, SIGKILL); /* a command never outlives a benchmark that was stopped */
    int null = open("/dev/null", O_RDWR);
    int err = open(errors, O_WRONLY | O_CREAT | O_TRUNC, 0600);
    dup2(null, 0);
    dup2(null, 1);
    dup2(err, 2);
    if (null > 2) close(null);
    if (err > 2) close(err);
    execvp(command[0], command);
    perror(command[0]);
    _exit(127);
}

int main(int argc, char **argv) {
    if (argc < 4) {
        fprintf(stderr, "usage: timer MIB ERR COMMAND...\n");
        return 2;
    }
    touch_memory((size_t)atol(argv[1]) << 20);
    double start = now();
    pid_t pid = fork();
    if (pid == 0) become(argv + 3, argv[2]);
    int status;
    struct rusage used;
    if (pid < 0 || wait4(pid, &status, 0, &used) < 0) {
        perror("timer");
        return 2;
    }
    double wall = now() - start;
    printf("{\"wall\": %.6f, \"user\": %.6f, \"system\": %.6f, \"rss_kib\": %ld, \"status\": %d}\n", wall,
           seconds(used.ru_utime), seconds(used.ru_stime), used.ru_maxrss,
           WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status));
    return 0;
}
