import type { OtherFileKind, PictureFault, QuestionPart } from '#domain/interchange/import-reason.ts';
import type { ReasonTexts } from '../import-reason.wording.ts';
import { countedIn } from '../wording.ts';

const counted = countedIn('de');
const QUOTE_MAX_CHARS = 80;
const quoted = (text: string): string =>
  `„${`${text}`.length > QUOTE_MAX_CHARS ? `${text.slice(0, QUOTE_MAX_CHARS)}…` : text}“`;
const characters = (count: number): string => counted(count, { one: '# Zeichen', other: '# Zeichen' });
const cells = (count: number): string => counted(count, { one: '# Zelle', other: '# Zellen' });
const columns = (count: number): string => counted(count, { one: '# Spalte', other: '# Spalten' });

function nameOf(where: QuestionPart): string {
  switch (where.part) {
    case 'question':
      return 'der Fragetext';
    case 'answer':
      return 'die Antwort';
    case 'explanation':
      return 'die Erklärung';
    case 'modelAnswer':
      return 'die Musterlösung';
    case 'markScheme':
      return 'das Bewertungsschema';
    case 'picture':
      return 'das Bild';
    case 'source':
      return 'die Quelle';
    case 'choices':
      return 'die Liste der Antwortmöglichkeiten';
    case 'tags':
      return 'die Liste der Schlagwörter';
    case 'subject':
      return 'der Name des Fachs';
    case 'topic':
      return 'der Name des Themas';
    case 'clozeText':
      return 'der Lückentext';
    case 'choice':
      return `Antwortmöglichkeit ${where.number}`;
    case 'acceptedAnswer':
      return `gültige Antwort ${where.number}`;
    case 'pair':
      return `Zuordnung ${where.number}`;
    case 'hint':
      return `Hinweis ${where.number}`;
    case 'tag':
      return `Schlagwort ${where.number}`;
    case 'place':
      return `Stelle ${where.number}`;
    case 'gap':
      return `Lücke ${quoted(where.name)}`;
    case 'field':
      return `das Feld ${quoted(where.path)}`;
  }
}

const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

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

const PICTURES: Readonly<Record<PictureFault, string>> = {
  elsewhere:
    'liegt auf einer anderen Website. Lectern lädt nichts aus dem Netz; füge das Bild nach dem Import in die Frage ein',
  missing: 'ist nicht im Import enthalten. Füge es nach dem Import in die Frage ein',
  tooLarge: 'ist zu groß. Verkleinere es und füge es nach dem Import in die Frage ein',
  broken: 'ist beschädigt. Speichere es neu und füge es nach dem Import in die Frage ein',
  unsafeDrawing:
    'ist eine Zeichnung (SVG), die sich nicht sicher anzeigen lässt. Speichere sie als PNG und füge sie nach dem Import in die Frage ein',
  otherFormat: 'ist weder PNG noch JPEG, GIF oder WebP. Speichere es so und füge es nach dem Import in die Frage ein',
};

