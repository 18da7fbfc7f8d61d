# SPDX-License-Identifier: GPL-3.0-or-later
"""Tables, the closing summary and the JSON file."""
import dataclasses
import json
import os
import platform

import targets

FILESYSTEM = {"btrfs": "btrfs", "xfs": "XFS", "ext4": "ext4", "tmpfs": "tmpfs", "": "Start-up"}


def seconds(value):
    return f"{value * 1000:.1f} ms" if value < 0.1 else f"{value:.3f} s" if value < 10 else f"{value:.1f} s"


def spread(row):
    walls = row.values("wall")
    return f"{seconds(row.median())} ({seconds(min(walls))} - {seconds(max(walls))})"


def costs(row):
    return f"{seconds(row.median())}, CPU {seconds(row.median('cpu'))}, {row.peak_mb():.1f} MB"


def ratio(row, drover):
    return "" if row is drover or drover.error else f"{row.median() / drover.median():.2f}"


def judged(result):
    """(target, met) for each target of a result; met is None where there is no figure."""
    verdicts = []
    for target in targets.of(result.workload, result.filesystem):
        drover, peer = result.rows[0], rival(result, target)
        measured = peer and not drover.error and not peer.error
        verdicts.append((target, target.met(drover, peer) if measured else None))
    return verdicts


def rival(result, target):
    """The row of the peer that a target is about."""
    return {row.key: row for row in result.rows}.get(target.peer)


def word(met):
    return {True: "met", False: "MISSED", None: "not measured"}[met]


def notes(row):
    lost = [f"lost {what} of {count}" for what, count in row.lost.items()] if not row.wrong else []
    return "; ".join(lost + ([f"{row.shared:.0%} shared"] if row.shared is not None else []))


def aligned(lines, right=()):
    """Text columns; those numbered in `right` are right-aligned."""
    widths = [max(len(line[i]) for line in lines) for i in range(len(lines[0]))]
    for line in lines:
        cells = [c.rjust(w) if i in right else c.ljust(w) for i, (c, w) in enumerate(zip(line, widths))]
        yield "  ".join(cells).rstrip()


def text(results):
    """One table: a line for each command, the targets below it."""
    lines = [("workload", "command", "runs", "median (min - max)", "CPU", "memory", "ratio", "")]
    for result in results:
        name = result.workload
        for row in result.rows:
            if row.error:
                kind = "WRONG: " if row.wrong else ""
                lines.append((name, row.label, "-", f"{kind}{row.error}", "", "", "", notes(row)))
            else:
                cost = (seconds(row.median("cpu")), f"{row.peak_mb():.1f} MB", ratio(row, result.rows[0]))
                lines.append((name, row.label, str(len(row.samples)), spread(row), *cost, notes(row)))
            name = ""
        for target, met in judged(result):
            lines.append(("", "  target", "", f"{target.text}: {word(met)}", "", "", "", ""))
        for absent in result.absent:
            lines.append(("", f"  {absent}", "", "", "", "", "", ""))
    return "\n".join([FILESYSTEM[results[0].filesystem], "", *aligned(lines, right=(2, 4, 5, 6)), ""])


def markdown(results):
    """The same as a narrow table: a line for each workload, a column for each peer with its time and the ratio."""
    labels = list(dict.fromkeys(row.label for result in results for row in result.rows[1:]))
    table = [["workload", results[0].rows[0].label, *labels, "target"]]
    for result in results:
        drover, others = result.rows[0], {row.label: row for row in result.rows[1:]}
        cells = ["wrong" if drover.wrong else "failed" if drover.error else spread(drover)]
        for label in labels:
            row = others.get(label)
            if row is None or row.error:
                cells.append("–" if row is None else "wrong" if row.wrong else "failed")
            else:
                cells.append(", ".join(filter(None, (seconds(row.median()), ratio(row, drover)))))
        verdicts = "; ".join(f"{target.text}: {word(met)}" for target, met in judged(result))
        table.append([result.workload, *cells, verdicts or "–"])
    lines = ["| " + " | ".join(line) + " |" for line in table]
    lines.insert(1, "|" + " --- |" * len(table[0]))
    return "\n".join([f"**{FILESYSTEM[results[0].filesystem]}**", "", *lines, ""])


