// Compiled from src/texts/de/questions/parameters.json by `npm run generate`: change that file.
import type { texts as english } from '../../../compiled/en/questions/parameters.generated.ts';
import { need, userText } from '../../../message-parts.ts';
import { isForm, numberText } from '../../../wording/number.wording.ts';

export const texts: typeof english = {
  title: "Zufallswerte",
  intro: "Gib jedem Versuch eigene Zahlen. Lege Variablen fest und zeige sie in Frage, Antwort, Erklärung und Tipps mit Platzhaltern wie {{m}}.",
  start: "Zufallswerte verwenden",
  stop: "Keine Zufallswerte mehr verwenden",
  variables: "Variablen",
  variable: ({ name }) => `Variable „${userText(name)}“`,
  unnamed: ({ number }) => `Variable Nr. ${String(need(number))}`,
  name: "Name",
  kind: "Werte",
  kinds: {
    range: "Bereich",
    list: "Liste",
    formula: "Formel",
  },
  from: "Von",
  to: "Bis",
  step: "Schritt",
  values: "Werte, einer pro Zeile",
  with: "Gleiche Stelle wie",
  independent: "Unabhängig",
  formula: "Formel",
  formulaHint: "Zum Beispiel 2 * m * g, sqrt(a^2 + b^2) oder round(x, 1). Winkel sind im Bogenmaß: sin(rad(30)).",
  shown: "Angezeigt mit",
  shownAs: {
    full: "Allen Ziffern",
    figures: "Gültigen Ziffern",
    decimals: "Nachkommastellen",
  },
  digits: "Anzahl der Ziffern",
  add: "Variable hinzufügen",
  constraints: "Bedingungen",
  constraintsHint: "Eine pro Zeile, zum Beispiel a != b oder m * a < 100. Nur Werte, die alle erfüllen, werden verwendet.",
  answer: "Formel der Antwort",
  answerHint: "Der genaue Wert. Gib die Antwort oben so ein, wie sie angezeigt wird, zum Beispiel {{a}} m/s².",
  separator: "Dezimaltrennzeichen",
  separators: {
    point: "Punkt (2.5)",
    comma: "Komma (2,5)",
  },
  draws: "Beispielziehungen",
  drawsHint: "Wähle eine aus, um sie in der Vorschau zu sehen.",
  written: "Wie geschrieben",
  fine: ({ count }) => (isForm('de', count, 'one') ? `${numberText('de', need(count))} Ziehung geprüft. Sie ist brauchbar.` : `${numberText('de', need(count))} verschiedene Ziehungen geprüft. Alle sind brauchbar.`),
  faulty: "Manche Ziehungen sind unbrauchbar",
  invalid: "Berichtige Variablen und Formeln, um Ziehungen zu sehen.",
};
