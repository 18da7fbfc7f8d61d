<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>drover::ui::After</name>
    <message>
        <source>Do nothing</source>
        <translation>Ne rien faire</translation>
    </message>
    <message>
        <source>Close the window</source>
        <translation>Fermer la fenêtre</translation>
    </message>
    <message>
        <source>The queue has ended. The window closes in %1 s.</source>
        <translation>La file est terminée. La fenêtre se ferme dans %1 s.</translation>
    </message>
    <message>
        <source>Suspend the computer</source>
        <translation>Mettre l’ordinateur en veille</translation>
    </message>
    <message>
        <source>The queue has ended. The computer is suspended in %1 s.</source>
        <translation>La file est terminée. L’ordinateur est mis en veille dans %1 s.</translation>
    </message>
    <message>
        <source>Switch the computer off</source>
        <translation>Éteindre l’ordinateur</translation>
    </message>
    <message>
        <source>The queue has ended. The computer is switched off in %1 s.</source>
        <translation>La file est terminée. L’ordinateur est éteint dans %1 s.</translation>
    </message>
</context>
<context>
    <name>drover::ui::AfterQueueButton</name>
    <message>
        <source>After the queue: %1</source>
        <translation>Après la file : %1</translation>
    </message>
    <message>
        <source>When the last job has ended: %1</source>
        <translation>Quand la dernière tâche est terminée : %1</translation>
    </message>
</context>
<context>
    <name>drover::ui::Answers</name>
    <message>
        <source>Skip</source>
        <translation>Ignorer</translation>
    </message>
    <message>
        <source>Skip all</source>
        <translation>Tout ignorer</translation>
    </message>
    <message>
        <source>What is at the destination stays</source>
        <translation>Ce qui est à destination reste</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Remplacer</translation>
    </message>
    <message>
        <source>Replace all</source>
        <translation>Tout remplacer</translation>
    </message>
    <message>
        <source>The new one takes its place once it is complete</source>
        <translation>Le nouveau prend sa place une fois complet</translation>
    </message>
    <message>
        <source>Keep both</source>
        <translation>Garder les deux</translation>
    </message>
    <message>
        <source>Keep both of all</source>
        <translation>Garder les deux pour tout</translation>
    </message>
    <message>
        <source>The new one gets a free name</source>
        <translation>Le nouveau reçoit un nom libre</translation>
    </message>
    <message>
        <source>Replace if newer</source>
        <translation>Remplacer si plus récent</translation>
    </message>
    <message>
        <source>Replace all that are older</source>
        <translation>Remplacer tous les plus anciens</translation>
    </message>
    <message>
        <source>Skipped where the new one is not newer</source>
        <translation>Ignoré si le nouveau n’est pas plus récent</translation>
    </message>
    <message>
        <source>Replace if larger</source>
        <translation>Remplacer si plus grand</translation>
    </message>
    <message>
        <source>Replace all that are smaller</source>
        <translation>Remplacer tous les plus petits</translation>
    </message>
    <message>
        <source>Skipped where the new one is not larger</source>
        <translation>Ignoré si le nouveau n’est pas plus grand</translation>
    </message>
    <message>
        <source>Decide later</source>
        <translation>Décider plus tard</translation>
    </message>
    <message>
        <source>Stays open; all others go on</source>
        <translation>Reste en suspens ; les autres continuent</translation>
    </message>
</context>
<context>
    <name>drover::ui::ArchivePage</name>
    <message>
        <source>%1: %2. %3 of its contents can be cloned, %4 must be copied; headers and padding take %5.</source>
        <translation>%1 : %2. %3 de son contenu peuvent être clonés, %4 doivent être copiés ; les en-têtes et le remplissage prennent %5.</translation>
    </message>
    <message>
        <source>%1 compressed and no range of the archive.</source>
        <translation>%1 compressés, sans plage dans l’archive.</translation>
    </message>
    <message>
        <source>Members</source>
        <translation>Membres</translation>
    </message>
    <message>
        <source>%1: %2. %3 of its contents can be cloned, %4 must be copied; compressed contents and headers take %5.</source>
        <translation>%1 : %2. %3 de son contenu peuvent être clonés, %4 doivent être copiés ; les contenus compressés et les en-têtes prennent %5.</translation>
    </message>
</context>
<context>
    <name>drover::ui::ArchiveRows</name>
    <message>
        <source>Not compressed. Files are cloned into it where the filesystem can.</source>
        <translation>Non compressé. Les fichiers y sont clonés là où le système de fichiers le permet.</translation>
    </message>
    <message>
        <source>Compressed with Zstandard: fast, and small.</source>
        <translation>Compressé avec Zstandard : rapide et compact.</translation>
    </message>
    <message>
        <source>Compressed with gzip: opens on every Unix.</source>
        <translation>Compressé avec gzip : s’ouvre sur tout Unix.</translation>
    </message>
    <message>
        <source>Compressed with xz: smallest, and slowest.</source>
        <translation>Compressé avec xz : le plus compact et le plus lent.</translation>
    </message>
    <message>
        <source>Compressed file by file: opens everywhere, keeps less than a tar.</source>
        <translation>Compressé fichier par fichier : s’ouvre partout, conserve moins qu’un tar.</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automatique</translation>
    </message>
    <message>
        <source>Large files begin on a block of the disk where that lets them be cloned.</source>
        <translation>Les grands fichiers commencent sur un bloc du disque là où cela permet de les cloner.</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucun</translation>
    </message>
    <message>
        <source>Nothing is padded: a little smaller, but every byte has to be copied.</source>
        <translation>Rien n’est complété : un peu plus petit, mais chaque octet doit être copié.</translation>
    </message>
    <message>
        <source>Fi&amp;le name</source>
        <translation>&amp;Nom du fichier</translation>
    </message>
    <message>
        <source>File ty&amp;pe</source>
        <translation>T&amp;ype de fichier</translation>
    </message>
    <message>
        <source>Ali&amp;gnment</source>
        <translation>Align&amp;ement</translation>
    </message>
    <message>
        <source>Same tree, same &amp;bytes</source>
        <translation>Même ar&amp;borescence, mêmes octets</translation>
    </message>
    <message>
        <source>Leaves out who owns the files, so that equal trees give equal archives.</source>
        <translation>Omet le propriétaire des fichiers, pour que des arborescences égales donnent des archives égales.</translation>
    </message>
    <message>
        <source>Name of the new archive</source>
        <translation>Nom de la nouvelle archive</translation>
    </message>
    <message>
        <source>Give the archive a name.</source>
        <translation>Donnez un nom à l’archive.</translation>
    </message>
    <message>
        <source>A name cannot contain “/”. The folder is chosen above.</source>
        <translation>Un nom ne peut pas contenir « / ». Le dossier se choisit plus haut.</translation>
    </message>
</context>
<context>
    <name>drover::ui::CauseModel</name>
    <message>
        <source>All causes
%1</source>
        <translation>Toutes les causes
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
        <translation>Me demander</translation>
    </message>
    <message>
        <source>The file waits for your answer in this window; all others go on.</source>
        <translation>Le fichier attend votre réponse dans cette fenêtre ; les autres continuent.</translation>
    </message>
    <message>
        <source>Keep both</source>
        <translation>Garder les deux</translation>
    </message>
    <message>
        <source>The new file gets a free name, such as “name (2).txt”.</source>
        <translation>Le nouveau fichier reçoit un nom libre, comme « nom (2).txt ».</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Ignorer</translation>
    </message>
    <message>
        <source>The file at the destination stays as it is.</source>
        <translation>Le fichier à destination reste tel quel.</translation>
    </message>
    <message>
        <source>Keep the newer</source>
        <translation>Garder le plus récent</translation>
    </message>
    <message>
        <source>Replaces a file only by one that was changed later.</source>
        <translation>Ne remplace un fichier que par un autre modifié plus tard.</translation>
    </message>
    <message>
        <source>Keep the larger</source>
        <translation>Garder le plus grand</translation>
    </message>
    <message>
        <source>Replaces a file only by one that has more bytes.</source>
        <translation>Ne remplace un fichier que par un autre ayant plus d’octets.</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Remplacer</translation>
    </message>
    <message>
        <source>The old file stays in place until the new one is complete.</source>
        <translation>L’ancien fichier reste en place jusqu’à ce que le nouveau soit complet.</translation>
    </message>
    <message>
        <source>Report an error</source>
        <translation>Signaler une erreur</translation>
    </message>
    <message>
        <source>The file is not copied and is listed among the errors.</source>
        <translation>Le fichier n’est pas copié et figure parmi les erreurs.</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automatique</translation>
    </message>
    <message>
        <source>Each file takes the cheapest way that its filesystems allow.</source>
        <translation>Chaque fichier prend la voie la moins coûteuse que permettent ses systèmes de fichiers.</translation>
    </message>
    <message>
        <source>Clone only</source>
        <translation>Cloner seulement</translation>
    </message>
    <message>
        <source>Shares blocks with the source; files that cannot be cloned fail.</source>
        <translation>Partage les blocs avec la source ; ce qui ne peut être cloné échoue.</translation>
    </message>
    <message>
        <source>Kernel copy only</source>
        <translation>Copie noyau seulement</translation>
    </message>
    <message>
        <source>The kernel copies; files that it cannot serve fail.</source>
        <translation>Le noyau copie ; ce qu’il ne peut servir échoue.</translation>
    </message>
    <message>
        <source>Buffered only</source>
        <translation>Tampon seulement</translation>
    </message>
    <message>
        <source>Reads and writes every byte: a physical second copy.</source>
        <translation>Lit et écrit chaque octet : une seconde copie physique.</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Garder</translation>
    </message>
    <message>
        <source>Holes in sparse files stay holes and take no space.</source>
        <translation>Les trous des fichiers creux restent des trous et n’occupent rien.</translation>
    </message>
    <message>
        <source>Make more</source>
        <translation>En créer plus</translation>
    </message>
    <message>
        <source>Blocks of zeros become holes too, which reads every byte.</source>
        <translation>Les blocs de zéros deviennent aussi des trous ; chaque octet est lu.</translation>
    </message>
    <message>
        <source>Fill</source>
        <translation>Remplir</translation>
    </message>
    <message>
        <source>Holes are written out as zeros, so all space is taken now.</source>
        <translation>Les trous sont écrits comme des zéros ; tout l’espace est pris d’emblée.</translation>
    </message>
    <message>
        <source>Make anew</source>
        <translation>Recréer</translation>
    </message>
    <message>
        <source>FIFOs, sockets and devices are made anew.</source>
        <translation>Les FIFO, sockets et périphériques sont recréés.</translation>
    </message>
    <message>
        <source>FIFOs, sockets and devices are left out.</source>
        <translation>Les FIFO, sockets et périphériques sont omis.</translation>
    </message>
</context>
<context>
    <name>drover::ui::Chooser</name>
    <message>
        <source>Add files</source>
        <translation>Ajouter des fichiers</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Ajouter</translation>
    </message>
    <message>
        <source>Add a folder</source>
        <translation>Ajouter un dossier</translation>
    </message>
    <message>
        <source>Destination</source>
        <translation>Destination</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>Choisir</translation>
    </message>
    <message>
        <source>Comma-separated values (*.csv)</source>
        <translation>Valeurs séparées par des virgules (*.csv)</translation>
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
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Taille</translation>
    </message>
    <message>
        <source>On disk</source>
        <translation>Sur disque</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Méthode</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Raison</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Débit</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>Linked</source>
        <translation>Lié</translation>
    </message>
    <message>
        <source>Renamed</source>
        <translation>Renommé</translation>
    </message>
    <message>
        <source>Skipped</source>
        <translation>Ignoré</translation>
    </message>
    <message>
        <source>Done, see why</source>
        <translation>Terminé, voir la raison</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Échec</translation>
    </message>
</context>
<context>
    <name>drover::ui::Conflict</name>
    <message>
        <source>same time</source>
        <translation>même date</translation>
    </message>
    <message>
        <source>newer</source>
        <translation>plus récent</translation>
    </message>
    <message>
        <source>older</source>
        <translation>plus ancien</translation>
    </message>
    <message>
        <source>same size</source>
        <translation>même taille</translation>
    </message>
    <message>
        <source>larger</source>
        <translation>plus grand</translation>
    </message>
    <message>
        <source>smaller</source>
        <translation>plus petit</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Dossier</translation>
    </message>
    <message>
        <source>decide later</source>
        <translation>décider plus tard</translation>
    </message>
    <message>
        <source>a folder meets a file</source>
        <translation>un dossier rencontre un fichier</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1. New: %2, %3. There: %4, %5. The new one is %6.</source>
        <translation>%1. Nouveau : %2, %3. Existant : %4, %5. Le nouveau est %6.</translation>
    </message>
</context>
<context>
    <name>drover::ui::ConflictModel</name>
    <message>
        <source>%1
would replace
%2</source>
        <translation>%1
remplacerait
%2</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>New: size</source>
        <translation>Nouveau : taille</translation>
    </message>
    <message>
        <source>New: changed</source>
        <translation>Nouveau : modifié</translation>
    </message>
    <message>
        <source>There: size</source>
        <translation>Existant : taille</translation>
    </message>
    <message>
        <source>There: changed</source>
        <translation>Existant : modifié</translation>
    </message>
    <message>
        <source>The new one is</source>
        <translation>Le nouveau est</translation>
    </message>
</context>
<context>
    <name>drover::ui::ConflictsTab</name>
    <message>
        <source>New</source>
        <translation>Nouveau</translation>
    </message>
    <message>
        <source>Already there</source>
        <translation>Déjà présent</translation>
    </message>
    <message>
        <source>Names that are taken</source>
        <translation>Noms déjà pris</translation>
    </message>
    <message>
        <source>For all</source>
        <translation>Pour tous</translation>
    </message>
    <message>
        <source>One answer for all open questions, and for those still to come</source>
        <translation>Une réponse pour toutes les questions, y compris celles à venir</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>No name is taken at the destination.</source>
        <translation>Aucun nom n’est pris à destination.</translation>
    </message>
    <message>
        <source>%1, the first %2 listed</source>
        <translation>%1, les %2 premières affichées</translation>
    </message>
    <message>
        <source>%1, %2 for later</source>
        <translation>%1, %2 pour plus tard</translation>
    </message>
</context>
<context>
    <name>drover::ui::DestinationBar</name>
    <message>
        <source>Destination folder</source>
        <translation>Dossier de destination</translation>
    </message>
    <message>
        <source>Bro&amp;wse…</source>
        <translation>Parco&amp;urir…</translation>
    </message>
    <message>
        <source>Choose the destination folder</source>
        <translation>Choisir le dossier de destination</translation>
    </message>
</context>
<context>
    <name>drover::ui::DetailsPane</name>
    <message>
        <source>Details of the selected job</source>
        <translation>Détails de la tâche choisie</translation>
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
        <translation>Maj déplace, Ctrl copie. Rien ne commence sans votre accord.</translation>
    </message>
    <message>
        <source>Drop to add to %1</source>
        <translation>Déposer pour ajouter à %1</translation>
    </message>
    <message>
        <source>The files join this job and go where it goes.</source>
        <translation>Les fichiers rejoignent cette tâche et vont là où elle va.</translation>
    </message>
</context>
<context>
    <name>drover::ui::EmptyPage</name>
    <message>
        <source>Drop files or folders here</source>
        <translation>Déposez des fichiers ou des dossiers ici</translation>
    </message>
    <message>
        <source>Drover shares blocks and keeps holes where the filesystem can, so that few bytes have to move.
For every file it shows which way it took, and why.</source>
        <translation>Drover partage les blocs et garde les trous là où le système de fichiers le permet : peu d’octets bougent.
