<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>drover::ui::After</name>
    <message>
        <source>Do nothing</source>
        <translation>Nichts tun</translation>
    </message>
    <message>
        <source>Close the window</source>
        <translation>Fenster schließen</translation>
    </message>
    <message>
        <source>The queue has ended. The window closes in %1 s.</source>
        <translation>Die Warteschlange ist fertig. Das Fenster schließt in %1 s.</translation>
    </message>
    <message>
        <source>Suspend the computer</source>
        <translation>Rechner in Bereitschaft versetzen</translation>
    </message>
    <message>
        <source>The queue has ended. The computer is suspended in %1 s.</source>
        <translation>Die Warteschlange ist fertig. Der Rechner geht in %1 s in Bereitschaft.</translation>
    </message>
    <message>
        <source>Switch the computer off</source>
        <translation>Rechner ausschalten</translation>
    </message>
    <message>
        <source>The queue has ended. The computer is switched off in %1 s.</source>
        <translation>Die Warteschlange ist fertig. Der Rechner wird in %1 s ausgeschaltet.</translation>
    </message>
</context>
<context>
    <name>drover::ui::AfterQueueButton</name>
    <message>
        <source>After the queue: %1</source>
        <translation>Nach der Warteschlange: %1</translation>
    </message>
    <message>
        <source>When the last job has ended: %1</source>
        <translation>Wenn der letzte Auftrag endet: %1</translation>
    </message>
</context>
<context>
    <name>drover::ui::Answers</name>
    <message>
        <source>Skip</source>
        <translation>Überspringen</translation>
    </message>
    <message>
        <source>Skip all</source>
        <translation>Alle überspringen</translation>
    </message>
    <message>
        <source>What is at the destination stays</source>
        <translation>Was am Ziel ist, bleibt</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Ersetzen</translation>
    </message>
    <message>
        <source>Replace all</source>
        <translation>Alle ersetzen</translation>
    </message>
    <message>
        <source>The new one takes its place once it is complete</source>
        <translation>Die neue Datei ersetzt sie, sobald sie vollständig ist</translation>
    </message>
    <message>
        <source>Keep both</source>
        <translation>Beide behalten</translation>
    </message>
    <message>
        <source>Keep both of all</source>
        <translation>Von allen beide behalten</translation>
    </message>
    <message>
        <source>The new one gets a free name</source>
        <translation>Die neue Datei bekommt einen freien Namen</translation>
    </message>
    <message>
        <source>Replace if newer</source>
        <translation>Ersetzen, wenn neuer</translation>
    </message>
    <message>
        <source>Replace all that are older</source>
        <translation>Alle älteren ersetzen</translation>
    </message>
    <message>
        <source>Skipped where the new one is not newer</source>
        <translation>Übersprungen, wo die neue Datei nicht neuer ist</translation>
    </message>
    <message>
        <source>Replace if larger</source>
        <translation>Ersetzen, wenn größer</translation>
    </message>
    <message>
        <source>Replace all that are smaller</source>
        <translation>Alle kleineren ersetzen</translation>
    </message>
    <message>
        <source>Skipped where the new one is not larger</source>
        <translation>Übersprungen, wo die neue Datei nicht größer ist</translation>
    </message>
    <message>
        <source>Decide later</source>
        <translation>Später entscheiden</translation>
    </message>
    <message>
        <source>Stays open; all others go on</source>
        <translation>Bleibt offen; alle anderen gehen weiter</translation>
    </message>
</context>
<context>
    <name>drover::ui::ArchivePage</name>
    <message>
        <source>%1: %2. %3 of its contents can be cloned, %4 must be copied; headers and padding take %5.</source>
        <translation>%1: %2. %3 des Inhalts lassen sich klonen, %4 müssen kopiert werden; Köpfe und Auffüllung brauchen %5.</translation>
    </message>
    <message>
        <source>%1 compressed and no range of the archive.</source>
        <translation>%1 komprimiert und kein Bereich des Archivs.</translation>
    </message>
    <message>
        <source>Members</source>
        <translation>Einträge</translation>
    </message>
    <message>
        <source>%1: %2. %3 of its contents can be cloned, %4 must be copied; compressed contents and headers take %5.</source>
        <translation>%1: %2. %3 des Inhalts sind klonbar, %4 müssen kopiert werden; komprimierte Inhalte und Köpfe brauchen %5.</translation>
    </message>
</context>
<context>
    <name>drover::ui::ArchiveRows</name>
    <message>
        <source>Not compressed. Files are cloned into it where the filesystem can.</source>
        <translation>Nicht komprimiert. Dateien werden hineingeklont, wo das Dateisystem es kann.</translation>
    </message>
    <message>
        <source>Compressed with Zstandard: fast, and small.</source>
        <translation>Komprimiert mit Zstandard: schnell und klein.</translation>
    </message>
    <message>
        <source>Compressed with gzip: opens on every Unix.</source>
        <translation>Komprimiert mit gzip: lässt sich auf jedem Unix öffnen.</translation>
    </message>
    <message>
        <source>Compressed with xz: smallest, and slowest.</source>
        <translation>Komprimiert mit xz: am kleinsten und am langsamsten.</translation>
    </message>
    <message>
        <source>Compressed file by file: opens everywhere, keeps less than a tar.</source>
        <translation>Datei für Datei komprimiert: lässt sich überall öffnen, bewahrt weniger als ein Tar.</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automatisch</translation>
    </message>
    <message>
        <source>Large files begin on a block of the disk where that lets them be cloned.</source>
        <translation>Große Dateien beginnen auf einem Block der Platte, wo sie dadurch klonbar werden.</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Nothing is padded: a little smaller, but every byte has to be copied.</source>
        <translation>Nichts wird aufgefüllt: etwas kleiner, aber jedes Byte muss kopiert werden.</translation>
    </message>
    <message>
        <source>Fi&amp;le name</source>
        <translation>Dateina&amp;me</translation>
    </message>
    <message>
        <source>File ty&amp;pe</source>
        <translation>Datei&amp;typ</translation>
    </message>
    <message>
        <source>Ali&amp;gnment</source>
        <translation>Ausrichtun&amp;g</translation>
    </message>
    <message>
        <source>Same tree, same &amp;bytes</source>
        <translation>Gleicher Baum, gleiche B&amp;ytes</translation>
    </message>
    <message>
        <source>Leaves out who owns the files, so that equal trees give equal archives.</source>
        <translation>Lässt weg, wem die Dateien gehören, damit gleiche Bäume gleiche Archive ergeben.</translation>
    </message>
    <message>
        <source>Name of the new archive</source>
        <translation>Name des neuen Archivs</translation>
    </message>
    <message>
        <source>Give the archive a name.</source>
        <translation>Geben Sie dem Archiv einen Namen.</translation>
    </message>
    <message>
        <source>A name cannot contain “/”. The folder is chosen above.</source>
        <translation>Ein Name kann kein „/“ enthalten. Der Ordner wird oben gewählt.</translation>
    </message>
</context>
<context>
    <name>drover::ui::CauseModel</name>
    <message>
        <source>All causes
%1</source>
        <translation>Alle Ursachen
%1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1
%2</source>
        <translation>%1
%2</translation>
    </message>
</context>
<context>
    <name>drover::ui::Choices</name>
    <message>
        <source>Ask me</source>
        <translation>Mich fragen</translation>
    </message>
    <message>
        <source>The file waits for your answer in this window; all others go on.</source>
        <translation>Die Datei wartet in diesem Fenster auf Ihre Antwort; alle anderen gehen weiter.</translation>
    </message>
    <message>
        <source>Keep both</source>
        <translation>Beide behalten</translation>
    </message>
    <message>
        <source>The new file gets a free name, such as “name (2).txt”.</source>
        <translation>Die neue Datei bekommt einen freien Namen, etwa „Name (2).txt“.</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Überspringen</translation>
    </message>
    <message>
        <source>The file at the destination stays as it is.</source>
        <translation>Die Datei am Ziel bleibt, wie sie ist.</translation>
    </message>
    <message>
        <source>Keep the newer</source>
        <translation>Die neuere behalten</translation>
    </message>
    <message>
        <source>Replaces a file only by one that was changed later.</source>
        <translation>Ersetzt eine Datei nur durch eine, die später geändert wurde.</translation>
    </message>
    <message>
        <source>Keep the larger</source>
        <translation>Die größere behalten</translation>
    </message>
    <message>
        <source>Replaces a file only by one that has more bytes.</source>
        <translation>Ersetzt eine Datei nur durch eine mit mehr Bytes.</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Ersetzen</translation>
    </message>
    <message>
        <source>The old file stays in place until the new one is complete.</source>
        <translation>Die alte Datei bleibt an ihrem Platz, bis die neue vollständig ist.</translation>
    </message>
    <message>
        <source>Report an error</source>
        <translation>Fehler melden</translation>
    </message>
    <message>
        <source>The file is not copied and is listed among the errors.</source>
        <translation>Die Datei wird nicht kopiert und steht bei den Fehlern.</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automatisch</translation>
    </message>
    <message>
        <source>Each file takes the cheapest way that its filesystems allow.</source>
        <translation>Jede Datei nimmt den billigsten Weg, den ihre Dateisysteme zulassen.</translation>
    </message>
    <message>
        <source>Clone only</source>
        <translation>Nur klonen</translation>
    </message>
    <message>
        <source>Shares blocks with the source; files that cannot be cloned fail.</source>
        <translation>Teilt Blöcke mit der Quelle; was nicht klonbar ist, schlägt fehl.</translation>
    </message>
    <message>
        <source>Kernel copy only</source>
        <translation>Nur Kernel-Kopie</translation>
    </message>
    <message>
        <source>The kernel copies; files that it cannot serve fail.</source>
        <translation>Der Kernel kopiert; was er nicht bedienen kann, schlägt fehl.</translation>
    </message>
    <message>
        <source>Buffered only</source>
        <translation>Nur gepuffert</translation>
    </message>
    <message>
        <source>Reads and writes every byte: a physical second copy.</source>
        <translation>Liest und schreibt jedes Byte: eine physische zweite Kopie.</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Erhalten</translation>
    </message>
    <message>
        <source>Holes in sparse files stay holes and take no space.</source>
        <translation>Löcher in dünnbesetzten Dateien bleiben Löcher und belegen nichts.</translation>
    </message>
    <message>
        <source>Make more</source>
        <translation>Mehr machen</translation>
    </message>
    <message>
        <source>Blocks of zeros become holes too, which reads every byte.</source>
        <translation>Auch Blöcke aus Nullen werden Löcher; dafür wird jedes Byte gelesen.</translation>
    </message>
    <message>
        <source>Fill</source>
        <translation>Füllen</translation>
    </message>
    <message>
        <source>Holes are written out as zeros, so all space is taken now.</source>
        <translation>Löcher werden als Nullen geschrieben, der Platz ist also sofort belegt.</translation>
    </message>
    <message>
        <source>Make anew</source>
        <translation>Neu anlegen</translation>
    </message>
    <message>
        <source>FIFOs, sockets and devices are made anew.</source>
        <translation>FIFOs, Sockets und Geräte werden neu angelegt.</translation>
    </message>
    <message>
        <source>FIFOs, sockets and devices are left out.</source>
        <translation>FIFOs, Sockets und Geräte werden ausgelassen.</translation>
    </message>
</context>
<context>
    <name>drover::ui::Chooser</name>
    <message>
        <source>Add files</source>
        <translation>Dateien hinzufügen</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>Add a folder</source>
        <translation>Ordner hinzufügen</translation>
    </message>
    <message>
        <source>Destination</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>Wählen</translation>
    </message>
    <message>
        <source>Comma-separated values (*.csv)</source>
        <translation>Kommagetrennte Werte (*.csv)</translation>
    </message>
    <message>
        <source>JSON (*.json)</source>
        <translation>JSON (*.json)</translation>
    </message>
</context>
<context>
    <name>drover::ui::Columns</name>
    <message>
        <source>–</source>
        <translation>–</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Linked</source>
        <translation>Verlinkt</translation>
    </message>
    <message>
        <source>Renamed</source>
        <translation>Umbenannt</translation>
    </message>
    <message>
        <source>Skipped</source>
        <translation>Übersprungen</translation>
    </message>
    <message>
        <source>Done, see why</source>
        <translation>Fertig, siehe Grund</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Fehlgeschlagen</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>On disk</source>
        <translation>Auf Platte</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Methode</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
</context>
<context>
    <name>drover::ui::Conflict</name>
    <message>
        <source>same time</source>
        <translation>gleich alt</translation>
    </message>
    <message>
        <source>newer</source>
        <translation>neuer</translation>
    </message>
    <message>
        <source>older</source>
        <translation>älter</translation>
    </message>
    <message>
        <source>same size</source>
        <translation>gleich groß</translation>
    </message>
    <message>
        <source>larger</source>
        <translation>größer</translation>
    </message>
    <message>
        <source>smaller</source>
        <translation>kleiner</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>decide later</source>
        <translation>später entscheiden</translation>
    </message>
    <message>
        <source>a folder meets a file</source>
        <translation>Ordner trifft auf Datei</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1. New: %2, %3. There: %4, %5. The new one is %6.</source>
        <translation>%1. Neu: %2, %3. Vorhanden: %4, %5. Die neue ist %6.</translation>
    </message>
</context>
<context>
    <name>drover::ui::ConflictModel</name>
    <message>
        <source>%1
would replace
%2</source>
        <translation>%1
würde ersetzen:
%2</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>New: size</source>
        <translation>Neu: Größe</translation>
    </message>
    <message>
        <source>New: changed</source>
        <translation>Neu: geändert</translation>
    </message>
    <message>
        <source>There: size</source>
        <translation>Vorhanden: Größe</translation>
    </message>
    <message>
        <source>There: changed</source>
        <translation>Vorhanden: geändert</translation>
    </message>
    <message>
        <source>The new one is</source>
        <translation>Die neue ist</translation>
    </message>
</context>
<context>
    <name>drover::ui::ConflictsTab</name>
    <message>
        <source>New</source>
        <translation>Neu</translation>
    </message>
    <message>
        <source>Already there</source>
        <translation>Schon vorhanden</translation>
    </message>
    <message>
        <source>Names that are taken</source>
        <translation>Vergebene Namen</translation>
    </message>
    <message>
        <source>For all</source>
        <translation>Für alle</translation>
    </message>
    <message>
        <source>One answer for all open questions, and for those still to come</source>
        <translation>Eine Antwort für alle offenen Fragen und für die, die noch kommen</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>No name is taken at the destination.</source>
        <translation>Am Ziel ist kein Name vergeben.</translation>
    </message>
    <message>
        <source>%1, the first %2 listed</source>
        <translation>%1, die ersten %2 aufgeführt</translation>
    </message>
    <message>
        <source>%1, %2 for later</source>
        <translation>%1, %2 für später</translation>
    </message>
</context>
<context>
    <name>drover::ui::DestinationBar</name>
    <message>
        <source>Destination folder</source>
        <translation>Zielordner</translation>
    </message>
    <message>
        <source>Bro&amp;wse…</source>
        <translation>Dur&amp;chsuchen…</translation>
    </message>
    <message>
        <source>Choose the destination folder</source>
        <translation>Zielordner wählen</translation>
    </message>
</context>
<context>
    <name>drover::ui::DetailsPane</name>
    <message>
        <source>Details of the selected job</source>
        <translation>Einzelheiten des gewählten Auftrags</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>drover::ui::DropOverlay</name>
    <message>
        <source>Shift moves, Ctrl copies. Nothing starts before you say so.</source>
        <translation>Umschalt verschiebt, Strg kopiert. Nichts beginnt, bevor Sie es sagen.</translation>
    </message>
    <message>
        <source>Drop to add to %1</source>
        <translation>Loslassen, um zu %1 hinzuzufügen</translation>
    </message>
    <message>
        <source>The files join this job and go where it goes.</source>
        <translation>Die Dateien kommen zu diesem Auftrag und gehen an sein Ziel.</translation>
    </message>
</context>
<context>
    <name>drover::ui::EmptyPage</name>
    <message>
        <source>Drop files or folders here</source>
        <translation>Dateien oder Ordner hier ablegen</translation>
    </message>
    <message>
        <source>Drover shares blocks and keeps holes where the filesystem can, so that few bytes have to move.
For every file it shows which way it took, and why.</source>
        <translation>Drover teilt Blöcke und erhält Löcher, wo das Dateisystem es kann, damit sich wenige Bytes bewegen.
