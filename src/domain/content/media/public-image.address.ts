/** Where an image of the public site is served, by its digest. */
export const publicImageAddress = (digest: string): string => `/media/public/${digest}`;
