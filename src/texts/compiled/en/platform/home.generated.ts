// Compiled from src/texts/en/platform/home.json by `npm run generate`: change that file.
import { isNone, need, userText } from '../../../message-parts.ts';
import { isForm, numberText } from '../../../wording/number.wording.ts';

export const texts = {
  welcome: ({ name }: { readonly name: string | null }): string => (isNone(name) ? "Welcome" : `Welcome, ${userText(name)}`),
  recent: {
    title: "Recently studied",
    empty: "You haven’t started anything yet. Choose a subject and try a quiz.",
    answered: ({ all, answered }: { readonly all: number; readonly answered: number }): string => `${numberText('en', need(answered))} of ${numberText('en', need(all))} answered`,
    answeredIn: ({ quiz }: { readonly quiz: string }): string => `Answered in ${userText(quiz)}`,
    continue: "Continue",
    submitted: "submitted",
    marks: ({ marks, outOf }: { readonly marks: number; readonly outOf: number }): string => `${numberText('en', need(marks))} of ${(isForm('en', outOf, 'one') ? `${numberText('en', need(outOf))} mark` : `${numberText('en', need(outOf))} marks`)}`,
    seeAnswers: "View answers",
  },
  subjects: {
    title: "Subjects",
    empty: "Subjects from your school will appear here.",
    questions: ({ count }: { readonly count: number }): string => (isForm('en', count, 'one') ? `${numberText('en', need(count))} question` : `${numberText('en', need(count))} questions`),
    more: "More subjects",
  },
};
