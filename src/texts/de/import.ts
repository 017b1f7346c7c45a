import type { texts as english } from '../en/import.ts';
import { countedIn } from '../wording.ts';

const counted = countedIn('de');
const questions = (count: number): string => counted(count, { one: '# Frage', other: '# Fragen' });
const cards = (count: number): string => counted(count, { one: '# Karte', other: '# Karten' });
const both = (asked: number, learned: number): string =>
  [...(asked > 0 || learned === 0 ? [questions(asked)] : []), ...(learned > 0 ? [cards(learned)] : [])].join(' und ');

const CARD_KINDS: Readonly<Record<string, string>> = {
  basic: 'Karten mit Vorder- und Rückseite',
  reversed: 'Karten in beiden Richtungen',
  image: 'Karten mit Bild',
};

const FORMATS: Readonly<Record<string, string>> = {
  jsonl: 'Lectern (JSON Lines)',
  gift: 'Moodle GIFT',
  aiken: 'Aiken',
  'moodle-xml': 'Moodle XML',
  qti: 'IMS QTI',
  'qti-2.2': 'IMS QTI 2.2',
  csv: 'Tabelle (CSV)',
  xlsx: 'Tabelle (Excel)',
  apkg: 'Anki-Paket',
};

export const texts: typeof english = {
  open: 'Importieren',
  title: 'Fragen importieren',
  intro: 'Bring deine Fragen mit. Zuerst siehst du, was käme; behalten wird nichts, bevor du es sagst.',
  back: 'Fragensammlung',
  backToImports: 'Alle Importe',
  format: (name) => FORMATS[name] ?? name,
  drop: {
    label: 'Dateien mit Fragen',
    formats: (names) => `${names}. Was eine Datei ist, wird an ihrem Inhalt erkannt.`,
    chosen: 'Diese Dateien ansehen',
    formatOf: (name) => `Format von ${name}`,
    byItself: 'Von selbst erkennen',
    look: 'Ansehen, was käme',
    refused: 'Sie konnte nicht angenommen werden.',
    topic: 'Thema für diese Fragen',
    topicHint: 'Deine Fragen brauchen ein Thema, das es schon gibt.',
    asFilesSay: 'Wie in den Dateien angegeben',
    chooseTopic: 'Thema wählen',
    noDecks: 'Kartenstapel nehmen nur die Autoren der Inhalte auf. Lass diese Datei weg.',
  },
  past: {
    title: 'Bisherige Importe',
    emptyTitle: 'Noch nichts importiert',
    empty: 'Was du importierst, steht dann hier und lässt sich von hier aus rückgängig machen.',
    files: 'Dateien',
    by: 'Von',
    when: 'Wann',
    state: 'Stand',
    came: 'Gekommen',
    rejected: 'Abgewiesen',
    somebody: 'Jemand, der nicht mehr da ist',
  },
  states: {
    checking: 'Wird angesehen',
    checked: 'Wartet auf dich',
    running: 'Wird importiert',
    done: 'Importiert',
    undoing: 'Wird rückgängig gemacht',
    undone: 'Rückgängig gemacht',
    stopped: 'Angehalten',
    failed: 'Gescheitert',
  },
  heading: {
    checking: 'Es wird angesehen, was käme',
    checked: 'Das käme',
    running: 'Es wird importiert',
    done: 'Importiert',
    undoing: 'Der Import wird rückgängig gemacht',
    undone: 'Der Import wurde rückgängig gemacht',
    stopped: 'Der Import wurde angehalten',
    failed: 'Der Import ist gescheitert',
  },
  columnsAsked: 'Welche Spalte enthält was?',
  progress: 'Wie weit es ist',
  leave: 'Du kannst diese Seite verlassen. Es geht weiter, und du findest es hier wieder.',
  stop: 'Anhalten',
  stopping: 'Wird angehalten …',
  nothingKept: 'Nichts davon wurde behalten.',
  problems: {
    brokenOff: 'Er ist abgebrochen. Nichts davon wurde behalten. Bitte versuche es noch einmal.',
    filesGone: 'Die Dateien sind nicht mehr da. Bitte sende sie noch einmal.',
  },
  unreadable: (file, why) =>
    `Lectern kann „${file}“ nicht lesen. ${`${why}`.charAt(0).toUpperCase()}${`${why}`.slice(1)}`,
  reading: {
    title: 'Schreibweise der Datei',
    numberAsked: (file, written, withPoint, withComma) =>
      `Ist ${written} in „${file}“ die Zahl ${withPoint} oder ${withComma}? Keine andere Zahl der Datei zeigt, was gilt. Bis du wählst, werden Fragen mit solchen Zahlen nicht importiert.`,
    numberRead: (file, written, read) =>
      `${written} in „${file}“ wurde als ${read} gelesen, so wie die anderen Zahlen der Datei geschrieben sind oder du gewählt hast.`,
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
  facts: {
    coming: 'kämen',
    came: 'sind gekommen',
    there: 'sind schon da',
    rejected: 'abgewiesen',
    lost: 'verlieren etwas',
  },
  byType: 'Nach Art',
  byTopic: 'Nach Thema',
  topic: 'Thema',
  count: 'Kommen',
  thereCount: 'Schon da',
  rejectedTitle: 'Abgewiesen',
  rejectedIntro:
    'Diese bleiben draußen. Berichtige sie in der Datei und importiere sie noch einmal: Was schon da ist, kommt nicht doppelt.',
  lostTitle: 'Was Lectern nicht aufnehmen kann',
  lostIntro: 'Was genannt ist, kommt; dieser Teil davon nicht.',
  where: 'Wo',
  questionAt: (file, line, number, name) =>
    [
      `${file}, Zeile ${line}`,
      number === null ? '' : `Frage ${number}`,
      name === null || name === '' ? '' : `„${name}“`,
    ]
      .filter((text) => text !== '')
      .join(' · '),
  why: 'Warum',
  item: 'Frage',
  what: 'Was verloren geht',
  showMore: 'Mehr zeigen',
  cut: (shown, all) => `Aufgeführt sind die ersten ${shown} von ${all}.`,
  download: 'Bericht (JSON)',
  options: {
    title: 'Wohin damit',
    subject: 'Fach für alle',
    topic: 'Thema für alle',
    asFile: 'Leer: wie es in den Dateien steht. Was es noch nicht gibt, wird angelegt.',
    asFileOwn: 'Leer: wie es in den Dateien steht. Deine Fragen stehen in Themen, die es schon gibt: Wähle eins.',
    folders: 'Thema für Thema',
    foldersHint: 'Wähle einen anderen Ort für das, was in den Dateien so heißt.',
    stays: 'Wie es ist',
    columns: 'Welche Spalte was enthält',
    columnsHint: (file) => `Die Spalten von ${file}`,
    column: {
      stem: 'Frage',
      answer: 'Richtige Antwort',
      type: 'Art',
      explanation: 'Erklärung',
      subject: 'Fach',
      topic: 'Thema',
      tags: 'Schlagwörter',
    },
    choice: (letter) => `Auswahl ${letter}`,
    byName: 'Nach ihrem Namen',
    duplicates: 'Was schon da ist',
    duplicate: {
      skip: 'So lassen, wie es ist',
      replace: 'Aus der Datei als neue Fassung nehmen',
      both: 'Beides behalten',
    },
    again: 'Noch einmal ansehen',
  },
  cardKind: CARD_KINDS,
  run: (asked, learned) => `${both(asked, learned)} importieren`,
  nothingComes: 'Davon käme nichts.',
  discard: 'Nicht importieren',
  undo: 'Diesen Import rückgängig machen',
  undoSure: 'Alles wieder entfernen, was dieser Import gebracht hat?',
  undoSureText:
    'Fragen und Karten gehen, ebenso Stapel und Themen, die er angelegt hat. Was inzwischen beantwortet, gelernt oder geändert wurde, bleibt.',
  undone: (asked, learned) => `Wieder entfernt: ${both(asked, learned)}.`,
  restored: (asked, learned) => `Wieder wie vor dem Import: ${both(asked, learned)}.`,
  kept: (asked, learned) => `Inzwischen verwendet oder geändert und darum noch da: ${both(asked, learned)}.`,
  toBank: 'Zu den Fragen',
  export: {
    open: 'Exportieren',
    title: 'Exportieren, was gezeigt wird',
    intro: 'Alle Fragen, auf die die Liste eingegrenzt ist, nicht nur diese Seite.',
    format: 'Dateiformat',
    look: 'Ansehen, was verloren geht',
    losses: (count, format) =>
      count === 0 ? `${format} kann alles aufnehmen.` : `${format} kann nicht alles aufnehmen: ${count} Verluste.`,
    take: 'Herunterladen',
    counted: (count) => questions(count),
    close: 'Schließen',
  },
};
