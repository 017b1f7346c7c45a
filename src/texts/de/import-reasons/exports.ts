import type { ExportFacts } from '#domain/interchange/reasons/export-facts.ts';
import type { ReasonTextsOf } from '../../import-reason.wording.ts';
import { texts as kinds } from '../question-types.ts';
import { quoted } from './reason-parts.ts';

/** What a format cannot hold of a question or a card. */
export const exports: ReasonTextsOf<keyof ExportFacts> = {
  typeNotWritten: ({ type }) => `die Frage: Das Format kennt keinen Fragetyp wie ${quoted(kinds.type(type))}`,
  explanationDropped: () => 'die Erklärung',
  hintsDropped: () => 'die Hinweise',
  imagesDropped: () => 'die Bilder',
  imagesAsNames: () => 'die Bilder: Die Datei enthält nur ihre Namen',
  formattingDropped: () => 'die Formatierung',
  tagsDropped: ({ tags }) => `die Schlagwörter ${tags}`,
  tagWithBar: ({ tag }) => `das Schlagwort ${quoted(tag)}: Ein | trennt Schlagwörter`,
  keepOrderDropped: () => 'dass die Antwortmöglichkeiten ihre Reihenfolge behalten',
  subtopicDropped: ({ subtopic }) => `das Unterthema ${quoted(subtopic)}`,
  sourceDropped: () => 'die Quelle und die Lizenz',
  answerWithBar: ({ answer }) => `die gültige Antwort ${quoted(answer)}: Ein | trennt Antworten`,
  caseRuleDropped: () => 'dass Groß- und Kleinschreibung zählt',
  accentRuleDropped: () => 'dass Akzente nicht zählen',
  unitDropped: ({ unit }) => `die Einheit ${quoted(unit)}`,
  unitsDropped: () => 'die gültigen Einheiten',
  relativeToleranceAsAbsolute: () =>
    'dass die Toleranz ein Anteil des Wertes ist: In der Datei ist sie eine feste Zahl',
  figuresAsTolerance: () =>
    'dass die Antwort auf die signifikanten Stellen stimmen muss: In der Datei hat sie eine Toleranz',
  notationDropped: ({ written }) => `die Schreibweise der Antwort (${written})`,
  markSchemeDropped: () => 'das Bewertungsschema',
  modelAnswerDropped: () => 'die Musterantwort',
  markSchemeAsNotes: () =>
    'das Bewertungsschema und die Musterantwort als solche: In der Datei sind sie Hinweise für die Bewertung',
  pointsMarkedTogether: () => 'dass die Punkte des Bewertungsschemas einzeln bewertet werden',
  wordLimitsDropped: () => 'wie viele Wörter verlangt sind',
  fileLimitDropped: () => 'wie viele Dateien hochgeladen werden können',
  twoPairsNeeded: () => 'dass ein Paar genügt: Das Format verlangt mindestens zwei',
  clozeLeadDropped: () => 'die Worte vor dem Lückentext',
  orderCreditDropped: () => 'Punkte für eine teilweise richtige Reihenfolge',
  placesRounded: () => 'die genauen Stellen im Bild: In der Datei sind sie ganze Bildpunkte',
  weightsDropped: () => 'die Gewichte der Antwortmöglichkeiten: In der Datei ist nur eine richtig',
  severalCorrectDropped: () => 'dass jede von mehreren richtigen Antwortmöglichkeiten allein alle Punkte bringt',
  imageCardAsBasic: () => 'dass es eine Bildkarte ist: Das Bild steht auf der Vorderseite',
};
