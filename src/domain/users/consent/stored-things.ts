import type { ConsentCategory } from './consent.schema.ts';

/** One cookie or one key of the browser's storage that the product uses. */
export type StoredThing = {
  /** Its name; `*` is the part that varies. */
  readonly name: string;
  readonly place: 'cookie' | 'local storage' | 'session storage' | 'IndexedDB' | 'cache storage';
  readonly category: ConsentCategory;
  /** The names of the texts in `src/texts` for its purpose and duration. */
  readonly purpose: string;
  readonly life: string;
};

/** Everything the product stores in a browser. Anything that is not in this list is not stored. */
export const STORED_THINGS = [
  {
    name: 'auth.token',
    place: 'cookie',
    category: 'necessary',
    purpose: 'authToken',
    life: 'untilYouSignOutOrAfter14DaysWithoutAVisit',
  },
  {
    name: 'bind',
    place: 'cookie',
    category: 'necessary',
    purpose: 'bind',
    life: 'untilYouSignOutAtMost90Days',
  },
  {
    name: '__Host-bind',
    place: 'cookie',
    category: 'necessary',
    purpose: 'sameOverHttps',
    life: 'untilYouSignOutAtMost90Days',
  },
  {
    name: 'device',
    place: 'cookie',
    category: 'necessary',
    purpose: 'device',
    life: 'for180DaysAfterYouLastSignedIn',
  },
  {
    name: '__Host-device',
    place: 'cookie',
    category: 'necessary',
    purpose: 'sameOverHttps',
    life: 'for180DaysAfterYouLastSignedIn',
  },
  {
    name: 'wrote',
    place: 'cookie',
    category: 'necessary',
    purpose: 'latestChanges',
    life: 'for5Seconds',
  },
  {
    name: '__Host-wrote',
    place: 'cookie',
    category: 'necessary',
    purpose: 'sameOverHttps',
    life: 'for5Seconds',
  },
  {
    name: 'launch-*',
    place: 'cookie',
    category: 'necessary',
    purpose: 'launch',
    life: 'untilYouReturnAtMost10Minutes',
  },
  {
    name: '__Host-launch-*',
    place: 'cookie',
    category: 'necessary',
    purpose: 'sameOverHttps',
    life: 'untilYouReturnAtMost10Minutes',
  },
  {
    name: 'launch',
    place: 'cookie',
    category: 'necessary',
    purpose: 'launchContent',
    life: 'untilItOpensAtMost5Minutes',
  },
  {
    name: '__Host-launch',
    place: 'cookie',
    category: 'necessary',
    purpose: 'sameOverHttps',
    life: 'untilItOpensAtMost5Minutes',
  },
  {
    name: 'auth.refresh',
    place: 'local storage',
    category: 'necessary',
    purpose: 'authRefresh',
    life: 'untilYouSignOut',
  },
  {
    name: 'two_factor_pin',
    place: 'local storage',
    category: 'necessary',
    purpose: 'pinSet',
    life: 'untilYouSignOut',
  },
  {
    name: 'two_factor_verified',
    place: 'local storage',
    category: 'necessary',
    purpose: 'pinEntered',
    life: 'untilYouSignOut',
  },
  {
    name: 'paywall.place',
    place: 'session storage',
    category: 'necessary',
    purpose: 'paywallPlace',
    life: 'untilYouCloseTheTab',
  },
  {
    name: 'lectern.answers',
    place: 'IndexedDB',
    category: 'necessary',
    purpose: 'answers',
    life: 'untilTheyAreSavedAtMost60Days',
  },
  {
    name: 'lectern.device',
    place: 'local storage',
    category: 'necessary',
    purpose: 'answeringDevice',
    life: 'untilYouClearYourBrowsersStorage',
  },
  {
    name: 'lectern.device',
    place: 'session storage',
    category: 'necessary',
    purpose: 'sameOverHttp',
    life: 'untilYouCloseTheTab',
  },
  {
    name: 'lectern.review/*',
    place: 'local storage',
    category: 'necessary',
    purpose: 'reviews',
    life: 'untilTheyAreSaved',
  },
  {
    name: 'lectern.mark/*',
    place: 'local storage',
    category: 'necessary',
    purpose: 'highlights',
    life: 'untilItIsSaved',
  },
  {
    name: 'lectern.place/*',
    place: 'local storage',
    category: 'necessary',
    purpose: 'readingPosition',
    life: 'untilItIsSaved',
  },
  {
    name: 'lectern.kept',
    place: 'IndexedDB',
    category: 'necessary',
    purpose: 'offlineContent',
    life: 'untilYouSignOutAtMost30Days',
  },
  {
    name: 'lectern.pictures',
    place: 'cache storage',
    category: 'necessary',
    purpose: 'offlineImages',
    life: 'untilYouSignOut',
  },
  {
    name: 'lectern.fonts',
    place: 'cache storage',
    category: 'necessary',
    purpose: 'fonts',
    life: 'untilYouClearYourBrowsersStorage',
  },
  {
    name: 'workbox-precache-*',
    place: 'cache storage',
    category: 'necessary',
    purpose: 'application',
    life: 'untilANewVersionReplacesIt',
  },
  {
    name: 'lectern.authoring/*',
    place: 'local storage',
    category: 'necessary',
    purpose: 'authoring',
    life: 'untilTheyAreSaved',
  },
  {
    name: 'note.size',
    place: 'local storage',
    category: 'necessary',
    purpose: 'noteSize',
    life: 'untilYouClearYourBrowsersStorage',
  },
  {
    name: 'lectern.attempt/*',
    place: 'local storage',
    category: 'necessary',
    purpose: 'attempt',
    life: 'untilYouSubmitIt',
  },
  {
    name: 'appearance',
    place: 'local storage',
    category: 'necessary',
    purpose: 'appearance',
    life: 'untilYouChooseTheSystemSetting',
  },
  {
    name: 'lectern.language',
    place: 'local storage',
    category: 'necessary',
    purpose: 'language',
    life: 'untilYouClearYourBrowsersStorage',
  },
  {
    name: 'consent',
    place: 'local storage',
    category: 'necessary',
    purpose: 'consent',
    life: 'untilYouClearYourBrowsersStorage',
  },
  {
    name: 'passwordReset.email',
    place: 'session storage',
    category: 'necessary',
    purpose: 'resetEmail',
    life: 'untilYouHaveSetAPasswordOrClosedTheTab',
  },
  {
    name: 'page.reloadedAt',
    place: 'session storage',
    category: 'necessary',
    purpose: 'reloadGuard',
    life: 'untilYouCloseTheTab',
  },
  {
    name: 'scroll.positions',
    place: 'session storage',
    category: 'necessary',
    purpose: 'scrollPositions',
    life: 'untilYouCloseTheTab',
  },
  {
    name: 'return.place',
    place: 'session storage',
    category: 'necessary',
    purpose: 'returnPlace',
    life: 'untilYouHaveSignedInOrClosedTheTab',
  },
  {
    name: 'player',
    place: 'local storage',
    category: 'necessary',
    purpose: 'player',
    life: 'untilYouClearYourBrowsersStorage',
  },
  {
    name: 'sidebar',
    place: 'local storage',
    category: 'necessary',
    purpose: 'sidebar',
    life: 'untilYouExpandIt',
  },
  {
    name: 'find.recent',
    place: 'local storage',
    category: 'preferences',
    purpose: 'recentCommands',
    life: 'untilYouClearYourBrowsersStorage',
  },
  {
    name: 'lectern.writing/*',
    place: 'local storage',
    category: 'necessary',
    purpose: 'writing',
    life: 'untilItIsSaved',
  },
  {
    name: 'tus::*',
    place: 'local storage',
    category: 'necessary',
    purpose: 'uploads',
    life: 'untilTheUploadIsComplete',
  },
  {
    name: 'table.*',
    place: 'local storage',
    category: 'necessary',
    purpose: 'hiddenColumns',
    life: 'untilYouClearYourBrowsersStorage',
  },
  {
    name: 'draft.*',
    place: 'local storage',
    category: 'necessary',
    purpose: 'draft',
    life: 'untilYouSaveOrDiscardThem',
  },
] as const satisfies readonly StoredThing[];

/** The entry of the list for a name, if any. */
export const storedThing = (place: StoredThing['place'], name: string): StoredThing | null =>
  STORED_THINGS.find(
    (thing) =>
      thing.place === place &&
      (thing.name.endsWith('*') ? name.startsWith(thing.name.slice(0, -1)) : thing.name === name),
  ) ?? null;
