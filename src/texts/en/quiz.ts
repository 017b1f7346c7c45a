import { countedIn } from '../wording.ts';

const counted = countedIn('en');

export const texts = {
  start: {
    empty: 'This quiz has no questions yet.',
    other: 'Choose another',
    expectations: {
      pace: 'Take your time: there is no clock.',
      saved: 'Every answer is saved as you go. You may leave, and go on later.',
      flag: 'Flag a question to come back to it before you hand in.',
      result: 'What was right, and why, is shown when you hand in.',
    },
    start: 'Start',
    goOn: 'Go on',
    again: 'Start again',
    seeAnswers: 'See your last answers',
  },
  attempt: {
    gone: 'This quiz has no questions any more.',
    other: 'Choose another',
    answered: (answered: number, all: number) => `${answered} of ${all} answered`,
    answeredLabel: 'Questions answered',
    seeAnswers: 'See your answers',
    unsaved: (count: number) =>
      `${counted(count, { one: 'One answer is', other: '# answers are' })} not saved yet, but kept on this device. We keep trying.`,
    question: (number: number, all: number) => `Question ${number} of ${all}`,
    unshowable: 'This question cannot be shown. Please go on with the next one; reloading the page may bring it back.',
    previous: 'Previous',
    next: 'Next',
    finish: 'Finish',
    flag: 'Flag',
    flagged: 'Flagged',
    all: 'All questions',
    handIn: 'Hand in …',
  },
  save: {
    saved: 'Saved',
    saving: 'Saving …',
    waiting: 'Not saved yet. Trying again …',
    refused: 'Not saved',
  },
  handIn: {
    title: 'Ready to hand in?',
    allAnswered: (count: number) =>
      `All ${counted(count, { one: '# question is', other: '# questions are' })} answered.`,
    open: (count: number) => `${counted(count, { one: '# question has', other: '# questions have' })} no answer yet.`,
    isFinal: 'After handing in, nothing can be changed.',
    notAnswered: 'Not answered',
    flagged: 'Flagged',
    ask: 'Hand in now?',
    unsaved: (count: number) =>
      `${counted(count, { one: '# answer has', other: '# answers have' })} not been saved yet. Check the connection and try again.`,
    notYet: 'Not yet',
    done: 'Handed in.',
    back: 'Back to the questions',
    confirm: 'Hand in',
  },
};
