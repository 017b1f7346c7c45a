import type { AnkiPart, OtherFileKind, XmlFault, ZipFault } from '#domain/interchange/import-reason.ts';
import type { FileFacts } from '#domain/interchange/reasons/file-facts.ts';
import type { ReasonTextsOf } from '../../import-reason.wording.ts';
import { characters, counted, quoted, size } from './reason-parts.ts';

const columns = (count: number): string => counted(count, { one: '# Spalte', other: '# Spalten' });
const count = (number: number): string => counted(number, { one: '#', other: '#' });

const KINDS: Readonly<Record<OtherFileKind, string>> = {
  word: 'Das ist ein Word-Dokument. Daraus kann Lectern keine Fragen lesen. Kopiere die Fragen in eine Tabelle mit den Spalten Frage, a, b, c, d und Antwort und importiere sie als CSV oder Excel; oder speichere sie als reinen Text im Format GIFT oder Aiken.',
  writer:
    'Das ist ein Textdokument aus LibreOffice oder OpenOffice (.odt). Daraus kann Lectern keine Fragen lesen. Kopiere die Fragen in eine Tabelle mit den Spalten Frage, a, b, c, d und Antwort und speichere sie als CSV oder Excel (.xlsx).',
  calc: 'Das ist eine Tabelle aus LibreOffice oder OpenOffice (.ods). Öffne sie dort, wähle „Speichern unter“ und „Excel 2007–365 (.xlsx)“ oder „Text CSV“, und importiere diese Datei.',
  oldOffice:
    'Diese Datei stammt aus einer alten Version von Word, Excel oder PowerPoint. Ist es eine Tabelle (.xls), dann öffne sie, speichere sie als .xlsx und importiere diese Datei.',
  powerpoint:
    'Das ist eine PowerPoint-Präsentation. Daraus kann Lectern keine Fragen lesen. Kopiere die Fragen in eine Tabelle und importiere sie als CSV oder Excel (.xlsx).',
  pdf: 'Das ist ein PDF. Seine Fragen sind nur Zeichen auf einer Seite, deshalb kann Lectern sie nicht lesen. Importiere die Datei, aus der das PDF entstanden ist, oder kopiere die Fragen in eine Tabelle.',
  h5p: 'Das ist ein H5P-Inhalt. H5P liest Lectern nicht. Exportiere in Moodle die Fragensammlung als Moodle-XML; sonst kopiere die Fragen in eine Tabelle und importiere diese.',
  termList:
    'Das sieht nach einer Liste mit Begriffen und Definitionen aus, wie Quizlet sie exportiert. Fragen enthält sie nicht. Importiere sie als Lernkarten, oder füge eine erste Zeile mit den Spaltennamen Frage und Antwort ein, damit jeder Begriff eine Kurzantwortfrage wird.',
  picture:
    'Das ist ein Bild. Daraus kann Lectern keine Fragen lesen. Tippe die Fragen in eine Tabelle und importiere sie als CSV oder Excel (.xlsx).',
  webPage:
    'Das ist eine Webseite. Daraus kann Lectern keine Fragen lesen. Nutze den Export des Programms, das die Fragen zeigt, zum Beispiel als Moodle-XML oder QTI.',
};

const UNSAFE: Readonly<Record<ZipFault, string>> = {
  link: 'es enthält eine Verknüpfung statt einer Datei',
  overlap: 'zwei seiner Dateien überschneiden sich',
  repeated: 'es enthält dieselbe Datei zweimal',
  outside: 'eine seiner Dateien würde außerhalb seines Ordners gespeichert',
  backslash: 'der Name einer Datei enthält einen umgekehrten Schrägstrich',
  unnamed: 'eine Datei hat keinen lesbaren Namen',
  tooLong: 'der Name einer Datei ist zu lang',
};

const ANKI: Readonly<Record<AnkiPart, string>> = {
  collection: 'Die Sammlung in diesem Anki-Stapel',
  tables: 'Die Sammlung in diesem Anki-Stapel hat nicht alle Tabellen, die Anki schreibt, und',
  views:
    'Die Sammlung in diesem Anki-Stapel enthält etwas, das Anki nie schreibt (Sichten oder berechnete Spalten), und',
  media: 'Die Medienliste in diesem Anki-Stapel',
  models: 'Die Liste der Notiztypen in diesem Anki-Stapel',
  decks: 'Die Liste der Stapel in diesem Anki-Stapel',
  cards: 'Eine Kartenvorlage in diesem Anki-Stapel',
};