Zu jeder Datei zeigt es, welchen Weg sie nahm, und warum.</translation>
    </message>
    <message>
        <source>or paste them with Ctrl+V, or pick them:</source>
        <translation>oder mit Strg+V einfügen, oder auswählen:</translation>
    </message>
</context>
<context>
    <name>drover::ui::EngineWords</name>
    <message>
        <source>clone</source>
        <translation>Klon</translation>
    </message>
    <message>
        <source>kernel copy</source>
        <translation>Kernel-Kopie</translation>
    </message>
    <message>
        <source>buffered</source>
        <translation>gepuffert</translation>
    </message>
    <message>
        <source>hole</source>
        <translation>Loch</translation>
    </message>
    <message>
        <source>other filesystem</source>
        <translation>anderes Dateisystem</translation>
    </message>
    <message>
        <source>not supported here</source>
        <translation>hier nicht unterstützt</translation>
    </message>
    <message>
        <source>not supported by this kernel</source>
        <translation>von diesem Kernel nicht unterstützt</translation>
    </message>
    <message>
        <source>not possible for this file</source>
        <translation>für diese Datei nicht möglich</translation>
    </message>
    <message>
        <source>the file is in use as swap</source>
        <translation>die Datei dient als Auslagerung</translation>
    </message>
    <message>
        <source>not permitted</source>
        <translation>nicht erlaubt</translation>
    </message>
    <message>
        <source>the source is not on the disk yet</source>
        <translation>die Quelle ist noch nicht auf der Platte</translation>
    </message>
    <message>
        <source>blocks of zeros are looked for</source>
        <translation>Blöcke aus Nullen werden gesucht</translation>
    </message>
    <message>
        <source>holes are to be filled</source>
        <translation>Löcher sind zu füllen</translation>
    </message>
    <message>
        <source>small file</source>
        <translation>kleine Datei</translation>
    </message>
    <message>
        <source>small range</source>
        <translation>kleiner Bereich</translation>
    </message>
    <message>
        <source>unaligned</source>
        <translation>nicht ausgerichtet</translation>
    </message>
    <message>
        <source>unknown block size</source>
        <translation>unbekannte Blockgröße</translation>
    </message>
    <message>
        <source>less than a block</source>
        <translation>weniger als ein Block</translation>
    </message>
    <message>
        <source>it moved nothing</source>
        <translation>er bewegte nichts</translation>
    </message>
    <message>
        <source>the size of this file is not known before it is read</source>
        <translation>die Größe dieser Datei ist erst nach dem Lesen bekannt</translation>
    </message>
    <message>
        <source>compressed archive</source>
        <translation>komprimiertes Archiv</translation>
    </message>
    <message>
        <source>the archive is no tar</source>
        <translation>das Archiv ist kein Tar</translation>
    </message>
    <message>
        <source>the holes are stored</source>
        <translation>die Löcher sind gespeichert</translation>
    </message>
    <message>
        <source>the name is taken</source>
        <translation>der Name ist vergeben</translation>
    </message>
    <message>
        <source>not newer</source>
        <translation>nicht neuer</translation>
    </message>
    <message>
        <source>not larger</source>
        <translation>nicht größer</translation>
    </message>
    <message>
        <source>special files are left out</source>
        <translation>Spezialdateien werden ausgelassen</translation>
    </message>
    <message>
        <source>this format cannot hold it</source>
        <translation>dieses Format kann es nicht fassen</translation>
    </message>
    <message>
        <source>It changed while it was being moved; the original stays</source>
        <translation>Sie änderte sich während des Verschiebens; das Original bleibt</translation>
    </message>
    <message>
        <source>A directory cannot go into itself</source>
        <translation>Ein Ordner kann nicht in sich selbst</translation>
    </message>
    <message>
        <source>Another source of this job has the same name</source>
        <translation>Eine andere Quelle dieses Auftrags heißt genauso</translation>
    </message>
    <message>
        <source>This directory does not exist</source>
        <translation>Diesen Ordner gibt es nicht</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <translation>Keine Berechtigung</translation>
    </message>
    <message>
        <source>Operation not permitted</source>
        <translation>Vorgang nicht erlaubt</translation>
    </message>
    <message>
        <source>No such file or directory</source>
        <translation>Datei oder Ordner nicht gefunden</translation>
    </message>
    <message>
        <source>No space left on device</source>
        <translation>Kein Platz mehr auf dem Gerät</translation>
    </message>
    <message>
        <source>Disk quota exceeded</source>
        <translation>Kontingent erschöpft</translation>
    </message>
    <message>
        <source>Input/output error</source>
        <translation>Ein-/Ausgabefehler</translation>
    </message>
    <message>
        <source>Read-only file system</source>
        <translation>Dateisystem nur lesbar</translation>
    </message>
    <message>
        <source>File exists</source>
        <translation>Datei existiert</translation>
    </message>
    <message>
        <source>File too large</source>
        <translation>Datei zu groß</translation>
    </message>
    <message>
        <source>File name too long</source>
        <translation>Dateiname zu lang</translation>
    </message>
    <message>
        <source>Invalid argument</source>
        <translation>Ungültiges Argument</translation>
    </message>
    <message>
        <source>Device or resource busy</source>
        <translation>Gerät oder Ressource belegt</translation>
    </message>
    <message>
        <source>pausing</source>
        <translation>hält an</translation>
    </message>
    <message>
        <source>all jobs are paused</source>
        <translation>alle Aufträge sind angehalten</translation>
    </message>
    <message>
        <source>Hard links become separate files: this filesystem cannot hold them</source>
        <translation>Harte Links werden eigene Dateien: dieses Dateisystem kann sie nicht fassen</translation>
    </message>
    <message>
        <source>Hard links become separate files: this format cannot hold them</source>
        <translation>Harte Links werden eigene Dateien: dieses Format kann sie nicht fassen</translation>
    </message>
    <message>
        <source>Not all of it is on the device yet: the system goes on writing</source>
        <translation>Noch nicht alles ist auf dem Gerät: das System schreibt weiter</translation>
    </message>
    <message>
        <source>%1 refused: %2</source>
        <translation>%1 nicht möglich: %2</translation>
    </message>
    <message>
        <source>waiting for %1</source>
        <translation>wartet auf %1</translation>
    </message>
    <message>
        <source>only files are compared by size</source>
        <translation>nur Dateien werden nach der Größe verglichen</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 (at byte %2)</source>
        <translation>%1 (bei Byte %2)</translation>
    </message>
    <message>
        <source>%1 (byte %2 of the archive)</source>
        <translation>%1 (Byte %2 des Archivs)</translation>
    </message>
    <message>
        <source>%1; reading goes on with the header at byte %2, and what it tells of may be content of the damaged member</source>
        <translation>%1; gelesen wird ab dem Kopf bei Byte %2 weiter, und was er nennt, kann Inhalt des beschädigten Eintrags sein</translation>
    </message>
    <message>
        <source>%1; reading goes on with the header at byte %2</source>
        <translation>%1; gelesen wird ab dem Kopf bei Byte %2 weiter</translation>
    </message>
    <message>
        <source>%1; the next header is searched for, and what it tells of may be content of the damaged member</source>
        <translation>%1; der nächste Kopf wird gesucht, und was er nennt, kann Inhalt des beschädigten Eintrags sein</translation>
    </message>
    <message>
        <source>%1: it was cut off, and members may be missing</source>
        <translation>%1: Es wurde abgeschnitten, und Einträge können fehlen</translation>
    </message>
    <message>
        <source>It cannot be read back: %1</source>
        <translation>Lässt sich nicht zurücklesen: %1</translation>
    </message>
    <message>
        <source>There is an end mark before its end, and the members behind it were not read</source>
        <translation>Vor dem Ende steht eine Endmarke, und die Einträge dahinter wurden nicht gelesen</translation>
    </message>
    <message>
        <source>There is an end mark before its end</source>
        <translation>Vor dem Ende steht eine Endmarke</translation>
    </message>
    <message>
        <source>It unpacks to more than %1 times its size</source>
        <translation>Es entpackt zu mehr als dem %1-Fachen seiner Größe</translation>
    </message>
    <message>
        <source>Its access list names %1, who is not known here</source>
        <translation>Seine Zugriffsliste nennt %1, hier unbekannt</translation>
    </message>
    <message>
        <source>The %1 data ends early</source>
        <translation>Die %1-Daten enden zu früh</translation>
    </message>
    <message>
        <source>The gzip data is damaged (%1)</source>
        <translation>Die gzip-Daten sind beschädigt (%1)</translation>
    </message>
    <message>
        <source>The zstd data is damaged (%1)</source>
        <translation>Die zstd-Daten sind beschädigt (%1)</translation>
    </message>
    <message>
        <source>The checksum at the end of the gzip data is wrong: something that it unpacks to is damaged</source>
        <translation>Die Prüfsumme am Ende der gzip-Daten ist falsch: Etwas vom Entpackten ist beschädigt</translation>
    </message>
    <message>
        <source>The checksum at the end of the zstd data is wrong: something that it unpacks to is damaged</source>
        <translation>Die Prüfsumme am Ende der zstd-Daten ist falsch: Etwas vom Entpackten ist beschädigt</translation>
    </message>
    <message>
        <source>There is no memory to unpack it</source>
        <translation>Zum Entpacken fehlt Speicher</translation>
    </message>
    <message>
        <source>Members are missing at its end</source>
        <translation>Am Ende fehlen Einträge</translation>
    </message>
    <message>
        <source>Nothing like it was archived</source>
        <translation>Nichts dergleichen wurde archiviert</translation>
    </message>
    <message>
        <source>The archive has another member in its place</source>
        <translation>Im Archiv steht ein anderer Eintrag an dieser Stelle</translation>
    </message>
    <message>
        <source>The archive holds other bytes than the source</source>
        <translation>Das Archiv enthält andere Bytes als die Quelle</translation>
    </message>
    <message>
        <source>The first header is damaged</source>
        <translation>Der erste Kopf ist beschädigt</translation>
    </message>
    <message>
        <source>The archive has no directory at its end</source>
        <translation>Dem Archiv fehlt das Verzeichnis am Ende</translation>
    </message>
    <message>
        <source>The archive has no end mark</source>
        <translation>Dem Archiv fehlt die Endmarke</translation>
    </message>
    <message>
        <source>The archive has no last block</source>
        <translation>Dem Archiv fehlt der letzte Block</translation>
    </message>
    <message>
        <source>It has more holes than can be believed</source>
        <translation>Es hat mehr Löcher, als glaubhaft ist</translation>
    </message>
    <message>
        <source>It is encrypted</source>
        <translation>Es ist verschlüsselt</translation>
    </message>
    <message>
        <source>It is damaged</source>
        <translation>Es ist beschädigt</translation>
    </message>
    <message>
        <source>Its checksum is wrong</source>
        <translation>Seine Prüfsumme ist falsch</translation>
    </message>
    <message>
        <source>Its map of holes makes no sense</source>
        <translation>Sein Lochplan ergibt keinen Sinn</translation>
    </message>
    <message>
        <source>Its map of holes does not fit what is stored</source>
        <translation>Sein Lochplan passt nicht zu dem, was abgelegt ist</translation>
    </message>
    <message>
        <source>This is not an archive of a known format</source>
        <translation>Das ist kein Archiv bekannten Formats</translation>
    </message>
    <message>
        <source>The archive cannot be read</source>
        <translation>Das Archiv lässt sich nicht lesen</translation>
    </message>
    <message>
        <source>A record of its extended header makes no sense: %1</source>
        <translation>Ein Eintrag seines erweiterten Kopfes ergibt keinen Sinn: %1</translation>
    </message>
    <message>
        <source>It is a hard link to nothing</source>
        <translation>Es ist ein Hardlink auf nichts</translation>
    </message>
    <message>
        <source>It is the rest of a file that began in another volume of the archive</source>
        <translation>Es ist der Rest einer Datei, die in einem anderen Teil des Archivs begann</translation>
    </message>
    <message>
        <source>Its headers are damaged</source>
        <translation>Seine Köpfe sind beschädigt</translation>
    </message>
    <message>
        <source>What its headers say of its holes is damaged</source>
        <translation>Was seine Köpfe über die Löcher sagen, ist beschädigt</translation>
    </message>
    <message>
        <source>It may be a symlink: what would say so is lost with the directory at the archive&apos;s end</source>
        <translation>Es ist vielleicht ein Symlink: Was es sagen würde, ist mit dem Verzeichnis am Ende des Archivs verloren</translation>
    </message>
    <message>
        <source>Its permissions are lost with the directory at the archive&apos;s end</source>
        <translation>Seine Rechte sind mit dem Verzeichnis am Ende des Archivs verloren</translation>
    </message>
    <message>
        <source>The archive ends before this member does</source>
        <translation>Das Archiv endet vor diesem Eintrag</translation>
    </message>
    <message>
        <source>A part of its name is longer than 255 bytes</source>
        <translation>Ein Teil des Namens ist länger als 255 Bytes</translation>
    </message>
    <message>
        <source>It has no name</source>
        <translation>Es hat keinen Namen</translation>
    </message>
    <message>
        <source>Its name leads upwards (&quot;..&quot;)</source>
        <translation>Sein Name führt nach oben („..“)</translation>
    </message>
    <message>
        <source>Its name holds a zero byte</source>
        <translation>Sein Name enthält ein Nullbyte</translation>
    </message>
    <message>
        <source>Its name is longer than 4095 bytes</source>
        <translation>Sein Name ist länger als 4095 Bytes</translation>
    </message>
    <message>
        <source>Behind its compressed data there are bytes that belong to nothing</source>
        <translation>Hinter den gepackten Daten stehen Bytes, die zu nichts gehören</translation>
    </message>
    <message>
        <source>A global header gives all members one map of holes</source>
        <translation>Ein globaler Kopf gibt allen Einträgen denselben Lochplan</translation>
    </message>
    <message>
        <source>A global header gives all members one name</source>
        <translation>Ein globaler Kopf gibt allen Einträgen denselben Namen</translation>
    </message>
    <message>
        <source>A global header gives all members one size</source>
        <translation>Ein globaler Kopf gibt allen Einträgen dieselbe Größe</translation>
    </message>
    <message>
        <source>Its extended header is damaged</source>
        <translation>Sein erweiterter Kopf ist beschädigt</translation>
    </message>
    <message>
        <source>The archive holds fewer or more bytes of this member than its header says</source>
        <translation>Das Archiv enthält weniger oder mehr Bytes dieses Eintrags, als sein Kopf sagt</translation>
    </message>
    <message>
        <source>An archive has to be a regular file</source>
        <translation>Ein Archiv muss eine reguläre Datei sein</translation>
    </message>
    <message>
        <source>It has more than 20 million members</source>
        <translation>Es hat mehr als 20 Millionen Einträge</translation>
    </message>
    <message>
        <source>More than %1 members</source>
        <translation>Mehr als %1 Einträge</translation>
    </message>
    <message>
        <source>It was changed while it was read: what came out of it may be of both versions</source>
        <translation>Wurde beim Lesen geändert: Was herauskam, kann von beiden Fassungen stammen</translation>
    </message>
    <message>
        <source>It is a hard link to %1, which was not unpacked before it</source>
        <translation>Es ist ein Hardlink auf %1, und das wurde davor nicht entpackt</translation>
    </message>
    <message>
        <source>It is a hard link to %1, which was replaced meanwhile</source>
        <translation>Es ist ein Hardlink auf %1, und das wurde inzwischen ersetzt</translation>
    </message>
    <message>
        <source>Its content could not be read again</source>
        <translation>Sein Inhalt ließ sich nicht noch einmal lesen</translation>
    </message>
    <message>
        <source>Its content is that of a member that failed</source>
        <translation>Sein Inhalt ist der eines Eintrags, der fehlschlug</translation>
    </message>
    <message>
        <source>The archive ends before its content</source>
        <translation>Das Archiv endet vor seinem Inhalt</translation>
    </message>
    <message>
        <source>The archive holds no content for it</source>
        <translation>Das Archiv enthält keinen Inhalt dafür</translation>
    </message>
    <message>
        <source>It is incomplete: it begins at byte %1 and would end at byte %2, but the archive ends at %3</source>
        <translation>Unvollständig: beginnt bei Byte %1 und würde bei Byte %2 enden, das Archiv endet aber bei %3</translation>
    </message>
    <message>
        <source>It would replace the destination itself</source>
        <translation>Es würde das Ziel selbst ersetzen</translation>
    </message>
    <message>
        <source>Only root can make devices</source>
        <translation>Nur root kann Gerätedateien anlegen</translation>
    </message>
    <message>
        <source>it may not be possible</source>
        <translation>es ist vielleicht nicht möglich</translation>
    </message>
    <message>
        <source>no method is left</source>
        <translation>kein Verfahren ist übrig</translation>
    </message>
    <message>
        <source>the headers are of an unusual kind</source>
        <translation>die Köpfe sind von ungewohnter Art</translation>
    </message>
    <message>
        <source>the size is ambiguous</source>
        <translation>die Größe ist mehrdeutig</translation>
    </message>
    <message>
        <source>the archive ends before it does</source>
        <translation>das Archiv endet davor</translation>
    </message>
    <message>
        <source>the archive&apos;s filesystem cannot clone</source>
        <translation>das Dateisystem des Archivs kann nicht klonen</translation>
    </message>
    <message>
        <source>its bytes do not begin on a block</source>
        <translation>seine Bytes beginnen nicht an einem Block</translation>
    </message>
    <message>
        <source>Preparing: writing the source to disk</source>
        <translation>Vorbereitung: Die Quelle wird auf die Platte geschrieben</translation>
    </message>
    <message>
        <source>Verifying: reading the archive back from the disk</source>
        <translation>Prüfung: Das Archiv wird von der Platte zurückgelesen</translation>
    </message>
    <message>
        <source>Comparing with what an earlier run stored</source>
        <translation>Vergleich mit dem, was ein früherer Lauf abgelegt hat</translation>
    </message>
    <message>
        <source>it is there already</source>
        <translation>ist schon da</translation>
    </message>
    <message>
        <source>it was moved before</source>
        <translation>wurde schon verschoben</translation>
    </message>
    <message>
        <source>the link is there already</source>
        <translation>der Link ist schon da</translation>
    </message>
    <message>
        <source>went on at byte %1</source>
        <translation>bei Byte %1 fortgesetzt</translation>
    </message>
    <message>
        <source>It changed while it was being copied; the copy may hold parts of both</source>
        <translation>Hat sich beim Kopieren geändert; die Kopie enthält vielleicht Teile von beidem</translation>
    </message>
    <message>
        <source>It changed while it was being copied; the file that it would replace stays</source>
        <translation>Hat sich beim Kopieren geändert; die Datei, die ersetzt würde, bleibt</translation>
    </message>
    <message>
        <source>It was replaced while it was being copied</source>
        <translation>Wurde beim Kopieren ersetzt</translation>
    </message>
    <message>
        <source>It changed while it was being archived</source>
        <translation>Hat sich beim Archivieren geändert</translation>
    </message>
    <message>
        <source>It shrank while it was being archived: its end is stored as zeros</source>
        <translation>Ist beim Archivieren geschrumpft: Das Ende ist als Nullen abgelegt</translation>
    </message>
    <message>
        <source>It came while the move was at work, and stays</source>
        <translation>Kam beim Verschieben hinzu und bleibt</translation>
    </message>
    <message>
        <source>Another name means the same file at the destination; the original stays</source>
        <translation>Ein anderer Name meint am Ziel dieselbe Datei; das Original bleibt</translation>
    </message>
    <message>
        <source>An extended attribute could not be kept; the original stays</source>
        <translation>Ein erweitertes Attribut ließ sich nicht erhalten; das Original bleibt</translation>
    </message>
    <message>
        <source>What stands there is immutable and lacks a part of it; the original stays</source>
        <translation>Was dort steht, ist unveränderlich, und ihm fehlt etwas; das Original bleibt</translation>
    </message>
    <message>
        <source>The copy differs from byte %1 on</source>
        <translation>Die Kopie weicht ab Byte %1 ab</translation>
    </message>
    <message>
        <source>The file differs from what the archive holds</source>
        <translation>Die Datei ist anders als im Archiv</translation>
    </message>
    <message>
        <source>The method asked for cannot serve this file (%1)</source>
        <translation>Das verlangte Verfahren taugt nicht für diese Datei (%1)</translation>
    </message>
    <message>
        <source>Source and destination are the same file</source>
        <translation>Quelle und Ziel sind dieselbe Datei</translation>
    </message>
    <message>
        <source>Source and destination are the same directory</source>
        <translation>Quelle und Ziel sind derselbe Ordner</translation>
    </message>
    <message>
        <source>The file that a link leads to is not replaced by that link</source>
        <translation>Die Datei, zu der ein Link führt, wird nicht durch ihn ersetzt</translation>
    </message>
    <message>
        <source>A %1 is not replaced by a %2</source>
        <translation>Wird nicht ersetzt (dort: %1, es käme: %2)</translation>
    </message>
    <message>
        <source>file</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>directory</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>symlink</source>
        <translation>Symlink</translation>
    </message>
    <message>
        <source>FIFO</source>
        <translation>FIFO</translation>
    </message>
    <message>
        <source>socket</source>
        <translation>Socket</translation>
    </message>
    <message>
        <source>device</source>
        <translation>Gerät</translation>
    </message>
    <message>
        <source>This directory leads back to one that is being copied already (a bind mount?)</source>
        <translation>Dieser Ordner führt zu einem zurück, der schon kopiert wird (eine Bind-Einhängung?)</translation>
    </message>
    <message>
        <source>A directory is moved by its name, not by . or ..</source>
        <translation>Ein Ordner wird mit seinem Namen verschoben, nicht als . oder ..</translation>
    </message>
    <message>
        <source>Several sources need a directory to go into, and this is none</source>
        <translation>Mehrere Quellen brauchen einen Ordner als Ziel, und das ist keiner</translation>
    </message>
    <message>
        <source>Several sources need an existing directory to go into</source>
        <translation>Mehrere Quellen brauchen einen vorhandenen Ordner als Ziel</translation>
    </message>
    <message>
        <source>The archive cannot be put into itself</source>
        <translation>Das Archiv kann nicht in sich selbst gelegt werden</translation>
    </message>
    <message>
        <source>The archive is not put into itself</source>
        <translation>Das Archiv wird nicht in sich selbst gelegt</translation>
    </message>
    <message>
        <source>%1; the copy is in %2</source>
        <translation>%1; die Kopie ist in %2</translation>
    </message>
    <message>
        <source>%1; what was unpacked is in %2</source>
        <translation>%1; das Entpackte ist in %2</translation>
    </message>
    <message>
        <source>The way there leads out of the destination</source>
        <translation>Der Weg dorthin führt aus dem Ziel hinaus</translation>
    </message>
    <message>
        <source>The system has no more threads to give</source>
        <translation>Das System hat keine Threads mehr zu vergeben</translation>
    </message>
    <message>
        <source>another name differs only in case</source>
        <translation>ein anderer Name unterscheidet sich nur in Groß und Klein</translation>
    </message>
    <message>
        <source>only files and directories can be there</source>
        <translation>dort kann es nur Dateien und Ordner geben</translation>
    </message>
    <message>
        <source>the name ends with a dot or a space</source>
        <translation>der Name endet mit Punkt oder Leerzeichen</translation>
    </message>
    <message>
        <source>the name has characters that are not allowed there</source>
        <translation>der Name hat Zeichen, die dort nicht erlaubt sind</translation>
    </message>
    <message>
        <source>the name is a device&apos;s for Windows</source>
        <translation>der Name ist für Windows der eines Geräts</translation>
    </message>
    <message>
        <source>the name is no UTF-8</source>
        <translation>der Name ist kein UTF-8</translation>
    </message>
    <message>
        <source>the name is too long</source>
        <translation>der Name ist zu lang</translation>
    </message>
    <message>
        <source>too large for a file there</source>
        <translation>zu groß für eine Datei dort</translation>
    </message>
    <message>
        <source>The archive went on at byte %1</source>
        <translation>Das Archiv wurde bei Byte %1 fortgesetzt</translation>
    </message>
    <message>
        <source>The archive begins anew: only a .tar goes on where an earlier run ended</source>
        <translation>Das Archiv beginnt von vorn: Nur ein .tar geht weiter, wo ein früherer Lauf endete</translation>
    </message>
    <message>
        <source>The archive begins anew: what was left of it is of no use to this job</source>
        <translation>Das Archiv beginnt von vorn: Was davon übrig war, nützt diesem Auftrag nichts</translation>
    </message>
    <message>
        <source>%1 is incomplete: the job ended before all was there</source>
        <translation>%1 ist unvollständig: Der Auftrag endete, bevor alles da war</translation>
    </message>
    <message>
        <source>%1 is incomplete in the archive: what is missing is zeros</source>
        <translation>%1 ist im Archiv unvollständig: Was fehlt, ist Nullen</translation>
    </message>
    <message>
        <source>Devices and FIFOs are left out: this format cannot hold them</source>
        <translation>Geräte und FIFOs bleiben weg: Dieses Format kann sie nicht aufnehmen</translation>
    </message>
    <message>
        <source>Extended attributes and access lists are left out: this format cannot hold them</source>
        <translation>Erweiterte Attribute und Zugriffslisten bleiben weg: Dieses Format kann sie nicht aufnehmen</translation>
    </message>
    <message>
        <source>Times before 1970 or after 2038 become the nearest that this format can hold</source>
        <translation>Zeiten vor 1970 und nach 2038 werden die nächsten, die dieses Format kennt</translation>
    </message>
    <message>
        <source>Sockets are left out, since an archive cannot hold them: %1</source>
        <translation>Sockets bleiben weg, weil ein Archiv sie nicht aufnehmen kann: %1</translation>
    </message>
    <message>
        <source>Some names are longer than 4095 bytes: tar may unpack them, Drover refuses to</source>
        <translation>Einige Namen sind länger als 4095 Bytes: tar entpackt sie vielleicht, Drover nicht</translation>
    </message>
    <message>
        <source>Too many hard links were waiting for their other names: some may have become separate files</source>
        <translation>Zu viele Hardlinks warteten auf ihre anderen Namen: Einige wurden vielleicht getrennte Dateien</translation>
    </message>
    <message>
        <source>The list of files is full: what came later is missing in it</source>
        <translation>Die Dateiliste ist voll: Was später kam, fehlt darin</translation>
    </message>
    <message>
        <source>%1: names that begin with / go below the destination</source>
        <translation>%1: Namen, die mit / beginnen, kommen unter das Ziel</translation>
    </message>
    <message>
        <source>%1: no owner here can have its number; it is given to nobody</source>
        <translation>%1: Kein Eigentümer hier kann diese Nummer haben; es geht an nobody</translation>
    </message>
    <message>
        <source>%1: two sizes are stored and differ; other programs may unpack something else</source>
        <translation>%1: Zwei Größen sind abgelegt und verschieden; andere Programme entpacken vielleicht etwas anderes</translation>
    </message>
    <message>
        <source>%1: its own permissions and times are left out, since an archive has one top</source>
        <translation>%1: Eigene Rechte und Zeiten bleiben weg, denn ein Archiv hat nur eine Spitze</translation>
    </message>
    <message>
        <source>%1 of %2 and %3 more could not be kept: %4</source>
        <translation>Nicht erhalten: %1 von %2 und %3 weiteren (%4)</translation>
    </message>
    <message>
        <source>%1 of %2 could not be kept: %3</source>
        <translation>Nicht erhalten: %1 von %2 (%3)</translation>
    </message>
    <message>
        <source>The owner</source>
        <translation>Eigentümer</translation>
    </message>
    <message>
        <source>The permissions</source>
        <translation>Rechte</translation>
    </message>
    <message>
        <source>The access control list</source>
        <translation>Zugriffsliste</translation>
    </message>
    <message>
        <source>The capabilities</source>
        <translation>Capabilities</translation>
    </message>
    <message>
        <source>An extended attribute</source>
        <translation>ein erweitertes Attribut</translation>
    </message>
    <message>
        <source>The times</source>
        <translation>Zeiten</translation>
    </message>
    <message>
        <source>A %1 cannot hold holes, so blocks of zeros are not looked for</source>
        <translation>Ein %1 kann keine Löcher aufnehmen, also werden keine Nullblöcke gesucht</translation>
    </message>
    <message>
        <source>A path holds a zero byte</source>
        <translation>Ein Pfad enthält ein Nullbyte</translation>
    </message>
    <message>
        <source>A source has no name</source>
        <translation>Eine Quelle hat keinen Namen</translation>
    </message>
    <message>
        <source>Several sources cannot become one target</source>
        <translation>Mehrere Quellen können nicht ein Ziel werden</translation>
    </message>
    <message>
        <source>There has to be a target for each source</source>
        <translation>Zu jeder Quelle muss es ein Ziel geben</translation>
    </message>
    <message>
        <source>There is no destination</source>
        <translation>Es gibt kein Ziel</translation>
    </message>
    <message>
        <source>There is nothing to copy</source>
        <translation>Es gibt nichts zu kopieren</translation>
    </message>
    <message>
        <source>What goes on has to keep the times: they tell what was finished before</source>
        <translation>Was fortgesetzt wird, muss die Zeiten erhalten: Sie sagen, was schon fertig war</translation>
    </message>
    <message>
        <source>Its name tells no format that can be written (%1)</source>
        <translation>Der Name nennt kein Format, das sich schreiben lässt (%1)</translation>
    </message>
    <message>
        <source>A %1 is compressed, so its payloads can be neither cloned nor copied by the kernel</source>
        <translation>%1 ist gepackt, also kann der Inhalt weder geklont noch vom Kernel kopiert werden</translation>
    </message>
    <message>
        <source>More threads are of no use for a %1, only to compress a .tar.zst or .tar.xz</source>
        <translation>Mehr Threads nützen bei %1 nichts, nur beim Packen von .tar.zst oder .tar.xz</translation>
    </message>
    <message>
        <source>The destination is the new name of the one source</source>
        <translation>Das Ziel ist der neue Name der einen Quelle</translation>
    </message>
    <message>
        <source>The job has begun</source>
        <translation>Der Auftrag hat begonnen</translation>
    </message>
    <message>
        <source>The job is at its end</source>
        <translation>Der Auftrag ist zu Ende</translation>
    </message>
    <message>
        <source>The job is not at its end</source>
        <translation>Der Auftrag ist nicht zu Ende</translation>
    </message>
    <message>
        <source>There is no such job</source>
        <translation>Diesen Auftrag gibt es nicht</translation>
    </message>
    <message>
        <source>What is added to an archive has to be there before it begins</source>
        <translation>Was in ein Archiv soll, muss vor dessen Beginn da sein</translation>
    </message>
    <message>
        <source>No item failed that could be tried again</source>
        <translation>Nichts ist fehlgeschlagen, das wiederholt werden könnte</translation>
    </message>
    <message>
        <source>Single items of an archive cannot be tried again</source>
        <translation>Einzelne Einträge eines Archivs lassen sich nicht wiederholen</translation>
    </message>
    <message>
        <source>The job kept no list of its items</source>
        <translation>Der Auftrag hat keine Liste seiner Einträge behalten</translation>
    </message>
    <message>
        <source>It has no list of jobs</source>
        <translation>Es hat keine Liste von Aufträgen</translation>
    </message>
    <message>
        <source>It is no queue of Drover</source>
        <translation>Es ist keine Warteschlange von Drover</translation>
    </message>
    <message>
        <source>It was written by a newer version of Drover</source>
        <translation>Es wurde von einer neueren Fassung von Drover geschrieben</translation>
    </message>
    <message>
        <source>Job %1: %2</source>
        <translation>Auftrag %1: %2</translation>
    </message>
    <message>
        <source>It is no JSON object</source>
        <translation>Es ist kein JSON-Objekt</translation>
    </message>
    <message>
        <source>Its report is no JSON object</source>
        <translation>Der Bericht ist kein JSON-Objekt</translation>
    </message>
    <message>
        <source>Its value of &quot;%1&quot; means nothing</source>
        <translation>Sein Wert von „%1“ bedeutet nichts</translation>
    </message>
    <message>
        <source>Is a directory: usage adds up what it holds</source>
        <translation>Ist ein Ordner: Die Belegung zählt zusammen, was darin ist</translation>
    </message>
    <message>
        <source>Not a regular file but a FIFO</source>
        <translation>Keine reguläre Datei, sondern ein FIFO</translation>
    </message>
    <message>
        <source>Not a regular file but a device</source>
        <translation>Keine reguläre Datei, sondern ein Gerät</translation>
    </message>
    <message>
        <source>Not a regular file but a socket</source>
        <translation>Keine reguläre Datei, sondern ein Socket</translation>
    </message>
    <message>
        <source>Not a regular file</source>
        <translation>Keine reguläre Datei</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>Abgebrochen</translation>
    </message>
    <message>
        <source>More than %1 extents, for which %2 MiB of memory are set aside; choose fewer files</source>
        <translation>Mehr als %1 Extents, für die %2 MiB Speicher vorgesehen sind; wählen Sie weniger Dateien</translation>
    </message>
    <message>
        <source>Changing: written to while it was read, so no figure can be trusted</source>
        <translation>Ändert sich: Wurde beim Lesen beschrieben, keiner Zahl ist zu trauen</translation>
    </message>
    <message>
        <source>Unsettled: some data is not yet on the disk, so preallocated and shared bytes are upper bounds</source>
        <translation>Unterwegs: Ein Teil der Daten ist noch nicht auf der Platte, reservierte und geteilte Bytes sind Obergrenzen</translation>
    </message>
    <message>
        <source>Whether all data is on the disk cannot be asked, so preallocated and shared bytes are upper bounds</source>
        <translation>Ob alle Daten auf der Platte sind, lässt sich nicht fragen, reservierte und geteilte Bytes sind Obergrenzen</translation>
    </message>
    <message>
        <source>Holes are unknown: the filesystem (%1) has no extent map and names no holes</source>
        <translation>Löcher sind unbekannt: Das Dateisystem (%1) hat keinen Extent-Plan und nennt keine Löcher</translation>
    </message>
    <message>
        <source>No extent map (%1): holes are what reads as zero, and may be preallocated</source>
        <translation>Kein Extent-Plan (%1): Löcher sind, was sich als Null liest, und vielleicht reserviert</translation>
    </message>
    <message>
        <source>Files on %1 share no blocks</source>
        <translation>Dateien auf %1 teilen keine Blöcke</translation>
    </message>
    <message>
        <source>Sharing is unknown: the filesystem (%1) tells no addresses</source>
        <translation>Das Teilen ist unbekannt: Das Dateisystem (%1) nennt keine Adressen</translation>
    </message>
    <message>
        <source>Compressed: how much of the disk that takes can be asked by root only</source>
        <translation>Komprimiert: Wie viel Platte das belegt, kann nur root fragen</translation>
    </message>
    <message>
        <source>btrfs calls a whole extent shared when any part of it is</source>
        <translation>btrfs nennt einen ganzen Extent geteilt, wenn es ein Teil davon ist</translation>
    </message>
    <message>
        <source>Seen through an overlay: files of different layers, and the layers themselves, are not compared, so they may share more</source>
        <translation>Durch ein Overlay gesehen: Dateien verschiedener Schichten und die Schichten selbst werden nicht verglichen, sie können mehr teilen</translation>
    </message>
    <message>
        <source>Seen through an overlay: deleting frees nothing of what lies in its lower layers</source>
        <translation>Durch ein Overlay gesehen: Löschen gibt nichts frei, was in unteren Schichten liegt</translation>
    </message>
    <message>
        <source>btrfs keeps an extent whole as long as any part of it is used, so deleting may free more than is mapped</source>
        <translation>btrfs behält einen Extent ganz, solange ein Teil benutzt wird, Löschen kann also mehr freigeben, als verzeichnet ist</translation>
    </message>
    <message>
        <source>More is allocated than is mapped: room for what is being written, or the filesystem&apos;s own blocks</source>
        <translation>Mehr ist belegt als verzeichnet: Platz für das, was gerade geschrieben wird, oder Blöcke des Dateisystems</translation>
    </message>
    <message>
        <source>Directories that could not be read: all sums above them are lower bounds</source>
        <translation>Ordner, die nicht zu lesen waren: Alle Summen darüber sind Untergrenzen</translation>
    </message>
    <message>
        <source>Files with further names outside the selection stay: deleting these names frees nothing of them</source>
        <translation>Dateien mit weiteren Namen außerhalb der Auswahl bleiben: Diese Namen zu löschen gibt nichts davon frei</translation>
    </message>
    <message>
        <source>What is shared within the selection may be shared outside it, too: how many share is not told</source>
        <translation>Was in der Auswahl geteilt wird, kann es auch außerhalb sein: Wie viele teilen, wird nicht gesagt</translation>
    </message>
    <message>
        <source>What several of the given paths hold counts once, at the first of them</source>
        <translation>Was mehrere der genannten Pfade enthalten, zählt einmal, beim ersten</translation>
    </message>
    <message>
        <source>Not a directory</source>
        <translation>Kein Verzeichnis</translation>
    </message>
    <message>
        <source>Is a directory</source>
        <translation>Ist ein Verzeichnis</translation>
    </message>
    <message>
        <source>Directory not empty</source>
        <translation>Verzeichnis nicht leer</translation>
    </message>
    <message>
        <source>Too many open files</source>
        <translation>Zu viele offene Dateien</translation>
    </message>
    <message>
        <source>Too many open files in system</source>
        <translation>Zu viele offene Dateien im System</translation>
    </message>
    <message>
        <source>Too many levels of symbolic links</source>
        <translation>Zu viele Ebenen symbolischer Links</translation>
    </message>
    <message>
        <source>Cannot allocate memory</source>
        <translation>Kein Speicher verfügbar</translation>
    </message>
    <message>
        <source>Operation not supported</source>
        <translation>Nicht unterstützt</translation>
    </message>
    <message>
        <source>Function not implemented</source>
        <translation>Nicht vorhanden</translation>
    </message>
    <message>
        <source>Invalid cross-device link</source>
        <translation>Link zwischen Dateisystemen</translation>
    </message>
    <message>
        <source>Stale file handle</source>
        <translation>Veraltetes Datei-Handle</translation>
    </message>
    <message>
        <source>No such device</source>
        <translation>Kein solches Gerät</translation>
    </message>
    <message>
        <source>No such device or address</source>
        <translation>Kein solches Gerät oder keine solche Adresse</translation>
    </message>
    <message>
        <source>Text file busy</source>
        <translation>Programmdatei wird benutzt</translation>
    </message>
    <message>
        <source>Resource temporarily unavailable</source>
        <translation>Vorübergehend nicht verfügbar</translation>
    </message>
    <message>
        <source>Connection timed out</source>
        <translation>Zeitüberschreitung</translation>
    </message>
    <message>
        <source>Remote I/O error</source>
        <translation>Ein-/Ausgabefehler der Gegenstelle</translation>
    </message>
    <message>
        <source>Transport endpoint is not connected</source>
        <translation>Nicht verbunden</translation>
    </message>
    <message>
        <source>Too many links</source>
        <translation>Zu viele Links</translation>
    </message>
    <message>
        <source>Numerical result out of range</source>
        <translation>Ergebnis außerhalb des Bereichs</translation>
    </message>
    <message>
        <source>Argument list too long</source>
        <translation>Zu lang</translation>
    </message>
    <message>
        <source>No data available</source>
        <translation>Keine Daten</translation>
    </message>
    <message>
        <source>Bad file descriptor</source>
        <translation>Falscher Dateideskriptor</translation>
    </message>
    <message>
        <source>Value too large for defined data type</source>
        <translation>Wert zu groß</translation>
    </message>
    <message>
        <source>Structure needs cleaning</source>
        <translation>Das Dateisystem ist beschädigt</translation>
    </message>
    <message>
        <source>Required key not available</source>
        <translation>Der nötige Schlüssel fehlt</translation>
    </message>
    <message>
        <source>Host is down</source>
        <translation>Rechner nicht erreichbar</translation>
    </message>
    <message>
        <source>Illegal seek</source>
        <translation>Unzulässige Position</translation>
    </message>
    <message>
        <source>No locks available</source>
        <translation>Keine Sperren verfügbar</translation>
    </message>
    <message>
        <source>Inappropriate ioctl for device</source>
        <translation>Nicht möglich für dieses Gerät</translation>
    </message>
    <message>
        <source>Bad message</source>
        <translation>Beschädigte Daten</translation>
    </message>
    <message>
        <source>%1 (%2, %3)</source>
        <translation>%1 (%2, %3)</translation>
    </message>
    <message>
        <source>only one of the two is NOCOW (chattr +C)</source>
        <translation>nur eines von beiden ist NOCOW (chattr +C)</translation>
    </message>
