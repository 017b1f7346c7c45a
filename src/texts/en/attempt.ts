import { countedIn } from '../wording.ts';

const counted = countedIn('en');

export const texts = {
  fromTeacher: 'From your teacher',
  question: (number: number, all: number) => `Question ${number} of ${all}`,
  unshowable: 'This question can’t be shown. Continue with the next one, or reload the page.',
  answered: (answered: number, all: number) => `${answered} of ${all} answered`,
  questionsAnswered: 'Questions answered',
  allQuestions: 'All questions',
  previous: 'Previous',
  next: 'Next',
  finish: 'Finish',
  flag: 'Flag question',
  flagged: 'Flagged',
  toHandIn: 'Submit …',
  seeAnswers: 'View your answers',
  again: 'Try again',
  failed: 'We couldn’t open this attempt',
  failedSafe: 'Your answers are safe.',
  save: {
    saved: 'Saved',
    saving: 'Saving …',
    kept: 'Saved on this device only. We’ll keep trying to send it.',
    unsaved: 'Not saved yet. Keep this page open: your browser can’t store answers.',
    refused: 'Not saved',
  },
  waiting: (count: number) =>
    counted(count, {
      one: '# answer is saved on this device only. We’ll keep trying to send it.',
      other: '# answers are saved on this device only. We’ll keep trying to send them.',
    }),
  waitingHere: (count: number) =>
    counted(count, {
      one: '# answer isn’t saved yet. Keep this page open: your browser can’t store answers.',
      other: '# answers aren’t saved yet. Keep this page open: your browser can’t store answers.',
    }),
  closed: 'This attempt is submitted and can’t be changed.',
  tooLate: 'Your last answers arrived after time was up. They don’t count, but stay on this device.',
  tooLateHere: 'Your last answers arrived after time was up. They don’t count.',
  earlier: {
    text: 'This device has an earlier answer of yours that was never saved.',
    use: 'Use earlier answer',
    dismiss: 'Keep current answer',
  },
  watching: {
    tab: 'You’re answering in another tab. Here you can only view.',
    device: (name: string) =>
      name === ''
        ? 'You’re answering on another device. Here you can only view.'
        : `You’re answering on another device (${name}). Here you can only view.`,
    takeOver: 'Continue here',
  },
  time: {
    label: 'Time left',
    left: (minutes: number, seconds: number) => (minutes > 0 ? `${minutes} min left` : `${seconds} s left`),
    over: 'Time’s up. We’re submitting your answers.',
    overWaiting: (count: number) =>
      counted(count, {
        one: 'Time’s up. # answer is still being sent.',
        other: 'Time’s up. # answers are still being sent.',
      }),
  },
  pause: {
    start: 'Pause',
    title: 'Paused',
    text: 'Your answers are safe. The questions reappear when you continue.',
    ends: 'Resumes in',
    end: 'Continue',
  },
  handIn: {
    title: 'Submit your answers?',
    open: (open: number, all: number) =>
      open === 0
        ? counted(all, { one: 'The question is answered.', other: 'All # questions are answered.' })
        : counted(open, { one: '# question is not answered.', other: '# questions are not answered.' }),
    final: 'You can’t change your answers after submitting.',
    notAnswered: 'Not answered',
    flagged: 'Flagged',
    waiting: (count: number) =>
      counted(count, {
        one: '# answer isn’t saved yet. We’ll submit once everything is saved.',
        other: '# answers aren’t saved yet. We’ll submit once everything is saved.',
      }),
    cancel: 'Don’t submit yet',
    back: 'Back to questions',
    confirm: 'Submit',
  },
};