const XML: Readonly<Record<XmlFault, (found: string) => string>> = {
  endsEarly: (found) => `sie endet, bevor ${quoted(found)} vollständig ist`,
  empty: () => 'sie enthält keine Daten',
  controlCharacter: () => 'sie enthält ein unsichtbares Steuerzeichen',
  textOutside: () => 'außerhalb ihrer Elemente steht Text',
  endOfData: (found) => `mitten in einem Text stehen die Zeichen ${quoted(found)}`,
  doctype: () => 'sie beginnt mit einem DOCTYPE mit eigenen Deklarationen, die Lectern nicht liest',
  declaration: () => 'sie enthält eine Deklaration (<! …), die Lectern nicht liest',
  endTag: (found) => `${quoted(found)} schließt nicht, was davor geöffnet wurde`,
  elementNotClosed: (found) => `${quoted(found)} beginnt, bevor das Element davor geschlossen ist`,
  sectionNotClosed: (found) => `ein neues ${quoted(found)} beginnt, bevor das vorige geschlossen ist`,
  secondRoot: (found) => `${quoted(found)} steht hinter ihrem Ende`,
  reference: (found) => `${quoted(found)} ist in einem Text nicht erlaubt (ein & schreibt man &amp;)`,
  startTag: (found) => `${quoted(found)} ist kein gültiges Tag (ein < im Text schreibt man &lt;)`,
  attribute: (found) => `das Tag ${quoted(found)} hat ein Attribut, das nicht als Name="Wert" geschrieben ist`,
  repeatedAttribute: (found) => `das Tag ${quoted(found)} hat dasselbe Attribut zweimal`,
  tooDeep: () => 'ihre Elemente sind zu tief verschachtelt',
  tooLarge: () => 'eines ihrer Elemente ist zu groß',
};

const leftOut = (from: number, to: number | null): string => {
  if (to === null) return `Von Zeile ${from} bis zum Ende der Datei wird nichts importiert.`;
  return from === to
    ? `Aus Zeile ${from} wird nichts importiert.`
    : `Aus den Zeilen ${from} bis ${to} wird nichts importiert.`;
};