Pour chaque fichier, il montre la voie prise et pourquoi.</translation>
    </message>
    <message>
        <source>or paste them with Ctrl+V, or pick them:</source>
        <translation>ou collez-les avec Ctrl+V, ou choisissez-les :</translation>
    </message>
</context>
<context>
    <name>drover::ui::EngineWords</name>
    <message>
        <source>clone</source>
        <translation>clone</translation>
    </message>
    <message>
        <source>kernel copy</source>
        <translation>copie noyau</translation>
    </message>
    <message>
        <source>buffered</source>
        <translation>tampon</translation>
    </message>
    <message>
        <source>hole</source>
        <translation>trou</translation>
    </message>
    <message>
        <source>other filesystem</source>
        <translation>autre système de fichiers</translation>
    </message>
    <message>
        <source>not supported here</source>
        <translation>pas pris en charge ici</translation>
    </message>
    <message>
        <source>not supported by this kernel</source>
        <translation>pas pris en charge par ce noyau</translation>
    </message>
    <message>
        <source>not possible for this file</source>
        <translation>impossible pour ce fichier</translation>
    </message>
    <message>
        <source>the file is in use as swap</source>
        <translation>le fichier sert d’espace d’échange</translation>
    </message>
    <message>
        <source>not permitted</source>
        <translation>non permis</translation>
    </message>
    <message>
        <source>the source is not on the disk yet</source>
        <translation>la source n’est pas encore sur le disque</translation>
    </message>
    <message>
        <source>blocks of zeros are looked for</source>
        <translation>recherche de blocs de zéros</translation>
    </message>
    <message>
        <source>holes are to be filled</source>
        <translation>trous à remplir</translation>
    </message>
    <message>
        <source>small file</source>
        <translation>petit fichier</translation>
    </message>
    <message>
        <source>small range</source>
        <translation>petite plage</translation>
    </message>
    <message>
        <source>unaligned</source>
        <translation>non aligné</translation>
    </message>
    <message>
        <source>unknown block size</source>
        <translation>taille de bloc inconnue</translation>
    </message>
    <message>
        <source>less than a block</source>
        <translation>moins d’un bloc</translation>
    </message>
    <message>
        <source>it moved nothing</source>
        <translation>rien n’a été déplacé</translation>
    </message>
    <message>
        <source>the size of this file is not known before it is read</source>
        <translation>la taille de ce fichier n’est connue qu’après lecture</translation>
    </message>
    <message>
        <source>compressed archive</source>
        <translation>archive compressée</translation>
    </message>
    <message>
        <source>the archive is no tar</source>
        <translation>l’archive n’est pas un tar</translation>
    </message>
    <message>
        <source>the holes are stored</source>
        <translation>les trous sont stockés</translation>
    </message>
    <message>
        <source>the name is taken</source>
        <translation>le nom est pris</translation>
    </message>
    <message>
        <source>not newer</source>
        <translation>pas plus récent</translation>
    </message>
    <message>
        <source>not larger</source>
        <translation>pas plus grand</translation>
    </message>
    <message>
        <source>special files are left out</source>
        <translation>les fichiers spéciaux sont omis</translation>
    </message>
    <message>
        <source>this format cannot hold it</source>
        <translation>ce format ne peut le contenir</translation>
    </message>
    <message>
        <source>It changed while it was being moved; the original stays</source>
        <translation>Il a changé pendant le déplacement ; l’original reste</translation>
    </message>
    <message>
        <source>A directory cannot go into itself</source>
        <translation>Un dossier ne peut aller dans lui-même</translation>
    </message>
    <message>
        <source>Another source of this job has the same name</source>
        <translation>Une autre source de cette tâche porte le même nom</translation>
    </message>
    <message>
        <source>This directory does not exist</source>
        <translation>Ce dossier n’existe pas</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <translation>Permission refusée</translation>
    </message>
    <message>
        <source>Operation not permitted</source>
        <translation>Opération non permise</translation>
    </message>
    <message>
        <source>No such file or directory</source>
        <translation>Fichier ou dossier introuvable</translation>
    </message>
    <message>
        <source>No space left on device</source>
        <translation>Plus de place sur l’appareil</translation>
    </message>
    <message>
        <source>Disk quota exceeded</source>
        <translation>Quota dépassé</translation>
    </message>
    <message>
        <source>Input/output error</source>
        <translation>Erreur d’entrée/sortie</translation>
    </message>
    <message>
        <source>Read-only file system</source>
        <translation>Système de fichiers en lecture seule</translation>
    </message>
    <message>
        <source>File exists</source>
        <translation>Le fichier existe</translation>
    </message>
    <message>
        <source>File too large</source>
        <translation>Fichier trop grand</translation>
    </message>
    <message>
        <source>File name too long</source>
        <translation>Nom de fichier trop long</translation>
    </message>
    <message>
        <source>Invalid argument</source>
        <translation>Argument invalide</translation>
    </message>
    <message>
        <source>Device or resource busy</source>
        <translation>Périphérique ou ressource occupé</translation>
    </message>
    <message>
        <source>pausing</source>
        <translation>suspension</translation>
    </message>
    <message>
        <source>all jobs are paused</source>
        <translation>toutes les tâches sont suspendues</translation>
    </message>
    <message>
        <source>Hard links become separate files: this filesystem cannot hold them</source>
        <translation>Les liens durs deviennent des fichiers séparés : ce système de fichiers ne peut les contenir</translation>
    </message>
    <message>
        <source>Hard links become separate files: this format cannot hold them</source>
        <translation>Les liens durs deviennent des fichiers séparés : ce format ne peut les contenir</translation>
    </message>
    <message>
        <source>Not all of it is on the device yet: the system goes on writing</source>
        <translation>Tout n’est pas encore sur l’appareil : le système continue d’écrire</translation>
    </message>
    <message>
        <source>%1 refused: %2</source>
        <translation>%1 impossible : %2</translation>
    </message>
    <message>
        <source>waiting for %1</source>
        <translation>en attente de %1</translation>
    </message>
    <message>
        <source>only files are compared by size</source>
        <translation>seuls les fichiers sont comparés par taille</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>%1 (at byte %2)</source>
        <translation>%1 (à l’octet %2)</translation>
    </message>
    <message>
        <source>%1 (byte %2 of the archive)</source>
        <translation>%1 (octet %2 de l’archive)</translation>
    </message>
    <message>
        <source>%1; reading goes on with the header at byte %2, and what it tells of may be content of the damaged member</source>
        <translation>%1 ; la lecture reprend à l’en-tête de l’octet %2, et ce qu’il décrit peut être le contenu du membre endommagé</translation>
    </message>
    <message>
        <source>%1; reading goes on with the header at byte %2</source>
        <translation>%1 ; la lecture reprend à l’en-tête de l’octet %2</translation>
    </message>
    <message>
        <source>%1; the next header is searched for, and what it tells of may be content of the damaged member</source>
        <translation>%1 ; l’en-tête suivant est recherché, et ce qu’il décrit peut être le contenu du membre endommagé</translation>
    </message>
    <message>
        <source>%1: it was cut off, and members may be missing</source>
        <translation>%1 : elle a été coupée, et des membres peuvent manquer</translation>
    </message>
    <message>
        <source>It cannot be read back: %1</source>
        <translation>Ne peut pas être relue : %1</translation>
    </message>
    <message>
        <source>There is an end mark before its end, and the members behind it were not read</source>
        <translation>Une marque de fin précède la fin, et les membres qui la suivent n’ont pas été lus</translation>
    </message>
    <message>
        <source>There is an end mark before its end</source>
        <translation>Une marque de fin précède la fin</translation>
    </message>
    <message>
        <source>It unpacks to more than %1 times its size</source>
        <translation>Elle donne plus de %1 fois sa taille</translation>
    </message>
    <message>
        <source>Its access list names %1, who is not known here</source>
        <translation>Sa liste d’accès nomme %1, inconnu ici</translation>
    </message>
    <message>
        <source>The %1 data ends early</source>
        <translation>Les données %1 se terminent trop tôt</translation>
    </message>
    <message>
        <source>The gzip data is damaged (%1)</source>
        <translation>Les données gzip sont endommagées (%1)</translation>
    </message>
    <message>
        <source>The zstd data is damaged (%1)</source>
        <translation>Les données zstd sont endommagées (%1)</translation>
    </message>
    <message>
        <source>The checksum at the end of the gzip data is wrong: something that it unpacks to is damaged</source>
        <translation>La somme de contrôle à la fin des données gzip est fausse : une partie du contenu est endommagée</translation>
    </message>
    <message>
        <source>The checksum at the end of the zstd data is wrong: something that it unpacks to is damaged</source>
        <translation>La somme de contrôle à la fin des données zstd est fausse : une partie du contenu est endommagée</translation>
    </message>
    <message>
        <source>There is no memory to unpack it</source>
        <translation>La mémoire manque pour l’extraire</translation>
    </message>
    <message>
        <source>Members are missing at its end</source>
        <translation>Des membres manquent à la fin</translation>
    </message>
    <message>
        <source>Nothing like it was archived</source>
        <translation>Rien de tel n’a été archivé</translation>
    </message>
    <message>
        <source>The archive has another member in its place</source>
        <translation>L’archive a un autre membre à cette place</translation>
    </message>
    <message>
        <source>The archive holds other bytes than the source</source>
        <translation>L’archive contient d’autres octets que la source</translation>
    </message>
    <message>
        <source>The first header is damaged</source>
        <translation>Le premier en-tête est endommagé</translation>
    </message>
    <message>
        <source>The archive has no directory at its end</source>
        <translation>L’archive n’a pas de répertoire à la fin</translation>
    </message>
    <message>
        <source>The archive has no end mark</source>
        <translation>L’archive n’a pas de marque de fin</translation>
    </message>
    <message>
        <source>The archive has no last block</source>
        <translation>L’archive n’a pas de dernier bloc</translation>
    </message>
    <message>
        <source>It has more holes than can be believed</source>
        <translation>Il a plus de trous que de raison</translation>
    </message>
    <message>
        <source>It is encrypted</source>
        <translation>Il est chiffré</translation>
    </message>
    <message>
        <source>It is damaged</source>
        <translation>Il est endommagé</translation>
    </message>
    <message>
        <source>Its checksum is wrong</source>
        <translation>Sa somme de contrôle est fausse</translation>
    </message>
    <message>
        <source>Its map of holes makes no sense</source>
        <translation>Son plan des trous n’a pas de sens</translation>
    </message>
    <message>
        <source>Its map of holes does not fit what is stored</source>
        <translation>Son plan des trous ne correspond pas à ce qui est enregistré</translation>
    </message>
    <message>
        <source>This is not an archive of a known format</source>
        <translation>Ce n’est pas une archive d’un format connu</translation>
    </message>
    <message>
        <source>The archive cannot be read</source>
        <translation>L’archive ne peut pas être lue</translation>
    </message>
    <message>
        <source>A record of its extended header makes no sense: %1</source>
        <translation>Un enregistrement de son en-tête étendu n’a pas de sens : %1</translation>
    </message>
    <message>
        <source>It is a hard link to nothing</source>
        <translation>C’est un lien physique vers rien</translation>
    </message>
    <message>
        <source>It is the rest of a file that began in another volume of the archive</source>
        <translation>C’est le reste d’un fichier commencé dans un autre volume de l’archive</translation>
    </message>
    <message>
        <source>Its headers are damaged</source>
        <translation>Ses en-têtes sont endommagés</translation>
    </message>
    <message>
        <source>What its headers say of its holes is damaged</source>
        <translation>Ce que ses en-têtes disent des trous est endommagé</translation>
    </message>
    <message>
        <source>It may be a symlink: what would say so is lost with the directory at the archive&apos;s end</source>
        <translation>C’est peut-être un lien symbolique : ce qui le dirait est perdu avec le répertoire à la fin de l’archive</translation>
    </message>
    <message>
        <source>Its permissions are lost with the directory at the archive&apos;s end</source>
        <translation>Ses droits sont perdus avec le répertoire à la fin de l’archive</translation>
    </message>
    <message>
        <source>The archive ends before this member does</source>
        <translation>L’archive se termine avant ce membre</translation>
    </message>
    <message>
        <source>A part of its name is longer than 255 bytes</source>
        <translation>Une partie de son nom dépasse 255 octets</translation>
    </message>
    <message>
        <source>It has no name</source>
        <translation>Il n’a pas de nom</translation>
    </message>
    <message>
        <source>Its name leads upwards (&quot;..&quot;)</source>
        <translation>Son nom remonte (« .. »)</translation>
    </message>
    <message>
        <source>Its name holds a zero byte</source>
        <translation>Son nom contient un octet nul</translation>
    </message>
    <message>
        <source>Its name is longer than 4095 bytes</source>
        <translation>Son nom dépasse 4095 octets</translation>
    </message>
    <message>
        <source>Behind its compressed data there are bytes that belong to nothing</source>
        <translation>Derrière ses données compressées, des octets n’appartiennent à rien</translation>
    </message>
    <message>
        <source>A global header gives all members one map of holes</source>
        <translation>Un en-tête global donne à tous les membres un même plan des trous</translation>
    </message>
    <message>
        <source>A global header gives all members one name</source>
        <translation>Un en-tête global donne à tous les membres un même nom</translation>
    </message>
    <message>
        <source>A global header gives all members one size</source>
        <translation>Un en-tête global donne à tous les membres une même taille</translation>
    </message>
    <message>
        <source>Its extended header is damaged</source>
        <translation>Son en-tête étendu est endommagé</translation>
    </message>
    <message>
        <source>The archive holds fewer or more bytes of this member than its header says</source>
        <translation>L’archive contient moins ou plus d’octets de ce membre que ne dit son en-tête</translation>
    </message>
    <message>
        <source>An archive has to be a regular file</source>
        <translation>Une archive doit être un fichier ordinaire</translation>
    </message>
    <message>
        <source>It has more than 20 million members</source>
        <translation>Elle a plus de 20 millions de membres</translation>
    </message>
    <message>
        <source>More than %1 members</source>
        <translation>Plus de %1 membres</translation>
    </message>
    <message>
        <source>It was changed while it was read: what came out of it may be of both versions</source>
        <translation>A changé pendant la lecture : ce qui en est sorti peut venir des deux versions</translation>
    </message>
    <message>
        <source>It is a hard link to %1, which was not unpacked before it</source>
        <translation>C’est un lien physique vers %1, qui n’a pas été extrait avant lui</translation>
    </message>
    <message>
        <source>It is a hard link to %1, which was replaced meanwhile</source>
        <translation>C’est un lien physique vers %1, qui a été remplacé entre-temps</translation>
    </message>
    <message>
        <source>Its content could not be read again</source>
        <translation>Son contenu n’a pas pu être relu</translation>
    </message>
    <message>
        <source>Its content is that of a member that failed</source>
        <translation>Son contenu est celui d’un membre qui a échoué</translation>
    </message>
    <message>
        <source>The archive ends before its content</source>
        <translation>L’archive se termine avant son contenu</translation>
    </message>
    <message>
        <source>The archive holds no content for it</source>
        <translation>L’archive n’a pas de contenu pour lui</translation>
    </message>
    <message>
        <source>It is incomplete: it begins at byte %1 and would end at byte %2, but the archive ends at %3</source>
        <translation>Incomplet : commence à l’octet %1 et finirait à l’octet %2, mais l’archive se termine à %3</translation>
    </message>
    <message>
        <source>It would replace the destination itself</source>
        <translation>Il remplacerait la destination elle-même</translation>
    </message>
    <message>
        <source>Only root can make devices</source>
        <translation>Seul root peut créer des périphériques</translation>
    </message>
    <message>
        <source>it may not be possible</source>
        <translation>ce n’est peut-être pas possible</translation>
    </message>
    <message>
        <source>no method is left</source>
        <translation>il ne reste aucune méthode</translation>
    </message>
    <message>
        <source>the headers are of an unusual kind</source>
        <translation>les en-têtes sont d’un genre inhabituel</translation>
    </message>
    <message>
        <source>the size is ambiguous</source>
        <translation>la taille est ambiguë</translation>
    </message>
    <message>
        <source>the archive ends before it does</source>
        <translation>l’archive se termine avant</translation>
    </message>
    <message>
        <source>the archive&apos;s filesystem cannot clone</source>
        <translation>le système de fichiers de l’archive ne sait pas cloner</translation>
    </message>
    <message>
        <source>its bytes do not begin on a block</source>
        <translation>ses octets ne commencent pas sur un bloc</translation>
    </message>
    <message>
        <source>Preparing: writing the source to disk</source>
        <translation>Préparation : la source est écrite sur le disque</translation>
    </message>
    <message>
        <source>Verifying: reading the archive back from the disk</source>
        <translation>Vérification : l’archive est relue depuis le disque</translation>
    </message>
    <message>
        <source>Comparing with what an earlier run stored</source>
        <translation>Comparaison avec ce qu’un passage précédent a enregistré</translation>
    </message>
    <message>
        <source>it is there already</source>
        <translation>est déjà là</translation>
    </message>
    <message>
        <source>it was moved before</source>
        <translation>a déjà été déplacé</translation>
    </message>
    <message>
        <source>the link is there already</source>
        <translation>le lien est déjà là</translation>
    </message>
    <message>
        <source>went on at byte %1</source>
        <translation>repris à l’octet %1</translation>
    </message>
    <message>
        <source>It changed while it was being copied; the copy may hold parts of both</source>
        <translation>A changé pendant la copie ; la copie contient peut-être des parties des deux</translation>
    </message>
    <message>
        <source>It changed while it was being copied; the file that it would replace stays</source>
        <translation>A changé pendant la copie ; le fichier à remplacer reste</translation>
    </message>
    <message>
        <source>It was replaced while it was being copied</source>
        <translation>A été remplacé pendant la copie</translation>
    </message>
    <message>
        <source>It changed while it was being archived</source>
        <translation>A changé pendant l’archivage</translation>
    </message>
    <message>
        <source>It shrank while it was being archived: its end is stored as zeros</source>
        <translation>A rétréci pendant l’archivage : sa fin est enregistrée comme des zéros</translation>
    </message>
    <message>
        <source>It came while the move was at work, and stays</source>
        <translation>Est arrivé pendant le déplacement, et reste</translation>
    </message>
    <message>
        <source>Another name means the same file at the destination; the original stays</source>
        <translation>Un autre nom désigne le même fichier à la destination ; l’original reste</translation>
    </message>
    <message>
        <source>An extended attribute could not be kept; the original stays</source>
        <translation>Un attribut étendu n’a pas pu être conservé ; l’original reste</translation>
    </message>
    <message>
        <source>What stands there is immutable and lacks a part of it; the original stays</source>
        <translation>Ce qui s’y trouve est immuable et incomplet ; l’original reste</translation>
    </message>
    <message>
        <source>The copy differs from byte %1 on</source>
        <translation>La copie diffère à partir de l’octet %1</translation>
    </message>
    <message>
        <source>The file differs from what the archive holds</source>
        <translation>Le fichier diffère de ce que contient l’archive</translation>
    </message>
    <message>
        <source>The method asked for cannot serve this file (%1)</source>
        <translation>La méthode demandée ne convient pas à ce fichier (%1)</translation>
    </message>
    <message>
        <source>Source and destination are the same file</source>
        <translation>La source et la destination sont le même fichier</translation>
    </message>
    <message>
        <source>Source and destination are the same directory</source>
        <translation>La source et la destination sont le même dossier</translation>
    </message>
    <message>
        <source>The file that a link leads to is not replaced by that link</source>
        <translation>Le fichier vers lequel mène un lien n’est pas remplacé par ce lien</translation>
    </message>
    <message>
        <source>A %1 is not replaced by a %2</source>
        <translation>N’est pas remplacé (là : %1, viendrait : %2)</translation>
    </message>
    <message>
        <source>file</source>
        <translation>fichier</translation>
    </message>
    <message>
        <source>directory</source>
        <translation>dossier</translation>
    </message>
    <message>
        <source>symlink</source>
        <translation>lien symbolique</translation>
    </message>
    <message>
        <source>FIFO</source>
        <translation>FIFO</translation>
    </message>
    <message>
        <source>socket</source>
        <translation>socket</translation>
    </message>
    <message>
        <source>device</source>
        <translation>périphérique</translation>
    </message>
    <message>
        <source>This directory leads back to one that is being copied already (a bind mount?)</source>
        <translation>Ce dossier ramène à un dossier déjà en cours de copie (un montage bind ?)</translation>
    </message>
    <message>
        <source>A directory is moved by its name, not by . or ..</source>
        <translation>Un dossier se déplace par son nom, pas par . ou ..</translation>
    </message>
    <message>
        <source>Several sources need a directory to go into, and this is none</source>
        <translation>Plusieurs sources demandent un dossier de destination, et ce n’en est pas un</translation>
    </message>
    <message>
        <source>Several sources need an existing directory to go into</source>
        <translation>Plusieurs sources demandent un dossier de destination existant</translation>
    </message>
    <message>
        <source>The archive cannot be put into itself</source>
        <translation>L’archive ne peut pas être mise en elle-même</translation>
    </message>
    <message>
        <source>The archive is not put into itself</source>
        <translation>L’archive n’est pas mise en elle-même</translation>
    </message>
    <message>
        <source>%1; the copy is in %2</source>
        <translation>%1 ; la copie est dans %2</translation>
    </message>
    <message>
        <source>%1; what was unpacked is in %2</source>
        <translation>%1 ; ce qui a été extrait est dans %2</translation>
    </message>
    <message>
        <source>The way there leads out of the destination</source>
        <translation>Le chemin sort de la destination</translation>
    </message>
    <message>
        <source>The system has no more threads to give</source>
        <translation>Le système n’a plus de fils d’exécution à donner</translation>
    </message>
    <message>
        <source>another name differs only in case</source>
        <translation>un autre nom ne diffère que par la casse</translation>
    </message>
    <message>
        <source>only files and directories can be there</source>
        <translation>il ne peut y avoir là que des fichiers et des dossiers</translation>
    </message>
    <message>
        <source>the name ends with a dot or a space</source>
        <translation>le nom finit par un point ou une espace</translation>
    </message>
    <message>
        <source>the name has characters that are not allowed there</source>
        <translation>le nom a des caractères interdits là</translation>
    </message>
    <message>
        <source>the name is a device&apos;s for Windows</source>
        <translation>le nom est celui d’un périphérique pour Windows</translation>
    </message>
    <message>
        <source>the name is no UTF-8</source>
        <translation>le nom n’est pas en UTF-8</translation>
    </message>
    <message>
        <source>the name is too long</source>
        <translation>le nom est trop long</translation>
    </message>
    <message>
        <source>too large for a file there</source>
        <translation>trop grand pour un fichier là</translation>
    </message>
    <message>
        <source>The archive went on at byte %1</source>
        <translation>L’archive a repris à l’octet %1</translation>
    </message>
    <message>
        <source>The archive begins anew: only a .tar goes on where an earlier run ended</source>
        <translation>L’archive recommence : seul un .tar reprend où un passage précédent s’est arrêté</translation>
    </message>
    <message>
        <source>The archive begins anew: what was left of it is of no use to this job</source>
        <translation>L’archive recommence : ce qu’il en restait ne sert pas à cette tâche</translation>
    </message>
    <message>
        <source>%1 is incomplete: the job ended before all was there</source>
        <translation>%1 est incomplet : la tâche s’est terminée avant que tout y soit</translation>
    </message>
    <message>
        <source>%1 is incomplete in the archive: what is missing is zeros</source>
        <translation>%1 est incomplet dans l’archive : ce qui manque est fait de zéros</translation>
    </message>
    <message>
        <source>Devices and FIFOs are left out: this format cannot hold them</source>
        <translation>Les périphériques et FIFO sont omis : ce format ne peut pas les contenir</translation>
    </message>
    <message>
        <source>Extended attributes and access lists are left out: this format cannot hold them</source>
        <translation>Les attributs étendus et listes d’accès sont omis : ce format ne peut pas les contenir</translation>
    </message>
    <message>
        <source>Times before 1970 or after 2038 become the nearest that this format can hold</source>
        <translation>Les dates avant 1970 ou après 2038 deviennent les plus proches que ce format connaît</translation>
    </message>
    <message>
        <source>Sockets are left out, since an archive cannot hold them: %1</source>
        <translation>Les sockets sont omis, une archive ne pouvant les contenir : %1</translation>
    </message>
    <message>
        <source>Some names are longer than 4095 bytes: tar may unpack them, Drover refuses to</source>
        <translation>Certains noms dépassent 4095 octets : tar peut les extraire, Drover refuse</translation>
    </message>
    <message>
        <source>Too many hard links were waiting for their other names: some may have become separate files</source>
        <translation>Trop de liens physiques attendaient leurs autres noms : certains sont peut-être devenus des fichiers séparés</translation>
    </message>
    <message>
        <source>The list of files is full: what came later is missing in it</source>
        <translation>La liste des fichiers est pleine : la suite y manque</translation>
    </message>
    <message>
        <source>%1: names that begin with / go below the destination</source>
        <translation>%1 : les noms qui commencent par / vont sous la destination</translation>
    </message>
    <message>
        <source>%1: no owner here can have its number; it is given to nobody</source>
        <translation>%1 : aucun propriétaire ici ne peut avoir ce numéro ; il revient à nobody</translation>
    </message>
    <message>
        <source>%1: two sizes are stored and differ; other programs may unpack something else</source>
        <translation>%1 : deux tailles enregistrées diffèrent ; d’autres programmes peuvent extraire autre chose</translation>
    </message>
    <message>
        <source>%1: its own permissions and times are left out, since an archive has one top</source>
        <translation>%1 : ses propres droits et dates sont omis, une archive n’ayant qu’un sommet</translation>
    </message>
    <message>
        <source>%1 of %2 and %3 more could not be kept: %4</source>
        <translation>Non conservé : %1 de %2 et de %3 autres (%4)</translation>
    </message>
    <message>
        <source>%1 of %2 could not be kept: %3</source>
        <translation>Non conservé : %1 de %2 (%3)</translation>
    </message>
    <message>
        <source>The owner</source>
        <translation>le propriétaire</translation>
    </message>
    <message>
        <source>The permissions</source>
        <translation>les droits</translation>
    </message>
    <message>
        <source>The access control list</source>
        <translation>la liste d’accès</translation>
    </message>
    <message>
        <source>The capabilities</source>
        <translation>les capacités</translation>
    </message>
    <message>
        <source>An extended attribute</source>
        <translation>un attribut étendu</translation>
    </message>
    <message>
        <source>The times</source>
        <translation>les dates</translation>
    </message>
    <message>
        <source>A %1 cannot hold holes, so blocks of zeros are not looked for</source>
        <translation>Un %1 ne peut pas contenir de trous, les blocs de zéros ne sont donc pas recherchés</translation>
    </message>
    <message>
        <source>A path holds a zero byte</source>
        <translation>Un chemin contient un octet nul</translation>
    </message>
    <message>
        <source>A source has no name</source>
        <translation>Une source n’a pas de nom</translation>
    </message>
    <message>
        <source>Several sources cannot become one target</source>
        <translation>Plusieurs sources ne peuvent devenir une seule cible</translation>
    </message>
    <message>
        <source>There has to be a target for each source</source>
        <translation>Il faut une cible pour chaque source</translation>
    </message>
    <message>
        <source>There is no destination</source>
        <translation>Il n’y a pas de destination</translation>
    </message>
    <message>
        <source>There is nothing to copy</source>
        <translation>Il n’y a rien à copier</translation>
    </message>
    <message>
        <source>What goes on has to keep the times: they tell what was finished before</source>
        <translation>Ce qui reprend doit conserver les dates : elles disent ce qui était fini</translation>
    </message>
    <message>
        <source>Its name tells no format that can be written (%1)</source>
        <translation>Son nom n’indique aucun format pouvant être écrit (%1)</translation>
    </message>
    <message>
        <source>A %1 is compressed, so its payloads can be neither cloned nor copied by the kernel</source>
        <translation>Un %1 est compressé, son contenu ne peut donc être ni cloné ni copié par le noyau</translation>
    </message>
    <message>
        <source>More threads are of no use for a %1, only to compress a .tar.zst or .tar.xz</source>
        <translation>Plus de fils ne servent à rien pour un %1, seulement pour compresser un .tar.zst ou .tar.xz</translation>
    </message>
    <message>
        <source>The destination is the new name of the one source</source>
        <translation>La destination est le nouveau nom de l’unique source</translation>
    </message>
    <message>
        <source>The job has begun</source>
        <translation>La tâche a commencé</translation>
    </message>
    <message>
        <source>The job is at its end</source>
        <translation>La tâche est terminée</translation>
    </message>
    <message>
        <source>The job is not at its end</source>
        <translation>La tâche n’est pas terminée</translation>
    </message>
    <message>
        <source>There is no such job</source>
        <translation>Cette tâche n’existe pas</translation>
    </message>
    <message>
        <source>What is added to an archive has to be there before it begins</source>
        <translation>Ce qui s’ajoute à une archive doit être là avant son début</translation>
    </message>
    <message>
        <source>No item failed that could be tried again</source>
        <translation>Aucun élément échoué ne peut être réessayé</translation>
    </message>
    <message>
        <source>Single items of an archive cannot be tried again</source>
        <translation>Les éléments d’une archive ne se réessaient pas un à un</translation>
    </message>
    <message>
        <source>The job kept no list of its items</source>
        <translation>La tâche n’a pas gardé la liste de ses éléments</translation>
    </message>
    <message>
        <source>It has no list of jobs</source>
        <translation>Il n’a pas de liste de tâches</translation>
    </message>
    <message>
        <source>It is no queue of Drover</source>
        <translation>Ce n’est pas une file d’attente de Drover</translation>
    </message>
    <message>
        <source>It was written by a newer version of Drover</source>
        <translation>Il a été écrit par une version plus récente de Drover</translation>
    </message>
    <message>
        <source>Job %1: %2</source>
        <translation>Tâche %1 : %2</translation>
    </message>
    <message>
        <source>It is no JSON object</source>
        <translation>Ce n’est pas un objet JSON</translation>
    </message>
    <message>
        <source>Its report is no JSON object</source>
        <translation>Son rapport n’est pas un objet JSON</translation>
    </message>
    <message>
        <source>Its value of &quot;%1&quot; means nothing</source>
        <translation>Sa valeur de « %1 » ne veut rien dire</translation>
    </message>
    <message>
        <source>Is a directory: usage adds up what it holds</source>
        <translation>C’est un dossier : l’occupation additionne ce qu’il contient</translation>
    </message>
    <message>
        <source>Not a regular file but a FIFO</source>
        <translation>Pas un fichier ordinaire mais un FIFO</translation>
    </message>
    <message>
        <source>Not a regular file but a device</source>
        <translation>Pas un fichier ordinaire mais un périphérique</translation>
    </message>
    <message>
        <source>Not a regular file but a socket</source>
        <translation>Pas un fichier ordinaire mais un socket</translation>
    </message>
    <message>
        <source>Not a regular file</source>
        <translation>Pas un fichier ordinaire</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>Annulé</translation>
    </message>
    <message>
        <source>More than %1 extents, for which %2 MiB of memory are set aside; choose fewer files</source>
        <translation>Plus de %1 extents, pour lesquels %2 Mio de mémoire sont prévus ; choisissez moins de fichiers</translation>
    </message>
    <message>
        <source>Changing: written to while it was read, so no figure can be trusted</source>
        <translation>Change : écrit pendant la lecture, aucun chiffre n’est fiable</translation>
    </message>
    <message>
        <source>Unsettled: some data is not yet on the disk, so preallocated and shared bytes are upper bounds</source>
        <translation>En cours : des données ne sont pas encore sur le disque, les octets préalloués et partagés sont des maximums</translation>
    </message>
    <message>
        <source>Whether all data is on the disk cannot be asked, so preallocated and shared bytes are upper bounds</source>
        <translation>On ne peut savoir si tout est sur le disque, les octets préalloués et partagés sont des maximums</translation>
    </message>
    <message>
        <source>Holes are unknown: the filesystem (%1) has no extent map and names no holes</source>
        <translation>Trous inconnus : le système de fichiers (%1) n’a pas de carte d’extents et ne nomme pas de trous</translation>
    </message>
    <message>
        <source>No extent map (%1): holes are what reads as zero, and may be preallocated</source>
        <translation>Pas de carte d’extents (%1) : les trous sont ce qui se lit comme zéro, et peuvent être préalloués</translation>
    </message>
    <message>
        <source>Files on %1 share no blocks</source>
        <translation>Les fichiers sur %1 ne partagent pas de blocs</translation>
    </message>
    <message>
        <source>Sharing is unknown: the filesystem (%1) tells no addresses</source>
        <translation>Partage inconnu : le système de fichiers (%1) ne donne pas d’adresses</translation>
    </message>
    <message>
        <source>Compressed: how much of the disk that takes can be asked by root only</source>
        <translation>Compressé : seul root peut savoir ce que cela occupe sur le disque</translation>
    </message>
    <message>
        <source>btrfs calls a whole extent shared when any part of it is</source>
        <translation>btrfs dit partagé tout un extent dès qu’une partie l’est</translation>
    </message>
    <message>
        <source>Seen through an overlay: files of different layers, and the layers themselves, are not compared, so they may share more</source>
        <translation>Vu à travers un overlay : les fichiers de couches différentes et les couches elles-mêmes ne sont pas comparés et peuvent partager plus</translation>
    </message>
    <message>
        <source>Seen through an overlay: deleting frees nothing of what lies in its lower layers</source>
        <translation>Vu à travers un overlay : supprimer ne libère rien des couches inférieures</translation>
    </message>
    <message>
        <source>btrfs keeps an extent whole as long as any part of it is used, so deleting may free more than is mapped</source>
        <translation>btrfs garde un extent entier tant qu’une partie sert, supprimer peut donc libérer plus que ce qui est cartographié</translation>
    </message>
    <message>
        <source>More is allocated than is mapped: room for what is being written, or the filesystem&apos;s own blocks</source>
        <translation>Plus est alloué que cartographié : de la place pour ce qui s’écrit, ou des blocs du système de fichiers</translation>
    </message>
    <message>
        <source>Directories that could not be read: all sums above them are lower bounds</source>
        <translation>Dossiers illisibles : toutes les sommes au-dessus sont des minimums</translation>
    </message>
    <message>
        <source>Files with further names outside the selection stay: deleting these names frees nothing of them</source>
        <translation>Les fichiers ayant d’autres noms hors de la sélection restent : supprimer ces noms n’en libère rien</translation>
    </message>
    <message>
        <source>What is shared within the selection may be shared outside it, too: how many share is not told</source>
        <translation>Ce qui est partagé dans la sélection peut l’être aussi dehors : le nombre de partages n’est pas donné</translation>
    </message>
    <message>
        <source>What several of the given paths hold counts once, at the first of them</source>
        <translation>Ce que contiennent plusieurs des chemins donnés compte une fois, au premier</translation>
    </message>
    <message>
        <source>Not a directory</source>
        <translation>N’est pas un dossier</translation>
    </message>
    <message>
        <source>Is a directory</source>
        <translation>Est un dossier</translation>
    </message>
    <message>
        <source>Directory not empty</source>
        <translation>Dossier non vide</translation>
    </message>
    <message>
        <source>Too many open files</source>
        <translation>Trop de fichiers ouverts</translation>
    </message>
    <message>
        <source>Too many open files in system</source>
        <translation>Trop de fichiers ouverts dans le système</translation>
    </message>
    <message>
        <source>Too many levels of symbolic links</source>
        <translation>Trop de niveaux de liens symboliques</translation>
    </message>
    <message>
        <source>Cannot allocate memory</source>
        <translation>Mémoire insuffisante</translation>
    </message>
    <message>
        <source>Operation not supported</source>
        <translation>Opération non prise en charge</translation>
    </message>
    <message>
        <source>Function not implemented</source>
        <translation>Fonction non implémentée</translation>
    </message>
    <message>
        <source>Invalid cross-device link</source>
        <translation>Lien entre systèmes de fichiers</translation>
    </message>
    <message>
        <source>Stale file handle</source>
        <translation>Descripteur de fichier périmé</translation>
    </message>
    <message>
        <source>No such device</source>
        <translation>Aucun périphérique de ce type</translation>
    </message>
    <message>
        <source>No such device or address</source>
        <translation>Aucun périphérique ou adresse de ce type</translation>
    </message>
    <message>
        <source>Text file busy</source>
        <translation>Fichier texte occupé</translation>
    </message>
    <message>
        <source>Resource temporarily unavailable</source>
        <translation>Ressource temporairement indisponible</translation>
    </message>
    <message>
        <source>Connection timed out</source>
        <translation>Délai dépassé</translation>
    </message>
    <message>
        <source>Remote I/O error</source>
        <translation>Erreur d’entrée/sortie distante</translation>
    </message>
    <message>
        <source>Transport endpoint is not connected</source>
        <translation>Point final non connecté</translation>
    </message>
    <message>
        <source>Too many links</source>
        <translation>Trop de liens</translation>
    </message>
    <message>
        <source>Numerical result out of range</source>
        <translation>Résultat hors limites</translation>
    </message>
    <message>
        <source>Argument list too long</source>
        <translation>Liste d’arguments trop longue</translation>
    </message>
    <message>
        <source>No data available</source>
        <translation>Aucune donnée disponible</translation>
    </message>
    <message>
        <source>Bad file descriptor</source>
        <translation>Mauvais descripteur de fichier</translation>
    </message>
    <message>
        <source>Value too large for defined data type</source>
        <translation>Valeur trop grande</translation>
    </message>
    <message>
        <source>Structure needs cleaning</source>
        <translation>Le système de fichiers est endommagé</translation>
    </message>
    <message>
        <source>Required key not available</source>
        <translation>La clé requise manque</translation>
    </message>
    <message>
        <source>Host is down</source>
        <translation>Hôte arrêté</translation>
    </message>
    <message>
        <source>Illegal seek</source>
        <translation>Positionnement interdit</translation>
    </message>
    <message>
        <source>No locks available</source>
        <translation>Aucun verrou disponible</translation>
    </message>
    <message>
        <source>Inappropriate ioctl for device</source>
        <translation>Opération inadaptée au périphérique</translation>
    </message>
    <message>
        <source>Bad message</source>
        <translation>Mauvais message</translation>
    </message>
    <message>
        <source>%1 (%2, %3)</source>
        <translation>%1 (%2, %3)</translation>
    </message>
    <message>
        <source>only one of the two is NOCOW (chattr +C)</source>
        <translation>un seul des deux est NOCOW (chattr +C)</translation>
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
        <translation>Causes</translation>
    </message>
    <message>
        <source>Failed files</source>
        <translation>Fichiers en échec</translation>
    </message>
    <message>
        <source>Errors</source>
        <translation>Erreurs</translation>
    </message>
    <message>
        <source>Retry selected</source>
        <translation>Réessayer la sélection</translation>
    </message>
    <message>
        <source>Tries the selected files again, as a new job</source>
        <translation>Réessaie les fichiers choisis, comme nouvelle tâche</translation>
    </message>
    <message>
        <source>Retry all failed</source>
        <translation>Tout réessayer</translation>
    </message>
    <message>
        <source>Tries everything that failed again, as a new job</source>
        <translation>Réessaie tout ce qui a échoué, comme nouvelle tâche</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exporter…</translation>
    </message>
    <message>
        <source>Writes what failed into a file of comma-separated values</source>
        <translation>Écrit ce qui a échoué dans un fichier CSV</translation>
    </message>
    <message>
        <source>Nothing failed.</source>
        <translation>Rien n’a échoué.</translation>
    </message>
    <message>
        <source>Export what failed</source>
        <translation>Exporter les échecs</translation>
    </message>
