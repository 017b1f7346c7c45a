import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { TOO_EASY_TO_GUESS } from '#domain/access/new-password.schema.ts';
import { ProductError } from '#domain/platform/errors.ts';
import { hashSecret } from './password.ts';

/**
 * The 20 000 most frequent passwords of ten or more characters among ten million that were published after breaches
 * (the list of Mark Burnett, public domain), in lower case, as the first six bytes of their SHA-256 in Base64. Hashed,
 * the file shows no passwords, and a random password matches an entry once in 10^10 times.
 */
const LIST = join(import.meta.dirname, 'common-passwords.txt');
const DIGEST_BYTES = 6;

let list: ReadonlySet<string> | undefined;

/** Whether a password is one of the most frequent ones in published breaches, in whatever letter case. */
export function isListedPassword(password: string): boolean {
  list ??= new Set(readFileSync(LIST, 'utf8').split('\n'));
  return list.has(hash('sha256', password.toLowerCase(), 'buffer').subarray(0, DIGEST_BYTES).toString('base64'));
}

/**
 * The digest of a new password. The list is too large for browsers, so the server checks it, after the rules that both
 * sides share. Throws `INVALID_INPUT` for a listed password.
 */
export function hashNewPassword(password: string): Promise<string> {
  if (isListedPassword(password)) throw new ProductError('INVALID_INPUT', { fields: { password: TOO_EASY_TO_GUESS } });
  return hashSecret(password);
}