/** Why a file cannot be read. */
export const files: ReasonTextsOf<keyof FileFacts> = {
  fileOfOtherKind: ({ kind }) => KINDS[kind],
  fileFormatUnknown: ({ file }) =>
    `Lectern erkennt das Format von ${quoted(file)} nicht. Wähle das Format aus, oder exportiere die Fragen als GIFT, Moodle-XML, QTI, CSV oder Excel.`,
  fileEncodingUnknown: ({ encoding }) =>
    `Laut Datei ist ihre Zeichenkodierung ${quoted(encoding)}; die kennt Lectern nicht. Speichere die Datei als UTF-8.`,
  tableQuoteOpen: ({ line }) =>
    `Die Zelle, die in Zeile ${line} mit einem Anführungszeichen beginnt, endet nie. Ergänze das schließende Anführungszeichen. Ein Anführungszeichen in einer Zelle wird verdoppelt.`,
  tableRowTooLong: ({ line, max }) =>
    `Zeile ${line} ist länger als ${characters(max)}. Prüfe, ob dort ein Anführungszeichen fehlt.`,
  tableWithoutQuestionColumn: () =>
    'Keine Spalte heißt „Frage“. Benenne die Spalten in der ersten Zeile (zum Beispiel Frage, a, b, c, d, Antwort), oder gib an, welche Spalte die Frage enthält.',
  tableColumnMissing: ({ column }) =>
    `Die Tabelle hat keine Spalte ${quoted(column)}. Prüfe den Namen in ihrer ersten Zeile.`,
  tableRoleUnknown: ({ role }) =>
    `${quoted(role)} kann keine Spalte enthalten. Verwende stem, answer, type, explanation, subject, topic, tags oder einen Buchstaben von a bis j.`,
  tableTooManyColumns: ({ max }) => `Die Tabelle hat mehr als ${columns(max)}. Lösche die, die keine Fragen enthalten.`,
  workbookWithoutSheet: () =>
    'Diese Excel-Datei hat kein Blatt. Speichere sie noch einmal in deiner Tabellenkalkulation.',
  workbookSheetUnknown: ({ sheet, sheets }) =>
    `Die Arbeitsmappe hat kein Blatt ${quoted(sheet)}. Ihre Blätter sind: ${sheets}.`,
  workbookSheetDamaged: ({ sheet }) =>
    `Das Blatt ${quoted(sheet)} fehlt in der Datei. Speichere die Arbeitsmappe noch einmal in deiner Tabellenkalkulation.`,
  workbookCellBeyond: ({ line, max }) =>
    `Zeile ${line} hat eine Zelle hinter Spalte ${max}. Speichere die Arbeitsmappe noch einmal in deiner Tabellenkalkulation.`,
  workbookTextMissing: ({ line }) =>
    `Eine Zelle in Zeile ${line} verweist auf einen Text, der in der Datei fehlt. Speichere die Arbeitsmappe noch einmal in deiner Tabellenkalkulation.`,
  fileTooLarge: ({ max }) => `Die Datei ist größer als ${size(max)}. Teile sie in mehrere Dateien auf.`,
  moodleXmlExpected: ({ element }) =>
    `Das ist eine XML-Datei, aber kein Export aus Moodle (sie beginnt mit ${quoted(element)}). Exportiere die Fragensammlung in Moodle als Moodle-XML, oder wähle ein anderes Format.`,
  qtiExpected: ({ element }) =>
    `Das ist eine XML-Datei ohne QTI-Fragen (sie beginnt mit ${quoted(element)}). Exportiere das Quiz oder die Fragensammlung als QTI, oder wähle ein anderes Format.`,
  qtiNeitherArchiveNorXml: () =>
    'Das ist keine QTI-Datei: QTI wird als ZIP-Datei oder als XML exportiert. Exportiere das Quiz noch einmal, oder wähle ein anderes Format.',
  qtiManifestMissing: () =>
    'Diese ZIP-Datei ist kein QTI-Export: Ihr Inhaltsverzeichnis (imsmanifest.xml) fehlt. Exportiere das Quiz oder die Fragensammlung noch einmal, und importiere die ZIP-Datei so, wie sie heruntergeladen wurde.',
  qtiManifestEmpty: () =>
    'Dieser Export führt weder ein Quiz noch eine Frage auf (imsmanifest.xml). Wähle beim Export die Quiz oder Fragensammlungen aus, und importiere noch einmal.',
  qtiItemExpected: ({ element }) =>
    `Die Datei ist als Frage aufgeführt, enthält aber ${quoted(element)}. Exportiere die Frage noch einmal.`,
  packageFileElsewhere: ({ path }) =>
    `Die Frage ${quoted(path)} liegt auf einer anderen Website, und Lectern lädt nichts aus dem Netz. Exportiere die Fragen zusammen mit ihren Dateien.`,
  packageFileMissing: ({ path }) =>
    `Der Export führt die Datei ${quoted(path)} auf, enthält sie aber nicht. Exportiere die Fragen noch einmal, oder lege die Datei wieder an ihren Platz.`,
  packageFileTooLarge: ({ path, max }) =>
    `Die Datei ${quoted(path)} ist größer als ${size(max)}. Verkleinere sie, oder lass sie weg.`,
  archiveDamaged: () =>
    'Die Datei ist beschädigt oder unvollständig. Lade sie noch einmal herunter, oder exportiere sie neu.',
  archiveFileDamaged: ({ path }) =>
    `Die Datei ${quoted(path)} in diesem Archiv ist beschädigt. Lade das Archiv noch einmal herunter, oder exportiere es neu.`,
  archiveLocked: () =>
    'Die Datei ist mit einem Passwort geschützt. Speichere sie ohne Passwort, und importiere sie noch einmal.',
  archiveTooLarge: ({ max }) => `Das Archiv ist entpackt größer als ${size(max)}. Teile es in mehrere Exporte auf.`,
  archiveTooManyFiles: ({ max }) =>
    `Das Archiv enthält mehr als ${count(max)} Dateien. Teile es in mehrere Exporte auf.`,
  archiveUnsafe: ({ path, fault }) =>
    `Das Archiv lässt sich nicht sicher entpacken: ${UNSAFE[fault]} (${quoted(path)}). Exportiere es noch einmal, oder packe die Dateien mit der ZIP-Funktion deines Computers neu.`,
  archivePackingUnknown: ({ path }) =>
    `Die Datei ${quoted(path)} ist auf unübliche Weise komprimiert. Packe die Dateien mit der ZIP-Funktion deines Computers neu.`,
  archiveWithoutQuestions: () =>
    'Das Archiv enthält keine Fragen: Keine Datei darin endet auf .jsonl. Exportiere die Fragen noch einmal aus Lectern, oder wähle ein anderes Format.',
  ankiCollectionMissing: () =>
    'Das ist kein Anki-Stapel. Wähle in Anki „Datei“, „Exportieren“ und das Format „Anki-Stapel (.apkg)“.',
  ankiDamaged: ({ part }) =>
    `${ANKI[part]} lässt sich nicht lesen. Prüfe in Anki die Datenbank („Extras“, „Datenbank prüfen“), exportiere den Stapel noch einmal, und importiere diese Datei.`,
  xmlPartDamaged: ({ line, fault, found, from, to }) =>
    `Die Datei ist in Zeile ${line} beschädigt: ${XML[fault](found)}. ${leftOut(from, to)} Berichtige Zeile ${line}, oder exportiere die Datei noch einmal aus dem Programm, aus dem sie stammt.`,
  tablePartDamaged: ({ line, from, to }) =>
    `Die Zelle, die in Zeile ${line} mit einem Anführungszeichen beginnt, wird nicht geschlossen. ${leftOut(from, to)} Ergänze das schließende Anführungszeichen. Ein Anführungszeichen innerhalb einer Zelle schreibt man doppelt.`,
  xmlDamaged: ({ file, line, fault, found }) =>
    `${file === null ? 'Die Datei' : `Die Datei ${quoted(file)}`} ist in Zeile ${line} beschädigt: ${XML[fault](found)}. Exportiere sie noch einmal aus dem Programm, aus dem sie stammt; wurde sie von Hand bearbeitet, dann berichtige diese Zeile.`,
};
