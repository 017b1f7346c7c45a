// Compiled from src/texts/de/assessments/quiz.json by `npm run generate`: change that file.
import type { texts as english } from '../../../compiled/en/assessments/quiz.generated.ts';
import { need, userText } from '../../../message-parts.ts';
import { numberText } from '../../../wording/number.wording.ts';

export const texts: typeof english = {
  start: {
    empty: "Dieses Quiz hat noch keine Fragen.",
    emptied: "Dieses Quiz hat keine Fragen mehr.",
    other: "Anderes Quiz wählen",
    clock: ({ minutes }) => `Ab dem Start hast du ${numberText('de', need(minutes))} Min.`,
    expectations: {
      pace: "Es gibt kein Zeitlimit.",
      saved: "Antworten werden laufend gespeichert. Du kannst gehen und später weitermachen.",
      flag: "Markiere Fragen, die du vor der Abgabe prüfen willst.",
    },
    start: "Quiz starten",
    continue: "Quiz fortsetzen",
    again: "Neu starten",
    seeAnswers: "Letzte Antworten ansehen",
    onlySubtopic: ({ subtopic }) => `Nur Fragen zu ${userText(subtopic)}`,
  },
};
