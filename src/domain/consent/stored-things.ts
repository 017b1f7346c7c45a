import type { ConsentCategory } from './consent.schema.ts';

/** One cookie or one key of the browser's storage that the product uses. */
export type StoredThing = {
  /** Its name; `*` stands for what differs. */
  readonly name: string;
  readonly place: 'cookie' | 'local storage' | 'session storage' | 'IndexedDB' | 'cache storage';
  readonly category: ConsentCategory;
  readonly purpose: string;
  /** How long it stays. */
  readonly life: string;
};

/** Everything the product stores in a browser. What is not in this list is not stored. */
export const STORED_THINGS = [
  {
    name: 'auth.token',
    place: 'cookie',
    category: 'necessary',
    purpose: 'Keeps you signed in.',
    life: 'Until you sign out, at most 14 days without a visit',
  },
  {
    name: 'bind',
    place: 'cookie',
    category: 'necessary',
    purpose: 'Ties your sign-in to this browser, so that a stolen one is of no use elsewhere.',
    life: 'Until you sign out, at most 90 days',
  },
  {
    name: '__Host-bind',
    place: 'cookie',
    category: 'necessary',
    purpose: 'The same, where Lectern is reached by https.',
    life: 'Until you sign out, at most 90 days',
  },
  {
    name: 'device',
    place: 'cookie',
    category: 'necessary',
    purpose:
      'Recognises a device you have signed in from, so that strangers who guess your password cannot keep you out.',
    life: 'Until 180 days after you last signed in',
  },
  {
    name: '__Host-device',
    place: 'cookie',
    category: 'necessary',
    purpose: 'The same, where Lectern is reached by https.',
    life: 'Until 180 days after you last signed in',
  },
  {
    name: 'wrote',
    place: 'cookie',
    category: 'necessary',
    purpose: 'Shows you at once what you have just changed, where Lectern runs on several databases.',
    life: 'Five seconds',
  },
  {
    name: '__Host-wrote',
    place: 'cookie',
    category: 'necessary',
    purpose: 'The same, where Lectern is reached by https.',
    life: 'Five seconds',
  },
  {
    name: 'launch-*',
    place: 'cookie',
    category: 'necessary',
    purpose: 'Makes sure that you come back from your learning platform in the browser you went there with.',
    life: 'Until you are back, at most 10 minutes',
  },
  {
    name: '__Host-launch-*',
    place: 'cookie',
    category: 'necessary',
    purpose: 'The same, where Lectern is reached by https.',
    life: 'Until you are back, at most 10 minutes',
  },
  {
    name: 'launch',
    place: 'cookie',
    category: 'necessary',
    purpose: 'Opens what your learning platform has sent you here for.',
    life: 'Until it is open, at most 5 minutes',
  },
  {
    name: '__Host-launch',
    place: 'cookie',
    category: 'necessary',
    purpose: 'The same, where Lectern is reached by https.',
    life: 'Until it is open, at most 5 minutes',
  },
  {
    name: 'auth.refresh',
    place: 'local storage',
    category: 'necessary',
    purpose: 'Renews your sign-in every few minutes.',
    life: 'Until you sign out',
  },
  {
    name: 'two_factor_pin',
    place: 'local storage',
    category: 'necessary',
    purpose: 'Marks that your account has a PIN. The PIN itself is not stored.',
    life: 'Until you sign out',
  },
  {
    name: 'two_factor_verified',
    place: 'local storage',
    category: 'necessary',
    purpose: 'Marks that you have given your PIN.',
    life: 'Until you sign out',
  },
  {
    name: 'paywall.place',
    place: 'session storage',
    category: 'necessary',
    purpose: 'Leads you back to what you wanted to open, once you have bought a plan.',
    life: 'Until you close the tab',
  },
  {
    name: 'lectern.answers',
    place: 'IndexedDB',
    category: 'necessary',
    purpose: 'Keeps your answers until they are saved, so that none is lost.',
    life: 'Until they are saved, at most 60 days',
  },
  {
    name: 'lectern.device',
    place: 'local storage',
    category: 'necessary',
    purpose: 'Tells your devices apart, so that only one writes your answers at a time.',
    life: 'Until you clear your browser’s storage',
  },
  {
    name: 'lectern.device',
    place: 'session storage',
    category: 'necessary',
    purpose: 'The same, where Lectern is reached by plain http.',
    life: 'Until the tab is closed',
  },
  {
    name: 'lectern.review/*',
    place: 'local storage',
    category: 'necessary',
    purpose: 'Keeps your reviews of flash cards until they are saved, so that none is lost.',
    life: 'Until they are saved',
  },
  {
    name: 'lectern.mark/*',
    place: 'local storage',
    category: 'necessary',
    purpose: 'Keeps what you mark in a note until it is saved, so that nothing is lost.',
    life: 'Until it is saved',
  },
  {
    name: 'lectern.place/*',
    place: 'local storage',
    category: 'necessary',
    purpose: 'Keeps your place in a note until it is saved.',
    life: 'Until it is saved',
  },
  {
    name: 'lectern.kept',
    place: 'IndexedDB',
    category: 'necessary',
    purpose: 'Keeps what you opened to study, so that you can go on without a network.',
    life: 'Until you sign out, at most 30 days',
  },
  {
    name: 'lectern.pictures',
    place: 'cache storage',
    category: 'necessary',
    purpose: 'Keeps the pictures of what you opened, for the same.',
    life: 'Until you sign out',
  },
  {
    name: 'lectern.fonts',
    place: 'cache storage',
    category: 'necessary',
    purpose: 'Keeps the letters of formulas and other scripts, for the same. It says nothing about you.',
    life: 'Until you clear your browser’s storage',
  },
  {
    name: 'workbox-precache-*',
    place: 'cache storage',
    category: 'necessary',
    purpose: 'Keeps the application itself, so that it starts without a network. It says nothing about you.',
    life: 'Until a new version replaces it',
  },
  {
    name: 'lectern.authoring/*',
    place: 'local storage',
    category: 'necessary',
    purpose: 'Keeps questions, quizzes and papers that you are writing until they are saved.',
    life: 'Until they are saved',
  },
  {
    name: 'note.size',
    place: 'local storage',
    category: 'necessary',
    purpose: 'Remembers the size of letters you read notes in. Stored only when you change it.',
    life: 'Until you clear your browser’s storage',
  },
  {
    name: 'lectern.attempt/*',
    place: 'local storage',
    category: 'necessary',
    purpose: 'Remembers your place in a quiz or exam and what you flagged.',
    life: 'Until it is handed in',
  },
  {
    name: 'appearance',
    place: 'local storage',
    category: 'necessary',
    purpose: 'Remembers the light or dark page that you chose. Stored only when you choose.',
    life: 'Until you choose what your system has',
  },
  {
    name: 'lectern.language',
    place: 'local storage',
    category: 'necessary',
    purpose: 'Remembers the language that you chose. Stored only when you choose.',
    life: 'Until you clear your browser’s storage',
  },
  {
    name: 'consent',
    place: 'local storage',
    category: 'necessary',
    purpose:
      'Remembers what you allowed here, and by which random number it is on record. Stored only when you choose.',
    life: 'Until you clear your browser’s storage',
  },
  {
    name: 'passwordReset.email',
    place: 'session storage',
    category: 'necessary',
    purpose: 'Remembers where a code was sent while you choose a new password.',
    life: 'Until the password is changed or the tab is closed',
  },
  {
    name: 'page.reloadedAt',
    place: 'session storage',
    category: 'necessary',
    purpose: 'Keeps the page from loading again and again when something is wrong.',
    life: 'Until the tab is closed',
  },
  {
    name: 'scroll.positions',
    place: 'session storage',
    category: 'necessary',
    purpose: 'Remembers how far you had scrolled, for when you go back.',
    life: 'Until the tab is closed',
  },
  {
    name: 'return.place',
    place: 'session storage',
    category: 'necessary',
    purpose: 'Remembers the page you wanted, to open it once you have signed in.',
    life: 'Until you have signed in or the tab is closed',
  },
  {
    name: 'player',
    place: 'local storage',
    category: 'necessary',
    purpose: 'Remembers speed, volume and captions of audio and video. Stored only when you change them.',
    life: 'Until you clear your browser’s storage',
  },
  {
    name: 'sidebar',
    place: 'local storage',
    category: 'necessary',
    purpose: 'Remembers that you made the sidebar narrow. Stored only when you do.',
    life: 'Until you make it wide again',
  },
  {
    name: 'find.recent',
    place: 'local storage',
    category: 'preferences',
    purpose: 'Remembers what you last opened from the menu, to offer it first.',
    life: 'Until you clear your browser’s storage',
  },
  {
    name: 'lectern.writing/*',
    place: 'local storage',
    category: 'necessary',
    purpose: 'Keeps what authors have written until it is saved, so that nothing is lost.',
    life: 'Until it is saved',
  },
  {
    name: 'tus::*',
    place: 'local storage',
    category: 'necessary',
    purpose: 'Remembers files that are being sent, so that they go on where they stopped.',
    life: 'Until they have arrived',
  },
  {
    name: 'table.*',
    place: 'local storage',
    category: 'necessary',
    purpose: 'Remembers the columns of a table that you hid. Stored only when you do.',
    life: 'Until you clear your browser’s storage',
  },
  {
    name: 'draft.*',
    place: 'local storage',
    category: 'necessary',
    purpose: 'Keeps what you changed in a form of the administration until you save or discard it.',
    life: 'Until you save or discard it',
  },
] as const satisfies readonly StoredThing[];

/** The entry of the list that a name belongs to, if any. */
export const storedThing = (place: StoredThing['place'], name: string): StoredThing | null =>
  STORED_THINGS.find(
    (thing) =>
      thing.place === place &&
      (thing.name.endsWith('*') ? name.startsWith(thing.name.slice(0, -1)) : thing.name === name),
  ) ?? null;