</context>
<context>
    <name>drover::ui::Extents</name>
    <message>
        <source>%1 at offset %2</source>
        <translation>%1 à la position %2</translation>
    </message>
    <message>
        <source>1 byte</source>
        <translation>1 octet</translation>
    </message>
    <message>
        <source>%1 bytes</source>
        <translation>%1 octets</translation>
    </message>
    <message>
        <source>at least %1</source>
        <translation>au moins %1</translation>
    </message>
    <message>
        <source>at most %1</source>
        <translation>au plus %1</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>inconnu</translation>
    </message>
    <message>
        <source>1 range</source>
        <translation>1 plage</translation>
    </message>
    <message>
        <source>%1 ranges</source>
        <translation>%1 plages</translation>
    </message>
    <message>
        <source>–</source>
        <translation>–</translation>
    </message>
    <message>
        <source>1 extent</source>
        <translation>1 extent</translation>
    </message>
    <message>
        <source>%1 extents</source>
        <translation>%1 extents</translation>
    </message>
    <message>
        <source>holes and data only, no extents</source>
        <translation>trous et données seulement, pas d’extents</translation>
    </message>
    <message>
        <source>the filesystem does not say</source>
        <translation>le système de fichiers ne le dit pas</translation>
    </message>
    <message>
        <source>through an overlay</source>
        <translation>à travers un overlay</translation>
    </message>
    <message>
        <source>%1 names</source>
        <translation>%1 noms</translation>
    </message>
    <message>
        <source>%1, %2.</source>
        <translation>%1, %2.</translation>
    </message>
    <message>
        <source>%1 What it is made of and who shares it is unknown: the filesystem does not say.</source>
        <translation>%1 On ignore de quoi il est fait et qui le partage : le système de fichiers ne le dit pas.</translation>
    </message>
    <message>
        <source>%1: %2 bytes</source>
        <translation>%1 : %2 octets</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>Preallocated beyond the end</source>
        <translation>Préalloué au-delà de la fin</translation>
    </message>
    <message>
        <source>%1 %2.</source>
        <translation>%1 %2.</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%1 à %2</translation>
    </message>
    <message>
        <source>%1, and %2 more</source>
        <translation>%1 et %2 de plus</translation>
    </message>
    <message>
        <source>same compressed extent, overlap unknown: %1</source>
        <translation>même extent compressé, recouvrement inconnu : %1</translation>
    </message>
    <message>
        <source>beyond the end of the file</source>
        <translation>au-delà de la fin du fichier</translation>
    </message>
    <message>
        <source>filesystem address %1</source>
        <translation>adresse dans le système de fichiers %1</translation>
    </message>
    <message>
        <source>shared with %1</source>
        <translation>partagé avec %1</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>%1 dans %2</translation>
    </message>
    <message>
        <source>partly shared: see the lane below</source>
        <translation>partagé en partie : voir la piste au-dessous</translation>
    </message>
