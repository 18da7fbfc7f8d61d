// SPDX-License-Identifier: GPL-3.0-or-later
// Unpacks a tar as a program in Go would: go run unpack.go ARCHIVE DIRECTORY
package main

import (
	"archive/tar"
	"io"
	"io/fs"
	"log"
	"os"
	"path/filepath"
)

func unpack(header *tar.Header, content io.Reader, root string) error {
	path := filepath.Join(root, header.Name)
	switch header.Typeflag {
	case tar.TypeDir:
		return os.Mkdir(path, 0o755)
	case tar.TypeSymlink:
		return os.Symlink(header.Linkname, path)
	case tar.TypeLink:
		return os.Link(filepath.Join(root, header.Linkname), path)
	}
	file, err := os.OpenFile(path, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o600)
	if err != nil {
		return err
	}
	if _, err := io.Copy(file, content); err != nil {
		return err
	}
	if err := file.Close(); err != nil {
		return err
	}
	if err := os.Chmod(path, fs.FileMode(header.Mode)&fs.ModePerm); err != nil {
		return err
	}
	return os.Chtimes(path, header.ModTime, header.ModTime)
}

func main() {
	archive, err := os.Open(os.Args[1])
	if err != nil {
		log.Fatal(err)
	}
	for reader := tar.NewReader(archive); ; {
		header, err := reader.Next()
		if err == io.EOF {
			return
		}
		if err == nil {
			err = unpack(header, reader, os.Args[2])
		}
		if err != nil {
			log.Fatal(err)
		}
	}
}
