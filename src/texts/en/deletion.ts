import { countedIn } from '../wording.ts';

const counted = countedIn('en');

export const texts = {
  title: 'Delete your account',
  intro: (days: number) =>
    `Your account is deleted ${counted(days, { one: 'one day', other: '# days' })} after you ask for it. Until then, sign in and you can keep it.`,
  goes: {
    title: 'What is deleted',
    list: {
      identity: 'Your name, e-mail address, password and PIN, and every place where you are signed in',
      work: 'Your answers, results and mistakes, your exams, and everything you handed up',
      cards: 'Your flash cards and their dates, what you marked in notes, and your settings',
      classes: 'Your places in classes, and your teachers’ marks and comments on your work',
      renewals: 'Renewals of what you bought, at once: nothing is charged any more',
      messages: 'Messages that you wrote to us from your address',
    },
  },
  stays: {
    title: 'What has to stay',
    list: {
      receipts:
        'Orders, payments and receipts with the name and e-mail address on them: tax law wants them kept for ten years.',
      made: 'What you made for others, such as questions, classes and assignments. It no longer says who made it.',
      log: 'That something was changed, and when, in the log that schools rely on. It no longer says your name.',
    },
  },
  own: {
    title: 'Delete it',
    password: 'Your password',
    wrongPassword: 'This is not your password.',
    submit: 'Delete my account',
    done: (day: string) => `Your account will be deleted on ${day}. Sign in before then to keep it.`,
  },
  mail: {
    title: 'Whose account is it?',
    intro: 'Tell us the e-mail address of the account, and we send a code there. Or sign in and delete it here.',
    signIn: 'Sign in',
    confirm: 'The code was right. This is the last step.',
    doneTitle: 'Your account is going',
  },
  coming: {
    label: 'Deletion of your account',
    text: (day: string) => `Your account will be deleted on ${day}.`,
    keep: 'Keep my account',
    kept: 'Your account stays.',
  },
  account: {
    title: 'Your data',
    intro: 'Take everything with you that Lectern keeps about you, or have it deleted.',
    take: 'Download my data',
    remove: 'Delete the account',
  },
};
