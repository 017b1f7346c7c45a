import { momentText } from '../wording.ts';

export const texts = {
  tryAgain: 'Try again',
  toHome: 'Back to home',
  toFront: 'Back to the front page',
  brand: 'Lectern, to the start',
  notFound: {
    title: (path: string) => `Page Not Found: ${path}`,
    text: 'There is nothing at this address. It may have been mistyped, or what was here has been removed.',
  },
  forbidden: {
    title: 'Not for this account',
    text: 'This part of Lectern is not open to your account. If you think it should be, ask your school.',
    otherAccount: 'Use another account',
  },
  internal: 'Internal Server Error',
  requestId: 'If you write to us about it, name this number:',
  loadFailed: 'This could not be loaded',
  overBy: (at: string) => `It is over by ${momentText('en', at)}.`,
  unreached:
    'The server cannot be reached. What you have opened before works without it; for anything else, try again later.',
  partMissing: 'Part of the page is missing. Check the connection and try again.',
  start: {
    title: 'Lectern did not start',
    setting: (name: string, why: string) => `Lectern cannot start: in its settings, “${name}” is wrong: ${why}.`,
    whole: 'the whole',
    unreadable: 'unreadable',
    unreachable: 'Lectern cannot reach its server. Check the connection and load the page again.',
    status: (status: number) => `Lectern cannot start: /config.json answered with status ${status}.`,
    notJson: 'Lectern cannot start: /config.json is not JSON.',
  },
};
