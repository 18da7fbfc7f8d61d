# SPDX-License-Identifier: GPL-3.0-or-later
"""Where the data of a file lies: ranges by SEEK_DATA, extents by FIEMAP."""
import errno
import fcntl
import os
import struct
from dataclasses import dataclass

FS_IOC_FIEMAP = 0xC020660B
LAST, INLINE, UNWRITTEN, SHARED = 0x1, 0x200, 0x800, 0x2000
HEADER, EXTENT = struct.Struct("=QQIIII"), struct.Struct("=QQQ16xI12x")
BATCH = 1000


@dataclass(frozen=True)
class Extent:
    offset: int
    physical: int
    length: int
    flags: int


def data_ranges(fd, size):
    """Yields (start, end) of everything that is not a hole."""
    end = 0
    while end < size:
        try:
            start = os.lseek(fd, end, os.SEEK_DATA)
        except OSError as error:
            if error.errno != errno.ENXIO:  # ENXIO: a hole up to the end
                raise
            return
        end = os.lseek(fd, start, os.SEEK_HOLE)
        yield start, end


def extents(fd):
    """Yields the file's extents; raises OSError where the filesystem cannot list them."""
    start = 0
    while True:
        request = bytearray(HEADER.size + BATCH * EXTENT.size)
        HEADER.pack_into(request, 0, start, 2**64 - 1 - start, 0, 0, BATCH, 0)
        fcntl.ioctl(fd, FS_IOC_FIEMAP, request)
        count = HEADER.unpack_from(request)[3]
        for i in range(count):
            extent = Extent(*EXTENT.unpack_from(request, HEADER.size + i * EXTENT.size))
            yield extent
            if extent.flags & LAST:
                return
        if not count:
            return
        start = extent.offset + extent.length


def shared_bytes(path):
    """(bytes in shared extents, bytes in extents). Preallocated space and data kept inside the inode do not count."""
    shared = total = 0
    with open(path, "rb", buffering=0) as file:
        for extent in extents(file.fileno()):
            if not extent.flags & (UNWRITTEN | INLINE):
                total += extent.length
                shared += extent.length if extent.flags & SHARED else 0
    return shared, total