</context>
<context>
    <name>drover::ui::Figures</name>
    <message>
        <source>1 byte</source>
        <translation>1 octet</translation>
    </message>
    <message>
        <source>0 of %1</source>
        <translation>0 sur %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>at least %1</source>
        <translation>au moins %1</translation>
    </message>
    <message>
        <source>at most %1</source>
        <translation>au plus %1</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>inconnu</translation>
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
        <translation>moins de 1 s</translation>
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
        <translation>%1 j %2 h</translation>
    </message>
    <message>
        <source>moments left</source>
        <translation>presque fini</translation>
    </message>
    <message>
        <source>%1 s left</source>
        <translation>reste %1 s</translation>
    </message>
    <message>
        <source>%1 min left</source>
        <translation>reste %1 min</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>reste %1</translation>
    </message>
</context>
<context>
    <name>drover::ui::FileHeader</name>
    <message>
        <source>Changing</source>
        <translation>Change</translation>
    </message>
    <message>
        <source>It was written to while it was read: the figures may not fit.</source>
        <translation>On y a écrit pendant la lecture : les chiffres peuvent ne pas concorder.</translation>
    </message>
    <message>
        <source>Unsettled</source>
        <translation>Instable</translation>
    </message>
    <message>
        <source>Some of its data is not on the disk yet, so this may not be what it will be like.</source>
        <translation>Une partie de ses données n’est pas encore sur le disque ; cela peut encore changer.</translation>
    </message>
    <message>
        <source>Settle</source>
        <translation>Écrire</translation>
    </message>
    <message>
        <source>Write the data out, then look again</source>
        <translation>Écrire les données sur le disque, puis relire</translation>
    </message>
    <message>
        <source>Settle %1</source>
        <translation>Écrire %1</translation>
    </message>
    <message>
        <source>The same file as %1, by another name.</source>
        <translation>Le même fichier que %1, sous un autre nom.</translation>
    </message>
</context>
<context>
    <name>drover::ui::FilesPage</name>
    <message>
        <source>By offset</source>
        <translation>Par position</translation>
    </message>
    <message>
        <source>The pieces of the selected file, in its order</source>
        <translation>Les morceaux du fichier choisi, dans son ordre</translation>
    </message>
    <message>
        <source>By filesystem address</source>
        <translation>Par adresse dans le système de fichiers</translation>
    </message>
    <message>
        <source>The pieces of all files, in the order in which the filesystem has them</source>
        <translation>Les morceaux de tous les fichiers, dans l’ordre du système de fichiers</translation>
    </message>
    <message>
        <source>All files by filesystem address: %1</source>
        <translation>Tous les fichiers par adresse : %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1 : %2</translation>
    </message>
</context>
<context>
    <name>drover::ui::FilesTab</name>
    <message>
        <source>Show files by method</source>
        <translation>Afficher les fichiers par méthode</translation>
    </message>
    <message>
        <source>All methods</source>
        <translation>Toutes les méthodes</translation>
    </message>
    <message>
        <source>Show files by result</source>
        <translation>Afficher les fichiers par résultat</translation>
    </message>
    <message>
        <source>All results</source>
        <translation>Tous les résultats</translation>
    </message>
    <message>
        <source>Files of the job</source>
        <translation>Fichiers de la tâche</translation>
    </message>
    <message>
        <source>Part of a name or path</source>
        <translation>Partie d’un nom ou d’un chemin</translation>
    </message>
    <message>
        <source>Show files whose path contains</source>
        <translation>Afficher les fichiers dont le chemin contient</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>Recherche…</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
</context>
<context>
    <name>drover::ui::Filters</name>
    <message>
        <source>All jobs</source>
        <translation>Toutes les tâches</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>En cours</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>En attente</translation>
    </message>
    <message>
        <source>Needs attention</source>
        <translation>Requiert attention</translation>
    </message>
    <message>
        <source>Ended</source>
        <translation>Terminées</translation>
    </message>
