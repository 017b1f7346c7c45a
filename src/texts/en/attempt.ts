import { countedIn } from '../wording.ts';

const counted = countedIn('en');

export const texts = {
  fromTeacher: 'From your teacher',
  question: (number: number, all: number) => `Question ${number} of ${all}`,
  unshowable: 'This question cannot be shown. Please go on with the next one; reloading the page may bring it back.',
  answered: (answered: number, all: number) => `${answered} of ${all} answered`,
  questionsAnswered: 'Questions answered',
  allQuestions: 'All questions',
  previous: 'Previous',
  next: 'Next',
  finish: 'Finish',
  flag: 'Flag',
  flagged: 'Flagged',
  toHandIn: 'Hand in …',
  seeAnswers: 'See your answers',
  again: 'Try again',
  failed: 'This attempt could not be opened',
  failedSafe: 'What you have answered is safe.',
  save: {
    saved: 'Saved',
    saving: 'Saving …',
    kept: 'Kept on this device, not saved yet. We keep trying.',
    unsaved: 'Not saved yet. Leave this page open: your browser keeps nothing.',
    refused: 'Not saved',
  },
  waiting: (count: number) =>
    counted(count, {
      one: '# answer is not saved yet, but kept on this device. We keep trying.',
      other: '# answers are not saved yet, but kept on this device. We keep trying.',
    }),
  waitingHere: (count: number) =>
    counted(count, {
      one: '# answer is not saved yet, and your browser keeps nothing on this device. Leave this page open.',
      other: '# answers are not saved yet, and your browser keeps nothing on this device. Leave this page open.',
    }),
  closed: 'This attempt has been handed in and cannot change any more.',
  tooLate: 'The time was over when your last answers arrived. They do not count, but stay on this device.',
  tooLateHere: 'The time was over when your last answers arrived. They do not count.',
  earlier: {
    text: 'On this device you had given another answer earlier, which was never saved.',
    use: 'Use that answer',
    dismiss: 'Leave it as it is',
  },
  watching: {
    tab: 'You are answering in another tab. Here you can look on.',
    device: (name: string) =>
      name === ''
        ? 'You are answering on another device. Here you can look on.'
        : `You are answering on another device (${name}). Here you can look on.`,
    takeOver: 'Go on here',
  },
  time: {
    label: 'Time left',
    left: (minutes: number, seconds: number) =>
      minutes > 0
        ? counted(minutes, { one: '# minute left', other: '# minutes left' })
        : counted(seconds, { one: '# second left', other: '# seconds left' }),
    over: 'The time is over. Your answers are being handed in.',
    overWaiting: (count: number) =>
      counted(count, {
        one: 'The time is over. # answer is still on its way.',
        other: 'The time is over. # answers are still on their way.',
      }),
  },
  pause: {
    start: 'Pause',
    title: 'The clock stands',
    text: 'Your answers are safe, and the questions come back when you go on.',
    ends: 'Goes on by itself in',
    end: 'Go on',
  },
  handIn: {
    title: 'Ready to hand in?',
    open: (open: number, all: number) =>
      open === 0
        ? counted(all, { one: 'The question is answered.', other: 'All # questions are answered.' })
        : counted(open, { one: '# question has no answer yet.', other: '# questions have no answer yet.' }),
    final: 'After handing in, nothing can be changed.',
    notAnswered: 'Not answered',
    flagged: 'Flagged',
    waiting: (count: number) =>
      counted(count, {
        one: '# answer is not saved yet. We hand in as soon as everything is saved.',
        other: '# answers are not saved yet. We hand in as soon as everything is saved.',
      }),
    cancel: 'Do not hand in yet',
    back: 'Back to the questions',
    confirm: 'Hand in',
  },
};