def overview(results, peer):
    """One narrow table for all filesystems: the peer's time / Drover's time = how often Drover fits into it."""
    cells = {}
    for result in results:
        rows = {row.key: row for row in result.rows if not row.error}
        if peer in rows and "drover" in rows:
            times = f"{seconds(rows[peer].median())} / {seconds(rows['drover'].median())}"
            cells[result.workload, result.filesystem] = f"{times} = **{ratio(rows[peer], rows['drover'])}**"
    filesystems = list(dict.fromkeys(filesystem for _, filesystem in cells if filesystem))
    workloads = list(dict.fromkeys(workload for workload, filesystem in cells if filesystem))
    lines = ["| | " + " | ".join(FILESYSTEM[name] for name in filesystems) + " |", "|" + " --- |" * (len(filesystems) + 1)]
    for workload in workloads:
        row = [cells.get((workload, filesystem), "–") for filesystem in filesystems]
        lines.append("| " + " | ".join([workload, *row]) + " |")
    return "\n".join([f"**{peer} / Drover**", "", *lines, ""])


def of_sizes(size_table):
    """Fixed columns, which read as they are in a README too, between fences."""
    return f"{FILESYSTEM[size_table.filesystem]}, one file by each method\n\n```\n{size_table.table}```\n"


def summary(results, size_tables, scale):
    verdicts = [(result, target, met) for result in results for target, met in judged(result)]
    count = [sum(met is value for _, _, met in verdicts) for value in (True, False, None)]
    sizes = sum(len(table.missed) for table in size_tables)
    lines = [f"Targets: {count[0]} met, {count[1] + sizes} missed, {count[2]} not measured."]
    if scale != 1:
        lines.append(f"The targets are meant for scale 1; this was {scale:g}.")
    for result, target, met in verdicts:
        if met is False:
            where = " ".join(filter(None, (result.filesystem, result.workload)))
            figures = [costs(row) for row in (result.rows[0], rival(result, target))]
            lines.append(f"  missed  {where}: {target.text} (Drover {figures[0]}; {target.peer} {figures[1]})")
    for result in results:
        for row in result.rows:
            if row.error:
                kind = "WRONG " if row.wrong else "failed"
                lines.append(f"  {kind}  {result.filesystem} {result.workload}: {row.label}: {row.error}")
    for table in size_tables:
        if table.missed:
            where = f"{table.filesystem} sizes: automatic / best method <= 1.03"
            lines.append(f"  missed  {where}: {', '.join(table.missed)}")
        lines += [f"  failed  {table.filesystem} sizes: {table.error}"] if table.error else []
    return "\n".join(lines)


def failed(results, size_tables):
    """Whether any result was wrong or Drover failed."""
    if any(table.error for table in size_tables):
        return True
    return any(row.wrong or (row.error and row.key == "drover") for result in results for row in result.rows)


def machine(peers):
    """What the figures were taken on."""
    memory = os.sysconf("SC_PHYS_PAGES") * os.sysconf("SC_PAGE_SIZE") / (1 << 30)
    versions = "; ".join(dict.fromkeys(peer.version() for peer in peers))
    return f"Linux {platform.release()}, {os.cpu_count()} CPUs, {memory:.0f} GiB; {versions}"


def save(path, results, size_tables, about, scale):
    content = {"machine": about, "scale": scale, "results": []}
    content["sizes"] = [dataclasses.asdict(table) for table in size_tables]
    for result in results:
        verdicts = [{"target": target.text, "met": met} for target, met in judged(result)]
        content["results"].append(dataclasses.asdict(result) | {"targets": verdicts})
    with open(path, "w") as file:
        json.dump(content, file, indent=1)
        file.write("\n")
