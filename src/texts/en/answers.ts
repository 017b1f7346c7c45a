import { countedIn, momentText, numberText } from '../wording.ts';

const counted = countedIn('en');

export const texts = {
  titleOf: (quiz: string) => `Answers · ${quiz}`,
  makeCard: 'Make a card',
  tryAgain: 'Try again',
  otherQuizzes: 'Other quizzes',
  oneByOne: 'Question by question',
  filter: {
    label: 'Which questions to show',
    all: (count: number) => `All ${count}`,
    again: (count: number) => `To look at again ${count}`,
    none: 'Nothing to look at again here.',
  },
  marks: 'Marks',
  marksGot: (marks: number) => numberText('en', marks),
  marksOutOf: (outOf: number) => `of ${counted(outOf, { one: '# mark', other: '# marks' })}`,
  notYet: 'These answers are not handed in yet, so there is no result.',
  goOn: 'Go on with the quiz',
  outcomes: {
    right: 'Right',
    partly: 'Partly right',
    wrong: 'Wrong',
    unanswered: 'Not answered',
    unmarked: 'Not marked',
  },
  counts: {
    right: (count: number) => `${count} right`,
    partly: (count: number) => `${count} partly right`,
    wrong: (count: number) => `${count} wrong`,
    unanswered: (count: number) => `${count} not answered`,
    unmarked: (count: number) => `${count} not marked`,
  },
  verdict: {
    unmarked: 'Compare your answers with the model answers below.',
    all: 'Everything right. This topic sits well.',
    most: 'Very good. A look at the few below makes it complete.',
    half: 'A good part is there. Look at what went wrong, then try again.',
    few: 'A beginning. Read the explanations in peace, then try again.',
  },
  reserved: {
    label: 'Answer not shown yet',
    count: (count: number) => `${count} not shown yet`,
    result: 'Some results are shown later: these questions are part of an assignment of yours.',
    text: 'This question is part of an assignment of yours. The answer is shown when the assignment is over.',
    textUntil: (at: string) =>
      `This question is part of an assignment of yours. The answer is shown when the assignment is over, by ${momentText('en', at)}.`,
  },
  question: (number: number) => `Question ${number}`,
  unshowable: 'This answer cannot be shown.',
  why: 'Why',
  source: 'Source',
  licence: (name: string) => `Licence ${name}`,
};
