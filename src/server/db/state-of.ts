import { createHash } from 'node:crypto';

/** A short name for values as they stand: whoever read them under it changes what they saw, or is told of the change since. */
export const stateOf = (values: object): string =>
  createHash('sha256').update(JSON.stringify(values)).digest('base64url').slice(0, 22);
