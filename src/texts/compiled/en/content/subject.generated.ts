// Compiled from src/texts/en/content/subject.json by `npm run generate`: change that file.
import { need, userText } from '../../../message-parts.ts';
import { isForm, numberText } from '../../../wording/number.wording.ts';

export const texts = {
  breadcrumbs: {
    label: "Breadcrumb",
    home: "Home",
  },
  questions: ({ count }: { readonly count: number }): string => (isForm('en', count, 'one') ? `${numberText('en', need(count))} question` : `${numberText('en', need(count))} questions`),
  topics: {
    title: "Topics",
    empty: "No topics yet.",
  },
  quizzes: {
    title: "Quizzes",
    titleOf: ({ topic }: { readonly topic: string }): string => `Quizzes · ${userText(topic)}`,
    intro: "Answer at your own pace. You’ll see the correct answers and explanations after you submit.",
    empty: "No quizzes yet.",
    otherTopic: "Choose another topic",
    start: "Start",
    continue: "Continue",
    again: "Start again",
    seePlans: "View plans",
  },
  done: {
    none: "No quizzes yet",
    count: ({ all, done }: { readonly all: number; readonly done: number }): string => `${numberText('en', need(done))} of ${(isForm('en', all, 'one') ? `${numberText('en', need(all))} quiz` : `${numberText('en', need(all))} quizzes`)} done`,
    label: ({ scope }: { readonly scope: string }): string => `Quizzes done in ${userText(scope)}`,
  },
  standing: {
    answered: ({ all, answered }: { readonly all: number; readonly answered: number }): string => `${numberText('en', need(answered))} of ${numberText('en', need(all))} answered`,
    submitted: "submitted",
    result: ({ marks, outOf }: { readonly marks: number; readonly outOf: number }): string => `last result ${numberText('en', need(marks))} of ${numberText('en', need(outOf))}`,
  },
};
