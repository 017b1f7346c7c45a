import type { ConsentCategory } from './consent.schema.ts';

type StorageKind = 'cookie' | 'local storage' | 'session storage' | 'IndexedDB' | 'cache storage';

/** One cookie or one key of the browser's storage that the product uses. */
export type StoredEntry = {
  /** Its name; `*` is the part that varies. */
  readonly name: string;
  readonly storage: StorageKind;
  readonly category: ConsentCategory;
  /** The names of the texts in `src/texts` for its purpose and duration. */
  readonly purpose: string;
  readonly life: string;
};

/** An entry from its columns. */
const entry = <const Purpose extends string, const Life extends string>(
  storage: StorageKind,
  name: string,
  purpose: Purpose,
  life: Life,
  category: ConsentCategory = 'necessary',
) => ({ storage, name, purpose, life, category });

/** Everything the product stores in a browser. Anything that is not in this list is not stored. */
export const STORED_ENTRIES = [
  entry('cookie', 'auth.token', 'authToken', 'untilYouSignOutOrAfter14DaysWithoutAVisit'),
  entry('cookie', 'bind', 'bind', 'untilYouSignOutAtMost90Days'),
  entry('cookie', '__Host-bind', 'sameOverHttps', 'untilYouSignOutAtMost90Days'),
  entry('cookie', 'device', 'device', 'for180DaysAfterYouLastSignedIn'),
  entry('cookie', '__Host-device', 'sameOverHttps', 'for180DaysAfterYouLastSignedIn'),
  entry('cookie', 'wrote', 'latestChanges', 'for5Seconds'),
  entry('cookie', '__Host-wrote', 'sameOverHttps', 'for5Seconds'),
  entry('cookie', 'launch-*', 'launch', 'untilYouReturnAtMost10Minutes'),
  entry('cookie', '__Host-launch-*', 'sameOverHttps', 'untilYouReturnAtMost10Minutes'),
  entry('cookie', 'launch', 'launchContent', 'untilItOpensAtMost5Minutes'),
  entry('cookie', '__Host-launch', 'sameOverHttps', 'untilItOpensAtMost5Minutes'),
  entry('cookie', 'sign-on-*', 'signOn', 'untilYouReturnAtMost10Minutes'),
  entry('cookie', '__Host-sign-on-*', 'sameOverHttps', 'untilYouReturnAtMost10Minutes'),
  entry('cookie', 'sign-on', 'signOnUser', 'untilItOpensAtMost5Minutes'),
  entry('cookie', '__Host-sign-on', 'sameOverHttps', 'untilItOpensAtMost5Minutes'),
  entry('local storage', 'auth.refresh', 'authRefresh', 'untilYouSignOut'),
  entry('local storage', 'two_factor_pin', 'pinSet', 'untilYouSignOut'),
  entry('local storage', 'two_factor_verified', 'pinEntered', 'untilYouSignOut'),
  entry('session storage', 'paywall.place', 'paywallPlace', 'untilYouCloseTheTab'),
  entry('IndexedDB', 'lectern.answers', 'answers', 'untilTheyAreSavedAtMost60Days'),
  entry('local storage', 'lectern.device', 'answeringDevice', 'untilYouClearYourBrowsersStorage'),
  entry('session storage', 'lectern.device', 'sameOverHttp', 'untilYouCloseTheTab'),
  entry('local storage', 'lectern.review/*', 'reviews', 'untilTheyAreSaved'),
  entry('local storage', 'lectern.mark/*', 'highlights', 'untilItIsSaved'),
  entry('local storage', 'lectern.place/*', 'readingPosition', 'untilItIsSaved'),
  entry('IndexedDB', 'lectern.kept', 'offlineContent', 'untilYouSignOutAtMost30Days'),
  entry('cache storage', 'lectern.pictures', 'offlineImages', 'untilYouSignOut'),
  entry('cache storage', 'lectern.fonts', 'fonts', 'untilYouClearYourBrowsersStorage'),
  entry('cache storage', 'workbox-precache-*', 'application', 'untilANewVersionReplacesIt'),
  entry('local storage', 'lectern.authoring/*', 'authoring', 'untilTheyAreSaved'),
  entry('local storage', 'note.size', 'noteSize', 'untilYouClearYourBrowsersStorage'),
  entry('local storage', 'lectern.attempt/*', 'attempt', 'untilYouSubmitIt'),
  entry('local storage', 'lectern.study/*', 'studySession', 'untilYouFinishTheSession'),
  entry('local storage', 'appearance', 'appearance', 'untilYouChooseTheSystemSetting'),
  entry('local storage', 'lectern.language', 'language', 'untilYouClearYourBrowsersStorage'),
  entry('local storage', 'consent', 'consent', 'untilYouClearYourBrowsersStorage'),
  entry('session storage', 'passwordReset.email', 'resetEmail', 'untilYouHaveSetAPasswordOrClosedTheTab'),
  entry('session storage', 'page.reloadedAt', 'reloadGuard', 'untilYouCloseTheTab'),
  entry('session storage', 'scroll.positions', 'scrollPositions', 'untilYouCloseTheTab'),
  entry('session storage', 'return.place', 'returnPlace', 'untilYouHaveSignedInOrClosedTheTab'),
  entry('local storage', 'player', 'player', 'untilYouClearYourBrowsersStorage'),
  entry('local storage', 'sidebar', 'sidebar', 'untilYouExpandIt'),
  entry('local storage', 'sidebar.collapsed', 'sidebarGroups', 'untilYouExpandIt'),
  entry('local storage', 'pages.recent', 'recentPages', 'untilYouSignOut', 'preferences'),
  entry('local storage', 'find.recent', 'recentCommands', 'untilYouClearYourBrowsersStorage', 'preferences'),
  entry('local storage', 'lectern.writing/*', 'writing', 'untilItIsSaved'),
  entry('local storage', 'tus::*', 'uploads', 'untilTheUploadIsComplete'),
  entry('local storage', 'table.*', 'hiddenColumns', 'untilYouClearYourBrowsersStorage'),
  entry('local storage', 'draft.*', 'draft', 'untilYouSaveOrDiscardThem'),
] satisfies readonly StoredEntry[];

/** The entry of the list for a name, if any. */
export const findStoredEntry = (storage: StorageKind, name: string): StoredEntry | null =>
  STORED_ENTRIES.find(
    (each) =>
      each.storage === storage &&
      (each.name.endsWith('*') ? name.startsWith(each.name.slice(0, -1)) : each.name === name),
  ) ?? null;
