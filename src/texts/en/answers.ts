import { countedIn, dateTimeText, numberText } from '../wording.ts';

const counted = countedIn('en');

export const texts = {
  titleOf: (quiz: string) => `Answers · ${quiz}`,
  makeCard: 'Create card',
  tryAgain: 'Try again',
  otherQuizzes: 'More quizzes',
  oneByOne: 'All questions',
  filter: {
    label: 'Filter questions',
    all: (count: number) => `All ${count}`,
    again: (count: number) => `To review ${count}`,
    none: 'No questions to review.',
  },
  marks: 'Marks',
  marksGot: (marks: number) => numberText('en', marks),
  marksOutOf: (outOf: number) => `of ${counted(outOf, { one: '# mark', other: '# marks' })}`,
  notYet: 'You haven’t submitted these answers yet, so there’s no result.',
  goOn: 'Continue quiz',
  outcomes: {
    right: 'Correct',
    partly: 'Partly correct',
    wrong: 'Incorrect',
    unanswered: 'Not answered',
    unmarked: 'Not marked',
  },
  counts: {
    right: (count: number) => `${count} correct`,
    partly: (count: number) => `${count} partly correct`,
    wrong: (count: number) => `${count} incorrect`,
    unanswered: (count: number) => `${count} not answered`,
    unmarked: (count: number) => `${count} not marked`,
  },
  verdict: {
    unmarked: 'Compare your answers with the model answers below.',
    all: 'All correct. You know this topic well.',
    most: 'Very good. Review the few questions below.',
    half: 'Good progress. Review the questions you missed, then try again.',
    few: 'A first step. Read the explanations, then try again.',
  },
  reserved: {
    label: 'Answer not available yet',
    count: (count: number) => `${count} not available yet`,
    result: 'Some results come later because the questions are in one of your assignments.',
    text: 'This question is in one of your assignments. You’ll see the answer when the assignment ends.',
    textUntil: (at: string) =>
      `This question is in one of your assignments. You’ll see the answer when the assignment ends, by ${dateTimeText('en', at)} at the latest.`,
  },
  question: (number: number) => `Question ${number}`,
  unshowable: 'This answer can’t be shown.',
  why: 'Explanation',
  source: 'Source',
  licence: (name: string) => `Licence ${name}`,
};
