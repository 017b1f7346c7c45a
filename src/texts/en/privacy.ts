export const texts = {
  title: 'Privacy',
  intro: 'What Lectern keeps in your browser, what for, and what you allow.',
  choice: {
    title: 'Your choice',
    intro:
      'Lectern stores what it cannot work without, and nothing else unless you allow it. At present nothing beyond the necessary is stored at all; should that change, your choice here holds.',
    save: 'Save my choice',
    withdraw: 'Withdraw it',
    none: 'You have not chosen yet: only the necessary is allowed.',
    stored: 'Your choice is stored in this browser.',
  },
  categories: {
    necessary: { name: 'Necessary', hint: 'Sign-in, your answers, the page itself.' },
    preferences: { name: 'Preferences', hint: 'Remembers how you like to work, beyond what you set yourself.' },
    statistics: { name: 'Statistics', hint: 'Counts which pages are used, without saying by whom.' },
  },
  stored: {
    title: 'Everything that is stored',
    allowed: (category: string) => `${category}: allowed`,
    notAllowed: (category: string) => `${category}: not allowed`,
    nothing: 'Nothing of this kind is stored.',
  },
  places: {
    cookie: 'cookie',
    'local storage': 'local storage',
    'session storage': 'session storage',
    IndexedDB: 'database in your browser',
    'cache storage': 'files in your browser',
  },
};
