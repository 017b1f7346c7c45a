import type { RuleFacts } from '#domain/interchange/reasons/rule-facts.ts';
import type { ReasonTextsOf } from '../../import-reason.wording.ts';
import { IMAGE_FAULTS_TEXT, nameOf, quoted, sentence } from './reason-parts.ts';

/** What the parts of a question say against one another. */
export const rules: ReasonTextsOf<keyof RuleFacts | 'inField'> = {
  idTwice: ({ id, where }) =>
    `${sentence(nameOf(where))} enthält die id ${quoted(id)} zweimal. Gib jedem Eintrag eine eigene id.`,
  answerNamesNoChoice: ({ id }) =>
    `Die Antwort verweist auf ${quoted(id)}, das nicht zur Auswahl steht. Berichtige die Antwort, oder ergänze die Antwortmöglichkeit.`,
  weightNamesNoChoice: ({ id }) =>
    `Die Gewichte verweisen auf ${quoted(id)}, das nicht zur Auswahl steht. Berichtige die Gewichte.`,
  weightsContradictKey: ({ full }) =>
    `Die Gewichte widersprechen der richtigen Antwort: Die richtigen Antwortmöglichkeiten, und keine anderen, müssen ${full ? '100 %' : 'mehr als 0 %'} bringen. Berichtige eines von beiden.`,
  gapNotDefined: ({ gap }) =>
    `${quoted(gap)} ist keine Lücke der Frage. Ergänze die Lücke, oder berichtige ihren Namen.`,
  gapNotInText: ({ gap }) =>
    `Die Lücke ${quoted(gap)} steht nicht im Text. Füge sie in den Text ein, oder entferne sie.`,
  gapUnanswered: ({ gap }) => `Die Lücke ${quoted(gap)} hat keine Antwort. Gib ihr eine.`,
  gapAnswerNotOffered: ({ gap }) =>
    `Eine richtige Antwort der Lücke ${quoted(gap)} steht nicht zur Auswahl. Ergänze sie dort.`,
  promptWithoutMatch: ({ prompt }) => `Zu ${quoted(prompt)} gibt es keine Zuordnung. Wähle, was dazu gehört.`,
  placesTooClose: ({ one, other }) =>
    `Die Stellen ${quoted(one)} und ${quoted(other)} liegen so nah beieinander, dass ein Finger sie nicht trifft. Rücke sie auseinander.`,
  onePlaceOnly: () =>
    'Mehrere Stellen sind als richtig markiert, es lässt sich aber nur eine wählen. Markiere eine, oder lass mehrere zu.',
  orderIncomplete: () =>
    'Die richtige Reihenfolge nennt nicht jede Antwortmöglichkeit genau einmal. Vervollständige sie.',
  unitsMissing: () => 'Die Frage verlangt eine Einheit, nennt aber keine. Ergänze die gültigen Einheiten.',
  figuresMissing: () =>
    'Die Antwort hat weder eine Toleranz noch eine Zahl signifikanter Stellen. Ergänze eines von beiden.',
  wordLimitsReversed: () => 'Die kleinste Wortzahl ist größer als die größte. Berichtige die beiden Zahlen.',
  marksDiffer: () => 'Die Summe des Bewertungsschemas ist nicht die Punktzahl der Frage. Berichtige eines von beiden.',
  markPointUnknown: ({ point }) =>
    `Das Bewertungsschema verweist auf ${quoted(point)}, das keiner seiner Punkte ist. Berichtige den Namen.`,
  markPointNeedsItself: ({ point }) =>
    `Der Punkt ${quoted(point)} des Bewertungsschemas hängt von sich selbst ab. Entferne diese Abhängigkeit.`,
  marksTooMany: ({ total, most }) =>
    `Das Bewertungsschema hat die Summe ${total}, aber seine Punkte ergeben höchstens ${most}. Berichtige eines von beiden.`,
  tableWithoutGap: () => 'Die Tabelle hat keine Zelle zum Ausfüllen. Markiere mindestens eine.',
  tableRowUneven: ({ row, cells, columns }) =>
    `Zeile ${row} der Tabelle hat ${cells} Zellen, die Tabelle aber ${columns} Spalten. Ergänze oder entferne Zellen.`,
  tableCellUnanswered: ({ cell }) => `Die Zelle ${quoted(cell)} hat keine Antwort. Gib ihr eine.`,
  tableCellUnknown: ({ cell }) => `${quoted(cell)} ist keine Zelle zum Ausfüllen. Berichtige den Namen.`,
  expressionOtherForm: () =>
    'Der erwartete Ausdruck steht nicht in der Form, die die Frage verlangt. Schreib ihn in dieser Form.',
  expressionUnreadable: () =>
    'Der erwartete Ausdruck lässt sich nicht lesen oder hat nirgends einen Wert. Prüfe die Schreibweise.',
  addressInvalid: ({ address }) => `${quoted(address)} ist keine Webadresse. Berichtige oder entferne sie.`,
  fieldUnknown: ({ field }) =>
    `Ein Feld ${quoted(field)} gibt es bei Fragen nicht. Prüfe die Schreibweise, oder entferne es.`,
  imageNotListed: ({ image }) =>
    `Das Bild ${quoted(image)} wird gezeigt, steht aber nicht in „images“. Ergänze es dort.`,
  imageNotShown: ({ image }) =>
    `Das Bild ${quoted(image)} steht in „images“, aber kein Text zeigt es. Zeige es in einem Text, oder entferne es.`,
  imageUnusable: ({ image, fault }) => `Das Bild ${quoted(image)} ${IMAGE_FAULTS_TEXT[fault]}.`,
  inField: ({ field, reason }, inner) => `Feld ${quoted(field)}: ${inner(reason)}`,
};