</context>
<context>
    <name>drover::ui::ErrorModel</name>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1
%2</source>
        <translation>%1
%2</translation>
    </message>
</context>
<context>
    <name>drover::ui::ErrorsTab</name>
    <message>
        <source>Causes</source>
        <translation>Ursachen</translation>
    </message>
    <message>
        <source>Failed files</source>
        <translation>Fehlgeschlagene Dateien</translation>
    </message>
    <message>
        <source>Errors</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Retry selected</source>
        <translation>Auswahl wiederholen</translation>
    </message>
    <message>
        <source>Tries the selected files again, as a new job</source>
        <translation>Versucht die gewählten Dateien noch einmal, als neuer Auftrag</translation>
    </message>
    <message>
        <source>Retry all failed</source>
        <translation>Alle wiederholen</translation>
    </message>
    <message>
        <source>Tries everything that failed again, as a new job</source>
        <translation>Versucht alles Fehlgeschlagene noch einmal, als neuer Auftrag</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportieren…</translation>
    </message>
    <message>
        <source>Writes what failed into a file of comma-separated values</source>
        <translation>Schreibt das Fehlgeschlagene in eine CSV-Datei</translation>
    </message>
    <message>
        <source>Nothing failed.</source>
        <translation>Nichts schlug fehl.</translation>
    </message>
    <message>
        <source>Export what failed</source>
        <translation>Fehlgeschlagenes exportieren</translation>
    </message>
