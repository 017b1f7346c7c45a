export const texts = {
  start: {
    empty: 'This quiz has no questions yet.',
    emptied: 'This quiz has no questions any more.',
    other: 'Choose another',
    clock: (minutes: number) =>
      minutes === 1 ? 'You have 1 minute once you start.' : `You have ${minutes} minutes once you start.`,
    expectations: {
      pace: 'Take your time: there is no clock.',
      saved: 'Every answer is saved as you go. You may leave, and go on later.',
      flag: 'Flag a question to come back to it before you hand in.',
    },
    start: 'Start',
    goOn: 'Go on',
    again: 'Start again',
    seeAnswers: 'See your last answers',
  },
};