</context>
<context>
    <name>drover::ui::FreeSpace</name>
    <message>
        <source>%1: %2 free after the queue</source>
        <translation>%1 : %2 libres après la file</translation>
    </message>
    <message>
        <source>%1: up to %2 too little for the queue</source>
        <translation>%1 : jusqu’à %2 manquants pour la file</translation>
    </message>
</context>
<context>
    <name>drover::ui::Graph</name>
    <message>
        <source>writing to device</source>
        <translation>écriture sur l’appareil</translation>
    </message>
    <message>
        <source>stalled</source>
        <translation>à l’arrêt</translation>
    </message>
    <message>
        <source>average %1</source>
        <translation>moyenne %1</translation>
    </message>
    <message>
        <source>running time</source>
        <translation>temps écoulé</translation>
    </message>
    <message>
        <source>start</source>
        <translation>début</translation>
    </message>
</context>
<context>
    <name>drover::ui::HistoryModel</name>
    <message>
        <source>Ended</source>
        <translation>Terminée</translation>
    </message>
    <message>
        <source>Job</source>
        <translation>Tâche</translation>
    </message>
    <message>
        <source>State</source>
        <translation>État</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Taille</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Fichiers</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Économisé</translation>
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
        <translation>Partie d’une source ou de la destination</translation>
    </message>
    <message>
        <source>Search the history</source>
        <translation>Rechercher dans l’historique</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Historique</translation>
    </message>
    <message>
        <source>Jobs that have ended</source>
        <translation>Tâches terminées</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Rapport</translation>
    </message>
    <message>
        <source>The report of the selected job</source>
        <translation>Le rapport de la tâche sélectionnée</translation>
    </message>
    <message>
        <source>&amp;Do again</source>
        <translation>&amp;Refaire</translation>
    </message>
    <message>
        <source>Adds the selected jobs to the queue once more</source>
        <translation>Ajoute une nouvelle fois les tâches sélectionnées à la file</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>E&amp;xporter…</translation>
    </message>
    <message>
        <source>&amp;Forget all…</source>
        <translation>&amp;Tout oublier…</translation>
    </message>
    <message>
        <source>Removes the whole history; no file is touched</source>
        <translation>Efface tout l’historique ; aucun fichier n’est touché</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fermer</translation>
    </message>
    <message>
        <source>the latest %1</source>
        <translation>les plus récentes : %1</translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation>Texte (*.txt)</translation>
    </message>
    <message>
        <source>Saved %1.</source>
        <translation>%1 enregistré.</translation>
    </message>
    <message>
        <source>Forget all</source>
        <translation>Tout oublier</translation>
    </message>
    <message>
        <source>Remove every job from the history? Files stay as they are.</source>
        <translation>Effacer toutes les tâches de l’historique ? Les fichiers restent tels quels.</translation>
    </message>
    <message>
        <source>Writes the report of the selected job, with all its items, into a file</source>
        <translation>Écrit le rapport de la tâche choisie, avec tous ses éléments, dans un fichier</translation>
    </message>
    <message>
        <source>Export report</source>
        <translation>Exporter le rapport</translation>
    </message>
</context>
<context>
    <name>drover::ui::Inspection</name>
    <message>
        <source>Only the first %1 of %2 are shown.</source>
        <translation>Seuls les %1 premiers de %2 sont montrés.</translation>
    </message>
    <message>
        <source>%1 of %2, %3 extents</source>
        <translation>%1 sur %2, %3 extents</translation>
    </message>
    <message>
        <source>Its members cannot be shown: %1</source>
        <translation>Ses membres ne peuvent pas être montrés : %1</translation>
    </message>
    <message>
        <source>there are no files directly inside</source>
        <translation>il n’y a pas de fichiers directement dedans</translation>
    </message>
    <message>
        <source>Only the first %1 files of this folder are shown.</source>
        <translation>Seuls les %1 premiers fichiers de ce dossier sont montrés.</translation>
    </message>
</context>
<context>
    <name>drover::ui::InspectorWindow</name>
    <message>
        <source>Inspector</source>
        <translation>Inspecteur</translation>
    </message>
    <message>
        <source>&amp;Open files…</source>
        <translation>&amp;Ouvrir des fichiers…</translation>
    </message>
    <message>
        <source>Choose files to look at</source>
        <translation>Choisir des fichiers à regarder</translation>
    </message>
    <message>
        <source>Open fol&amp;der…</source>
        <translation>Ouvrir un &amp;dossier…</translation>
    </message>
    <message>
        <source>Choose a folder to look at</source>
        <translation>Choisir un dossier à regarder</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Retour</translation>
    </message>
    <message>
        <source>Back to the folders</source>
        <translation>Retour aux dossiers</translation>
    </message>
    <message>
        <source>&amp;Read again</source>
        <translation>Re&amp;lire</translation>
    </message>
    <message>
        <source>Read everything again</source>
        <translation>Tout relire</translation>
    </message>
    <message>
        <source>&amp;Settle</source>
        <translation>É&amp;crire</translation>
    </message>
    <message>
        <source>Write the data of these files out, then read again</source>
        <translation>Écrire les données de ces fichiers sur le disque, puis relire</translation>
    </message>
    <message>
        <source>Export as &amp;CSV…</source>
        <translation>Exporter en C&amp;SV…</translation>
    </message>
    <message>
        <source>Save every extent as comma-separated values</source>
        <translation>Enregistrer chaque extent en valeurs séparées par des virgules</translation>
    </message>
    <message>
        <source>Export as &amp;JSON…</source>
        <translation>Exporter en &amp;JSON…</translation>
    </message>
    <message>
        <source>Save every extent as JSON, one object a line</source>
        <translation>Enregistrer chaque extent en JSON, un objet par ligne</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>&amp;Agrandir</translation>
    </message>
    <message>
        <source>Half as many bytes (+)</source>
        <translation>Moitié moins d’octets (+)</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>Ré&amp;duire</translation>
    </message>
    <message>
        <source>Twice as many bytes (−)</source>
        <translation>Deux fois plus d’octets (−)</translation>
    </message>
    <message>
        <source>Show &amp;all</source>
        <translation>&amp;Tout montrer</translation>
    </message>
    <message>
        <source>The whole file (0)</source>
        <translation>Le fichier entier (0)</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Fichier</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>Fer&amp;mer</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Affichage</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>Actions</translation>
    </message>
    <message>
        <source>Reading was stopped.</source>
        <translation>La lecture a été arrêtée.</translation>
    </message>
    <message>
        <source>Reading %1</source>
        <translation>Lecture de %1</translation>
    </message>
    <message>
        <source>%1 — Inspector</source>
        <translation>%1 — Inspecteur</translation>
    </message>
    <message>
        <source>%1 is not on this machine. Only local files can be looked at.</source>
        <translation>%1 n’est pas sur cette machine. Seuls les fichiers locaux peuvent être regardés.</translation>
    </message>
    <message>
        <source>Settling %1</source>
        <translation>Écriture de %1</translation>
    </message>
    <message>
        <source>Export as JSON</source>
        <translation>Exporter en JSON</translation>
    </message>
    <message>
        <source>Export as CSV</source>
        <translation>Exporter en CSV</translation>
    </message>
    <message>
        <source>Saved %1.</source>
        <translation>%1 enregistré.</translation>
    </message>
    <message>
        <source>%1 could not be saved: %2</source>
        <translation>%1 n’a pas pu être enregistré : %2</translation>
    </message>
</context>
<context>
    <name>drover::ui::ItemExport</name>
    <message>
        <source>%1 could not be written.</source>
        <translation>%1 n’a pas pu être écrit.</translation>
    </message>
</context>
<context>
    <name>drover::ui::ItemTable</name>
    <message>
        <source>&amp;Copy path</source>
        <translation>&amp;Copier le chemin</translation>
    </message>
    <message>
        <source>&amp;Inspect…</source>
        <translation>&amp;Inspecter…</translation>
    </message>
</context>
<context>
    <name>drover::ui::JobActions</name>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>Cancel the selected jobs</source>
        <translation>Annuler les tâches choisies</translation>
    </message>
    <message>
        <source>R&amp;emove</source>
        <translation>&amp;Retirer</translation>
    </message>
    <message>
        <source>Remove the selected jobs from the list</source>
        <translation>Retirer les tâches choisies de la liste</translation>
    </message>
    <message>
        <source>Remove all &amp;finished</source>
        <translation>Retirer les tâches &amp;terminées</translation>
    </message>
    <message>
        <source>Remove all jobs that have ended</source>
        <translation>Retirer toutes les tâches terminées</translation>
    </message>
    <message>
        <source>Move &amp;up</source>
        <translation>&amp;Monter</translation>
    </message>
    <message>
        <source>Earlier in the queue</source>
        <translation>Plus tôt dans la file</translation>
    </message>
    <message>
        <source>Move &amp;down</source>
        <translation>&amp;Descendre</translation>
    </message>
    <message>
        <source>Later in the queue</source>
        <translation>Plus tard dans la file</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Pause</translation>
    </message>
    <message>
        <source>&amp;Resume</source>
        <translation>Rep&amp;rendre</translation>
    </message>
    <message>
        <source>Pause the selected jobs</source>
        <translation>Suspendre les tâches choisies</translation>
    </message>
    <message>
        <source>Resume the selected jobs</source>
        <translation>Reprendre les tâches choisies</translation>
    </message>
</context>
<context>
    <name>drover::ui::JobFacts</name>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1 et %2 de plus</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>rien</translation>
    </message>
    <message>
        <source>about %1 to write</source>
        <translation>environ %1 à écrire</translation>
    </message>
    <message>
        <source>From</source>
        <translation>De</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Vers</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>Appareil</translation>
    </message>
    <message>
        <source>State</source>
        <translation>État</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Durée</translation>
    </message>
    <message>
        <source>On the way</source>
        <translation>En chemin</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Fichiers</translation>
    </message>
    <message>
        <source>Folders</source>
        <translation>Dossiers</translation>
    </message>
    <message>
        <source>Skipped</source>
        <translation>Ignoré</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Échec</translation>
    </message>
    <message>
        <source>Size changed</source>
        <translation>Taille changée</translation>
    </message>
    <message>
        <source>Saved by clones</source>
        <translation>Économisé par clones</translation>
    </message>
    <message>
        <source>Saved by holes</source>
        <translation>Économisé par trous</translation>
    </message>
    <message>
        <source>Members</source>
        <translation>Membres</translation>
    </message>
    <message>
        <source>Not attempted</source>
        <translation>Non tentés</translation>
    </message>
</context>
<context>
    <name>drover::ui::JobIntake</name>
    <message>
        <source>%1 is not on this machine. Only local files can be copied; mount the place to reach it as a folder.</source>
        <translation>%1 n’est pas sur cette machine. Seuls les fichiers locaux peuvent être copiés ; montez l’emplacement pour l’atteindre comme un dossier.</translation>
    </message>
    <message>
        <source>%1 and %2 more are not on this machine. Only local files can be copied.</source>
        <translation>%1 et %2 autres ne sont pas sur cette machine. Seuls les fichiers locaux peuvent être copiés.</translation>
    </message>
    <message>
        <source>There are no files in what was handed over.</source>
        <translation>Il n’y a pas de fichiers dans ce qui a été transmis.</translation>
    </message>
    <message>
        <source>The chooser cannot pass on names that are not UTF-8. Drop these files on the window, or paste them.</source>
        <translation>Le sélecteur ne peut transmettre les noms qui ne sont pas en UTF-8. Déposez ces fichiers sur la fenêtre ou collez-les.</translation>
    </message>
    <message>
        <source>The clipboard holds no files. Copy some in a file manager first.</source>
        <translation>Le presse-papiers ne contient pas de fichiers. Copiez-en d’abord dans un gestionnaire de fichiers.</translation>
    </message>
    <message>
        <source>Choose where the files should go.</source>
        <translation>Choisissez où doivent aller les fichiers.</translation>
    </message>
    <message>
        <source>Give the destination from the root on, such as /home/…</source>
        <translation>Donnez la destination depuis la racine, comme /home/…</translation>
    </message>
</context>
<context>
    <name>drover::ui::JobList</name>
    <message>
        <source>Jobs</source>
        <translation>Tâches</translation>
    </message>
    <message>
        <source>No job here at the moment</source>
        <translation>Aucune tâche ici pour le moment</translation>
    </message>
</context>
<context>
    <name>drover::ui::JobModel</name>
    <message>
        <source>and %1 more</source>
        <translation>et %1 de plus</translation>
    </message>
    <message>
        <source>to %1</source>
        <translation>vers %1</translation>
    </message>
</context>
<context>
    <name>drover::ui::JobOptionsForm</name>
    <message>
        <source>If a &amp;name is taken</source>
        <translation>&amp;Si un nom est pris</translation>
    </message>
    <message>
        <source>M&amp;ethod</source>
        <translation>&amp;Méthode</translation>
    </message>
    <message>
        <source>&amp;Holes</source>
        <translation>Tr&amp;ous</translation>
    </message>
    <message>
        <source>Verif&amp;y</source>
        <translation>Vé&amp;rifier</translation>
    </message>
    <message>
        <source>Reads everything back from the disk and compares; takes about twice as long.</source>
        <translation>Relit tout depuis le disque et compare ; prend environ deux fois plus de temps.</translation>
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
        <translation>Ajouté : %1, vers %2</translation>
    </message>
    <message>
        <source>%1 more added</source>
        <translation>%1 de plus ajoutés</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>Warning: %1</source>
        <translation>Avertissement : %1</translation>
    </message>
    <message>
        <source>Error: %1</source>
        <translation>Erreur : %1</translation>
    </message>
    <message>
        <source>All questions are answered</source>
        <translation>Toutes les questions ont une réponse</translation>
    </message>
    <message>
        <source>%1 open</source>
        <translation>%1 en suspens</translation>
    </message>
</context>
<context>
    <name>drover::ui::Kept</name>
    <message>
        <source>&amp;Permissions</source>
        <translation>&amp;Permissions</translation>
    </message>
    <message>
        <source>With access lists. Without them a copy gets what new files get in its folder.</source>
        <translation>Avec les listes d’accès. Sans elles, une copie reçoit celles des nouveaux fichiers de son dossier.</translation>
    </message>
    <message>
        <source>&amp;Owner</source>
        <translation>P&amp;ropriétaire</translation>
    </message>
    <message>
        <source>User and group, as far as you may give files away. Without them a copy is yours.</source>
        <translation>Utilisateur et groupe, dans la mesure où vous pouvez céder des fichiers. Sans eux, une copie est à vous.</translation>
    </message>
    <message>
        <source>&amp;Times</source>
        <translation>&amp;Dates</translation>
    </message>
    <message>
        <source>Of the last change and access. Without them a copy that was stopped begins anew.</source>
        <translation>De la dernière modification et du dernier accès. Sans elles, une copie interrompue recommence au début.</translation>
    </message>
    <message>
        <source>Extended &amp;attributes</source>
        <translation>&amp;Attributs étendus</translation>
    </message>
    <message>
        <source>What programs have noted about a file, such as tags, and what it may do by itself.</source>
        <translation>Ce que des programmes ont noté sur un fichier, comme des étiquettes, et ce qu’il peut faire de lui-même.</translation>
    </message>