</context>
<context>
    <name>drover::ui::Extents</name>
    <message>
        <source>%1 at offset %2</source>
        <translation>%1 bei Position %2</translation>
    </message>
    <message>
        <source>1 byte</source>
        <translation>1 Byte</translation>
    </message>
    <message>
        <source>%1 bytes</source>
        <translation>%1 Bytes</translation>
    </message>
    <message>
        <source>at least %1</source>
        <translation>mindestens %1</translation>
    </message>
    <message>
        <source>at most %1</source>
        <translation>höchstens %1</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>unbekannt</translation>
    </message>
    <message>
        <source>1 range</source>
        <translation>1 Bereich</translation>
    </message>
    <message>
        <source>%1 ranges</source>
        <translation>%1 Bereiche</translation>
    </message>
    <message>
        <source>–</source>
        <translation>–</translation>
    </message>
    <message>
        <source>1 extent</source>
        <translation>1 Extent</translation>
    </message>
    <message>
        <source>%1 extents</source>
        <translation>%1 Extents</translation>
    </message>
    <message>
        <source>holes and data only, no extents</source>
        <translation>nur Löcher und Daten, keine Extents</translation>
    </message>
    <message>
        <source>the filesystem does not say</source>
        <translation>das Dateisystem sagt es nicht</translation>
    </message>
    <message>
        <source>through an overlay</source>
        <translation>durch ein Overlay</translation>
    </message>
    <message>
        <source>%1 names</source>
        <translation>%1 Namen</translation>
    </message>
    <message>
        <source>%1, %2.</source>
        <translation>%1, %2.</translation>
    </message>
    <message>
        <source>%1 What it is made of and who shares it is unknown: the filesystem does not say.</source>
        <translation>%1 Woraus sie besteht und wer sie teilt, ist unbekannt: Das Dateisystem sagt es nicht.</translation>
    </message>
    <message>
        <source>%1: %2 bytes</source>
        <translation>%1: %2 Bytes</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Preallocated beyond the end</source>
        <translation>Reserviert hinter dem Ende</translation>
    </message>
    <message>
        <source>%1 %2.</source>
        <translation>%1 %2.</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%1 bei %2</translation>
    </message>
    <message>
        <source>%1, and %2 more</source>
        <translation>%1 und %2 weitere</translation>
    </message>
    <message>
        <source>same compressed extent, overlap unknown: %1</source>
        <translation>selber komprimierter Extent, Überlappung unbekannt: %1</translation>
    </message>
    <message>
        <source>beyond the end of the file</source>
        <translation>hinter dem Ende der Datei</translation>
    </message>
    <message>
        <source>filesystem address %1</source>
        <translation>Adresse im Dateisystem %1</translation>
    </message>
    <message>
        <source>shared with %1</source>
        <translation>geteilt mit %1</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>%1 in %2</translation>
    </message>
    <message>
        <source>partly shared: see the lane below</source>
        <translation>teilweise geteilt: siehe die Spur darunter</translation>
    </message>
</context>
<context>
    <name>drover::ui::Figures</name>
    <message>
        <source>1 byte</source>
        <translation>1 Byte</translation>
    </message>
    <message>
        <source>0 of %1</source>
        <translation>0 von %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>at least %1</source>
        <translation>mindestens %1</translation>
    </message>
    <message>
        <source>at most %1</source>
        <translation>höchstens %1</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>unbekannt</translation>
    </message>
    <message>
        <source>%1/s</source>
        <translation>%1/s</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>&lt; 1 %</source>
        <translation>&lt; 1 %</translation>
    </message>
    <message>
        <source>less than 1 s</source>
        <translation>unter 1 s</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>%1 min %2 s</source>
        <translation>%1 min %2 s</translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <translation>%1 h %2 min</translation>
    </message>
    <message>
        <source>%1 d %2 h</source>
        <translation>%1 d %2 h</translation>
    </message>
    <message>
        <source>moments left</source>
        <translation>gleich fertig</translation>
    </message>
    <message>
        <source>%1 s left</source>
        <translation>noch %1 s</translation>
    </message>
    <message>
        <source>%1 min left</source>
        <translation>noch %1 min</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>noch %1</translation>
    </message>
</context>
<context>
    <name>drover::ui::FileHeader</name>
    <message>
        <source>Changing</source>
        <translation>Ändert sich</translation>
    </message>
    <message>
        <source>It was written to while it was read: the figures may not fit.</source>
        <translation>Es wurde hineingeschrieben, während gelesen wurde: Die Zahlen passen vielleicht nicht.</translation>
    </message>
    <message>
        <source>Unsettled</source>
        <translation>Unfertig</translation>
    </message>
    <message>
        <source>Some of its data is not on the disk yet, so this may not be what it will be like.</source>
        <translation>Ein Teil der Daten ist noch nicht auf der Platte; dort kann es noch anders kommen.</translation>
    </message>
    <message>
        <source>Settle</source>
        <translation>Ausschreiben</translation>
    </message>
    <message>
        <source>Write the data out, then look again</source>
        <translation>Daten auf die Platte schreiben und neu nachsehen</translation>
    </message>
    <message>
        <source>Settle %1</source>
        <translation>%1 ausschreiben</translation>
    </message>
    <message>
        <source>The same file as %1, by another name.</source>
        <translation>Dieselbe Datei wie %1 unter anderem Namen.</translation>
    </message>
</context>
<context>
    <name>drover::ui::FilesPage</name>
    <message>
        <source>By offset</source>
        <translation>Nach Position</translation>
    </message>
    <message>
        <source>The pieces of the selected file, in its order</source>
        <translation>Die Stücke der gewählten Datei in ihrer Reihenfolge</translation>
    </message>
    <message>
        <source>By filesystem address</source>
        <translation>Nach Adresse im Dateisystem</translation>
    </message>
    <message>
        <source>The pieces of all files, in the order in which the filesystem has them</source>
        <translation>Die Stücke aller Dateien in der Reihenfolge, in der das Dateisystem sie hat</translation>
    </message>
    <message>
        <source>All files by filesystem address: %1</source>
        <translation>Alle Dateien nach Adresse im Dateisystem: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>drover::ui::FilesTab</name>
    <message>
        <source>Show files by method</source>
        <translation>Dateien nach Methode zeigen</translation>
    </message>
    <message>
        <source>All methods</source>
        <translation>Alle Methoden</translation>
    </message>
    <message>
        <source>Show files by result</source>
        <translation>Dateien nach Ergebnis zeigen</translation>
    </message>
    <message>
        <source>All results</source>
        <translation>Alle Ergebnisse</translation>
    </message>
    <message>
        <source>Files of the job</source>
        <translation>Dateien des Auftrags</translation>
    </message>
    <message>
        <source>Part of a name or path</source>
        <translation>Teil eines Namens oder Pfads</translation>
    </message>
    <message>
        <source>Show files whose path contains</source>
        <translation>Dateien zeigen, deren Pfad enthält</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>Suche läuft…</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
