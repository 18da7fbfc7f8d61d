# SPDX-License-Identifier: GPL-3.0-or-later
"""A tree with something of everything, and what has to be the same of a copy."""

import hashlib
import os
import random
import stat

MiB = 1 << 20
LARGE = 72 * MiB  # more than what is copied anew when a job goes on


def build(root, seed, *, large=True):
    """Small and large files, holes, links, a FIFO, attributes; the same seed gives the same tree."""
    chance = random.Random(seed)
    os.makedirs(root)
    time = 1_600_000_000_123_456_789
    for number in range(8):
        folder = os.path.join(root, f"d{number}", "deeper" if number % 2 else ".")
        os.makedirs(folder)
        for file in range(24):
            write(os.path.join(folder, f"f{file}"), chance.randbytes(chance.choice((0, 10, 5_000, 70_000))))
        os.link(os.path.join(folder, "f1"), os.path.join(folder, "z other name of f1"))
        os.symlink("f2", os.path.join(folder, "link"))
    os.link(os.path.join(root, "d0/f3"), os.path.join(root, "d7/other name of f3"))
    os.mkfifo(os.path.join(root, "pipe"))
    write(os.path.join(root, "medium"), chance.randbytes(3 * MiB))
    with open(os.path.join(root, "holes"), "wb") as file:
        for offset in (5 * MiB, 30 * MiB):
            file.seek(offset)
            file.write(chance.randbytes(200_000))
        file.truncate(40 * MiB)
    if large:
        block = chance.randbytes(8 * MiB)
        with open(os.path.join(root, "large"), "wb") as file:
            for number in range(LARGE // len(block)):
                file.write(number.to_bytes(8, "big") + block[8:])
    os.setxattr(os.path.join(root, "medium"), "user.note", b"kept")
    os.chmod(os.path.join(root, "d3"), 0o555)
    os.chmod(os.path.join(root, "d0/f1"), 0o640)
    for folder, folders, files in os.walk(root, topdown=False):
        for name in sorted(files) + sorted(folders):
            time += 1_000_000_007
            os.utime(os.path.join(folder, name), ns=(time, time), follow_symlinks=False)
    os.utime(root, ns=(time, time))


def write(path, content):
    with open(path, "wb") as file:
        file.write(content)


def content_of(path):
    with open(path, "rb") as file:
        return hashlib.file_digest(file, "blake2b").hexdigest() if hasattr(hashlib, "file_digest") else digest(file)


def digest(file):
    whole = hashlib.blake2b()
    while block := file.read(MiB):
        whole.update(block)
    return whole.hexdigest()


def describe(path, status):
    """What a copy of this one entry has to keep, links aside."""
    kind = stat.S_IFMT(status.st_mode)
    facts = [kind, status.st_uid, status.st_gid, status.st_mtime_ns]
    if stat.S_ISLNK(status.st_mode):
        return facts + [os.readlink(path)]
    facts.append(stat.S_IMODE(status.st_mode))
    if stat.S_ISREG(status.st_mode):
        facts += [status.st_size, content_of(path)]
    if not stat.S_ISFIFO(status.st_mode):
        facts.append({name: os.getxattr(path, name) for name in sorted(os.listxattr(path))})
    return facts


def snapshot(root):
    """Every name below, with what it is and which names are the same inode."""
    found, inodes = {}, {}
    paths = [os.fspath(root)]
    for folder, folders, files in os.walk(root):
        paths += [os.path.join(folder, name) for name in folders + files]
    for path in sorted(paths):
        status = os.lstat(path)
        name = os.path.relpath(path, root)
        found[name] = describe(path, status)
        if not stat.S_ISDIR(status.st_mode):
            found[name].append(inodes.setdefault(status.st_ino, name))
    return found


def differences(wanted, found):
    """Sentences, at most ten."""
    said = [f"{name} is missing" for name in wanted if name not in found]
    said += [f"{name} should not be there" for name in found if name not in wanted]
    for name in wanted.keys() & found.keys():
        if wanted[name] != found[name]:
            said.append(f"{name} differs: {wanted[name]} became {found[name]}")
    return sorted(said)[:10]


def same_content(wanted, found):
    """Of two entries of snapshots; owner and time may differ."""
    if found is None or found[0] != wanted[0]:
        return False
    return stat.S_ISDIR(wanted[0]) or found[4:7] == wanted[4:7]


def temporaries(root):
    """What a job hides while it is not complete."""
    found = []
    for folder, folders, files in os.walk(root):
        found += [os.path.join(folder, name) for name in folders + files if is_temporary(name)]
    return found


def member_ends(tar):
    """Where the members end that are whole in a .tar that was cut off."""
    ends, size, at = [], os.path.getsize(tar), 0
    with open(tar, "rb") as file:
        while (header := file.read(512)) and any(header):
            at += 512 + (int(header[124:135], 8) + 511) // 512 * 512
            if at > size:
                break
            if header[156:157] != b"x":  # which belongs to the next one
                ends.append(at)
            file.seek(at)
    return ends


def noted(part):
    """Bytes of what a job left that it knew to be on the disk; None without a record, and nobody knows whose it is."""
    record = "user.drover.part"
    return int(os.getxattr(part, record).split()[4]) if record in os.listxattr(part) else None


def is_temporary(name):
    return name.startswith(".drover-") and name.endswith(".part")


def partial_files(wanted, root):
    """Files under their final names that do not hold what they should: `wanted` is a snapshot of the source."""
    said = []
    for folder, folders, files in os.walk(root):
        folders[:] = [name for name in folders if not is_temporary(name)]
        for name in files:
            path = os.path.join(folder, name)
            known = wanted.get(os.path.relpath(path, root))
            status = os.lstat(path)
            if is_temporary(name) or known is None or not stat.S_ISREG(status.st_mode):
                continue
            if known[5:7] != [status.st_size, content_of(path)]:
                said.append(f"{path} is partial: {status.st_size} of {known[5]} bytes")
    return said
