# SPDX-License-Identifier: GPL-3.0-or-later
"""Every text of the window has a German and a French translation that is finished and fits its original."""

import os
import re
import shutil
import subprocess
import tempfile
import unittest
import xml.etree.ElementTree as ElementTree
from pathlib import Path

SOURCE = Path(os.environ.get("DROVER_SOURCE", Path(__file__).resolve().parents[2]))
LUPDATE = os.environ.get("LUPDATE", "/usr/lib/qt6/bin/lupdate")
LANGUAGES = ("de", "fr")
PLACES = re.compile(r"%L?n|%L?\d")


def translations_of(file):
    """(context, source, element) of each message."""
    for context in ElementTree.parse(file).getroot().iter("context"):
        name = context.findtext("name")
        for message in context.iter("message"):
            yield name, message.findtext("source"), message


def forms_of(message):
    translation = message.find("translation")
    forms = [form.text or "" for form in translation.iter("numerusform")]
    return forms or [translation.text or ""]


class Translations(unittest.TestCase):
    def file_of(self, language):
        return SOURCE / f"resources/translations/drover_{language}.ts"

    def fresh(self, language):
        """What lupdate makes of the sources and the translations that are there."""
        folder = Path(tempfile.mkdtemp(prefix="drover-translations-"))
        self.addCleanup(shutil.rmtree, folder)
        copy = folder / self.file_of(language).name
        shutil.copy(self.file_of(language), copy)
        subprocess.run(
            [LUPDATE, "-silent", "-I", SOURCE, SOURCE / "ui", "-no-obsolete", "-locations", "none", "-ts", copy],
            check=True,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        return copy

    def test_every_text_is_translated(self):
        for language in LANGUAGES:
            messages = list(translations_of(self.fresh(language)))
            self.assertGreater(len(messages), 300)
            for context, source, message in messages:
                with self.subTest(language=language, context=context, source=source):
                    self.assertIsNone(message.find("translation").get("type"), "unfinished or missing")
                    self.assertTrue(all(forms_of(message)), "empty")

    def test_nothing_is_translated_that_is_no_longer_there(self):
        for language in LANGUAGES:
            kept = {(context, source) for context, source, _ in translations_of(self.file_of(language))}
            needed = {(context, source) for context, source, _ in translations_of(self.fresh(language))}
            self.assertEqual(kept - needed, set(), language)

    def test_places_for_figures_stay(self):
        for language in LANGUAGES:
            for context, source, message in translations_of(self.file_of(language)):
                for form in forms_of(message):
                    with self.subTest(language=language, context=context, source=source):
                        self.assertEqual(sorted(set(PLACES.findall(form))), sorted(set(PLACES.findall(source))))

    def test_keys_stay(self):
        """A text with a mnemonic has one in every language, and others have none."""
        mnemonic = re.compile(r"&(?=\w)")
        for language in LANGUAGES:
            for context, source, message in translations_of(self.file_of(language)):
                for form in forms_of(message):
                    with self.subTest(language=language, context=context, source=source):
                        self.assertEqual(len(mnemonic.findall(form)), len(mnemonic.findall(source)))

    def test_contexts_are_known_to_the_program(self):
        """lupdate loses the namespace in some places, and then the text is looked up in vain."""
        for context, source, _ in translations_of(self.fresh(LANGUAGES[0])):
            self.assertTrue(context.startswith("drover::ui::"), f"{context}: {source}")


if __name__ == "__main__":
    unittest.main()