</context>
<context>
    <name>drover::ui::Filters</name>
    <message>
        <source>All jobs</source>
        <translation>Alle Aufträge</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>Laufend</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>Wartend</translation>
    </message>
    <message>
        <source>Needs attention</source>
        <translation>Braucht Sie</translation>
    </message>
    <message>
        <source>Ended</source>
        <translation>Beendet</translation>
    </message>
</context>
<context>
    <name>drover::ui::FreeSpace</name>
    <message>
        <source>%1: %2 free after the queue</source>
        <translation>%1: %2 frei nach der Warteschlange</translation>
    </message>
    <message>
        <source>%1: up to %2 too little for the queue</source>
        <translation>%1: bis zu %2 zu wenig für die Warteschlange</translation>
    </message>
</context>
<context>
    <name>drover::ui::Graph</name>
    <message>
        <source>writing to device</source>
        <translation>schreibt aufs Gerät</translation>
    </message>
    <message>
        <source>stalled</source>
        <translation>Stillstand</translation>
    </message>
    <message>
        <source>average %1</source>
        <translation>Mittel %1</translation>
    </message>
    <message>
        <source>running time</source>
        <translation>Laufzeit</translation>
    </message>
    <message>
        <source>start</source>
        <translation>Beginn</translation>
    </message>
</context>
<context>
    <name>drover::ui::HistoryModel</name>
    <message>
        <source>Ended</source>
        <translation>Beendet</translation>
    </message>
    <message>
        <source>Job</source>
        <translation>Auftrag</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Dateien</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Gespart</translation>
    </message>
    <message>
        <source>–</source>
        <translation>–</translation>
    </message>
</context>
<context>
    <name>drover::ui::HistoryWindow</name>
    <message>
        <source>Part of a source or the destination</source>
        <translation>Teil einer Quelle oder des Ziels</translation>
    </message>
    <message>
        <source>Search the history</source>
        <translation>Den Verlauf durchsuchen</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Jobs that have ended</source>
        <translation>Beendete Aufträge</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Bericht</translation>
    </message>
    <message>
        <source>The report of the selected job</source>
        <translation>Der Bericht des gewählten Auftrags</translation>
    </message>
    <message>
        <source>&amp;Do again</source>
        <translation>&amp;Noch einmal</translation>
    </message>
    <message>
        <source>Adds the selected jobs to the queue once more</source>
        <translation>Nimmt die gewählten Aufträge noch einmal in die Warteschlange auf</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>E&amp;xportieren…</translation>
    </message>
    <message>
        <source>&amp;Forget all…</source>
        <translation>Alles &amp;vergessen…</translation>
    </message>
    <message>
        <source>Removes the whole history; no file is touched</source>
        <translation>Entfernt den ganzen Verlauf; keine Datei wird angerührt</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Schließen</translation>
    </message>
    <message>
        <source>the latest %1</source>
        <translation>die letzten %1</translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation>Text (*.txt)</translation>
    </message>
    <message>
        <source>Saved %1.</source>
        <translation>%1 gespeichert.</translation>
    </message>
    <message>
        <source>Forget all</source>
        <translation>Alles vergessen</translation>
    </message>
    <message>
        <source>Remove every job from the history? Files stay as they are.</source>
        <translation>Alle Aufträge aus dem Verlauf entfernen? Die Dateien bleiben, wie sie sind.</translation>
    </message>
    <message>
        <source>Writes the report of the selected job, with all its items, into a file</source>
        <translation>Schreibt den Bericht des ausgewählten Auftrags mit allen Elementen in eine Datei</translation>
    </message>
    <message>
        <source>Export report</source>
        <translation>Bericht exportieren</translation>
    </message>
</context>
<context>
    <name>drover::ui::Inspection</name>
    <message>
        <source>Only the first %1 of %2 are shown.</source>
        <translation>Nur die ersten %1 von %2 werden gezeigt.</translation>
    </message>
    <message>
        <source>%1 of %2, %3 extents</source>
        <translation>%1 von %2, %3 Extents</translation>
    </message>
    <message>
        <source>Its members cannot be shown: %1</source>
        <translation>Die Einträge lassen sich nicht zeigen: %1</translation>
    </message>
    <message>
        <source>there are no files directly inside</source>
        <translation>direkt darin liegen keine Dateien</translation>
    </message>
    <message>
        <source>Only the first %1 files of this folder are shown.</source>
        <translation>Nur die ersten %1 Dateien dieses Ordners werden gezeigt.</translation>
    </message>
</context>
<context>
    <name>drover::ui::InspectorWindow</name>
    <message>
        <source>Inspector</source>
        <translation>Inspektor</translation>
    </message>
    <message>
        <source>&amp;Open files…</source>
        <translation>Dateien ö&amp;ffnen…</translation>
    </message>
    <message>
        <source>Choose files to look at</source>
        <translation>Dateien zum Ansehen wählen</translation>
    </message>
    <message>
        <source>Open fol&amp;der…</source>
        <translation>&amp;Ordner öffnen…</translation>
    </message>
    <message>
        <source>Choose a folder to look at</source>
        <translation>Einen Ordner zum Ansehen wählen</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Zurück</translation>
    </message>
    <message>
        <source>Back to the folders</source>
        <translation>Zurück zu den Ordnern</translation>
    </message>
    <message>
        <source>&amp;Read again</source>
        <translation>Neu &amp;lesen</translation>
    </message>
    <message>
        <source>Read everything again</source>
        <translation>Alles neu lesen</translation>
    </message>
    <message>
        <source>&amp;Settle</source>
        <translation>A&amp;usschreiben</translation>
    </message>
    <message>
        <source>Write the data of these files out, then read again</source>
        <translation>Die Daten dieser Dateien auf die Platte schreiben und neu lesen</translation>
    </message>
    <message>
        <source>Export as &amp;CSV…</source>
        <translation>Als &amp;CSV exportieren…</translation>
    </message>
    <message>
        <source>Save every extent as comma-separated values</source>
        <translation>Jeden Extent als kommagetrennte Werte speichern</translation>
    </message>
    <message>
        <source>Export as &amp;JSON…</source>
        <translation>Als &amp;JSON exportieren…</translation>
    </message>
    <message>
        <source>Save every extent as JSON, one object a line</source>
        <translation>Jeden Extent als JSON speichern, ein Objekt je Zeile</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>Ver&amp;größern</translation>
    </message>
    <message>
        <source>Half as many bytes (+)</source>
        <translation>Halb so viele Bytes (+)</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>Ver&amp;kleinern</translation>
    </message>
    <message>
        <source>Twice as many bytes (−)</source>
        <translation>Doppelt so viele Bytes (−)</translation>
    </message>
    <message>
        <source>Show &amp;all</source>
        <translation>&amp;Alles zeigen</translation>
    </message>
    <message>
        <source>The whole file (0)</source>
        <translation>Die ganze Datei (0)</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>&amp;Schließen</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>Aktionen</translation>
    </message>
    <message>
        <source>Reading was stopped.</source>
        <translation>Das Lesen wurde angehalten.</translation>
    </message>
    <message>
        <source>Reading %1</source>
        <translation>%1 wird gelesen</translation>
    </message>
    <message>
        <source>%1 — Inspector</source>
        <translation>%1 — Inspektor</translation>
    </message>
    <message>
        <source>%1 is not on this machine. Only local files can be looked at.</source>
        <translation>%1 ist nicht auf diesem Rechner. Nur lokale Dateien lassen sich ansehen.</translation>
    </message>
    <message>
        <source>Settling %1</source>
        <translation>%1 wird ausgeschrieben</translation>
    </message>
    <message>
        <source>Export as JSON</source>
        <translation>Als JSON exportieren</translation>
    </message>
    <message>
        <source>Export as CSV</source>
        <translation>Als CSV exportieren</translation>
    </message>
    <message>
        <source>Saved %1.</source>
        <translation>%1 gespeichert.</translation>
    </message>
    <message>
        <source>%1 could not be saved: %2</source>
        <translation>%1 ließ sich nicht speichern: %2</translation>
    </message>
</context>
<context>
    <name>drover::ui::ItemExport</name>
    <message>
        <source>%1 could not be written.</source>
        <translation>%1 konnte nicht geschrieben werden.</translation>
    </message>
</context>
<context>
    <name>drover::ui::ItemTable</name>
    <message>
        <source>&amp;Copy path</source>
        <translation>Pfad &amp;kopieren</translation>
    </message>
    <message>
        <source>&amp;Inspect…</source>
        <translation>&amp;Untersuchen…</translation>
    </message>
</context>
<context>
    <name>drover::ui::JobActions</name>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Abbrechen</translation>
    </message>
    <message>
        <source>Cancel the selected jobs</source>
        <translation>Die gewählten Aufträge abbrechen</translation>
    </message>
    <message>
        <source>R&amp;emove</source>
        <translation>&amp;Entfernen</translation>
    </message>
    <message>
        <source>Remove the selected jobs from the list</source>
        <translation>Die gewählten Aufträge aus der Liste entfernen</translation>
    </message>
    <message>
        <source>Remove all &amp;finished</source>
        <translation>Alle &amp;beendeten entfernen</translation>
    </message>
    <message>
        <source>Remove all jobs that have ended</source>
        <translation>Alle Aufträge entfernen, die beendet sind</translation>
    </message>
    <message>
        <source>Move &amp;up</source>
        <translation>Nach &amp;oben</translation>
    </message>
    <message>
        <source>Earlier in the queue</source>
        <translation>Früher in der Warteschlange</translation>
    </message>
    <message>
        <source>Move &amp;down</source>
        <translation>Nach &amp;unten</translation>
    </message>
    <message>
        <source>Later in the queue</source>
        <translation>Später in der Warteschlange</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Pause</translation>
    </message>
    <message>
        <source>&amp;Resume</source>
        <translation>&amp;Fortsetzen</translation>
    </message>
    <message>
        <source>Pause the selected jobs</source>
        <translation>Die gewählten Aufträge anhalten</translation>
    </message>
    <message>
        <source>Resume the selected jobs</source>
        <translation>Die gewählten Aufträge fortsetzen</translation>
    </message>
</context>
<context>
    <name>drover::ui::JobFacts</name>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1 und %2 weitere</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>about %1 to write</source>
        <translation>noch etwa %1 zu schreiben</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Nach</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>Gerät</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>On the way</source>
        <translation>Unterwegs</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Dateien</translation>
    </message>
    <message>
        <source>Folders</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>Skipped</source>
        <translation>Übersprungen</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Fehlgeschlagen</translation>
    </message>
    <message>
        <source>Size changed</source>
        <translation>Größe geändert</translation>
    </message>
    <message>
        <source>Saved by clones</source>
        <translation>Durch Klone gespart</translation>
    </message>
    <message>
        <source>Saved by holes</source>
        <translation>Durch Löcher gespart</translation>
    </message>
    <message>
        <source>Members</source>
        <translation>Einträge</translation>
    </message>
    <message>
        <source>Not attempted</source>
        <translation>Nicht versucht</translation>
    </message>
</context>
<context>
    <name>drover::ui::JobIntake</name>
    <message>
        <source>There are no files in what was handed over.</source>
        <translation>In dem, was übergeben wurde, sind keine Dateien.</translation>
    </message>
    <message>
        <source>The chooser cannot pass on names that are not UTF-8. Drop these files on the window, or paste them.</source>
        <translation>Der Auswahldialog kann Namen, die nicht UTF-8 sind, nicht weitergeben. Legen Sie diese Dateien auf dem Fenster ab oder fügen Sie sie ein.</translation>
    </message>
    <message>
        <source>The clipboard holds no files. Copy some in a file manager first.</source>
        <translation>Die Zwischenablage enthält keine Dateien. Kopieren Sie zuerst welche in einem Dateimanager.</translation>
    </message>
    <message>
        <source>Choose where the files should go.</source>
        <translation>Wählen Sie, wohin die Dateien sollen.</translation>
    </message>
    <message>
        <source>Give the destination from the root on, such as /home/…</source>
        <translation>Geben Sie das Ziel von der Wurzel an, etwa /home/…</translation>
    </message>
    <message>
        <source>%1 is not on this machine. Only local files can be copied; mount the place to reach it as a folder.</source>
        <translation>%1 ist nicht auf diesem Rechner. Nur lokale Dateien lassen sich kopieren; hängen Sie den Ort ein, um ihn als Ordner zu erreichen.</translation>
    </message>
    <message>
        <source>%1 and %2 more are not on this machine. Only local files can be copied.</source>
        <translation>%1 und %2 weitere sind nicht auf diesem Rechner. Nur lokale Dateien lassen sich kopieren.</translation>
    </message>
</context>
<context>
    <name>drover::ui::JobList</name>
    <message>
        <source>Jobs</source>
        <translation>Aufträge</translation>
    </message>
    <message>
        <source>No job here at the moment</source>
        <translation>Hier ist gerade kein Auftrag</translation>
    </message>
</context>
<context>
    <name>drover::ui::JobModel</name>
    <message>
        <source>and %1 more</source>
        <translation>und %1 weitere</translation>
    </message>
    <message>
        <source>to %1</source>
        <translation>nach %1</translation>
    </message>
</context>
<context>
    <name>drover::ui::JobOptionsForm</name>
    <message>
        <source>If a &amp;name is taken</source>
        <translation>Wenn ein Name &amp;vergeben ist</translation>
    </message>
    <message>
        <source>M&amp;ethod</source>
        <translation>Met&amp;hode</translation>
    </message>
    <message>
        <source>&amp;Holes</source>
        <translation>&amp;Löcher</translation>
    </message>
    <message>
        <source>Verif&amp;y</source>
        <translation>Prü&amp;fen</translation>
    </message>
    <message>
        <source>Reads everything back from the disk and compares; takes about twice as long.</source>
        <translation>Liest alles von der Platte zurück und vergleicht; dauert etwa doppelt so lange.</translation>
    </message>
</context>
<context>
    <name>drover::ui::Journal</name>
    <message>
        <source>%1. %2. %3</source>
        <translation>%1. %2. %3</translation>
    </message>
    <message>
        <source>Added: %1, to %2</source>
        <translation>Hinzugefügt: %1, nach %2</translation>
    </message>
    <message>
        <source>%1 more added</source>
        <translation>%1 weitere hinzugefügt</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Warning: %1</source>
        <translation>Warnung: %1</translation>
    </message>
    <message>
        <source>Error: %1</source>
        <translation>Fehler: %1</translation>
    </message>
    <message>
        <source>All questions are answered</source>
        <translation>Alle Fragen sind beantwortet</translation>
    </message>
    <message>
        <source>%1 open</source>
        <translation>%1 offen</translation>
    </message>
</context>
<context>
    <name>drover::ui::Kept</name>
    <message>
        <source>&amp;Permissions</source>
        <translation>&amp;Rechte</translation>
    </message>
    <message>
        <source>With access lists. Without them a copy gets what new files get in its folder.</source>
        <translation>Mit Zugriffslisten. Ohne sie bekommt eine Kopie, was neue Dateien in ihrem Ordner bekommen.</translation>
    </message>
    <message>
        <source>&amp;Owner</source>
        <translation>&amp;Eigentümer</translation>
    </message>
    <message>
        <source>User and group, as far as you may give files away. Without them a copy is yours.</source>
        <translation>Benutzer und Gruppe, soweit Sie Dateien weggeben dürfen. Ohne sie gehört eine Kopie Ihnen.</translation>
    </message>
    <message>
        <source>&amp;Times</source>
        <translation>&amp;Zeiten</translation>
    </message>
    <message>
        <source>Of the last change and access. Without them a copy that was stopped begins anew.</source>
        <translation>Der letzten Änderung und des letzten Zugriffs. Ohne sie beginnt eine angehaltene Kopie von vorn.</translation>
    </message>
    <message>
        <source>Extended &amp;attributes</source>
        <translation>Erweiterte &amp;Attribute</translation>
    </message>
    <message>
        <source>What programs have noted about a file, such as tags, and what it may do by itself.</source>
        <translation>Was Programme zu einer Datei vermerkt haben, etwa Schlagwörter, und was sie von sich aus darf.</translation>
    </message>