export const texts: ReasonTexts = {
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

  braceNeverClosed: () =>
    'Die Klammer { vor den Antworten wird nie geschlossen. Setze } hinter die letzte Antwort. Eine Klammer im Text schreibst du \\{.',
  braceClosesEarly: ({ line }) =>
    `Eine Klammer in Zeile ${line} schließt die Antworten zu früh. Klammern in einer Antwort schreibst du \\{ und \\}.`,
  questionTooLong: ({ max }) =>
    `Sie ist länger als ${characters(max)}. Prüfe, ob die schließende Klammer } fehlt, oder teile die Frage.`,
  numberMissing: ({ written }) =>
    `In ${quoted(written)} steht keine richtige Zahl. Schreib die Antwort als Zahl (3.14), als Zahl mit Toleranz (3.14:0.01) oder als Bereich (3..4).`,
  numberAmbiguous: ({ written, withPoint, withComma }) =>
    `${quoted(written)} kann ${withPoint} oder ${withComma} bedeuten, und keine andere Zahl der Datei zeigt, was gilt. Wähle, wie die Datei Zahlen schreibt, oder schreib ${withPoint} oder ${withComma}.`,
  rangeReversed: ({ low, high }) =>
    `Der Bereich ${low}..${high} beginnt mit der größeren Zahl. Schreib die kleinere zuerst, oder einen Doppelpunkt für eine Toleranz (${low}:${high}).`,
  toleranceNegative: ({ written }) =>
    `Die Toleranz in ${quoted(written)} ist kleiner als null. Schreib sie ohne Minuszeichen.`,
  questionTextMissing: () => 'Der Fragetext fehlt. Schreib die Frage in ihre Spalte.',
  correctAnswerMissing: () => 'Die richtige Antwort fehlt. Schreib sie in die Spalte für die Antwort.',
  choicesAndAnswerMissing: () =>
    'Es gibt weder Antwortmöglichkeiten noch eine Antwort. Schreib die richtige Antwort in die Spalte für die Antwort.',
  typeNotScored: ({ type }) =>
    `Fragen vom Typ ${quoted(type)} haben keine richtige Antwort, deshalb importiert Lectern sie nicht. Ändere den Typ oder lösche die Zeile.`,
  answerNotAmongChoices: ({ answer }) =>
    `Die Antwort ${quoted(answer)} ist keine der Antwortmöglichkeiten. Schreib den Buchstaben, die Nummer oder den genauen Text der richtigen.`,
  answerNotTrueOrFalse: ({ answer }) =>
    `Die Antwort ${quoted(answer)} ist weder wahr noch falsch. Schreib WAHR oder FALSCH.`,
  answerNotANumber: ({ answer }) =>
    `Die Antwort ${quoted(answer)} ist keine Zahl. Schreib eine Zahl wie 3,14, ohne Einheit.`,
  rowTooLong: ({ cells: count, columns: most, extra }) =>
    `Die Zeile hat ${cells(count)}, die Tabelle aber ${columns(most)}; ${quoted(extra)} gehört zu keiner Spalte. Enthält ein Text das Trennzeichen, dann setze ihn in Anführungszeichen.`,
  rowTooShort: ({ cells: count, columns: most }) =>
    `Die Zeile hat ${cells(count)}, die Tabelle aber ${columns(most)}; deshalb ist unklar, welche Antwort wohin gehört. Ergänze die fehlenden Trennzeichen, oder setze einen Text mit Zeilenumbruch in Anführungszeichen.`,
  cellShowsError: ({ cell, error }) => `Die Zelle ${cell} zeigt den Fehler ${error}. Berichtige ihre Formel.`,
  cellNotCalculated: ({ cell }) =>
    `Die Zelle ${cell} enthält eine Formel ohne Ergebnis. Öffne die Datei in deiner Tabellenkalkulation und speichere sie noch einmal.`,
  aikenAnswerLineMissing: () =>
    'Nach den Antwortmöglichkeiten fehlt eine Zeile „ANSWER: “ mit dem Buchstaben der richtigen. Ergänze sie, zum Beispiel „ANSWER: B“.',
  aikenLineUnexpected: ({ line, text }) =>
    `Zeile ${line} (${quoted(text)}) ist weder eine Antwortmöglichkeit („B. …“) noch die Zeile „ANSWER: B“. Berichtige sie, oder trenne die Fragen durch eine leere Zeile.`,
  aikenQuestionMissing: () =>
    'Vor den Antwortmöglichkeiten steht kein Fragetext. Schreib die Frage über die erste Antwortmöglichkeit.',
  aikenTooFewChoices: () =>
    'Es gibt weniger als zwei Antwortmöglichkeiten. Schreib jede in eine eigene Zeile, als „A. …“, „B. …“.',
  aikenLetterUnknown: ({ letter }) =>
    `ANSWER: ${letter} nennt keine Antwortmöglichkeit. Nimm den Buchstaben einer der Zeilen darüber.`,
  bytesNotInEncoding: () =>
    'Sie enthält Zeichen, die in der Zeichenkodierung der Datei nicht gültig sind. Wähle eine andere Kodierung, oder speichere die Datei als UTF-8.',
  characterNotStorable: ({ where }) =>
    `${sentence(nameOf(where))} enthält ein unsichtbares Steuerzeichen, das sich nicht speichern lässt. Lösche es, oder tippe den Text neu.`,
  partMissing: ({ where }) => `${sentence(nameOf(where))} fehlt. Bitte ergänze das.`,
  partEmpty: ({ where }) =>
    where.part === 'question'
      ? 'Der Fragetext fehlt. Schreib die Frage.'
      : `${sentence(nameOf(where))} ist leer. Schreib den Text, oder entferne den Eintrag.`,
  partTooLong: ({ where, max }) => `${sentence(nameOf(where))} ist länger als ${characters(max)}. Kürze den Text.`,
  partHasTooFew: ({ where, min }) =>
    where.part === 'choices'
      ? `Es gibt weniger als ${min} Antwortmöglichkeiten. Füge eine hinzu.`
      : `${sentence(nameOf(where))} braucht mindestens ${min}. Ergänze, was fehlt.`,
  partHasTooMany: ({ where, max }) =>
    where.part === 'choices'
      ? `Es gibt mehr als ${max} Antwortmöglichkeiten. Entferne einige, oder teile die Frage.`
      : `${sentence(nameOf(where))} hat mehr als ${max}. Entferne einige.`,
  partNotUnderstood: ({ where }) => `${sentence(nameOf(where))} lässt sich nicht lesen. Prüfe die Schreibweise.`,
  correctAnswerNotMarked: () => 'Keine Antwort ist als richtig markiert. Markiere oder schreib die richtige.',
  correctChoicesTooMany: () =>
    'Mehrere Antwortmöglichkeiten sind als richtig markiert, es kann aber nur eine sein. Markiere eine.',
  noChoiceEarnsFullMarks: ({ best }) =>
    `Keine Antwortmöglichkeit bringt alle Punkte (die beste ${best} %). Gib der richtigen 100 %.`,
  correctChoicesNotFullMarks: ({ together }) =>
    `Die richtigen Antwortmöglichkeiten bringen zusammen ${together} %. Ändere die Gewichte, sodass sie zusammen 100 % ergeben.`,
  everyChoiceCorrect: () => 'Jede Antwortmöglichkeit ist richtig. Gib mindestens einer weniger als 100 %.',
  weightTooLarge: () => 'Eine Antwortmöglichkeit bringt oder kostet mehr als 100 %. Gib ihr höchstens 100 %.',
  weightsWithoutChoices: ({ weights }) =>
    `Es gibt Gewichte, ${quoted(weights)}, aber keine Antwortmöglichkeiten. Leere die Zelle der Gewichte.`,
  weightsMiscounted: ({ weights, choices }) =>
    `Die Gewichte ${quoted(weights)} sind nicht ${choices} Prozentzahlen mit | dazwischen. Schreib eine für jede Antwortmöglichkeit, zum Beispiel 100|0|0.`,
  weightsContradictAnswer: ({ weights }) =>
    `Die Gewichte ${quoted(weights)} und die richtige Antwort widersprechen sich. Berichtige eines von beiden.`,
  topicUnknown: ({ subject, topic }) =>
    `Im Fach ${quoted(subject)} gibt es kein Thema ${quoted(topic)}. Wähle oben eines der vorhandenen Themen.`,
  ownedByAnother: () => 'Eine Frage mit derselben id gehört jemand anderem. Gib dieser Frage eine andere id.',
  typeChanged: ({ from, to }) =>
    `Die Frage ist schon mit dem Typ ${quoted(from)} in der Sammlung und wurde beantwortet; sie kann nicht ${quoted(to)} werden. Gib der neuen Frage eine andere id.`,
  idRepeated: ({ id, file, line }) =>
    `Die id ${quoted(id)} hat schon eine andere Frage (${file}, Zeile ${line}). Gib dieser Frage eine andere id.`,
  pictureNeeded: ({ picture, fault }) => `Die Frage braucht ein Bild, aber ${quoted(picture)} ${PICTURES[fault]}.`,

  textWithoutQuestion: () => 'Das ist ein Text ohne Frage. Lectern importiert nur Fragen.',
  choicesInQuestionText: ({ line }) =>
    `Eine Klammer in Zeile ${line} schließt die Antworten zu früh; dadurch sind Antwortmöglichkeiten in den Fragetext geraten. Prüfe die Frage. Klammern in einer Antwort schreibst du \\{ und \\}.`,
  secondGapAsText: () => 'das zweite Klammerpaar mit Antworten: Es gehört jetzt zum Fragetext',
  secondNumberDropped: ({ written }) => `eine zweite richtige Zahl, ${quoted(written)}`,
  partialCreditDropped: ({ percent, answer }) => `die Teilpunkte von ${percent} % für ${quoted(answer)}`,
  negativeWeightsDropped: () =>
    'die Minuspunkte für eine falsche Antwortmöglichkeit: Weniger als 0 Punkte gibt es nicht',
  elementDropped: ({ element }) => `das HTML-Element <${element}>`,
  mediaDropped: ({ element }) => `das HTML-Element <${element}>: Fragen können weder Ton noch Video enthalten`,
  formulaAsWords: () => 'die Gestalt einer Formel (MathML): Nur ihr Text wurde übernommen',
  pictureDropped: ({ picture, fault }) => `das Bild ${quoted(picture)}: Es ${PICTURES[fault]}`,
  tagTooLong: ({ tag, max }) => `das Schlagwort ${quoted(tag)}: Es ist länger als ${characters(max)}`,
  tagsTooMany: ({ max, tags }) => `die Schlagwörter nach den ersten ${max}: ${tags}`,
  columnNotUsed: () => 'diese Spalte: Lectern weiß nicht, was sie enthält',
  columnNotFound: () => 'diese Spalte: Die erste Zeile nennt sie nicht',
  textAboveTable: ({ line }) => `Zeile ${line}: Sie steht über der Zeile mit den Spaltennamen`,
  instructionsInTable: ({ line }) => `Zeile ${line}: Sie erklärt nur, wie die Tabelle auszufüllen ist`,
};
