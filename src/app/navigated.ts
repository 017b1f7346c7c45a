/** Told to the document each time an address is shown: what listens needs not be there for the first paint. */
export const NAVIGATED = 'navigated';
