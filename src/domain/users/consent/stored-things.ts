import type { ConsentCategory } from './consent.schema.ts';

/** One cookie or one key of the browser's storage that the product uses. */
export type StoredThing = {
  /** Its name; `*` is the part that varies. */
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
    life: 'Until you sign out, or after 14 days without a visit',
  },
  {
    name: 'bind',
    place: 'cookie',
    category: 'necessary',
    purpose: 'Binds your session to this browser, so that a stolen session doesn’t work elsewhere.',
    life: 'Until you sign out, at most 90 days',
  },
  {
    name: '__Host-bind',
    place: 'cookie',
    category: 'necessary',
    purpose: 'Same purpose, used when Lectern runs over HTTPS.',
    life: 'Until you sign out, at most 90 days',
  },
  {
    name: 'device',
    place: 'cookie',
    category: 'necessary',
    purpose: 'Recognises a device you’ve signed in from, so that someone guessing your password can’t lock you out.',
    life: '180 days after you last signed in',
  },
  {
    name: '__Host-device',
    place: 'cookie',
    category: 'necessary',
    purpose: 'Same purpose, used when Lectern runs over HTTPS.',
    life: '180 days after you last signed in',
  },
  {
    name: 'wrote',
    place: 'cookie',
    category: 'necessary',
    purpose: 'Makes sure you see your latest changes straight away when Lectern uses several databases.',
    life: '5 seconds',
  },
  {
    name: '__Host-wrote',
    place: 'cookie',
    category: 'necessary',
    purpose: 'Same purpose, used when Lectern runs over HTTPS.',
    life: '5 seconds',
  },
  {
    name: 'launch-*',
    place: 'cookie',
    category: 'necessary',
    purpose: 'Checks that you return from your learning platform in the same browser.',
    life: 'Until you return, at most 10 minutes',
  },
  {
    name: '__Host-launch-*',
    place: 'cookie',
    category: 'necessary',
    purpose: 'Same purpose, used when Lectern runs over HTTPS.',
    life: 'Until you return, at most 10 minutes',
  },
  {
    name: 'launch',
    place: 'cookie',
    category: 'necessary',
    purpose: 'Opens the content your learning platform linked to.',
    life: 'Until it opens, at most 5 minutes',
  },
  {
    name: '__Host-launch',
    place: 'cookie',
    category: 'necessary',
    purpose: 'Same purpose, used when Lectern runs over HTTPS.',
    life: 'Until it opens, at most 5 minutes',
  },
  {
    name: 'auth.refresh',
    place: 'local storage',
    category: 'necessary',
    purpose: 'Renews your session every few minutes.',
    life: 'Until you sign out',
  },
  {
    name: 'two_factor_pin',
    place: 'local storage',
    category: 'necessary',
    purpose: 'Records that your account has a PIN. The PIN itself isn’t stored.',
    life: 'Until you sign out',
  },
  {
    name: 'two_factor_verified',
    place: 'local storage',
    category: 'necessary',
    purpose: 'Records that you’ve entered your PIN.',
    life: 'Until you sign out',
  },
  {
    name: 'paywall.place',
    place: 'session storage',
    category: 'necessary',
    purpose: 'Takes you back to the page you wanted after you buy a plan.',
    life: 'Until you close the tab',
  },
  {
    name: 'lectern.answers',
    place: 'IndexedDB',
    category: 'necessary',
    purpose: 'Stores your answers until they reach the server, so that none are lost.',
    life: 'Until they are saved, at most 60 days',
  },
  {
    name: 'lectern.device',
    place: 'local storage',
    category: 'necessary',
    purpose: 'Identifies this device, so that only one device at a time saves your answers.',
    life: 'Until you clear your browser’s storage',
  },
  {
    name: 'lectern.device',
    place: 'session storage',
    category: 'necessary',
    purpose: 'Same purpose, used when Lectern runs over HTTP.',
    life: 'Until you close the tab',
  },
  {
    name: 'lectern.review/*',
    place: 'local storage',
    category: 'necessary',
    purpose: 'Stores your flash card reviews until they reach the server, so that none are lost.',
    life: 'Until they are saved',
  },
  {
    name: 'lectern.mark/*',
    place: 'local storage',
    category: 'necessary',
    purpose: 'Stores your highlights in notes until they reach the server.',
    life: 'Until it is saved',
  },
  {
    name: 'lectern.place/*',
    place: 'local storage',
    category: 'necessary',
    purpose: 'Stores your reading position in a note until it reaches the server.',
    life: 'Until it is saved',
  },
  {
    name: 'lectern.kept',
    place: 'IndexedDB',
    category: 'necessary',
    purpose: 'Stores what you opened, so that you can study offline.',
    life: 'Until you sign out, at most 30 days',
  },
  {
    name: 'lectern.pictures',
    place: 'cache storage',
    category: 'necessary',
    purpose: 'Stores the images in it for studying offline.',
    life: 'Until you sign out',
  },
  {
    name: 'lectern.fonts',
    place: 'cache storage',
    category: 'necessary',
    purpose: 'Stores fonts for formulas and other scripts for offline use. Contains nothing about you.',
    life: 'Until you clear your browser’s storage',
  },
  {
    name: 'workbox-precache-*',
    place: 'cache storage',
    category: 'necessary',
    purpose: 'Stores the application, so that it starts offline. Contains nothing about you.',
    life: 'Until a new version replaces it',
  },
  {
    name: 'lectern.authoring/*',
    place: 'local storage',
    category: 'necessary',
    purpose: 'Stores questions, quizzes and exam papers you’re editing until they’re saved.',
    life: 'Until they are saved',
  },
  {
    name: 'note.size',
    place: 'local storage',
    category: 'necessary',
    purpose: 'Remembers the text size of notes. Stored only when you change it.',
    life: 'Until you clear your browser’s storage',
  },
  {
    name: 'lectern.attempt/*',
    place: 'local storage',
    category: 'necessary',
    purpose: 'Remembers your position and flagged questions in a quiz or exam.',
    life: 'Until you submit it',
  },
  {
    name: 'appearance',
    place: 'local storage',
    category: 'necessary',
    purpose: 'Remembers your choice of light or dark appearance. Stored only when you choose one.',
    life: 'Until you choose the system setting',
  },
  {
    name: 'lectern.language',
    place: 'local storage',
    category: 'necessary',
    purpose: 'Remembers your language. Stored only when you choose one.',
    life: 'Until you clear your browser’s storage',
  },
  {
    name: 'consent',
    place: 'local storage',
    category: 'necessary',
    purpose:
      'Remembers your cookie preferences and the random number they’re recorded under. Stored only when you choose.',
    life: 'Until you clear your browser’s storage',
  },
  {
    name: 'passwordReset.email',
    place: 'session storage',
    category: 'necessary',
    purpose: 'Remembers the email address your code was sent to while you reset your password.',
    life: 'Until you’ve set a password or closed the tab',
  },
  {
    name: 'page.reloadedAt',
    place: 'session storage',
    category: 'necessary',
    purpose: 'Prevents the page from reloading in a loop after an error.',
    life: 'Until you close the tab',
  },
  {
    name: 'scroll.positions',
    place: 'session storage',
    category: 'necessary',
    purpose: 'Remembers how far you scrolled for when you go back.',
    life: 'Until you close the tab',
  },
  {
    name: 'return.place',
    place: 'session storage',
    category: 'necessary',
    purpose: 'Remembers the page you wanted to open after you sign in.',
    life: 'Until you’ve signed in or closed the tab',
  },
  {
    name: 'player',
    place: 'local storage',
    category: 'necessary',
    purpose: 'Remembers playback speed, volume and captions. Stored only when you change them.',
    life: 'Until you clear your browser’s storage',
  },
  {
    name: 'sidebar',
    place: 'local storage',
    category: 'necessary',
    purpose: 'Remembers that you collapsed the sidebar. Stored only when you do.',
    life: 'Until you expand it',
  },
  {
    name: 'find.recent',
    place: 'local storage',
    category: 'preferences',
    purpose: 'Remembers what you last opened from the command menu, to show it first.',
    life: 'Until you clear your browser’s storage',
  },
  {
    name: 'lectern.writing/*',
    place: 'local storage',
    category: 'necessary',
    purpose: 'Stores an author’s unsaved content, so that nothing is lost.',
    life: 'Until it is saved',
  },
  {
    name: 'tus::*',
    place: 'local storage',
    category: 'necessary',
    purpose: 'Remembers uploads in progress, so that they can be resumed.',
    life: 'Until the upload is complete',
  },
  {
    name: 'table.*',
    place: 'local storage',
    category: 'necessary',
    purpose: 'Remembers the table columns you hid. Stored only when you hide one.',
    life: 'Until you clear your browser’s storage',
  },
  {
    name: 'draft.*',
    place: 'local storage',
    category: 'necessary',
    purpose: 'Stores unsaved changes in an admin form until you save or discard them.',
    life: 'Until you save or discard them',
  },
] as const satisfies readonly StoredThing[];

/** The entry of the list that a name belongs to, if any. */
export const storedThing = (place: StoredThing['place'], name: string): StoredThing | null =>
  STORED_THINGS.find(
    (thing) =>
      thing.place === place &&
      (thing.name.endsWith('*') ? name.startsWith(thing.name.slice(0, -1)) : thing.name === name),
  ) ?? null;