</context>
<context>
    <name>drover::ui::Kinds</name>
    <message>
        <source>&amp;Copy</source>
        <translation>Cop&amp;ier</translation>
    </message>
    <message>
        <source>The originals stay where they are</source>
        <translation>Les originaux restent où ils sont</translation>
    </message>
    <message>
        <source>Copying</source>
        <translation>Copie</translation>
    </message>
    <message>
        <source>Copy %1</source>
        <translation>Copier %1</translation>
    </message>
    <message>
        <source>&amp;Start copying</source>
        <translation>Lancer la &amp;copie</translation>
    </message>
    <message>
        <source>Copy &amp;to</source>
        <translation>Copier &amp;vers</translation>
    </message>
    <message>
        <source>Drop to copy</source>
        <translation>Déposer pour copier</translation>
    </message>
    <message>
        <source>Drop to copy to %1</source>
        <translation>Déposer pour copier vers %1</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>&amp;Déplacer</translation>
    </message>
    <message>
        <source>The originals are removed when their copies are complete</source>
        <translation>Les originaux sont supprimés une fois leurs copies complètes</translation>
    </message>
    <message>
        <source>Moving</source>
        <translation>Déplacement</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>Déplacer %1</translation>
    </message>
    <message>
        <source>&amp;Start moving</source>
        <translation>Lan&amp;cer le déplacement</translation>
    </message>
    <message>
        <source>Move &amp;to</source>
        <translation>Déplacer &amp;vers</translation>
    </message>
    <message>
        <source>Drop to move</source>
        <translation>Déposer pour déplacer</translation>
    </message>
    <message>
        <source>Drop to move to %1</source>
        <translation>Déposer pour déplacer vers %1</translation>
    </message>
    <message>
        <source>Arch&amp;ive</source>
        <translation>Arc&amp;hiver</translation>
    </message>
    <message>
        <source>The originals stay, and one new file holds them all</source>
        <translation>Les originaux restent, et un nouveau fichier les contient tous</translation>
    </message>
    <message>
        <source>Archiving</source>
        <translation>Archivage</translation>
    </message>
    <message>
        <source>Archive %1 as %2</source>
        <translation>Archiver %1 sous %2</translation>
    </message>
    <message>
        <source>&amp;Start archiving</source>
        <translation>Lan&amp;cer l’archivage</translation>
    </message>
    <message>
        <source>Archive in&amp;to</source>
        <translation>Archiver &amp;vers</translation>
    </message>
    <message>
        <source>Drop to archive</source>
        <translation>Déposer pour archiver</translation>
    </message>
    <message>
        <source>Drop to archive into %1</source>
        <translation>Déposer pour archiver dans %1</translation>
    </message>
    <message>
        <source>E&amp;xtract</source>
        <translation>E&amp;xtraire</translation>
    </message>
    <message>
        <source>What is in the archives goes to the destination; the archives stay</source>
        <translation>Le contenu des archives va à destination ; les archives restent</translation>
    </message>
    <message>
        <source>Extracting</source>
        <translation>Extraction</translation>
    </message>
    <message>
        <source>Extract %1</source>
        <translation>Extraire %1</translation>
    </message>
    <message>
        <source>&amp;Start extracting</source>
        <translation>Lan&amp;cer l’extraction</translation>
    </message>
    <message>
        <source>Extract &amp;to</source>
        <translation>Extraire &amp;vers</translation>
    </message>
    <message>
        <source>Drop to extract</source>
        <translation>Déposer pour extraire</translation>
    </message>
    <message>
        <source>Drop to extract to %1</source>
        <translation>Déposer pour extraire vers %1</translation>
    </message>
</context>
<context>
    <name>drover::ui::Lanes</name>
    <message>
        <source>Data</source>
        <translation>Données</translation>
    </message>
    <message>
        <source>Written, in blocks of the disk.</source>
        <translation>Écrites, dans des blocs du disque.</translation>
    </message>
    <message>
        <source>Compressed</source>
        <translation>Compressé</translation>
    </message>
    <message>
        <source>Written and compressed by the filesystem. How much of the disk it takes, only root can see.</source>
        <translation>Écrit et compressé par le système de fichiers. Seul root voit la place prise sur le disque.</translation>
    </message>
    <message>
        <source>Inline</source>
        <translation>Intégré</translation>
    </message>
    <message>
        <source>So small that it lies inside the filesystem’s metadata.</source>
        <translation>Si petit qu’il tient dans les métadonnées du système de fichiers.</translation>
    </message>
    <message>
        <source>Delayed</source>
        <translation>Différé</translation>
    </message>
    <message>
        <source>Written, but not yet given a place on the disk.</source>
        <translation>Écrit, mais sans place sur le disque pour l’instant.</translation>
    </message>
    <message>
        <source>Preallocated</source>
        <translation>Préalloué</translation>
    </message>
    <message>
        <source>Blocks are set aside for it, but nothing is written: it reads as zeros.</source>
        <translation>Des blocs sont réservés, mais rien n’est écrit : il se lit comme des zéros.</translation>
    </message>
    <message>
        <source>Hole</source>
        <translation>Trou</translation>
    </message>
    <message>
        <source>Takes no blocks at all: it reads as zeros.</source>
        <translation>Ne prend aucun bloc : il se lit comme des zéros.</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Inconnu</translation>
    </message>
    <message>
        <source>The filesystem does not say.</source>
        <translation>Le système de fichiers ne le dit pas.</translation>
    </message>
    <message>
        <source>Exclusive</source>
        <translation>Exclusif</translation>
    </message>
    <message>
        <source>Nobody else uses these blocks.</source>
        <translation>Personne d’autre n’utilise ces blocs.</translation>
    </message>
    <message>
        <source>Shared here</source>
        <translation>Partagé ici</translation>
    </message>
    <message>
        <source>Shared with another place of the files that are shown.</source>
        <translation>Partagé avec un autre endroit des fichiers montrés.</translation>
    </message>
    <message>
        <source>Shared elsewhere</source>
        <translation>Partagé ailleurs</translation>
    </message>
    <message>
        <source>Shared, but with nothing that is shown: another file, a snapshot, or what is left of an extent that was overwritten in part.</source>
        <translation>Partagé, mais avec rien de montré : un autre fichier, un instantané ou le reste d’un extent réécrit en partie.</translation>
    </message>
    <message>
        <source>The filesystem cannot say who shares these bytes.</source>
        <translation>Le système de fichiers ne peut pas dire qui partage ces octets.</translation>
    </message>
    <message>
        <source>Nothing to share</source>
        <translation>Rien à partager</translation>
    </message>
    <message>
        <source>Holes have no blocks that could be shared.</source>
        <translation>Les trous n’ont pas de blocs à partager.</translation>
    </message>
    <message>
        <source>Can be cloned</source>
        <translation>Clonable</translation>
    </message>
    <message>
        <source>Begins on a block, so that extracting it shares its blocks instead of copying them.</source>
        <translation>Commence sur un bloc : l’extraire partage ses blocs au lieu de les copier.</translation>
    </message>
    <message>
        <source>Must be copied</source>
        <translation>À copier</translation>
    </message>
    <message>
        <source>Extracting it writes its bytes anew.</source>
        <translation>L’extraire écrit ses octets à nouveau.</translation>
    </message>
    <message>
        <source>Headers and padding</source>
        <translation>En-têtes et remplissage</translation>
    </message>
    <message>
        <source>What the archive needs besides the contents of its members.</source>
        <translation>Ce qu’il faut à l’archive en plus du contenu de ses membres.</translation>
    </message>
    <message>
        <source>State</source>
        <translation>État</translation>
    </message>
    <message>
        <source>Sharing</source>
        <translation>Partage</translation>
    </message>
    <message>
        <source>Members</source>
        <translation>Membres</translation>
    </message>
    <message>
        <source>Beyond the end</source>
        <translation>Au-delà de la fin</translation>
    </message>
    <message>
        <source>Compressed, with headers</source>
        <translation>Compressé, avec en-têtes</translation>
    </message>
    <message>
        <source>Compressed contents, which are no ranges of the archive, and the headers between them.</source>
        <translation>Des contenus compressés, qui ne sont pas des plages de l’archive, et les en-têtes entre eux.</translation>
    </message>
</context>
<context>
    <name>drover::ui::Legend</name>
    <message>
        <source>Legend</source>
        <translation>Légende</translation>
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
        <translation>%1 octets</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <translation>%1 : %2, %3</translation>
    </message>
    <message>
        <source>%1
%2
Click to hide or show it.</source>
        <translation>%1
%2
Cliquer pour le cacher ou le montrer.</translation>
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
        <translation>Ce qui s’est passé</translation>
    </message>
</context>
<context>
    <name>drover::ui::MainWindow</name>
    <message>
        <source>&amp;Start all</source>
        <translation>Tout dém&amp;arrer</translation>
    </message>
    <message>
        <source>P&amp;ause all</source>
        <translation>Tout &amp;suspendre</translation>
    </message>
    <message>
        <source>Let the queue go on</source>
        <translation>Laisser la file continuer</translation>
    </message>
    <message>
        <source>Stop the whole queue for a while</source>
        <translation>Arrêter toute la file un moment</translation>
    </message>
    <message>
        <source>Not all jobs have ended, and the queue is not kept. Close the window again to cancel them and quit.</source>
        <translation>Toutes les tâches ne sont pas terminées, et la file n’est pas conservée. Fermez encore la fenêtre pour les annuler et quitter.</translation>
    </message>
    <message>
        <source>Don’t</source>
        <translation>Ne pas faire</translation>
    </message>
    <message>
        <source>Drover</source>
        <translation>Drover</translation>
    </message>
    <message>
        <source>&amp;Add files…</source>
        <translation>&amp;Ajouter des fichiers…</translation>
    </message>
    <message>
        <source>Choose files to copy, move, archive or extract</source>
        <translation>Choisir des fichiers à copier, déplacer, archiver ou extraire</translation>
    </message>
    <message>
        <source>Add folde&amp;r…</source>
        <translation>A&amp;jouter un dossier…</translation>
    </message>
    <message>
        <source>Choose a folder to copy, move or archive</source>
        <translation>Choisir un dossier à copier, déplacer ou archiver</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>C&amp;oller</translation>
    </message>
    <message>
        <source>Take files from the clipboard</source>
        <translation>Prendre les fichiers du presse-papiers</translation>
    </message>
    <message>
        <source>&amp;Inspect…</source>
        <translation>&amp;Inspecter…</translation>
    </message>
    <message>
        <source>Look at the holes and the shared blocks of files</source>
        <translation>Voir les trous et les blocs partagés des fichiers</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>Ré&amp;glages…</translation>
    </message>
    <message>
        <source>How jobs are done</source>
        <translation>Comment les tâches sont faites</translation>
    </message>
    <message>
        <source>Side&amp;bar</source>
        <translation>&amp;Barre latérale</translation>
    </message>
    <message>
        <source>Show which jobs there are</source>
        <translation>Montrer quelles tâches il y a</translation>
    </message>
    <message>
        <source>&amp;Details</source>
        <translation>&amp;Détails</translation>
    </message>
    <message>
        <source>Show the selected job’s details</source>
        <translation>Montrer les détails de la tâche choisie</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>Actions</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Fichier</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>&amp;Job</source>
        <translation>&amp;Tâche</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>Afficha&amp;ge</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Plus</translation>
    </message>
    <message>
        <source>Not ended the last time: %1. Resume what is to go on, remove what is not.</source>
        <translation>Non terminé la dernière fois : %1. Reprenez ce qui doit continuer, retirez le reste.</translation>
    </message>
    <message>
        <source>Not all jobs have ended. Close the window again to stop them and quit; they wait in the queue until the next time.</source>
        <translation>Toutes les tâches ne sont pas terminées. Fermez de nouveau la fenêtre pour les arrêter et quitter ; elles attendent dans la file jusqu’à la prochaine fois.</translation>
    </message>
    <message>
        <source>&amp;History…</source>
        <translation>&amp;Historique…</translation>
    </message>
    <message>
        <source>Jobs that have ended, also in earlier runs</source>
        <translation>Les tâches terminées, y compris lors de sessions précédentes</translation>
    </message>
</context>
<context>
    <name>drover::ui::MessageBar</name>
    <message>
        <source>Close the message</source>
        <translation>Fermer le message</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>drover::ui::MethodTable</name>
    <message>
        <source>Bytes by method</source>
        <translation>Octets par méthode</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1 : %2</translation>
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
        <translation>Vue d’ensemble</translation>
    </message>
    <message>
        <source>The whole file, and the part of it that is shown below. Drag to move it.</source>
        <translation>Le fichier entier et la partie montrée dessous. Glisser pour la déplacer.</translation>
    </message>
</context>
<context>
    <name>drover::ui::NewJobPanel</name>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1 et %2 de plus</translation>
    </message>
    <message>
        <source>Add, &amp;don’t start</source>
        <translation>Ajouter sans &amp;lancer</translation>
    </message>
    <message>
        <source>New job</source>
        <translation>Nouvelle tâche</translation>
    </message>
    <message>
        <source>Fewer &amp;options</source>
        <translation>Moins d’o&amp;ptions</translation>
    </message>
    <message>
        <source>More &amp;options</source>
        <translation>&amp;Plus d’options</translation>
    </message>
    <message>
        <source>Put the new job away</source>
        <translation>Ranger la nouvelle tâche</translation>
    </message>
    <message>
        <source>Put the new job away (Esc)</source>
        <translation>Ranger la nouvelle tâche (Échap)</translation>
    </message>
    <message>
        <source>How exactly it is done</source>
        <translation>Comment précisément cela se fait</translation>
    </message>
    <message>
        <source>Puts the job into the queue, paused</source>
        <translation>Met la tâche dans la file, suspendue</translation>
    </message>
    <message>
        <source>Start (Enter)</source>
        <translation>Lancer (Entrée)</translation>
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
        <translation>aucun : échec prévu</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>What is in the way</source>
        <translation>Ce qui fait obstacle</translation>
    </message>
    <message>
        <source>Proposed name</source>
        <translation>Nom proposé</translation>
    </message>
</context>
<context>
    <name>drover::ui::Obstacles</name>
    <message>
        <source>characters that are forbidden there</source>
        <translation>des caractères interdits là-bas</translation>
    </message>
    <message>
        <source>a name that is reserved there</source>
        <translation>un nom réservé là-bas</translation>
    </message>
    <message>
        <source>ends with a dot or a space</source>
        <translation>un point ou une espace à la fin</translation>
    </message>
    <message>
        <source>not valid UTF-8</source>
        <translation>de l’UTF-8 invalide</translation>
    </message>
    <message>
        <source>name too long</source>
        <translation>un nom trop long</translation>
    </message>
    <message>
        <source>differs from another only in case</source>
        <translation>un nom qui ne diffère que par la casse</translation>
    </message>
    <message>
        <source>too large for one file there</source>
        <translation>un fichier aussi grand</translation>
    </message>
    <message>
        <source>a kind of file that cannot be there</source>
        <translation>ce genre de fichier</translation>
    </message>
    <message>
        <source>reported as errors</source>
        <translation>signalés en erreur</translation>
    </message>
    <message>
        <source>skipped</source>
        <translation>ignorés</translation>
    </message>
    <message>
        <source>replaced</source>
        <translation>remplacés</translation>
    </message>
    <message>
        <source>kept beside each other</source>
        <translation>gardés côte à côte</translation>
    </message>
    <message>
        <source>asked about</source>
        <translation>à demander</translation>
    </message>
</context>
<context>
    <name>drover::ui::OverviewTab</name>
    <message>
        <source>In hand</source>
        <translation>En main</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>Aperçu</translation>
    </message>
    <message>
        <source>Warnings</source>
        <translation>Avertissements</translation>
    </message>
    <message>
        <source>Bytes by method</source>
        <translation>Octets par méthode</translation>
    </message>
    <message>
        <source>%1: names taken at the destination</source>
        <translation>%1 : noms pris à destination</translation>
    </message>
    <message>
        <source>%1: see what failed</source>
        <translation>%1 : voir ce qui a échoué</translation>
    </message>
