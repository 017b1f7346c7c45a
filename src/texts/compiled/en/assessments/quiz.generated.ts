// Compiled from src/texts/en/assessments/quiz.json by `npm run generate`: change that file.
import { need, userText } from '../../../message-parts.ts';
import { numberText } from '../../../wording/number.wording.ts';

export const texts = {
  start: {
    empty: "This quiz has no questions yet.",
    emptied: "This quiz no longer has any questions.",
    other: "Choose another quiz",
    clock: ({ minutes }: { readonly minutes: number }): string => `You have ${numberText('en', need(minutes))} min once you start.`,
    expectations: {
      pace: "There’s no time limit.",
      saved: "Answers are saved as you go. You can leave and continue later.",
      flag: "Flag questions to check before you submit.",
    },
    start: "Start quiz",
    continue: "Continue quiz",
    again: "Start again",
    seeAnswers: "View last answers",
    onlySubtopic: ({ subtopic }: { readonly subtopic: string }): string => `Only questions on ${userText(subtopic)}`,
  },
};
