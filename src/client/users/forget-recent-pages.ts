export const RECENT_PAGES_KEY = 'pages.recent';

/** On sign-out: titles may contain names that the next user of the browser must not read. */
export const forgetRecentPages = (storage: Pick<Storage, 'removeItem'>): void => storage.removeItem(RECENT_PAGES_KEY);
