/** By this prefix, programs that look for published secrets recognise a token. */
export const SCIM_TOKEN_PREFIX = 'lectern_scim_';

/** Where the SCIM server is on an installation. */
export const SCIM_PATH = '/scim/v2';

/** A token without its secret: its prefix and its last characters. */
export const hiddenScimToken = (hint: string): string => `${SCIM_TOKEN_PREFIX}…${hint}`;