</context>
<context>
    <name>drover::ui::PartModel</name>
    <message>
        <source>can be cloned</source>
        <translation>clonable</translation>
    </message>
    <message>
        <source>must be copied</source>
        <translation>à copier</translation>
    </message>
    <message>
        <source>must be copied: %1</source>
        <translation>à copier : %1</translation>
    </message>
    <message>
        <source>%1 · %2 at offset %3 · aligned to %4 · %5</source>
        <translation>%1 · %2 à la position %3 · aligné sur %4 · %5</translation>
    </message>
    <message>
        <source>Member</source>
        <translation>Membre</translation>
    </message>
    <message>
        <source>Offset</source>
        <translation>Position</translation>
    </message>
    <message>
        <source>File size</source>
        <translation>Taille du fichier</translation>
    </message>
    <message>
        <source>Alignment</source>
        <translation>Alignement</translation>
    </message>
    <message>
        <source>When it is extracted</source>
        <translation>À l’extraction</translation>
    </message>
    <message>
        <source>Stored</source>
        <translation>Enregistré</translation>
    </message>
</context>
<context>
    <name>drover::ui::PieceModel</name>
    <message>
        <source>File</source>
        <translation>Fichier</translation>
    </message>
    <message>
        <source>Offset</source>
        <translation>Position</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>Octets</translation>
    </message>
    <message>
        <source>State</source>
        <translation>État</translation>
    </message>
    <message>
        <source>Sharing</source>
        <translation>Partage</translation>
    </message>
    <message>
        <source>Shared with</source>
        <translation>Partagé avec</translation>
    </message>
    <message>
        <source>Filesystem address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <source>Flags</source>
        <translation>Drapeaux</translation>
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
        <translation>&amp;Copier</translation>
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
        <translation>aucun</translation>
    </message>
    <message>
        <source>Use the proposed names</source>
        <translation>Utiliser les noms proposés</translation>
    </message>
    <message>
        <source>Reads the sources and the destination, and changes nothing</source>
        <translation>Lit les sources et la destination, et ne change rien</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Trouvé</translation>
    </message>
    <message>
        <source>Renamed only</source>
        <translation>Seulement renommés</translation>
    </message>
    <message>
        <source>Linked only</source>
        <translation>Seulement liés</translation>
    </message>
    <message>
        <source>Room needed</source>
        <translation>Place requise</translation>
    </message>
    <message>
        <source>Names that are taken</source>
        <translation>Noms déjà pris</translation>
    </message>
    <message>
        <source>Expected methods</source>
        <translation>Méthodes attendues</translation>
    </message>
    <message>
        <source>The job gives the files these names at the destination; the originals keep theirs</source>
        <translation>La tâche donne ces noms aux fichiers à destination ; les originaux gardent les leurs</translation>
    </message>
    <message>
        <source>What would fail</source>
        <translation>Ce qui échouerait</translation>
    </message>
    <message>
        <source>Stop looking</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Look again</source>
        <translation>Regarder encore</translation>
    </message>
    <message>
        <source>Look ahead</source>
        <translation>Regarder d’avance</translation>
    </message>
    <message>
        <source>Looking ahead: %1 so far</source>
        <translation>Regarde d’avance : %1 jusqu’ici</translation>
    </message>
    <message>
        <source>What the job would do, as things stand:</source>
        <translation>Ce que ferait la tâche, dans l’état actuel :</translation>
    </message>
    <message>
        <source>Stopped early; what was seen until then:</source>
        <translation>Arrêté avant la fin ; ce qui a été vu jusque-là :</translation>
    </message>
    <message>
        <source>See what this job would do before a byte moves: by which methods, whether there is room, and which names the destination cannot take.</source>
        <translation>Voyez ce que ferait cette tâche avant qu’un octet ne bouge : par quelles méthodes, s’il y a de la place, et quels noms la destination n’accepte pas.</translation>
    </message>
    <message>
        <source>The job has begun. A plan is made before that: add a job without starting it.</source>
        <translation>La tâche a commencé. Un plan se fait avant : ajoutez une tâche sans la lancer.</translation>
    </message>
    <message>
        <source>%1 that would fail as they are</source>
        <translation>%1 qui échoueraient tels quels</translation>
    </message>
    <message>
        <source>The destination can take every name and size</source>
        <translation>La destination accepte tous les noms et toutes les tailles</translation>
    </message>
    <message>
        <source>The destination does not tell how much room it has.</source>
        <translation>La destination ne dit pas combien de place elle a.</translation>
    </message>
    <message>
        <source>There is room: %1 are needed, %2 are free.</source>
        <translation>Il y a de la place : %1 requis, %2 libres.</translation>
    </message>
    <message>
        <source>Not enough room: %1 are needed, %2 are free.</source>
        <translation>Pas assez de place : %1 requis, %2 libres.</translation>
    </message>
    <message>
        <source>%1, in %2</source>
        <translation>%1, dans %2</translation>
    </message>
    <message>
        <source>Would fail</source>
        <translation>Échouerait</translation>
    </message>
    <message>
        <source>Not enough inodes: %1 are needed, %2 are free.</source>
        <translation>Pas assez d’inodes : %1 sont nécessaires, %2 sont libres.</translation>
    </message>
</context>
<context>
    <name>drover::ui::PreserveRows</name>
    <message>
        <source>Copies keep</source>
        <translation>Les copies gardent</translation>
    </message>
</context>
<context>
    <name>drover::ui::Queue</name>
    <message>
        <source>%1 running</source>
        <translation>%1 en cours</translation>
    </message>
    <message>
        <source>%1 waiting</source>
        <translation>%1 en attente</translation>
    </message>
    <message>
        <source>%1 paused</source>
        <translation>%1 en pause</translation>
    </message>
    <message>
        <source>%1 with questions</source>
        <translation>%1 avec questions</translation>
    </message>
    <message>
        <source>%1 ended</source>
        <translation>%1 terminées</translation>
    </message>
    <message>
        <source>%1/s</source>
        <translation>%1/s</translation>
    </message>
    <message>
        <source>saved %1 in all</source>
        <translation>%1 économisés en tout</translation>
    </message>
    <message>
        <source>Drover needs your answer</source>
        <translation>Drover attend votre réponse</translation>
    </message>
    <message>
        <source>Ended: %1</source>
        <translation>Terminées : %1</translation>
    </message>
    <message>
        <source>The queue has ended</source>
        <translation>La file est terminée</translation>
    </message>
    <message>
        <source>The queue has ended, with errors</source>
        <translation>La file est terminée, avec des erreurs</translation>
    </message>
    <message>
        <source>%1, %2 with errors</source>
        <translation>%1, dont %2 avec des erreurs</translation>
    </message>
</context>
<context>
    <name>drover::ui::QueueFiles</name>
    <message>
        <source>E&amp;xport queue…</source>
        <translation>E&amp;xporter la file…</translation>
    </message>
    <message>
        <source>Write the jobs that have not ended into a file</source>
        <translation>Écrire dans un fichier les tâches qui ne sont pas terminées</translation>
    </message>
    <message>
        <source>I&amp;mport queue…</source>
        <translation>Im&amp;porter une file…</translation>
    </message>
    <message>
        <source>Add the jobs of a file; they wait to be started</source>
        <translation>Ajouter les tâches d’un fichier ; elles attendent d’être lancées</translation>
    </message>
    <message>
        <source>Export queue</source>
        <translation>Exporter la file</translation>
    </message>
    <message>
        <source>Import queue</source>
        <translation>Importer une file</translation>
    </message>
    <message>
        <source>Saved %1.</source>
        <translation>%1 enregistré.</translation>
    </message>
    <message>
        <source>Added: %1. Resume what is to start.</source>
        <translation>Ajout : %1. Reprenez ce qui doit commencer.</translation>
    </message>
</context>
<context>
    <name>drover::ui::ReadingPage</name>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>Lecture</translation>
    </message>
    <message>
        <source>Stop reading (Esc)</source>
        <translation>Arrêter la lecture (Échap)</translation>
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
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>Warning: %1</source>
        <translation>Avertissement : %1</translation>
    </message>
    <message>
        <source>%1:</source>
        <translation>%1 :</translation>
    </message>
    <message>
        <source>… and %1 more</source>
        <translation>… et %1 de plus</translation>
    </message>
    <message>
        <source>Added: %1</source>
        <translation>Ajoutée : %1</translation>
    </message>
    <message>
        <source>Ended: %1</source>
        <translation>Terminée : %1</translation>
    </message>
    <message>
        <source>Took: %1</source>
        <translation>Durée : %1</translation>
    </message>
    <message>
        <source>From: %1</source>
        <translation>De : %1</translation>
    </message>
    <message>
        <source>To: %1</source>
        <translation>Vers : %1</translation>
    </message>
    <message>
        <source>Figures: %1</source>
        <translation>Chiffres : %1</translation>
    </message>
    <message>
        <source>By method: %1</source>
        <translation>Par méthode : %1</translation>
    </message>
    <message>
        <source>Saved by clones: %1</source>
        <translation>Économisé par les clones : %1</translation>
    </message>
    <message>
        <source>Saved by holes: %1</source>
        <translation>Économisé par les trous : %1</translation>
    </message>
</context>
<context>
    <name>drover::ui::SearchField</name>
    <message>
        <source>Clear</source>
        <translation>Effacer</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Rechercher</translation>
    </message>
</context>
<context>
    <name>drover::ui::SettingsDialog</name>
    <message>
        <source>Those of the desktop</source>
        <translation>Celles du bureau</translation>
    </message>
    <message>
        <source>Follows what the desktop has set.</source>
        <translation>Suit les réglages du bureau.</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Clair</translation>
    </message>
    <message>
        <source>Dark text on a light ground.</source>
        <translation>Texte sombre sur fond clair.</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>Light text on a dark ground.</source>
        <translation>Texte clair sur fond sombre.</translation>
    </message>
    <message>
        <source>KiB, MiB, GiB</source>
        <translation>Kio, Mio, Gio</translation>
    </message>
    <message>
        <source>Steps of 1024, as most tools for files count.</source>
        <translation>Par pas de 1024, comme comptent la plupart des outils de fichiers.</translation>
    </message>
    <message>
        <source>kB, MB, GB</source>
        <translation>ko, Mo, Go</translation>
    </message>
    <message>
        <source>Steps of 1000, as it is printed on disks.</source>
        <translation>Par pas de 1000, comme imprimé sur les disques.</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>New &amp;jobs</source>
        <translation>&amp;Nouvelles tâches</translation>
    </message>
    <message>
        <source>&amp;Queue</source>
        <translation>&amp;File</translation>
    </message>
    <message>
        <source>&amp;Window</source>
        <translation>F&amp;enêtre</translation>
    </message>
    <message>
        <source>If a &amp;name is taken</source>
        <translation>Si un nom est pr&amp;is</translation>
    </message>
    <message>
        <source>&amp;Method</source>
        <translation>&amp;Méthode</translation>
    </message>
    <message>
        <source>&amp;Holes</source>
        <translation>Trou&amp;s</translation>
    </message>
    <message>
        <source>&amp;Special files</source>
        <translation>Fichiers s&amp;péciaux</translation>
    </message>
    <message>
        <source>W&amp;orkers</source>
        <translation>E&amp;xécutants</translation>
    </message>
    <message>
        <source>How many files of a job are in hand at the same time.</source>
        <translation>Combien de fichiers d’une tâche sont traités à la fois.</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automatique</translation>
    </message>
    <message>
        <source>&amp;Verify</source>
        <translation>&amp;Vérifier</translation>
    </message>
    <message>
        <source>Reads every copied file back from the disk and compares; takes about twice as long.</source>
        <translation>Relit chaque fichier copié depuis le disque et compare ; prend environ deux fois plus de temps.</translation>
    </message>
    <message>
        <source>&amp;Flush sticks and cards</source>
        <translation>Terminer l’écriture des clés et &amp;cartes</translation>
    </message>
    <message>
        <source>A job to a removable device ends only when its data is on the device.</source>
        <translation>Une tâche vers un appareil amovible ne finit que lorsque ses données y sont.</translation>
    </message>
    <message>
        <source>The same for all devices. Safer at a power failure, and slower.</source>
        <translation>De même pour tous les appareils. Plus sûr en cas de coupure, et plus lent.</translation>
    </message>
    <message>
        <source>&amp;Adapt names</source>
        <translation>A&amp;dapter les noms</translation>
    </message>
    <message>
        <source>Names that the destination cannot hold are changed as the plan proposes, instead of failing.</source>
        <translation>Les noms que la destination ne peut contenir sont changés comme le plan le propose, au lieu d’échouer.</translation>
    </message>
    <message>
        <source>New jobs wait in the queue until you start them.</source>
        <translation>Les nouvelles tâches attendent dans la file que vous les lanciez.</translation>
    </message>
    <message>
        <source>Speed &amp;limit</source>
        <translation>&amp;Limite de débit</translation>
    </message>
    <message>
        <source>For all jobs together. Clones move no bytes and are not slowed down.</source>
        <translation>Pour toutes les tâches ensemble. Les clones ne déplacent rien et ne sont pas ralentis.</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>Sans limite</translation>
    </message>
    <message>
        <source> MiB/s</source>
        <translation> Mio/s</translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation>&amp;Couleurs</translation>
    </message>
    <message>
        <source>&amp;Units</source>
        <translation>&amp;Unités</translation>
    </message>
    <message>
        <source>&amp;Ask before quitting</source>
        <translation>&amp;Demander avant de quitter</translation>
    </message>
    <message>
        <source>Closing the window asks once more while jobs have not ended.</source>
        <translation>La fermeture demande confirmation tant que des tâches ne sont pas terminées.</translation>
    </message>
    <message>
        <source>Flush ever&amp;y device</source>
        <translation>Terminer l’écriture de c&amp;haque appareil</translation>
    </message>
    <message>
        <source>Add without star&amp;ting</source>
        <translation>Ajouter sans &amp;lancer</translation>
    </message>
    <message>
        <source>&amp;Tell when the queue has ended</source>
        <translation>&amp;Signaler la fin de la file</translation>
    </message>
    <message>
        <source>By a notification of the desktop, while the window is not in front.</source>
        <translation>Par une notification du bureau, quand la fenêtre n’est pas au premier plan.</translation>
    </message>
    <message>
        <source>Copies &amp;keep</source>
        <translation>Les copies &amp;gardent</translation>
    </message>
    <message>
        <source>Jobs &amp;side by side</source>
        <translation>&amp;Tâches simultanées</translation>
    </message>
    <message>
        <source>How many jobs may use one device at the same time. More than one suits fast devices; a disk that turns becomes slower.</source>
        <translation>Combien de tâches peuvent utiliser un périphérique à la fois. Plus d’une convient aux périphériques rapides ; un disque à plateaux en devient plus lent.</translation>
    </message>
</context>
<context>
    <name>drover::ui::SidePreview</name>
    <message>
        <source>Preview</source>
        <translation>Aperçu</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>No preview</source>
        <translation>Pas d’aperçu</translation>
    </message>
</context>
<context>
    <name>drover::ui::Sidebar</name>
    <message>
        <source>Which jobs are shown</source>
        <translation>Quelles tâches sont affichées</translation>
    </message>