</context>
<context>
    <name>drover::ui::Kinds</name>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>The originals stay where they are</source>
        <translation>Die Originale bleiben, wo sie sind</translation>
    </message>
    <message>
        <source>Copying</source>
        <translation>Kopiert</translation>
    </message>
    <message>
        <source>Copy %1</source>
        <translation>%1 kopieren</translation>
    </message>
    <message>
        <source>&amp;Start copying</source>
        <translation>Kopieren &amp;starten</translation>
    </message>
    <message>
        <source>Copy &amp;to</source>
        <translation>Kopieren &amp;nach</translation>
    </message>
    <message>
        <source>Drop to copy</source>
        <translation>Loslassen zum Kopieren</translation>
    </message>
    <message>
        <source>Drop to copy to %1</source>
        <translation>Loslassen zum Kopieren nach %1</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>V&amp;erschieben</translation>
    </message>
    <message>
        <source>The originals are removed when their copies are complete</source>
        <translation>Die Originale werden entfernt, wenn ihre Kopien vollständig sind</translation>
    </message>
    <message>
        <source>Moving</source>
        <translation>Verschiebt</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>%1 verschieben</translation>
    </message>
    <message>
        <source>&amp;Start moving</source>
        <translation>Verschieben &amp;starten</translation>
    </message>
    <message>
        <source>Move &amp;to</source>
        <translation>Verschieben &amp;nach</translation>
    </message>
    <message>
        <source>Drop to move</source>
        <translation>Loslassen zum Verschieben</translation>
    </message>
    <message>
        <source>Drop to move to %1</source>
        <translation>Loslassen zum Verschieben nach %1</translation>
    </message>
    <message>
        <source>Arch&amp;ive</source>
        <translation>A&amp;rchivieren</translation>
    </message>
    <message>
        <source>The originals stay, and one new file holds them all</source>
        <translation>Die Originale bleiben, und eine neue Datei enthält sie alle</translation>
    </message>
    <message>
        <source>Archiving</source>
        <translation>Archiviert</translation>
    </message>
    <message>
        <source>Archive %1 as %2</source>
        <translation>%1 als %2 archivieren</translation>
    </message>
    <message>
        <source>&amp;Start archiving</source>
        <translation>Archivieren &amp;starten</translation>
    </message>
    <message>
        <source>Archive in&amp;to</source>
        <translation>Archivieren &amp;nach</translation>
    </message>
    <message>
        <source>Drop to archive</source>
        <translation>Loslassen zum Archivieren</translation>
    </message>
    <message>
        <source>Drop to archive into %1</source>
        <translation>Loslassen zum Archivieren nach %1</translation>
    </message>
    <message>
        <source>E&amp;xtract</source>
        <translation>E&amp;xtrahieren</translation>
    </message>
    <message>
        <source>What is in the archives goes to the destination; the archives stay</source>
        <translation>Was in den Archiven ist, kommt ans Ziel; die Archive bleiben</translation>
    </message>
    <message>
        <source>Extracting</source>
        <translation>Extrahiert</translation>
    </message>
    <message>
        <source>Extract %1</source>
        <translation>%1 extrahieren</translation>
    </message>
    <message>
        <source>&amp;Start extracting</source>
        <translation>Extrahieren &amp;starten</translation>
    </message>
    <message>
        <source>Extract &amp;to</source>
        <translation>Extrahieren &amp;nach</translation>
    </message>
    <message>
        <source>Drop to extract</source>
        <translation>Loslassen zum Extrahieren</translation>
    </message>
    <message>
        <source>Drop to extract to %1</source>
        <translation>Loslassen zum Extrahieren nach %1</translation>
    </message>
</context>
<context>
    <name>drover::ui::Lanes</name>
    <message>
        <source>Data</source>
        <translation>Daten</translation>
    </message>
    <message>
        <source>Written, in blocks of the disk.</source>
        <translation>Geschrieben, in Blöcken der Platte.</translation>
    </message>
    <message>
        <source>Compressed</source>
        <translation>Komprimiert</translation>
    </message>
    <message>
        <source>Written and compressed by the filesystem. How much of the disk it takes, only root can see.</source>
        <translation>Geschrieben und vom Dateisystem komprimiert. Wie viel es auf der Platte braucht, sieht nur root.</translation>
    </message>
    <message>
        <source>Inline</source>
        <translation>Eingebettet</translation>
    </message>
    <message>
        <source>So small that it lies inside the filesystem’s metadata.</source>
        <translation>So klein, dass es in den Metadaten des Dateisystems liegt.</translation>
    </message>
    <message>
        <source>Delayed</source>
        <translation>Verzögert</translation>
    </message>
    <message>
        <source>Written, but not yet given a place on the disk.</source>
        <translation>Geschrieben, aber noch ohne Platz auf der Platte.</translation>
    </message>
    <message>
        <source>Preallocated</source>
        <translation>Reserviert</translation>
    </message>
    <message>
        <source>Blocks are set aside for it, but nothing is written: it reads as zeros.</source>
        <translation>Blöcke sind dafür reserviert, aber nichts ist geschrieben: Es liest sich als Nullen.</translation>
    </message>
    <message>
        <source>Hole</source>
        <translation>Loch</translation>
    </message>
    <message>
        <source>Takes no blocks at all: it reads as zeros.</source>
        <translation>Braucht gar keine Blöcke: Es liest sich als Nullen.</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Unbekannt</translation>
    </message>
    <message>
        <source>The filesystem does not say.</source>
        <translation>Das Dateisystem sagt es nicht.</translation>
    </message>
    <message>
        <source>Exclusive</source>
        <translation>Exklusiv</translation>
    </message>
    <message>
        <source>Nobody else uses these blocks.</source>
        <translation>Niemand sonst nutzt diese Blöcke.</translation>
    </message>
    <message>
        <source>Shared here</source>
        <translation>Hier geteilt</translation>
    </message>
    <message>
        <source>Shared with another place of the files that are shown.</source>
        <translation>Geteilt mit einer anderen Stelle der gezeigten Dateien.</translation>
    </message>
    <message>
        <source>Shared elsewhere</source>
        <translation>Anderswo geteilt</translation>
    </message>
    <message>
        <source>Shared, but with nothing that is shown: another file, a snapshot, or what is left of an extent that was overwritten in part.</source>
        <translation>Geteilt, aber mit nichts Gezeigtem: mit einer anderen Datei, einem Schnappschuss oder dem Rest eines teils überschriebenen Extents.</translation>
    </message>
    <message>
        <source>The filesystem cannot say who shares these bytes.</source>
        <translation>Das Dateisystem kann nicht sagen, wer diese Bytes teilt.</translation>
    </message>
    <message>
        <source>Nothing to share</source>
        <translation>Nichts zu teilen</translation>
    </message>
    <message>
        <source>Holes have no blocks that could be shared.</source>
        <translation>Löcher haben keine Blöcke, die sich teilen ließen.</translation>
    </message>
    <message>
        <source>Can be cloned</source>
        <translation>Klonbar</translation>
    </message>
    <message>
        <source>Begins on a block, so that extracting it shares its blocks instead of copying them.</source>
        <translation>Beginnt auf einem Block; beim Entpacken werden seine Blöcke geteilt statt kopiert.</translation>
    </message>
    <message>
        <source>Must be copied</source>
        <translation>Muss kopiert werden</translation>
    </message>
    <message>
        <source>Extracting it writes its bytes anew.</source>
        <translation>Beim Entpacken werden seine Bytes neu geschrieben.</translation>
    </message>
    <message>
        <source>Headers and padding</source>
        <translation>Köpfe und Auffüllung</translation>
    </message>
    <message>
        <source>What the archive needs besides the contents of its members.</source>
        <translation>Was das Archiv außer dem Inhalt seiner Einträge braucht.</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>Sharing</source>
        <translation>Teilung</translation>
    </message>
    <message>
        <source>Members</source>
        <translation>Einträge</translation>
    </message>
    <message>
        <source>Beyond the end</source>
        <translation>Hinter dem Ende</translation>
    </message>
    <message>
        <source>Compressed, with headers</source>
        <translation>Komprimiert, mit Köpfen</translation>
    </message>
    <message>
        <source>Compressed contents, which are no ranges of the archive, and the headers between them.</source>
        <translation>Komprimierte Inhalte, die keine Bereiche des Archivs sind, und die Köpfe dazwischen.</translation>
    </message>
</context>
<context>
    <name>drover::ui::Legend</name>
    <message>
        <source>Legend</source>
        <translation>Legende</translation>
    </message>
</context>
<context>
    <name>drover::ui::LegendEntry</name>
    <message>
        <source>–</source>
        <translation>–</translation>
    </message>
    <message>
        <source>%1 bytes</source>
        <translation>%1 Bytes</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <translation>%1: %2, %3</translation>
    </message>
    <message>
        <source>%1
%2
Click to hide or show it.</source>
        <translation>%1
%2
Ein Klick blendet es aus oder ein.</translation>
    </message>
</context>
<context>
    <name>drover::ui::LogTab</name>
    <message>
        <source>%1  %2</source>
        <translation>%1  %2</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Was geschah</translation>
    </message>
</context>
<context>
    <name>drover::ui::MainWindow</name>
    <message>
        <source>&amp;Start all</source>
        <translation>Alle &amp;starten</translation>
    </message>
    <message>
        <source>P&amp;ause all</source>
        <translation>Alle anhal&amp;ten</translation>
    </message>
    <message>
        <source>Let the queue go on</source>
        <translation>Die Warteschlange weiterlaufen lassen</translation>
    </message>
    <message>
        <source>Stop the whole queue for a while</source>
        <translation>Die ganze Warteschlange eine Weile anhalten</translation>
    </message>
    <message>
        <source>Not all jobs have ended, and the queue is not kept. Close the window again to cancel them and quit.</source>
        <translation>Nicht alle Aufträge sind beendet, und die Warteschlange wird nicht aufbewahrt. Schließen Sie das Fenster noch einmal, um sie abzubrechen und zu beenden.</translation>
    </message>
    <message>
        <source>Don’t</source>
        <translation>Nicht tun</translation>
    </message>
    <message>
        <source>Drover</source>
        <translation>Drover</translation>
    </message>
    <message>
        <source>&amp;Add files…</source>
        <translation>D&amp;ateien hinzufügen…</translation>
    </message>
    <message>
        <source>Choose files to copy, move, archive or extract</source>
        <translation>Dateien zum Kopieren, Verschieben, Archivieren oder Extrahieren wählen</translation>
    </message>
    <message>
        <source>Add folde&amp;r…</source>
        <translation>&amp;Ordner hinzufügen…</translation>
    </message>
    <message>
        <source>Choose a folder to copy, move or archive</source>
        <translation>Einen Ordner zum Kopieren, Verschieben oder Archivieren wählen</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>E&amp;infügen</translation>
    </message>
    <message>
        <source>Take files from the clipboard</source>
        <translation>Dateien aus der Zwischenablage nehmen</translation>
    </message>
    <message>
        <source>&amp;Inspect…</source>
        <translation>&amp;Untersuchen…</translation>
    </message>
    <message>
        <source>Look at the holes and the shared blocks of files</source>
        <translation>Löcher und geteilte Blöcke von Dateien ansehen</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>&amp;Einstellungen…</translation>
    </message>
    <message>
        <source>How jobs are done</source>
        <translation>Wie Aufträge ausgeführt werden</translation>
    </message>
    <message>
        <source>Side&amp;bar</source>
        <translation>&amp;Seitenleiste</translation>
    </message>
    <message>
        <source>Show which jobs there are</source>
        <translation>Zeigen, welche Aufträge es gibt</translation>
    </message>
    <message>
        <source>&amp;Details</source>
        <translation>Einzel&amp;heiten</translation>
    </message>
    <message>
        <source>Show the selected job’s details</source>
        <translation>Einzelheiten des gewählten Auftrags zeigen</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>Aktionen</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>&amp;Job</source>
        <translation>A&amp;uftrag</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>Ans&amp;icht</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>Not ended the last time: %1. Resume what is to go on, remove what is not.</source>
        <translation>Beim letzten Mal nicht fertig geworden: %1. Setzen Sie fort, was weitergehen soll, und entfernen Sie den Rest.</translation>
    </message>
    <message>
        <source>Not all jobs have ended. Close the window again to stop them and quit; they wait in the queue until the next time.</source>
        <translation>Nicht alle Aufträge sind fertig. Schließen Sie das Fenster noch einmal, um sie anzuhalten und zu beenden; bis zum nächsten Mal warten sie in der Warteschlange.</translation>
    </message>
    <message>
        <source>&amp;History…</source>
        <translation>&amp;Verlauf…</translation>
    </message>
    <message>
        <source>Jobs that have ended, also in earlier runs</source>
        <translation>Beendete Aufträge, auch aus früheren Läufen</translation>
    </message>
</context>
<context>
    <name>drover::ui::MessageBar</name>
    <message>
        <source>Close the message</source>
        <translation>Meldung schließen</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Zurücknehmen</translation>
    </message>
</context>
<context>
    <name>drover::ui::MethodTable</name>
    <message>
        <source>Bytes by method</source>
        <translation>Bytes nach Methode</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>–</source>
        <translation>–</translation>
    </message>
</context>
<context>
    <name>drover::ui::Minimap</name>
    <message>
        <source>Overview</source>
        <translation>Übersicht</translation>
    </message>
    <message>
        <source>The whole file, and the part of it that is shown below. Drag to move it.</source>
        <translation>Die ganze Datei und der Teil, der unten gezeigt wird. Ziehen verschiebt ihn.</translation>
    </message>
</context>
<context>
    <name>drover::ui::NewJobPanel</name>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1 und %2 weitere</translation>
    </message>
    <message>
        <source>Add, &amp;don’t start</source>
        <translation>Hin&amp;zufügen, nicht starten</translation>
    </message>
    <message>
        <source>New job</source>
        <translation>Neuer Auftrag</translation>
    </message>
    <message>
        <source>Fewer &amp;options</source>
        <translation>Weniger O&amp;ptionen</translation>
    </message>
    <message>
        <source>More &amp;options</source>
        <translation>Mehr O&amp;ptionen</translation>
    </message>
    <message>
        <source>Put the new job away</source>
        <translation>Den neuen Auftrag weglegen</translation>
    </message>
    <message>
        <source>Put the new job away (Esc)</source>
        <translation>Den neuen Auftrag weglegen (Esc)</translation>
    </message>
    <message>
        <source>How exactly it is done</source>
        <translation>Wie genau es gemacht wird</translation>
    </message>
    <message>
        <source>Puts the job into the queue, paused</source>
        <translation>Stellt den Auftrag angehalten in die Warteschlange</translation>
    </message>
    <message>
        <source>Start (Enter)</source>
        <translation>Starten (Eingabe)</translation>
    </message>
    <message>
        <source>…</source>
        <translation>…</translation>
    </message>
</context>
<context>
    <name>drover::ui::ObstacleModel</name>
    <message>
        <source>none: it would fail</source>
        <translation>keiner: sie schlüge fehl</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>What is in the way</source>
        <translation>Was im Weg ist</translation>
    </message>
    <message>
        <source>Proposed name</source>
        <translation>Vorgeschlagener Name</translation>
    </message>
</context>
<context>
    <name>drover::ui::Obstacles</name>
    <message>
        <source>characters that are forbidden there</source>
        <translation>Zeichen, die dort verboten sind</translation>
    </message>
    <message>
        <source>a name that is reserved there</source>
        <translation>einen Namen, der dort reserviert ist</translation>
    </message>
    <message>
        <source>ends with a dot or a space</source>
        <translation>Punkt oder Leerzeichen am Ende</translation>
    </message>
    <message>
        <source>not valid UTF-8</source>
        <translation>ungültiges UTF-8</translation>
    </message>
    <message>
        <source>name too long</source>
        <translation>zu lange Namen</translation>
    </message>
    <message>
        <source>differs from another only in case</source>
        <translation>Namen, die sich nur in Groß- und Kleinschreibung unterscheiden</translation>
    </message>
    <message>
        <source>too large for one file there</source>
        <translation>so große Dateien</translation>
    </message>
    <message>
        <source>a kind of file that cannot be there</source>
        <translation>diese Art von Datei</translation>
    </message>
    <message>
        <source>reported as errors</source>
        <translation>als Fehler gemeldet</translation>
    </message>
    <message>
        <source>skipped</source>
        <translation>übersprungen</translation>
    </message>
    <message>
        <source>replaced</source>
        <translation>ersetzt</translation>
    </message>
    <message>
        <source>kept beside each other</source>
        <translation>nebeneinander behalten</translation>
    </message>
    <message>
        <source>asked about</source>
        <translation>nachgefragt</translation>
    </message>
