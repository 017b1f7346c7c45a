import { createHmac, hkdfSync, randomBytes } from 'node:crypto';
import * as z from 'zod/mini';
import { FACTOR_SET_UP_LIFE_S, TOTP_SECRET_BYTES } from '#domain/access/factors/second-factor.limits.ts';
import { seal, unseal } from '../tokens.ts';

const ticketSchema = z.object({ secret: z.string(), expiresAt: z.number() });

/**
 * Encrypts what the second factor of accounts depends on, with keys derived from the server's secret, so that a copy of
 * the database opens no account.
 */
export type FactorVault = {
  /** Encrypts the secret of an authenticator app, for one account. */
  readonly seal: (userId: string, secret: Buffer) => Buffer;
  /** Null if it belongs to another account, or to a server with another secret. */
  readonly unseal: (userId: string, sealed: Buffer) => Buffer | null;
  /** The digest of a recovery code, which only this server can compute. */
  readonly digest: (userId: string, recoveryCode: string) => Buffer;
  /** A new secret, encrypted for the browser that sets it up; nothing is stored before its first code. */
  readonly newTicket: (owner: string) => { readonly secret: Buffer; readonly ticket: string };
  /** The secret of a ticket; null if it has expired, or was issued to another owner. */
  readonly openTicket: (owner: string, ticket: string) => Buffer | null;
};

/** @param secret the server's secret, which all processes share */
export function factorVault(secret: Buffer): FactorVault {
  const keyFor = (purpose: string): Buffer => Buffer.from(hkdfSync('sha256', secret, '', `lectern ${purpose}`, 32));
  const recoveryKey = keyFor('recovery codes');
  const secretKey = (userId: string): string => keyFor(`second factor\n${userId}`).toString('base64url');
  const ticketKey = (owner: string): string => keyFor(`second factor set-up\n${owner}`).toString('base64url');
  const opened = (box: Buffer, key: string): string | null => {
    try {
      return unseal(box, key);
    } catch {
      return null;
    }
  };
  return {
    seal: (userId, factorSecret) => seal(factorSecret.toString('base64url'), secretKey(userId)),
    unseal: (userId, sealed) => {
      const text = opened(sealed, secretKey(userId));
      return text === null ? null : Buffer.from(text, 'base64url');
    },
    digest: (userId, code) => createHmac('sha256', recoveryKey).update(`${userId}\n${code}`).digest(),
    newTicket: (owner) => {
      const created = randomBytes(TOTP_SECRET_BYTES);
      const content = { secret: created.toString('base64url'), expiresAt: Date.now() + FACTOR_SET_UP_LIFE_S * 1000 };
      return { secret: created, ticket: seal(JSON.stringify(content), ticketKey(owner)).toString('base64url') };
    },
    openTicket: (owner, ticket) => {
      const text = opened(Buffer.from(ticket, 'base64url'), ticketKey(owner));
      if (text === null) return null;
      const content = ticketSchema.parse(JSON.parse(text));
      return Date.now() < content.expiresAt ? Buffer.from(content.secret, 'base64url') : null;
    },
  };
}
