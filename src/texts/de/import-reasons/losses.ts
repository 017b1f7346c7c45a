import type { LossFacts } from '#domain/interchange/reasons/loss-facts.ts';
import type { ReasonTextsOf } from '../../import-reason.wording.ts';
import { characters, counted, IMAGES, quoted } from './reason-parts.ts';

/** What of a question, a card or a file is not in the import. */
export const losses: ReasonTextsOf<keyof LossFacts> = {
  textWithoutQuestion: () => 'Das ist ein Text ohne Frage. Lectern importiert nur Fragen.',
  choicesInQuestionText: ({ line }) =>
    `Eine Klammer in Zeile ${line} schließt die Antworten zu früh; dadurch sind Antwortmöglichkeiten in den Fragetext geraten. Prüfe die Frage. Klammern in einer Antwort schreibst du \\{ und \\}.`,
  secondGapAsText: () =>
    'die zweite Klammer mit Antworten: Sie gehört jetzt zum Fragetext. Beginnt dort eine andere Frage, dann setze eine leere Zeile davor.',
  equalsSignAsText: () =>
    'ein = innerhalb einer Antwort: Es gehört zu ihrem Text. Beginnt damit eine richtige Antwort, dann schreib ein Leerzeichen davor',
  elementDropped: ({ element }) => `das HTML-Element <${element}>`,
  mediaDropped: ({ element }) => `das HTML-Element <${element}>: Fragen können weder Ton noch Video enthalten`,
  formulaAsWords: () => 'die Gestalt einer Formel (MathML): Nur ihr Text wurde übernommen',
  pictureDropped: ({ picture, fault }) => `das Bild ${quoted(picture)}: Es ${IMAGES[fault]}`,
  tagTooLong: ({ tag, max }) => `das Schlagwort ${quoted(tag)}: Es ist länger als ${characters(max)}`,
  tagsTooMany: ({ max, tags }) => `die Schlagwörter nach den ersten ${max}: ${tags}`,
  secondNumberDropped: ({ written }) => `eine zweite richtige Zahl, ${quoted(written)}`,
  partialCreditDropped: ({ percent, answer }) => `die Teilpunkte von ${percent} % für ${quoted(answer)}`,
  negativeWeightsDropped: () =>
    'die Minuspunkte für eine falsche Antwortmöglichkeit: Weniger als 0 Punkte gibt es nicht',
  columnNotUsed: () => 'diese Spalte: Lectern weiß nicht, was sie enthält',
  columnNotFound: () => 'diese Spalte: Die erste Zeile nennt sie nicht',
  textAboveTable: ({ line }) => `Zeile ${line}: Sie steht über der Zeile mit den Spaltennamen`,
  instructionsInTable: ({ line }) => `Zeile ${line}: Sie erklärt nur, wie die Tabelle auszufüllen ist`,
  rowsHidden: ({ count, rows }) =>
    `${counted(count, { one: '# ausgeblendete Zeile', other: '# ausgeblendete Zeilen' })} (${rows}). Blende sie in der Tabelle ein (Filter löschen), und importiere noch einmal, falls du sie brauchst.`,
  sheetHidden: () =>
    'dieses ausgeblendete Blatt. Blende es in der Tabelle ein, und importiere noch einmal, falls du seine Fragen brauchst.',
  sheetWithoutQuestions: () => 'dieses Blatt: Keine Zeile darin nennt die Spalten von Fragen',
  workbookImagesDropped: ({ images }) =>
    `${counted(images, { one: '# Bild', other: '# Bilder' })} in der Arbeitsmappe. Füge sie nach dem Import in die Fragen ein.`,
  cellAsDate: ({ cell, written }) =>
    `das Datumsformat der Zelle ${cell}: Ihr Text ist jetzt ${quoted(written)}. Hast du etwas anderes eingegeben, etwa 1/2, dann formatiere die Zelle als Text und gib es noch einmal ein.`,
  cellShownRounded: ({ cell, written }) => `die Rundung der Zelle ${cell}: Ihr Text ist jetzt ${quoted(written)}`,
  cellFormatDropped: ({ cell, written }) => `das Zahlenformat der Zelle ${cell}: Ihr Text ist jetzt ${quoted(written)}`,
  resultFeedbackDropped: () => 'das Feedback zu richtigen, teilweise richtigen oder falschen Antworten als Ganzes',
  hiddenQuestionShown: () => 'dass die Frage in Moodle verborgen ist: Sie ist jetzt eine gewöhnliche Frage',
  marksDropped: ({ marks }) => `die Standardpunktzahl ${marks}: Die Punkte legt das Quiz fest, das die Frage verwendet`,
  someChoicesFixed: () => 'dass nur einige Antwortmöglichkeiten ihren Platz behalten: Jetzt behalten ihn alle',
  titleAsQuestion: () => 'der Fragetext: Er fehlte, deshalb steht dort der Titel',
  sharedTextUnreadable: ({ path }) =>
    `der Text, zu dem die Frage gehört (${quoted(path)}): Die Datei fehlt oder ist beschädigt`,
  numberShifted: ({ written, least, most }) =>
    `die Zahl ${written} als Antwort: Gezeigt wird die Mitte des Bereichs von ${least} bis ${most}`,
  weightsMadeEven: () =>
    'die Gewichte der Antwortmöglichkeiten: Richtige zählen jetzt gleich viel, und eine falsche zieht ebenso viel ab',
  wholeAnswerRuleDropped: () =>
    'dass nur die vollständige Antwort Punkte bringt: Jede richtige Antwortmöglichkeit bringt jetzt ihren Anteil',
  emptyChoicesDropped: () => 'Antwortmöglichkeiten ohne Text',
  wildcardAsText: () => 'der Stern, der für beliebigen Text stand: Er ist jetzt ein gewöhnliches Zeichen',
  typosRuleDropped: () => 'dass Antworten mit Tippfehlern gelten',
  containsRuleDropped: () => 'dass längere Antworten gelten, in denen das Wort vorkommt',
  secondMatchDropped: () => 'eine zweite Zuordnung desselben Begriffs',
  promptsDropped: () => 'Begriffe ohne Zuordnung',
  fieldsMerged: () => 'dass die Antwort mehrere Felder hat: Jetzt hat sie eines',
  sliderAsNumber: () => 'der Schieberegler: Die Zahl wird getippt',
  markedByPerson: () => 'wie die getippten Antworten bewertet werden: Das übernimmt eine Lehrkraft',
  drawnNumbersFixed: ({ sets }) =>
    `dass die Zahlen für jede Person neu gezogen werden: Verwendet wird der erste von ${sets} Sätzen`,
  factorToleranceAsShare: () => 'die Toleranz als Faktor: Sie ist jetzt ein Anteil des Wertes',
  responseTemplateDropped: () => 'der Text, mit dem das Antwortfeld beginnt',
  attachmentsDropped: () => 'dass der Antwort Dateien angehängt werden können',
  gapTyped: ({ gap }) => `dass Lücke ${gap} eine einzige Auswahl bietet: Die Antwort wird getippt`,
  gapWeightsMadeEven: () => 'die Gewichte der Lücken: Alle zählen gleich viel',
  gapCaseMixed: () => 'dass Groß- und Kleinschreibung nur in manchen Lücken zählt: Sie zählt in allen',
  gapOfSeveralAsOne: () => 'dass eine Lücke mehrere Antworten verlangt: Sie verlangt eine davon',
  gapToleranceDropped: ({ tolerance }) =>
    `die Toleranz einer Zahl in einer Lücke${tolerance === '' ? '' : `, ${tolerance}`}`,
  gapsLeftBlank: () => 'Lücken ohne richtige Antwort: Sie sind Striche im Text',
  gapWordsReusable: () => 'dass jedes Wort nur in eine Lücke passt: Jede Lücke bietet alle an',
  gapImagesAsWords: () => 'die Bilder für die Lücken: Zur Wahl stehen ihre Beschreibungen',
  gapWordsPlain: () => 'die Formatierung der Wörter für die Lücken',
  markedWordsAsChoices: () => 'dass Wörter im Text gewählt werden: Sie sind dort fett und stehen darunter zur Auswahl',
  draggedImagesAsWords: () => 'die Bilder zum Ziehen: Zur Wahl stehen ihre Beschriftungen',
  areasAsPoints: () => 'die Flächen, die als Stelle zählen: Jede Stelle ist jetzt ein Punkt',
  questionsSeparated: ({ count }) =>
    `dass die ${count} Fragen zusammengehören: Jede wurde einzeln importiert, mit dem Text davor, und wird einzeln bewertet`,
  feedbackWithLastQuestion: () => 'zu welcher der Fragen die Rückmeldung gehört: Sie steht bei der letzten',
  adaptiveAskedOnce: () => 'dass sich die Frage an die Antworten anpasst: Sie wird einmal gestellt',
  answerFeedbackDropped: () => 'Rückmeldungen, die die gegebene Antwort wiederholen',
  endButtonDropped: () => 'eine Taste, die den Versuch beendet',
  markerNotesAsModelAnswer: () => 'dass die Hinweise für die Bewertung Hinweise sind: Sie sind jetzt die Musterantwort',
  markerNotesDropped: () => 'die Hinweise für die Bewertung',
  reviewsDropped: ({ reviews }) =>
    `${counted(reviews, { one: '# Wiederholung', other: '# Wiederholungen' })} und wann die Karten fällig sind: Lectern plant sie neu`,
  progressDropped: ({ cards }) =>
    `der Lernstand von ${counted(cards, { one: '# gelernten Karte', other: '# gelernten Karten' })}: Sie beginnen als neue`,
  suspensionDropped: ({ cards }) =>
    `dass ${counted(cards, { one: '# Karte ausgesetzt ist', other: '# Karten ausgesetzt sind' })}: Alle werden abgefragt`,
  flagsDropped: ({ cards }) => `die Markierungen von ${counted(cards, { one: '# Karte', other: '# Karten' })}`,
  masksMerged: ({ cards }) => `die verdeckten Teile des Bildes: eine Karte statt ${cards}`,
  fieldNotShown: ({ field }) => `das Feld ${quoted(field)}, das keine Karte zeigt`,
  cardKindsMerged: ({ kinds }) =>
    `${kinds} Arten von Karten aus einer Notiz: Importiert wurden Vorderseite nach Rückseite und umgekehrt`,
  soundDropped: ({ sound }) => `der Ton ${quoted(sound)}`,
  soundAsName: ({ sound }) => `der Ton ${quoted(sound)}: Die Karte zeigt seinen Namen`,
};
