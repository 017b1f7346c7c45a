import type { ConsentCategory } from './consent.schema.ts';

/** One cookie or one key of the browser's storage that the product uses. */
export type StoredThing = {
  /** Its name; `*` is the part that varies. */
  readonly name: string;
  readonly storage: 'cookie' | 'local storage' | 'session storage' | 'IndexedDB' | 'cache storage';
  readonly category: ConsentCategory;
  /** The names of the texts in `src/texts` for its purpose and duration. */
  readonly purpose: string;
  readonly life: string;
};

/** Everything the product stores in a browser. Anything that is not in this list is not stored. */
export const STORED_THINGS = [
  {
    name: 'auth.token',
    storage: 'cookie',
    category: 'necessary',
    purpose: 'authToken',
    life: 'untilYouSignOutOrAfter14DaysWithoutAVisit',
  },
  {
    name: 'bind',
    storage: 'cookie',
    category: 'necessary',
    purpose: 'bind',
    life: 'untilYouSignOutAtMost90Days',
  },
  {
    name: '__Host-bind',
    storage: 'cookie',
    category: 'necessary',
    purpose: 'sameOverHttps',
    life: 'untilYouSignOutAtMost90Days',
  },
  {
    name: 'device',
    storage: 'cookie',
    category: 'necessary',
    purpose: 'device',
    life: 'for180DaysAfterYouLastSignedIn',
  },
  {
    name: '__Host-device',
    storage: 'cookie',
    category: 'necessary',
    purpose: 'sameOverHttps',
    life: 'for180DaysAfterYouLastSignedIn',
  },
  {
    name: 'wrote',
    storage: 'cookie',
    category: 'necessary',
    purpose: 'latestChanges',
    life: 'for5Seconds',
  },
  {
    name: '__Host-wrote',
    storage: 'cookie',
    category: 'necessary',
    purpose: 'sameOverHttps',
    life: 'for5Seconds',
  },
  {
    name: 'launch-*',
    storage: 'cookie',
    category: 'necessary',
    purpose: 'launch',
    life: 'untilYouReturnAtMost10Minutes',
  },
  {
    name: '__Host-launch-*',
    storage: 'cookie',
    category: 'necessary',
    purpose: 'sameOverHttps',
    life: 'untilYouReturnAtMost10Minutes',
  },
  {
    name: 'launch',
    storage: 'cookie',
    category: 'necessary',
    purpose: 'launchContent',
    life: 'untilItOpensAtMost5Minutes',
  },
  {
    name: '__Host-launch',
    storage: 'cookie',
    category: 'necessary',
    purpose: 'sameOverHttps',
    life: 'untilItOpensAtMost5Minutes',
  },
  {
    name: 'auth.refresh',
    storage: 'local storage',
    category: 'necessary',
    purpose: 'authRefresh',
    life: 'untilYouSignOut',
  },
  {
    name: 'two_factor_pin',
    storage: 'local storage',
    category: 'necessary',
    purpose: 'pinSet',
    life: 'untilYouSignOut',
  },
  {
    name: 'two_factor_verified',
    storage: 'local storage',
    category: 'necessary',
    purpose: 'pinEntered',
    life: 'untilYouSignOut',
  },
  {
    name: 'paywall.place',
    storage: 'session storage',
    category: 'necessary',
    purpose: 'paywallPlace',
    life: 'untilYouCloseTheTab',
  },
  {
    name: 'lectern.answers',
    storage: 'IndexedDB',
    category: 'necessary',
    purpose: 'answers',
    life: 'untilTheyAreSavedAtMost60Days',
  },
  {
    name: 'lectern.device',
    storage: 'local storage',
    category: 'necessary',
    purpose: 'answeringDevice',
    life: 'untilYouClearYourBrowsersStorage',
  },
  {
    name: 'lectern.device',
    storage: 'session storage',
    category: 'necessary',
    purpose: 'sameOverHttp',
    life: 'untilYouCloseTheTab',
  },
  {
    name: 'lectern.review/*',
    storage: 'local storage',
    category: 'necessary',
    purpose: 'reviews',
    life: 'untilTheyAreSaved',
  },
  {
    name: 'lectern.mark/*',
    storage: 'local storage',
    category: 'necessary',
    purpose: 'highlights',
    life: 'untilItIsSaved',
  },
  {
    name: 'lectern.place/*',
    storage: 'local storage',
    category: 'necessary',
    purpose: 'readingPosition',
    life: 'untilItIsSaved',
  },
  {
    name: 'lectern.kept',
    storage: 'IndexedDB',
    category: 'necessary',
    purpose: 'offlineContent',
    life: 'untilYouSignOutAtMost30Days',
  },
  {
    name: 'lectern.pictures',
    storage: 'cache storage',
    category: 'necessary',
    purpose: 'offlineImages',
    life: 'untilYouSignOut',
  },
  {
    name: 'lectern.fonts',
    storage: 'cache storage',
    category: 'necessary',
    purpose: 'fonts',
    life: 'untilYouClearYourBrowsersStorage',
  },
  {
    name: 'workbox-precache-*',
    storage: 'cache storage',
    category: 'necessary',
    purpose: 'application',
    life: 'untilANewVersionReplacesIt',
  },
  {
    name: 'lectern.authoring/*',
    storage: 'local storage',
    category: 'necessary',
    purpose: 'authoring',
    life: 'untilTheyAreSaved',
  },
  {
    name: 'note.size',
    storage: 'local storage',
    category: 'necessary',
    purpose: 'noteSize',
    life: 'untilYouClearYourBrowsersStorage',
  },
  {
    name: 'lectern.attempt/*',
    storage: 'local storage',
    category: 'necessary',
    purpose: 'attempt',
    life: 'untilYouSubmitIt',
  },
  {
    name: 'lectern.study/*',
    storage: 'local storage',
    category: 'necessary',
    purpose: 'studySession',
    life: 'untilYouFinishTheSession',
  },
  {
    name: 'appearance',
    storage: 'local storage',
    category: 'necessary',
    purpose: 'appearance',
    life: 'untilYouChooseTheSystemSetting',
  },
  {
    name: 'lectern.language',
    storage: 'local storage',
    category: 'necessary',
    purpose: 'language',
    life: 'untilYouClearYourBrowsersStorage',
  },
  {
    name: 'consent',
    storage: 'local storage',
    category: 'necessary',
    purpose: 'consent',
    life: 'untilYouClearYourBrowsersStorage',
  },
  {
    name: 'passwordReset.email',
    storage: 'session storage',
    category: 'necessary',
    purpose: 'resetEmail',
    life: 'untilYouHaveSetAPasswordOrClosedTheTab',
  },
  {
    name: 'page.reloadedAt',
    storage: 'session storage',
    category: 'necessary',
    purpose: 'reloadGuard',
    life: 'untilYouCloseTheTab',
  },
  {
    name: 'scroll.positions',
    storage: 'session storage',
    category: 'necessary',
    purpose: 'scrollPositions',
    life: 'untilYouCloseTheTab',
  },
  {
    name: 'return.place',
    storage: 'session storage',
    category: 'necessary',
    purpose: 'returnPlace',
    life: 'untilYouHaveSignedInOrClosedTheTab',
  },
  {
    name: 'player',
    storage: 'local storage',
    category: 'necessary',
    purpose: 'player',
    life: 'untilYouClearYourBrowsersStorage',
  },
  {
    name: 'sidebar',
    storage: 'local storage',
    category: 'necessary',
    purpose: 'sidebar',
    life: 'untilYouExpandIt',
  },
  {
    name: 'find.recent',
    storage: 'local storage',
    category: 'preferences',
    purpose: 'recentCommands',
    life: 'untilYouClearYourBrowsersStorage',
  },
  {
    name: 'lectern.writing/*',
    storage: 'local storage',
    category: 'necessary',
    purpose: 'writing',
    life: 'untilItIsSaved',
  },
  {
    name: 'tus::*',
    storage: 'local storage',
    category: 'necessary',
    purpose: 'uploads',
    life: 'untilTheUploadIsComplete',
  },
  {
    name: 'table.*',
    storage: 'local storage',
    category: 'necessary',
    purpose: 'hiddenColumns',
    life: 'untilYouClearYourBrowsersStorage',
  },
  {
    name: 'draft.*',
    storage: 'local storage',
    category: 'necessary',
    purpose: 'draft',
    life: 'untilYouSaveOrDiscardThem',
  },
] as const satisfies readonly StoredThing[];

/** The entry of the list for a name, if any. */
export const findStoredThing = (storage: StoredThing['storage'], name: string): StoredThing | null =>
  STORED_THINGS.find(
    (thing) =>
      thing.storage === storage &&
      (thing.name.endsWith('*') ? name.startsWith(thing.name.slice(0, -1)) : thing.name === name),
  ) ?? null;