</context>
<context>
    <name>drover::ui::OverviewTab</name>
    <message>
        <source>In hand</source>
        <translation>In Arbeit</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>Überblick</translation>
    </message>
    <message>
        <source>Warnings</source>
        <translation>Warnungen</translation>
    </message>
    <message>
        <source>Bytes by method</source>
        <translation>Bytes nach Methode</translation>
    </message>
    <message>
        <source>%1: names taken at the destination</source>
        <translation>%1: am Ziel vergebene Namen</translation>
    </message>
    <message>
        <source>%1: see what failed</source>
        <translation>%1: zeigen, was fehlschlug</translation>
    </message>
</context>
<context>
    <name>drover::ui::PartModel</name>
    <message>
        <source>can be cloned</source>
        <translation>klonbar</translation>
    </message>
    <message>
        <source>must be copied</source>
        <translation>muss kopiert werden</translation>
    </message>
    <message>
        <source>must be copied: %1</source>
        <translation>muss kopiert werden: %1</translation>
    </message>
    <message>
        <source>%1 · %2 at offset %3 · aligned to %4 · %5</source>
        <translation>%1 · %2 bei Position %3 · ausgerichtet auf %4 · %5</translation>
    </message>
    <message>
        <source>Member</source>
        <translation>Eintrag</translation>
    </message>
    <message>
        <source>Offset</source>
        <translation>Position</translation>
    </message>
    <message>
        <source>File size</source>
        <translation>Dateigröße</translation>
    </message>
    <message>
        <source>Alignment</source>
        <translation>Ausrichtung</translation>
    </message>
    <message>
        <source>When it is extracted</source>
        <translation>Beim Entpacken</translation>
    </message>
    <message>
        <source>Stored</source>
        <translation>Gespeichert</translation>
    </message>
</context>
<context>
    <name>drover::ui::PieceModel</name>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Offset</source>
        <translation>Position</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>Bytes</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>Sharing</source>
        <translation>Teilung</translation>
    </message>
    <message>
        <source>Shared with</source>
        <translation>Geteilt mit</translation>
    </message>
    <message>
        <source>Filesystem address</source>
        <translation>Adresse im Dateisystem</translation>
    </message>
    <message>
        <source>Flags</source>
        <translation>Merkmale</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Adresse</translation>
    </message>
</context>
<context>
    <name>drover::ui::PieceTable</name>
    <message>
        <source>Extents</source>
        <translation>Extents</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
</context>
<context>
    <name>drover::ui::PlanTab</name>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>Use the proposed names</source>
        <translation>Die vorgeschlagenen Namen verwenden</translation>
    </message>
    <message>
        <source>Reads the sources and the destination, and changes nothing</source>
        <translation>Liest Quellen und Ziel und ändert nichts</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Gefunden</translation>
    </message>
    <message>
        <source>Renamed only</source>
        <translation>Nur umbenannt</translation>
    </message>
    <message>
        <source>Linked only</source>
        <translation>Nur verlinkt</translation>
    </message>
    <message>
        <source>Room needed</source>
        <translation>Platzbedarf</translation>
    </message>
    <message>
        <source>Names that are taken</source>
        <translation>Vergebene Namen</translation>
    </message>
    <message>
        <source>Expected methods</source>
        <translation>Erwartete Methoden</translation>
    </message>
    <message>
        <source>The job gives the files these names at the destination; the originals keep theirs</source>
        <translation>Der Auftrag gibt den Dateien am Ziel diese Namen; die Originale behalten ihre</translation>
    </message>
    <message>
        <source>What would fail</source>
        <translation>Was scheitern würde</translation>
    </message>
    <message>
        <source>Stop looking</source>
        <translation>Vorschau anhalten</translation>
    </message>
    <message>
        <source>Look again</source>
        <translation>Noch einmal sehen</translation>
    </message>
    <message>
        <source>Look ahead</source>
        <translation>Vorausschauen</translation>
    </message>
    <message>
        <source>Looking ahead: %1 so far</source>
        <translation>Schaut voraus: bisher %1</translation>
    </message>
    <message>
        <source>What the job would do, as things stand:</source>
        <translation>Was der Auftrag nach jetzigem Stand täte:</translation>
    </message>
    <message>
        <source>Stopped early; what was seen until then:</source>
        <translation>Vorzeitig angehalten; was bis dahin zu sehen war:</translation>
    </message>
    <message>
        <source>See what this job would do before a byte moves: by which methods, whether there is room, and which names the destination cannot take.</source>
        <translation>Sehen Sie, was dieser Auftrag täte, bevor sich ein Byte bewegt: mit welchen Methoden, ob der Platz reicht und welche Namen das Ziel nicht nimmt.</translation>
    </message>
    <message>
        <source>The job has begun. A plan is made before that: add a job without starting it.</source>
        <translation>Der Auftrag hat begonnen. Ein Plan entsteht davor: Fügen Sie einen Auftrag hinzu, ohne ihn zu starten.</translation>
    </message>
    <message>
        <source>%1 that would fail as they are</source>
        <translation>%1, die so scheitern würden</translation>
    </message>
    <message>
        <source>The destination can take every name and size</source>
        <translation>Das Ziel nimmt jeden Namen und jede Größe</translation>
    </message>
    <message>
        <source>The destination does not tell how much room it has.</source>
        <translation>Das Ziel sagt nicht, wie viel Platz es hat.</translation>
    </message>
    <message>
        <source>There is room: %1 are needed, %2 are free.</source>
        <translation>Der Platz reicht: %1 werden gebraucht, %2 sind frei.</translation>
    </message>
    <message>
        <source>Not enough room: %1 are needed, %2 are free.</source>
        <translation>Der Platz reicht nicht: %1 werden gebraucht, %2 sind frei.</translation>
    </message>
    <message>
        <source>%1, in %2</source>
        <translation>%1, in %2</translation>
    </message>
    <message>
        <source>Would fail</source>
        <translation>Würde scheitern</translation>
    </message>
    <message>
        <source>Not enough inodes: %1 are needed, %2 are free.</source>
        <translation>Zu wenige Inodes: %1 werden gebraucht, %2 sind frei.</translation>
    </message>
</context>
<context>
    <name>drover::ui::PreserveRows</name>
    <message>
        <source>Copies keep</source>
        <translation>Kopien behalten</translation>
    </message>
</context>
<context>
    <name>drover::ui::Queue</name>
    <message>
        <source>%1 running</source>
        <translation>%1 laufend</translation>
    </message>
    <message>
        <source>%1 waiting</source>
        <translation>%1 wartend</translation>
    </message>
    <message>
        <source>%1 paused</source>
        <translation>%1 angehalten</translation>
    </message>
    <message>
        <source>%1 with questions</source>
        <translation>%1 mit Fragen</translation>
    </message>
    <message>
        <source>%1 ended</source>
        <translation>%1 beendet</translation>
    </message>
    <message>
        <source>%1/s</source>
        <translation>%1/s</translation>
    </message>
    <message>
        <source>saved %1 in all</source>
        <translation>insgesamt %1 gespart</translation>
    </message>
    <message>
        <source>Drover needs your answer</source>
        <translation>Drover braucht Ihre Antwort</translation>
    </message>
    <message>
        <source>Ended: %1</source>
        <translation>Beendet: %1</translation>
    </message>
    <message>
        <source>The queue has ended</source>
        <translation>Die Warteschlange ist fertig</translation>
    </message>
    <message>
        <source>The queue has ended, with errors</source>
        <translation>Die Warteschlange ist fertig, mit Fehlern</translation>
    </message>
    <message>
        <source>%1, %2 with errors</source>
        <translation>%1, %2 mit Fehlern</translation>
    </message>
</context>
<context>
    <name>drover::ui::QueueFiles</name>
    <message>
        <source>E&amp;xport queue…</source>
        <translation>Warteschlange e&amp;xportieren…</translation>
    </message>
    <message>
        <source>Write the jobs that have not ended into a file</source>
        <translation>Die Aufträge, die nicht beendet sind, in eine Datei schreiben</translation>
    </message>
    <message>
        <source>I&amp;mport queue…</source>
        <translation>Warteschlange i&amp;mportieren…</translation>
    </message>
    <message>
        <source>Add the jobs of a file; they wait to be started</source>
        <translation>Die Aufträge einer Datei aufnehmen; sie warten auf den Start</translation>
    </message>
    <message>
        <source>Export queue</source>
        <translation>Warteschlange exportieren</translation>
    </message>
    <message>
        <source>Import queue</source>
        <translation>Warteschlange importieren</translation>
    </message>
    <message>
        <source>Saved %1.</source>
        <translation>%1 gespeichert.</translation>
    </message>
    <message>
        <source>Added: %1. Resume what is to start.</source>
        <translation>Aufgenommen: %1. Setzen Sie fort, was beginnen soll.</translation>
    </message>
</context>
<context>
    <name>drover::ui::ReadingPage</name>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>Lesen</translation>
    </message>
    <message>
        <source>Stop reading (Esc)</source>
        <translation>Lesen anhalten (Esc)</translation>
    </message>
</context>
<context>
    <name>drover::ui::Report</name>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Warning: %1</source>
        <translation>Warnung: %1</translation>
    </message>
    <message>
        <source>%1:</source>
        <translation>%1:</translation>
    </message>
    <message>
        <source>… and %1 more</source>
        <translation>… und %1 weitere</translation>
    </message>
    <message>
        <source>Added: %1</source>
        <translation>Aufgenommen: %1</translation>
    </message>
    <message>
        <source>Ended: %1</source>
        <translation>Beendet: %1</translation>
    </message>
    <message>
        <source>Took: %1</source>
        <translation>Dauer: %1</translation>
    </message>
    <message>
        <source>From: %1</source>
        <translation>Von: %1</translation>
    </message>
    <message>
        <source>To: %1</source>
        <translation>Nach: %1</translation>
    </message>
    <message>
        <source>Figures: %1</source>
        <translation>Zahlen: %1</translation>
    </message>
    <message>
        <source>By method: %1</source>
        <translation>Nach Methode: %1</translation>
    </message>
    <message>
        <source>Saved by clones: %1</source>
        <translation>Durch Klone gespart: %1</translation>
    </message>
    <message>
        <source>Saved by holes: %1</source>
        <translation>Durch Löcher gespart: %1</translation>
    </message>
</context>
<context>
    <name>drover::ui::SearchField</name>
    <message>
        <source>Clear</source>
        <translation>Leeren</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
</context>
<context>
    <name>drover::ui::SettingsDialog</name>
    <message>
        <source>Those of the desktop</source>
        <translation>Die des Desktops</translation>
    </message>
    <message>
        <source>Follows what the desktop has set.</source>
        <translation>Folgt den Einstellungen des Desktops.</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark text on a light ground.</source>
        <translation>Dunkle Schrift auf hellem Grund.</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>Light text on a dark ground.</source>
        <translation>Helle Schrift auf dunklem Grund.</translation>
    </message>
    <message>
        <source>KiB, MiB, GiB</source>
        <translation>KiB, MiB, GiB</translation>
    </message>
    <message>
        <source>Steps of 1024, as most tools for files count.</source>
        <translation>In Schritten von 1024, wie die meisten Dateiwerkzeuge zählen.</translation>
    </message>
    <message>
        <source>kB, MB, GB</source>
        <translation>kB, MB, GB</translation>
    </message>
    <message>
        <source>Steps of 1000, as it is printed on disks.</source>
        <translation>In Schritten von 1000, wie es auf Platten gedruckt ist.</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>New &amp;jobs</source>
        <translation>&amp;Neue Aufträge</translation>
    </message>
    <message>
        <source>&amp;Queue</source>
        <translation>&amp;Warteschlange</translation>
    </message>
    <message>
        <source>&amp;Window</source>
        <translation>&amp;Fenster</translation>
    </message>
    <message>
        <source>If a &amp;name is taken</source>
        <translation>Wenn ein Name &amp;vergeben ist</translation>
    </message>
    <message>
        <source>&amp;Method</source>
        <translation>&amp;Methode</translation>
    </message>
    <message>
        <source>&amp;Holes</source>
        <translation>&amp;Löcher</translation>
    </message>
    <message>
        <source>&amp;Special files</source>
        <translation>&amp;Spezialdateien</translation>
    </message>
    <message>
        <source>W&amp;orkers</source>
        <translation>Arb&amp;eiter</translation>
    </message>
    <message>
        <source>How many files of a job are in hand at the same time.</source>
        <translation>Wie viele Dateien eines Auftrags zugleich in Arbeit sind.</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automatisch</translation>
    </message>
    <message>
        <source>&amp;Verify</source>
        <translation>&amp;Prüfen</translation>
    </message>
    <message>
        <source>Reads every copied file back from the disk and compares; takes about twice as long.</source>
        <translation>Liest jede kopierte Datei von der Platte zurück und vergleicht; dauert etwa doppelt so lange.</translation>
    </message>
    <message>
        <source>&amp;Flush sticks and cards</source>
        <translation>Sticks und &amp;Karten zu Ende schreiben</translation>
    </message>
    <message>
        <source>A job to a removable device ends only when its data is on the device.</source>
        <translation>Ein Auftrag auf ein Wechselgerät endet erst, wenn seine Daten darauf sind.</translation>
    </message>
    <message>
        <source>The same for all devices. Safer at a power failure, and slower.</source>
        <translation>Dasselbe für alle Geräte. Sicherer bei Stromausfall, und langsamer.</translation>
    </message>
    <message>
        <source>&amp;Adapt names</source>
        <translation>Namen &amp;anpassen</translation>
    </message>
    <message>
        <source>Names that the destination cannot hold are changed as the plan proposes, instead of failing.</source>
        <translation>Namen, die das Ziel nicht fassen kann, werden wie im Plan vorgeschlagen geändert, statt fehlzuschlagen.</translation>
    </message>
    <message>
        <source>New jobs wait in the queue until you start them.</source>
        <translation>Neue Aufträge warten in der Schlange, bis Sie sie starten.</translation>
    </message>
    <message>
        <source>Speed &amp;limit</source>
        <translation>&amp;Tempolimit</translation>
    </message>
    <message>
        <source>For all jobs together. Clones move no bytes and are not slowed down.</source>
        <translation>Für alle Aufträge zusammen. Klone bewegen keine Bytes und werden nicht gebremst.</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>Kein Limit</translation>
    </message>
    <message>
        <source> MiB/s</source>
        <translation> MiB/s</translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation>Fa&amp;rben</translation>
    </message>
    <message>
        <source>&amp;Units</source>
        <translation>&amp;Einheiten</translation>
    </message>
    <message>
        <source>&amp;Ask before quitting</source>
        <translation>Vor dem Beenden fra&amp;gen</translation>
    </message>
    <message>
        <source>Closing the window asks once more while jobs have not ended.</source>
        <translation>Beim Schließen des Fensters wird nachgefragt, solange Aufträge nicht beendet sind.</translation>
    </message>
    <message>
        <source>Flush ever&amp;y device</source>
        <translation>&amp;Jedes Gerät zu Ende schreiben</translation>
    </message>
    <message>
        <source>Add without star&amp;ting</source>
        <translation>Hinzufügen ohne S&amp;tart</translation>
    </message>
    <message>
        <source>&amp;Tell when the queue has ended</source>
        <translation>Das Ende der Warteschlange &amp;melden</translation>
    </message>
    <message>
        <source>By a notification of the desktop, while the window is not in front.</source>
        <translation>Durch eine Benachrichtigung der Arbeitsumgebung, wenn das Fenster nicht vorn ist.</translation>
    </message>
    <message>
        <source>Copies &amp;keep</source>
        <translation>Kopien &amp;behalten</translation>
    </message>
    <message>
        <source>Jobs &amp;side by side</source>
        <translation>Aufträge nebeneinan&amp;der</translation>
    </message>
    <message>
        <source>How many jobs may use one device at the same time. More than one suits fast devices; a disk that turns becomes slower.</source>
        <translation>Wie viele Aufträge ein Gerät zugleich benutzen dürfen. Mehr als einer passt zu schnellen Geräten; eine Festplatte mit Scheiben wird dadurch langsamer.</translation>
    </message>
</context>
<context>
    <name>drover::ui::SidePreview</name>
    <message>
        <source>Preview</source>
        <translation>Vorschau</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>No preview</source>
        <translation>Keine Vorschau</translation>
    </message>
</context>
<context>
    <name>drover::ui::Sidebar</name>
    <message>
        <source>Which jobs are shown</source>
        <translation>Welche Aufträge gezeigt werden</translation>
    </message>
