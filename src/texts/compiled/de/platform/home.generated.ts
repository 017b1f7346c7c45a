// Compiled from src/texts/de/platform/home.json by `npm run generate`: change that file.
import type { texts as english } from '../../../compiled/en/platform/home.generated.ts';
import { isNone, need, userText } from '../../../message-parts.ts';
import { isForm, numberText } from '../../../wording/number.wording.ts';

export const texts: typeof english = {
  welcome: ({ name }) => (isNone(name) ? "Willkommen" : `Willkommen, ${userText(name)}`),
  recent: {
    title: "Zuletzt gelernt",
    empty: "Du hast noch nichts begonnen. Wähle ein Fach und probiere ein Quiz.",
    answered: ({ all, answered }) => `${numberText('de', need(answered))} von ${numberText('de', need(all))} beantwortet`,
    answeredIn: ({ quiz }) => `Beantwortet in ${userText(quiz)}`,
    continue: "Weiter",
    submitted: "abgegeben",
    marks: ({ marks, outOf }) => `${numberText('de', need(marks))} von ${(isForm('de', outOf, 'one') ? `${numberText('de', need(outOf))} Punkt` : `${numberText('de', need(outOf))} Punkten`)}`,
    seeAnswers: "Antworten ansehen",
  },
  subjects: {
    title: "Fächer",
    empty: "Hier erscheinen Fächer deiner Schule.",
    questions: ({ count }) => (isForm('de', count, 'one') ? `${numberText('de', need(count))} Frage` : `${numberText('de', need(count))} Fragen`),
    more: "Weitere Fächer",
  },
};
