import { dateTimeText } from '../wording.ts';

export const texts = {
  tryAgain: 'Try again',
  toHome: 'Back to home',
  toFront: 'Back to Lectern',
  brand: 'Lectern home page',
  notFound: {
    title: (path: string) => `Page Not Found: ${path}`,
    text: 'Check the address. The page may have been moved or deleted.',
  },
  forbidden: {
    title: 'You don’t have access',
    text: 'Your account can’t open this page. If you need it, ask your school.',
    otherAccount: 'Use another account',
  },
  internal: 'Internal Server Error',
  requestId: 'If you contact us, quote this reference:',
  loadFailed: 'We couldn’t load this',
  overBy: (at: string) => `It will be over by ${dateTimeText('en', at)}.`,
  unreached: 'We can’t reach the server. Pages you’ve opened before still work. For anything else, try again later.',
  partMissing: 'Part of the page didn’t load. Check your connection and try again.',
  start: {
    title: 'Lectern couldn’t start',
    setting: (name: string, why: string) => `The setting “${name}” is invalid: ${why}.`,
    whole: 'all settings',
    unreadable: 'unreadable',
    unreachable: 'We can’t reach the server. Check your connection and reload the page.',
    status: (status: number) => `Request for /config.json failed with status ${status}.`,
    notJson: '/config.json is not valid JSON.',
  },
};