</context>
<context>
    <name>drover::ui::SidebarModel</name>
    <message>
        <source>Devices</source>
        <translation>Geräte</translation>
    </message>
    <message>
        <source>Jobs that keep this device busy. Drop files here to send them to it.</source>
        <translation>Aufträge, die dieses Gerät beschäftigen. Legen Sie Dateien hier ab, um sie dorthin zu schicken.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>drover::ui::SpeedLimitButton</name>
    <message>
        <source>No limit</source>
        <translation>Kein Limit</translation>
    </message>
    <message>
        <source> MiB/s</source>
        <translation> MiB/s</translation>
    </message>
    <message>
        <source>Another speed limit</source>
        <translation>Ein anderes Tempolimit</translation>
    </message>
    <message>
        <source>Other:</source>
        <translation>Anderes:</translation>
    </message>
    <message>
        <source>Speed limit: %1</source>
        <translation>Tempolimit: %1</translation>
    </message>
    <message>
        <source>Speed limit of all jobs together: %1</source>
        <translation>Tempolimit aller Aufträge zusammen: %1</translation>
    </message>
</context>
<context>
    <name>drover::ui::StripStack</name>
    <message>
        <source>%1 at offset %2, %3</source>
        <translation>%1 bei Position %2, %3</translation>
    </message>
    <message>
        <source>%1 (same compressed extent, overlap unknown)</source>
        <translation>%1 (selber komprimierter Extent, Überlappung unbekannt)</translation>
    </message>
    <message>
        <source>Nothing that is shown shares this range</source>
        <translation>Nichts Gezeigtes teilt diesen Bereich</translation>
    </message>
</context>
<context>
    <name>drover::ui::Summary</name>
    <message>
        <source>%1, still counting</source>
        <translation>%1, zählt noch</translation>
    </message>
    <message>
        <source>%1, size changed</source>
        <translation>%1, Größe geändert</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>%1/s</source>
        <translation>%1/s</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Reading the archive</source>
        <translation>Liest das Archiv</translation>
    </message>
    <message>
        <source>Looking for files</source>
        <translation>Sucht Dateien</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>In %1</source>
        <translation>In %1</translation>
    </message>
    <message>
        <source>%1; no byte had to be moved</source>
        <translation>%1; kein Byte musste bewegt werden</translation>
    </message>
    <message>
        <source>%1, %2 on average</source>
        <translation>%1, im Mittel %2</translation>
    </message>
    <message>
        <source>It had not begun; nothing was changed</source>
        <translation>Er hatte nicht begonnen; nichts wurde geändert</translation>
    </message>
    <message>
        <source>No archive was made</source>
        <translation>Kein Archiv wurde erzeugt</translation>
    </message>
    <message>
        <source>What was finished stays at the destination</source>
        <translation>Was fertig war, bleibt am Ziel</translation>
    </message>
    <message>
        <source>safe to remove</source>
        <translation>kann entfernt werden</translation>
    </message>
    <message>
        <source>To %1</source>
        <translation>Nach %1</translation>
    </message>
    <message>
        <source>%1 left to write</source>
        <translation>noch %1 zu schreiben</translation>
    </message>
    <message>
        <source>saved %1</source>
        <translation>%1 gespart</translation>
    </message>
    <message>
        <source>%1 skipped</source>
        <translation>%1 übersprungen</translation>
    </message>
    <message>
        <source>Starts when its turn comes</source>
        <translation>Beginnt, wenn er an der Reihe ist</translation>
    </message>
    <message>
        <source>Keeps its place; nothing moves</source>
        <translation>Behält seinen Platz; nichts bewegt sich</translation>
    </message>
    <message>
        <source>Finishing the call that is under way</source>
        <translation>Beendet den laufenden Aufruf</translation>
    </message>
    <message>
        <source>%1 open: names that are taken at the destination</source>
        <translation>%1 offen: am Ziel vergebene Namen</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>nothing transferred yet</source>
        <translation>noch nichts übertragen</translation>
    </message>
    <message>
        <source>%1 not attempted</source>
        <translation>%1 nicht versucht</translation>
    </message>
</context>
<context>
    <name>drover::ui::Tables</name>
    <message>
        <source>Select all</source>
        <translation>Alles auswählen</translation>
    </message>
</context>
<context>
    <name>drover::ui::Tabs</name>
    <message>
        <source>Overview</source>
        <translation>Überblick</translation>
    </message>
    <message>
        <source>How fast it goes, by which methods, and why</source>
        <translation>Wie schnell es geht, mit welchen Methoden, und warum</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Dateien</translation>
    </message>
    <message>
        <source>What became of each file</source>
        <translation>Was aus jeder Datei wurde</translation>
    </message>
    <message>
        <source>Conflicts</source>
        <translation>Konflikte</translation>
    </message>
    <message>
        <source>Names that are taken at the destination</source>
        <translation>Am Ziel vergebene Namen</translation>
    </message>
    <message>
        <source>Errors</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>What failed, by cause</source>
        <translation>Was fehlschlug, nach Ursache</translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>Plan</translation>
    </message>
    <message>
        <source>What would happen, before a byte moves</source>
        <translation>Was geschähe, bevor sich ein Byte bewegt</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>What happened, and when</source>
        <translation>Was wann geschah</translation>
    </message>
</context>
<context>
    <name>drover::ui::ThroughputGraph</name>
    <message>
        <source>Throughput</source>
        <translation>Durchsatz</translation>
    </message>
    <message>
        <source>Nothing has been measured yet.</source>
        <translation>Noch wurde nichts gemessen.</translation>
    </message>
    <message>
        <source>Last %1, on average %2, at most %3.</source>
        <translation>Zuletzt %1, im Mittel %2, höchstens %3.</translation>
    </message>
    <message>
        <source>Nothing moved for %1.</source>
        <translation>%1 lang bewegte sich nichts.</translation>
    </message>
    <message>
        <source>The device was still writing for %1.</source>
        <translation>%1 lang schrieb das Gerät noch.</translation>
    </message>
    <message>
        <source>The throughput appears here while the job runs</source>
        <translation>Hier erscheint der Durchsatz, während der Auftrag läuft</translation>
    </message>
    <message>
        <source>It ended before its throughput could be seen</source>
        <translation>Er endete, bevor sein Durchsatz zu sehen war</translation>
    </message>
</context>
<context>
    <name>drover::ui::Totals</name>
    <message>
        <source>%1 bytes</source>
        <translation>%1 Bytes</translation>
    </message>
    <message>
        <source>Whether these files share anything is unknown: the filesystem does not say.</source>
        <translation>Ob diese Dateien etwas teilen, ist unbekannt: Das Dateisystem sagt es nicht.</translation>
    </message>
    <message>
        <source>These files share nothing with each other. Their data takes %1.</source>
        <translation>Diese Dateien teilen nichts miteinander. Ihre Daten brauchen %1.</translation>
    </message>
    <message>
        <source>None of these files could be read.</source>
        <translation>Keine dieser Dateien ließ sich lesen.</translation>
    </message>
    <message>
        <source>Sharing saves %1: these files map %2; with every shared byte counted once, %3.</source>
        <translation>Teilen spart %1: Diese Dateien belegen %2; jedes geteilte Byte einmal gezählt, sind es %3.</translation>
    </message>
</context>
<context>
    <name>drover::ui::TreePage</name>
    <message>
        <source>Directories</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>What could not be read</source>
        <translation>Was sich nicht lesen ließ</translation>
    </message>
    <message>
        <source>… and %1 more</source>
        <translation>… und %1 weitere</translation>
    </message>
    <message>
        <source>What several directories hold together counts at the lowest one that has all of it, so the sums of a directory may be more than those of its children.</source>
        <translation>Was mehrere Ordner gemeinsam haben, zählt beim untersten, der alles davon enthält; ein Ordner kann darum mehr haben als seine Unterordner zusammen.</translation>
    </message>
    <message>
        <source>all of this together</source>
        <translation>alles zusammen</translation>
    </message>
</context>
<context>
    <name>drover::ui::Usage</name>
    <message>
        <source>%1 bytes</source>
        <translation>%1 Bytes</translation>
    </message>
    <message>
        <source>exclusive: %1</source>
        <translation>exklusiv: %1</translation>
    </message>
    <message>
        <source>shared here: %1</source>
        <translation>hier geteilt: %1</translation>
    </message>
    <message>
        <source>shared elsewhere: %1</source>
        <translation>anderswo geteilt: %1</translation>
    </message>
    <message>
        <source>holes: %1</source>
        <translation>Löcher: %1</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1, %2: %3</translation>
    </message>
    <message>
        <source>Deleting %1 would free %2.</source>
        <translation>%1 zu löschen würde %2 freigeben.</translation>
    </message>
    <message>
        <source>Deleting %1 would free at least %2; how much at most is unknown.</source>
        <translation>%1 zu löschen würde mindestens %2 freigeben; wie viel höchstens, ist unbekannt.</translation>
    </message>
    <message>
        <source>What deleting %1 would free is unknown.</source>
        <translation>Was frei würde, wenn %1 gelöscht wird, ist unbekannt.</translation>
    </message>
    <message>
        <source>Deleting %1 would free at least %2 and at most %3.</source>
        <translation>%1 zu löschen würde mindestens %2 und höchstens %3 freigeben.</translation>
    </message>
    <message>
        <source>Deleting %1 would free at most %2.</source>
        <translation>%1 zu löschen würde höchstens %2 freigeben.</translation>
    </message>
    <message>
        <source>%1 in %2, %3, %4 extents</source>
        <translation>%1 in %2, %3, %4 Extents</translation>
    </message>
    <message>
        <source>%1
Matching what is shared…</source>
        <translation>%1
Geteiltes wird abgeglichen…</translation>
    </message>
    <message>
        <source>%1
%2</source>
        <translation>%1
%2</translation>
    </message>
    <message>
        <source>%1 in %2, %3</source>
        <translation>%1 in %2, %3</translation>
    </message>
    <message>
        <source>%1 could not be opened</source>
        <translation>%1 ließen sich nicht öffnen</translation>
    </message>
    <message>
        <source>%1 not settled</source>
        <translation>%1 nicht ausgeschrieben</translation>
    </message>
    <message>
        <source>stopped: the sums are lower bounds</source>
        <translation>angehalten: die Summen sind untere Grenzen</translation>
    </message>
    <message>
        <source>%1 could not be read</source>
        <translation>nicht lesbar: %1</translation>
    </message>
</context>
<context>
    <name>drover::ui::UsageModel</name>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Make-up</source>
        <translation>Aufbau</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Allocated</source>
        <translation>Belegt</translation>
    </message>
    <message>
        <source>Exclusive</source>
        <translation>Exklusiv</translation>
    </message>
    <message>
        <source>Shared</source>
        <translation>Geteilt</translation>
    </message>
    <message>
        <source>Holes</source>
        <translation>Löcher</translation>
    </message>
    <message>
        <source>Would free</source>
        <translation>Würde frei</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Dateien</translation>
    </message>
    <message>
        <source>What deleting it would free: the sentence below the table has both bounds</source>
        <translation>Was frei würde, wenn man es löscht: Der Satz unter der Tabelle nennt beide Grenzen</translation>
    </message>
</context>
<context>
    <name>drover::ui::WelcomePage</name>
    <message>
        <source>Drop files, folders or a tar archive here</source>
        <translation>Dateien, Ordner oder ein tar-Archiv hier ablegen</translation>
    </message>
    <message>
        <source>See holes, shared blocks and what they save: of one file, of several side by side, and of whole folders. Nothing is changed.</source>
        <translation>Löcher, geteilte Blöcke und was sie sparen: bei einer Datei, bei mehreren nebeneinander und bei ganzen Ordnern. Nichts wird verändert.</translation>
    </message>
</context>
<context>
    <name>drover::ui::Words</name>
    <message>
        <source>Clone</source>
        <translation>Klon</translation>
    </message>
    <message>
        <source>Kernel copy</source>
        <translation>Kernel-Kopie</translation>
    </message>
    <message>
        <source>Buffered</source>
        <translation>Gepuffert</translation>
    </message>
    <message>
        <source>Holes</source>
        <translation>Löcher</translation>
    </message>
    <message>
        <source>Shares the blocks with the source; nothing is read or written.</source>
        <translation>Teilt die Blöcke mit der Quelle; nichts wird gelesen oder geschrieben.</translation>
    </message>
    <message>
        <source>The kernel copies without a detour through this program.</source>
        <translation>Der Kernel kopiert ohne Umweg durch dieses Programm.</translation>
    </message>
    <message>
        <source>Read and written piece by piece; works everywhere.</source>
        <translation>Stück für Stück gelesen und geschrieben; geht überall.</translation>
    </message>
    <message>
        <source>Empty ranges of a sparse file, left empty at the destination.</source>
        <translation>Leere Bereiche einer dünnbesetzten Datei, die am Ziel leer bleiben.</translation>
    </message>
    <message>
        <source>Looking ahead</source>
        <translation>Schaut voraus</translation>
    </message>
    <message>
        <source>Counting</source>
        <translation>Zählt</translation>
    </message>
    <message>
        <source>Verifying</source>
        <translation>Prüft</translation>
    </message>
    <message>
        <source>Writing to device</source>
        <translation>Schreibt aufs Gerät</translation>
    </message>
    <message>
        <source>more was found</source>
        <translation>mehr gefunden</translation>
    </message>
    <message>
        <source>sizes changed</source>
        <translation>Größen geändert</translation>
    </message>
    <message>
        <source>the limit changed</source>
        <translation>Limit geändert</translation>
    </message>
    <message>
        <source>just resumed</source>
        <translation>eben fortgesetzt</translation>
    </message>
    <message>
        <source>the device decides</source>
        <translation>das Gerät bestimmt</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>Wartend</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Angehalten</translation>
    </message>
    <message>
        <source>Needs your answer</source>
        <translation>Braucht Ihre Antwort</translation>
    </message>
    <message>
        <source>Stopping</source>
        <translation>Hält an</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Done, with errors</source>
        <translation>Fertig, mit Fehlern</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Fehlgeschlagen</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>Abgebrochen</translation>
    </message>
    <message>
        <source>1 item</source>
        <translation>1 Objekt</translation>
    </message>
    <message numerus="yes">
        <source>%Ln items</source>
        <translation>
            <numerusform>%Ln Objekt</numerusform>
            <numerusform>%Ln Objekte</numerusform>
        </translation>
    </message>
    <message>
        <source>1 file</source>
        <translation>1 Datei</translation>
    </message>
    <message numerus="yes">
        <source>%Ln files</source>
        <translation>
            <numerusform>%Ln Datei</numerusform>
            <numerusform>%Ln Dateien</numerusform>
        </translation>
    </message>
    <message>
        <source>1 member</source>
        <translation>1 Eintrag</translation>
    </message>
    <message numerus="yes">
        <source>%Ln members</source>
        <translation>
            <numerusform>%Ln Eintrag</numerusform>
            <numerusform>%Ln Einträge</numerusform>
        </translation>
    </message>
    <message>
        <source>1 question</source>
        <translation>1 Frage</translation>
    </message>
    <message numerus="yes">
        <source>%Ln questions</source>
        <translation>
            <numerusform>%Ln Frage</numerusform>
            <numerusform>%Ln Fragen</numerusform>
        </translation>
    </message>
    <message>
        <source>1 error</source>
        <translation>1 Fehler</translation>
    </message>
    <message numerus="yes">
        <source>%Ln errors</source>
        <translation>
            <numerusform>%Ln Fehler</numerusform>
            <numerusform>%Ln Fehler</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>1 folder</source>
        <translation>1 Ordner</translation>
    </message>
    <message numerus="yes">
        <source>%Ln folders</source>
        <translation>
            <numerusform>%Ln Ordner</numerusform>
            <numerusform>%Ln Ordnern</numerusform>
        </translation>
    </message>
    <message>
        <source>1 job</source>
        <translation>1 Auftrag</translation>
    </message>
    <message numerus="yes">
        <source>%Ln jobs</source>
        <translation>
            <numerusform>%Ln Auftrag</numerusform>
            <numerusform>%Ln Aufträge</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>drover::ui::WorkerView</name>
    <message>
        <source>Files in hand</source>
        <translation>Dateien in Arbeit</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1
%2</source>
        <translation>%1
%2</translation>
    </message>
    <message>
        <source>reading back and comparing</source>
        <translation>liest zurück und vergleicht</translation>
    </message>
</context>
</TS>
