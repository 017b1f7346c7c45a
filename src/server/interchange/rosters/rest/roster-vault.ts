import { hkdfSync } from 'node:crypto';
import { seal, unseal } from '../../../access/tokens.ts';

/** The connection of a school, as it is stored. */
export type StoredConnection = {
  readonly schoolId: string;
  readonly address: string;
  readonly tokenAddress: string;
  readonly clientId: string;
};

/** Encrypts the secrets with which Lectern signs in to the systems of schools. */
export type RosterVault = {
  readonly seal: (connection: StoredConnection, clientSecret: string) => Buffer;
  /** Null if it belongs to another connection, or was encrypted by a server with another key. */
  readonly unseal: (connection: StoredConnection, sealed: Buffer) => string | null;
};

/**
 * The addresses and the client are part of the key: with another one the secret can't be decrypted, and is never sent to
 * an address for which it was not entered.
 * @param secret the server's secret, which all processes share
 */
export function rosterVault(secret: Buffer): RosterVault {
  const keyFor = ({ schoolId, address, tokenAddress, clientId }: StoredConnection): string => {
    const info = `lectern roster connection\n${schoolId}\n${address}\n${tokenAddress}\n${clientId}`;
    return Buffer.from(hkdfSync('sha256', secret, '', info, 32)).toString('base64url');
  };
  return {
    seal: (connection, clientSecret) => seal(clientSecret, keyFor(connection)),
    unseal: (connection, sealed) => {
      try {
        return unseal(sealed, keyFor(connection));
      } catch {
        return null;
      }
    },
  };
}
