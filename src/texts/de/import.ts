import type { texts as english } from '../en/import.ts';
import { countedIn } from '../wording.ts';

const counted = countedIn('de');
const questions = (count: number): string => counted(count, { one: '# Frage', other: '# Fragen' });
const cards = (count: number): string => counted(count, { one: '# Karte', other: '# Karten' });
const both = (asked: number, learned: number): string =>
  [...(asked > 0 || learned === 0 ? [questions(asked)] : []), ...(learned > 0 ? [cards(learned)] : [])].join(' und ');

const CARD_KINDS: Readonly<Record<string, string>> = {
  basic: 'Einfache Karten',
  reversed: 'Einfache und umgekehrte Karten',
  image: 'Karten mit Bild',
};

const FORMATS: Readonly<Record<string, string>> = {
  jsonl: 'Lectern (JSON Lines)',
  gift: 'Moodle GIFT',
  aiken: 'Aiken',
  'moodle-xml': 'Moodle XML',
  qti: 'IMS QTI',
  'qti-2.2': 'IMS QTI 2.2',
  csv: 'CSV',
  xlsx: 'Excel',
  apkg: 'Anki-Paket',
};

export const texts: typeof english = {
  open: 'Importieren',
  title: 'Fragen importieren',
  intro: 'Sieh dir zuerst die Vorschau an. Gespeichert wird erst beim Importieren.',
  back: 'Fragensammlung',
  backToImports: 'Alle Importe',
  format: (name) => FORMATS[name] ?? name,
  drop: {
    label: 'Dateien mit Fragen',
    formats: (names) => `${names}. Das Format wird automatisch erkannt.`,
    chosen: 'Ausgewählte Dateien',
    formatOf: (name) => `Format von ${name}`,
    byItself: 'Automatisch erkennen',
    look: 'Vorschau',
    refused: 'Diese Datei konnte nicht angenommen werden.',
    topic: 'Thema für diese Fragen',
    topicHint: 'Wähle ein vorhandenes Thema.',
    asFilesSay: 'Aus der Datei',
    chooseTopic: 'Thema auswählen',
    noDecks: 'Lernkarten können nur Autor/innen der Inhalte importieren. Entferne diese Datei.',
  },
  past: {
    title: 'Frühere Importe',
    emptyTitle: 'Noch keine Importe',
    empty: 'Deine Importe erscheinen hier. Du kannst sie hier auch rückgängig machen.',
    files: 'Dateien',
    by: 'Von',
    when: 'Datum',
    state: 'Status',
    came: 'Importiert',
    rejected: 'Nicht angenommen',
    somebody: 'Gelöschter Benutzer',
  },
  states: {
    checking: 'Wird geprüft',
    checked: 'Bereit zum Importieren',
    running: 'Wird importiert',
    done: 'Importiert',
    undoing: 'Wird rückgängig gemacht',
    undone: 'Rückgängig gemacht',
    stopped: 'Abgebrochen',
    failed: 'Fehlgeschlagen',
  },
  heading: {
    checking: 'Deine Dateien werden geprüft',
    checked: 'Vorschau',
    running: 'Import läuft',
    done: 'Importiert',
    undoing: 'Import wird rückgängig gemacht',
    undone: 'Import rückgängig gemacht',
    stopped: 'Import abgebrochen',
    failed: 'Import fehlgeschlagen',
  },
  columnsAsked: 'Spalten zuordnen',
  progress: 'Importfortschritt',
  leave: 'Du kannst diese Seite verlassen. Der Import läuft weiter.',
  stop: 'Import abbrechen',
  stopping: 'Wird abgebrochen …',
  nothingKept: 'Es wurde nichts importiert.',
  problems: {
    brokenOff: 'Der Import wurde unterbrochen. Es wurde nichts importiert. Versuch es noch einmal.',
    filesGone: 'Die Dateien sind abgelaufen. Lade sie noch einmal hoch.',
  },
  unreadable: (file, why) =>
    `Lectern kann „${file}“ nicht lesen. ${`${why}`.charAt(0).toUpperCase()}${`${why}`.slice(1)}`,
  reading: {
    title: 'Dateieinstellungen',
    numberAsked: (file, written, withPoint, withComma) =>
      `Ist ${written} in „${file}“ die Zahl ${withPoint} oder ${withComma}? Bis du wählst, werden Fragen mit solchen Zahlen nicht importiert.`,
    numberRead: (file, written, read) =>
      `${written} in „${file}“ wurde als ${read} gelesen, wie die anderen Zahlen der Datei oder wie du gewählt hast.`,
    numberIs: (written, read) => `${written} ist ${read}`,
    encoding: 'Zeichenkodierung',
    encodingRead: (file, encoding) =>
      `„${file}“ ist nicht als UTF-8 gespeichert und wurde als ${encoding} gelesen. Wähle die Kodierung, in der Umlaute und Akzente stimmen.`,
    encodings: {
      'utf-8': 'UTF-8 (Unicode)',
      'windows-1252': 'Windows-1252 (westeuropäisch)',
      'windows-1250': 'Windows-1250 (mitteleuropäisch)',
      'windows-1251': 'Windows-1251 (kyrillisch)',
      macintosh: 'Mac OS Roman (ältere Macs)',
      'utf-16le': 'UTF-16 (Little Endian)',
      'utf-16be': 'UTF-16 (Big Endian)',
    },
  },
  damages: {
    title: 'Ein Teil der Datei ist nicht lesbar',
    place: (file, line) => `„${file}“ ist in Zeile ${line} beschädigt.`,
    leftOut: (from, to) =>
      to === null
        ? `Von Zeile ${from} bis zum Ende der Datei ist nichts enthalten.`
        : from === to
          ? `Zeile ${from} ist nicht enthalten.`
          : `Die Zeilen ${from} bis ${to} sind nicht enthalten.`,
    more: (count) =>
      counted(count, { one: '# weitere Stelle ist beschädigt.', other: '# weitere Stellen sind beschädigt.' }),
    restComes:
      'Du kannst den Rest importieren oder zuerst die Datei korrigieren. Was nicht stimmt, steht unter „Nicht angenommen“.',
    restImported: 'Der Rest wurde importiert. Was nicht stimmt, steht unter „Nicht angenommen“.',
  },
  facts: {
    coming: 'zu importieren',
    came: 'importiert',
    there: 'Duplikate',
    rejected: 'nicht angenommen',
    lost: 'mit Änderungen',
  },
  byType: 'Nach Typ',
  byTopic: 'Nach Thema',
  topic: 'Thema',
  count: 'Zu importieren',
  thereCount: 'Duplikate',
  rejectedTitle: 'Nicht angenommen',
  rejectedIntro: 'Korrigiere diese in der Datei und importiere sie noch einmal. Duplikate werden übersprungen.',
  lostTitle: 'Mit Änderungen importiert',
  lostIntro: 'Diese Teile kann Lectern nicht importieren.',
  where: 'Stelle',
  questionAt: (file, line, number, name) =>
    [
      `${file}, Zeile ${line}`,
      number === null ? '' : `Frage ${number}`,
      name === null || name === '' ? '' : `„${name}“`,
    ]
      .filter((text) => text !== '')
      .join(' · '),
  why: 'Grund',
  item: 'Frage',
  what: 'Änderung',
  showMore: 'Mehr anzeigen',
  cut: (shown, all) => `Die ersten ${shown} von ${all}.`,
  download: 'Bericht herunterladen (JSON)',
  options: {
    title: 'Importeinstellungen',
    subject: 'Fach für alle',
    topic: 'Thema für alle',
    asFile: 'Leer: Namen aus der Datei. Neue werden erstellt.',
    asFileOwn: 'Leer: Namen aus der Datei. Themen müssen schon vorhanden sein.',
    folders: 'Themenzuordnung',
    foldersHint: 'Wähle ein Thema für jeden Namen aus den Dateien.',
    stays: 'Keine Änderung',
    columns: 'Spaltenzuordnung',
    columnsHint: (file) => `Spalten von ${file}`,
    column: {
      stem: 'Frage',
      answer: 'Richtige Antwort',
      type: 'Typ',
      explanation: 'Erklärung',
      subject: 'Fach',
      topic: 'Thema',
      tags: 'Schlagwörter',
    },
    choice: (letter) => `Antwortoption ${letter}`,
    byName: 'Nach Spaltenname',
    duplicates: 'Duplikate',
    duplicate: {
      skip: 'Überspringen',
      replace: 'Durch neue Version ersetzen',
      both: 'Beides behalten',
    },
    again: 'Vorschau aktualisieren',
  },
  cardKind: CARD_KINDS,
  run: (asked, learned) => `${both(asked, learned)} importieren`,
  nothingComes: 'Nichts zu importieren.',
  discard: 'Import verwerfen',
  undo: 'Import rückgängig machen',
  undoSure: 'Diesen Import rückgängig machen?',
  undoSureText:
    'Löscht importierte Fragen, Karten, Stapel und Themen. Was inzwischen beantwortet, gelernt oder geändert wurde, bleibt.',
  undone: (asked, learned) => `Entfernt: ${both(asked, learned)}.`,
  restored: (asked, learned) => `Wiederhergestellt: ${both(asked, learned)}.`,
  kept: (asked, learned) => `Behalten, weil inzwischen verwendet oder geändert: ${both(asked, learned)}.`,
  toBank: 'Zu den Fragen',
  export: {
    open: 'Exportieren',
    title: 'Fragen exportieren',
    intro: 'Alle Fragen, die zu deinen Filtern passen, nicht nur diese Seite.',
    format: 'Dateiformat',
    look: 'Auf Verluste prüfen',
    losses: (count, format) =>
      count === 0 ? `${format} unterstützt alles.` : `${format} unterstützt nicht alles: ${count} Verluste.`,
    take: 'Herunterladen',
    counted: (count) => questions(count),
    close: 'Schließen',
  },
};
