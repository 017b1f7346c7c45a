/** Document event after each navigation, so that listeners can be loaded after the first paint. */
export const NAVIGATED = 'navigated';