</context>
<context>
    <name>drover::ui::SidebarModel</name>
    <message>
        <source>Devices</source>
        <translation>Appareils</translation>
    </message>
    <message>
        <source>Jobs that keep this device busy. Drop files here to send them to it.</source>
        <translation>Tâches qui occupent cet appareil. Déposez des fichiers ici pour les y envoyer.</translation>
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
        <translation>Sans limite</translation>
    </message>
    <message>
        <source> MiB/s</source>
        <translation> Mio/s</translation>
    </message>
    <message>
        <source>Another speed limit</source>
        <translation>Une autre limite de débit</translation>
    </message>
    <message>
        <source>Other:</source>
        <translation>Autre :</translation>
    </message>
    <message>
        <source>Speed limit: %1</source>
        <translation>Limite de débit : %1</translation>
    </message>
    <message>
        <source>Speed limit of all jobs together: %1</source>
        <translation>Limite de débit de toutes les tâches : %1</translation>
    </message>
</context>
<context>
    <name>drover::ui::StripStack</name>
    <message>
        <source>%1 at offset %2, %3</source>
        <translation>%1 à la position %2, %3</translation>
    </message>
    <message>
        <source>%1 (same compressed extent, overlap unknown)</source>
        <translation>%1 (même extent compressé, recouvrement inconnu)</translation>
    </message>
    <message>
        <source>Nothing that is shown shares this range</source>
        <translation>Rien de montré ne partage cette plage</translation>
    </message>
</context>
<context>
    <name>drover::ui::Summary</name>
    <message>
        <source>%1, still counting</source>
        <translation>%1, comptage en cours</translation>
    </message>
    <message>
        <source>%1, size changed</source>
        <translation>%1, taille changée</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>%1/s</source>
        <translation>%1/s</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>Reading the archive</source>
        <translation>Lecture de l’archive</translation>
    </message>
    <message>
        <source>Looking for files</source>
        <translation>Recherche de fichiers</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>In %1</source>
        <translation>En %1</translation>
    </message>
    <message>
        <source>%1; no byte had to be moved</source>
        <translation>%1 ; aucun octet à déplacer</translation>
    </message>
    <message>
        <source>%1, %2 on average</source>
        <translation>%1, %2 en moyenne</translation>
    </message>
    <message>
        <source>It had not begun; nothing was changed</source>
        <translation>Elle n’avait pas commencé ; rien n’a changé</translation>
    </message>
    <message>
        <source>No archive was made</source>
        <translation>Aucune archive n’a été créée</translation>
    </message>
    <message>
        <source>What was finished stays at the destination</source>
        <translation>Ce qui était fini reste à destination</translation>
    </message>
    <message>
        <source>safe to remove</source>
        <translation>peut être retiré</translation>
    </message>
    <message>
        <source>To %1</source>
        <translation>Vers %1</translation>
    </message>
    <message>
        <source>%1 left to write</source>
        <translation>%1 restant à écrire</translation>
    </message>
    <message>
        <source>saved %1</source>
        <translation>%1 économisés</translation>
    </message>
    <message>
        <source>%1 skipped</source>
        <translation>%1 ignorés</translation>
    </message>
    <message>
        <source>Starts when its turn comes</source>
        <translation>Commence quand vient son tour</translation>
    </message>
    <message>
        <source>Keeps its place; nothing moves</source>
        <translation>Garde sa place ; rien ne bouge</translation>
    </message>
    <message>
        <source>Finishing the call that is under way</source>
        <translation>Termine l’appel en cours</translation>
    </message>
    <message>
        <source>%1 open: names that are taken at the destination</source>
        <translation>%1 en suspens : noms pris à destination</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>nothing transferred yet</source>
        <translation>rien encore transféré</translation>
    </message>
    <message>
        <source>%1 not attempted</source>
        <translation>%1 non tentés</translation>
    </message>
</context>
<context>
    <name>drover::ui::Tables</name>
    <message>
        <source>Select all</source>
        <translation>Tout sélectionner</translation>
    </message>
</context>
<context>
    <name>drover::ui::Tabs</name>
    <message>
        <source>Overview</source>
        <translation>Aperçu</translation>
    </message>
    <message>
        <source>How fast it goes, by which methods, and why</source>
        <translation>À quelle vitesse, par quelles méthodes, et pourquoi</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Fichiers</translation>
    </message>
    <message>
        <source>What became of each file</source>
        <translation>Ce que chaque fichier est devenu</translation>
    </message>
    <message>
        <source>Conflicts</source>
        <translation>Conflits</translation>
    </message>
    <message>
        <source>Names that are taken at the destination</source>
        <translation>Noms pris à destination</translation>
    </message>
    <message>
        <source>Errors</source>
        <translation>Erreurs</translation>
    </message>
    <message>
        <source>What failed, by cause</source>
        <translation>Ce qui a échoué, par cause</translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>Plan</translation>
    </message>
    <message>
        <source>What would happen, before a byte moves</source>
        <translation>Ce qui se passerait, avant qu’un octet ne bouge</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Journal</translation>
    </message>
    <message>
        <source>What happened, and when</source>
        <translation>Ce qui s’est passé, et quand</translation>
    </message>
</context>
<context>
    <name>drover::ui::ThroughputGraph</name>
    <message>
        <source>Throughput</source>
        <translation>Débit</translation>
    </message>
    <message>
        <source>Nothing has been measured yet.</source>
        <translation>Rien n’a encore été mesuré.</translation>
    </message>
    <message>
        <source>Last %1, on average %2, at most %3.</source>
        <translation>Dernièrement %1, en moyenne %2, au plus %3.</translation>
    </message>
    <message>
        <source>Nothing moved for %1.</source>
        <translation>Rien n’a bougé pendant %1.</translation>
    </message>
    <message>
        <source>The device was still writing for %1.</source>
        <translation>L’appareil a encore écrit pendant %1.</translation>
    </message>
    <message>
        <source>The throughput appears here while the job runs</source>
        <translation>Le débit apparaît ici pendant que la tâche tourne</translation>
    </message>
    <message>
        <source>It ended before its throughput could be seen</source>
        <translation>Elle s’est terminée avant que son débit puisse être vu</translation>
    </message>
</context>
<context>
    <name>drover::ui::Totals</name>
    <message>
        <source>%1 bytes</source>
        <translation>%1 octets</translation>
    </message>
    <message>
        <source>Whether these files share anything is unknown: the filesystem does not say.</source>
        <translation>On ignore si ces fichiers partagent quelque chose : le système de fichiers ne le dit pas.</translation>
    </message>
    <message>
        <source>These files share nothing with each other. Their data takes %1.</source>
        <translation>Ces fichiers ne partagent rien entre eux. Leurs données prennent %1.</translation>
    </message>
    <message>
        <source>None of these files could be read.</source>
        <translation>Aucun de ces fichiers n’a pu être lu.</translation>
    </message>
    <message>
        <source>Sharing saves %1: these files map %2; with every shared byte counted once, %3.</source>
        <translation>Le partage épargne %1 : ces fichiers occupent %2 ; chaque octet partagé compté une fois, %3.</translation>
    </message>
</context>
<context>
    <name>drover::ui::TreePage</name>
    <message>
        <source>Directories</source>
        <translation>Dossiers</translation>
    </message>
    <message>
        <source>What could not be read</source>
        <translation>Ce qui n’a pas pu être lu</translation>
    </message>
    <message>
        <source>… and %1 more</source>
        <translation>… et %1 de plus</translation>
    </message>
    <message>
        <source>What several directories hold together counts at the lowest one that has all of it, so the sums of a directory may be more than those of its children.</source>
        <translation>Ce que plusieurs dossiers ont en commun compte dans le plus bas qui le contient en entier ; un dossier peut donc avoir plus que la somme de ses sous-dossiers.</translation>
    </message>
    <message>
        <source>all of this together</source>
        <translation>le tout ensemble</translation>
    </message>
</context>
<context>
    <name>drover::ui::Usage</name>
    <message>
        <source>%1 bytes</source>
        <translation>%1 octets</translation>
    </message>
    <message>
        <source>exclusive: %1</source>
        <translation>exclusif : %1</translation>
    </message>
    <message>
        <source>shared here: %1</source>
        <translation>partagé ici : %1</translation>
    </message>
    <message>
        <source>shared elsewhere: %1</source>
        <translation>partagé ailleurs : %1</translation>
    </message>
    <message>
        <source>holes: %1</source>
        <translation>trous : %1</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1, %2 : %3</translation>
    </message>
    <message>
        <source>Deleting %1 would free %2.</source>
        <translation>Supprimer %1 libérerait %2.</translation>
    </message>
    <message>
        <source>Deleting %1 would free at least %2; how much at most is unknown.</source>
        <translation>Supprimer %1 libérerait au moins %2 ; combien au plus, on l’ignore.</translation>
    </message>
    <message>
        <source>What deleting %1 would free is unknown.</source>
        <translation>On ignore ce que libérerait la suppression de %1.</translation>
    </message>
    <message>
        <source>Deleting %1 would free at least %2 and at most %3.</source>
        <translation>Supprimer %1 libérerait au moins %2 et au plus %3.</translation>
    </message>
    <message>
        <source>Deleting %1 would free at most %2.</source>
        <translation>Supprimer %1 libérerait au plus %2.</translation>
    </message>
    <message>
        <source>%1 in %2, %3, %4 extents</source>
        <translation>%1 dans %2, %3, %4 extents</translation>
    </message>
    <message>
        <source>%1
Matching what is shared…</source>
        <translation>%1
Comparaison de ce qui est partagé…</translation>
    </message>
    <message>
        <source>%1
%2</source>
        <translation>%1
%2</translation>
    </message>
    <message>
        <source>%1 in %2, %3</source>
        <translation>%1 dans %2, %3</translation>
    </message>
    <message>
        <source>%1 could not be opened</source>
        <translation>%1 n’ont pas pu être ouverts</translation>
    </message>
    <message>
        <source>%1 not settled</source>
        <translation>%1 pas encore écrits</translation>
    </message>
    <message>
        <source>stopped: the sums are lower bounds</source>
        <translation>arrêté : les sommes sont des bornes inférieures</translation>
    </message>
    <message>
        <source>%1 could not be read</source>
        <translation>illisible : %1</translation>
    </message>
</context>
<context>
    <name>drover::ui::UsageModel</name>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Make-up</source>
        <translation>Composition</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Taille</translation>
    </message>
    <message>
        <source>Allocated</source>
        <translation>Alloué</translation>
    </message>
    <message>
        <source>Exclusive</source>
        <translation>Exclusif</translation>
    </message>
    <message>
        <source>Shared</source>
        <translation>Partagé</translation>
    </message>
    <message>
        <source>Holes</source>
        <translation>Trous</translation>
    </message>
    <message>
        <source>Would free</source>
        <translation>Libérerait</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Fichiers</translation>
    </message>
    <message>
        <source>What deleting it would free: the sentence below the table has both bounds</source>
        <translation>Ce que sa suppression libérerait : la phrase sous le tableau donne les deux bornes</translation>
    </message>
</context>
<context>
    <name>drover::ui::WelcomePage</name>
    <message>
        <source>Drop files, folders or a tar archive here</source>
        <translation>Déposer ici des fichiers, des dossiers ou une archive tar</translation>
    </message>
    <message>
        <source>See holes, shared blocks and what they save: of one file, of several side by side, and of whole folders. Nothing is changed.</source>
        <translation>Les trous, les blocs partagés et ce qu’ils épargnent : d’un fichier, de plusieurs côte à côte et de dossiers entiers. Rien n’est modifié.</translation>
    </message>
</context>
<context>
    <name>drover::ui::Words</name>
    <message>
        <source>Clone</source>
        <translation>Clone</translation>
    </message>
    <message>
        <source>Kernel copy</source>
        <translation>Copie noyau</translation>
    </message>
    <message>
        <source>Buffered</source>
        <translation>Tampon</translation>
    </message>
    <message>
        <source>Holes</source>
        <translation>Trous</translation>
    </message>
    <message>
        <source>Shares the blocks with the source; nothing is read or written.</source>
        <translation>Partage les blocs avec la source ; rien n’est lu ni écrit.</translation>
    </message>
    <message>
        <source>The kernel copies without a detour through this program.</source>
        <translation>Le noyau copie sans détour par ce programme.</translation>
    </message>
    <message>
        <source>Read and written piece by piece; works everywhere.</source>
        <translation>Lu et écrit morceau par morceau ; marche partout.</translation>
    </message>
    <message>
        <source>Empty ranges of a sparse file, left empty at the destination.</source>
        <translation>Plages vides d’un fichier creux, laissées vides à destination.</translation>
    </message>
    <message>
        <source>Looking ahead</source>
        <translation>Regarde d’avance</translation>
    </message>
    <message>
        <source>Counting</source>
        <translation>Comptage</translation>
    </message>
    <message>
        <source>Verifying</source>
        <translation>Vérification</translation>
    </message>
    <message>
        <source>Writing to device</source>
        <translation>Écriture sur l’appareil</translation>
    </message>
    <message>
        <source>more was found</source>
        <translation>davantage trouvé</translation>
    </message>
    <message>
        <source>sizes changed</source>
        <translation>tailles changées</translation>
    </message>
    <message>
        <source>the limit changed</source>
        <translation>limite changée</translation>
    </message>
    <message>
        <source>just resumed</source>
        <translation>vient de reprendre</translation>
    </message>
    <message>
        <source>the device decides</source>
        <translation>l’appareil décide</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>En attente</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Suspendue</translation>
    </message>
    <message>
        <source>Needs your answer</source>
        <translation>Attend votre réponse</translation>
    </message>
    <message>
        <source>Stopping</source>
        <translation>S’arrête</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>Done, with errors</source>
        <translation>Terminée, avec erreurs</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Échec</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>Annulée</translation>
    </message>
    <message>
        <source>1 item</source>
        <translation>1 élément</translation>
    </message>
    <message numerus="yes">
        <source>%Ln items</source>
        <translation>
            <numerusform>%Ln élément</numerusform>
            <numerusform>%Ln éléments</numerusform>
        </translation>
    </message>
    <message>
        <source>1 file</source>
        <translation>1 fichier</translation>
    </message>
    <message numerus="yes">
        <source>%Ln files</source>
        <translation>
            <numerusform>%Ln fichier</numerusform>
            <numerusform>%Ln fichiers</numerusform>
        </translation>
    </message>
    <message>
        <source>1 member</source>
        <translation>1 membre</translation>
    </message>
    <message numerus="yes">
        <source>%Ln members</source>
        <translation>
            <numerusform>%Ln membre</numerusform>
            <numerusform>%Ln membres</numerusform>
        </translation>
    </message>
    <message>
        <source>1 question</source>
        <translation>1 question</translation>
    </message>
    <message numerus="yes">
        <source>%Ln questions</source>
        <translation>
            <numerusform>%Ln question</numerusform>
            <numerusform>%Ln questions</numerusform>
        </translation>
    </message>
    <message>
        <source>1 error</source>
        <translation>1 erreur</translation>
    </message>
    <message numerus="yes">
        <source>%Ln errors</source>
        <translation>
            <numerusform>%Ln erreur</numerusform>
            <numerusform>%Ln erreurs</numerusform>
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
        <translation>1 dossier</translation>
    </message>
    <message numerus="yes">
        <source>%Ln folders</source>
        <translation>
            <numerusform>%Ln dossier</numerusform>
            <numerusform>%Ln dossiers</numerusform>
        </translation>
    </message>
    <message>
        <source>1 job</source>
        <translation>1 tâche</translation>
    </message>
    <message numerus="yes">
        <source>%Ln jobs</source>
        <translation>
            <numerusform>%Ln tâche</numerusform>
            <numerusform>%Ln tâches</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>drover::ui::WorkerView</name>
    <message>
        <source>reading back and comparing</source>
        <translation>relit et compare</translation>
    </message>
    <message>
        <source>Files in hand</source>
        <translation>Fichiers en main</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>%1
%2</source>
        <translation>%1
%2</translation>
    </message>
</context>
</TS>
