import { createHmac, hkdfSync } from 'node:crypto';
import type { RecordStandard } from '#domain/interchange/learning-records/record-store.ts';
import { seal, unseal } from '../../access/tokens.ts';

/** What the secret of a store belongs to. */
export type SecretOwner = {
  readonly schoolId: string;
  readonly standard: RecordStandard;
  readonly url: string;
  readonly key: string;
};

export type RecordStoreVault = {
  readonly seal: (owner: SecretOwner, secret: string) => Buffer;
  /** Null if it belongs to another store or address, or was encrypted by a server with another key. */
  readonly unseal: (owner: SecretOwner, sealed: Buffer) => string | null;
  /**
   * The id of a student in the stores of a school: always the same there, another one in every other school, and not
   * computable from what other systems know about the student.
   */
  readonly accountOf: (schoolId: string, userId: string) => string;
};

/**
 * Encrypts the secrets of learning record stores. The address is part of the key, so a secret is never sent to an address
 * for which it was not entered.
 * @param secret the server's secret, which all processes share
 */
export function recordStoreVault(secret: Buffer): RecordStoreVault {
  const derive = (info: string): Buffer => Buffer.from(hkdfSync('sha256', secret, '', info, 32));
  const keyFor = ({ schoolId, standard, url, key }: SecretOwner): string =>
    derive(`lectern record store\n${schoolId}\n${standard}\n${url}\n${key}`).toString('base64url');
  return {
    seal: (owner, text) => seal(text, keyFor(owner)),
    unseal: (owner, sealed) => {
      try {
        return unseal(sealed, keyFor(owner));
      } catch {
        return null;
      }
    },
    accountOf: (schoolId, userId) =>
      createHmac('sha256', derive(`lectern record accounts\n${schoolId}`))
        .update(userId)
        .digest('hex')
        .slice(0, 32),
  };
}
