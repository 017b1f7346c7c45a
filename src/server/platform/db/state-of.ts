import { createHash } from 'node:crypto';

/** A digest of values, with which a later save detects whether they were changed since they were read. */
export const stateOf = (values: object): string =>
  createHash('sha256').update(JSON.stringify(values)).digest('base64url').slice(0, 22);
