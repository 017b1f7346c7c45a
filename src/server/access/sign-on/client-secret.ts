import { hkdfSync } from 'node:crypto';
import { seal, unseal } from '../tokens.ts';
import type { OidcProvider } from './provider.queries.ts';
import { SignOnProblem } from './sign-on-problem.ts';

type Owner = Pick<OidcProvider, 'id' | 'issuer' | 'clientId'>;

/**
 * The key of a provider's secret. Issuer and client are part of it: if either changes, the secret can't be decrypted,
 * and is never sent to an address for which it was not entered.
 */
const keyOf = (secret: Buffer, { id, issuer, clientId }: Owner): string =>
  Buffer.from(
    hkdfSync('sha256', secret, '', `lectern sign-on client secret\n${id}\n${issuer}\n${clientId}`, 32),
  ).toString('base64url');

/** Encrypts a client secret, so that it can be read only for the same provider, issuer and client. */
export const sealClientSecret = (secret: Buffer, owner: Owner, clientSecret: string): Buffer =>
  seal(clientSecret, keyOf(secret, owner));

/** The stored secret, or null if there is none. Throws `SignOnProblem` if it has to be entered again. */
export function clientSecretOf(secret: Buffer, provider: Owner & Pick<OidcProvider, 'sealedSecret'>): string | null {
  if (provider.sealedSecret === null) return null;
  try {
    return unseal(provider.sealedSecret, keyOf(secret, provider));
  } catch {
    throw new SignOnProblem('secret', 'the client secret belongs to another issuer or client, or to another server');
  }
}
