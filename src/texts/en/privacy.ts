export const texts = {
  title: 'Privacy',
  intro: 'What Lectern keeps in your browser, what for, and what you allow.',
  choice: {
    title: 'Your choice',
    intro:
      'Lectern stores what it cannot work without, and nothing else unless you allow it. You can change your mind here at any time, and nothing becomes worse for you.',
    save: 'Save my choice',
    all: 'Allow both',
    none: 'Only the necessary',
    withdraw: 'Take it back',
    open: 'You have not chosen yet: only the necessary is allowed.',
    stored: 'Your choice is kept in this browser.',
    record: (id: string) =>
      `It is on record as ${id}: a random number that belongs to this browser and to nobody’s name.`,
    objects: 'Your browser asks all sites not to follow you (Global Privacy Control). So nothing is counted here.',
  },
  categories: {
    necessary: { name: 'Necessary', hint: 'Sign-in, your answers, the page itself.' },
    preferences: {
      name: 'Preferences',
      hint: 'Keeps what you last opened from the menu, to offer it first the next time.',
    },
    statistics: {
      name: 'Statistics',
      hint: 'Adds one to a day’s count when you open a page. Who, from where and in which order is not kept, and nothing is stored in your browser for it.',
    },
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
