/** By this prefix, programs that look for published secrets recognise a token. */
export const API_TOKEN_PREFIX = 'lectern_pat_';

/** A token without its secret: its prefix and its last characters. */
export const hiddenToken = (hint: string): string => `${API_TOKEN_PREFIX}…${hint}`;

/** A command that reads a list with a token. */
export const apiExample = (origin: string): string =>
  `curl -H "Authorization: Bearer ${hiddenToken('')}" ${origin}/api/v1/classes.csv`;
