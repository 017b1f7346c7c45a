// Compiled from src/texts/en/attempts/answers.json by `npm run generate`: change that file.
import { need, userText } from '../../../message-parts.ts';
import { dateTimeText } from '../../../wording/date.wording.ts';
import { isForm, numberText } from '../../../wording/number.wording.ts';

export const texts = {
  titleOf: ({ quiz }: { readonly quiz: string }): string => `Answers · ${userText(quiz)}`,
  createCard: "Create card",
  tryAgain: "Try again",
  otherQuizzes: "More quizzes",
  oneByOne: "All questions",
  filter: {
    label: "Filter questions",
    all: ({ count }: { readonly count: number }): string => `All ${numberText('en', need(count))}`,
    again: ({ count }: { readonly count: number }): string => `To review ${numberText('en', need(count))}`,
    none: "No questions to review.",
  },
  marks: "Marks",
  marksGot: ({ marks }: { readonly marks: number }): string => numberText('en', need(marks)),
  marksOutOf: ({ outOf }: { readonly outOf: number }): string => `of ${(isForm('en', outOf, 'one') ? `${numberText('en', need(outOf))} mark` : `${numberText('en', need(outOf))} marks`)}`,
  notYet: "You haven’t submitted these answers yet, so there’s no result.",
  continue: "Continue quiz",
  outcomes: {
    right: "Correct",
    partly: "Partly correct",
    wrong: "Incorrect",
    unanswered: "Not answered",
    unmarked: "Not marked",
  },
  counts: {
    right: ({ count }: { readonly count: number }): string => `${numberText('en', need(count))} correct`,
    partly: ({ count }: { readonly count: number }): string => `${numberText('en', need(count))} partly correct`,
    wrong: ({ count }: { readonly count: number }): string => `${numberText('en', need(count))} incorrect`,
    unanswered: ({ count }: { readonly count: number }): string => `${numberText('en', need(count))} not answered`,
    unmarked: ({ count }: { readonly count: number }): string => `${numberText('en', need(count))} not marked`,
  },
  summary: {
    unmarked: "Compare your answers with the model answers below.",
    all: "All correct. You know this topic well.",
    most: "Very good. Review the questions below.",
    half: "Good progress. Review the questions you missed, then try again.",
    few: "It’s a start. Read the explanations, then try again.",
  },
  reserved: {
    label: "Answer not available yet",
    count: ({ count }: { readonly count: number }): string => `${numberText('en', need(count))} not available yet`,
    result: "You’ll see some results later because their questions are in one of your assignments.",
    text: "This question is in one of your assignments. You’ll see the answer when the assignment ends.",
    textUntil: ({ at }: { readonly at: string | Date }): string => `This question is in one of your assignments. You’ll see the answer when the assignment ends, on ${dateTimeText('en', need(at))} at the latest.`,
  },
  question: ({ number }: { readonly number: number }): string => `Question ${String(need(number))}`,
  unshowable: "This answer can’t be shown.",
  why: "Explanation",
  source: "Source",
  licence: ({ name }: { readonly name: string }): string => `Licence: ${userText(name)}`,
};
