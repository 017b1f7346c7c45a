import { createPrivateKey, createPublicKey, generateKeyPair, type KeyObject } from 'node:crypto';
import { promisify } from 'node:util';
import { calculateJwkThumbprint, exportJWK, type JWK, type JWTPayload, SignJWT } from 'jose';
import { loadSecret } from '../platform/process/secrets.ts';
import type { Settings } from '../platform/settings/settings.ts';

/** The keys by which platforms recognise this server. */
export type ToolKeys = {
  /** The public halves, including those of keys that no longer sign. */
  readonly keySet: () => Promise<{ readonly keys: readonly JWK[] }>;
  /** A token over the claims, signed by the first key; it expires after some minutes. */
  readonly sign: (claims: JWTPayload) => Promise<string>;
};

const ALGORITHM = 'RS256';
const LIFE = '5m';
const PEM = /-----BEGIN PRIVATE KEY-----[^-]+-----END PRIVATE KEY-----/g;

type Key = { readonly private: KeyObject; readonly public: JWK; readonly kid: string };

/** A new key in PEM. RSA is what platforms support best; 3 072 bits are as strong as 128 bits of a symmetric key. */
export async function createToolKey(): Promise<string> {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 3_072 });
  return privateKey.export({ type: 'pkcs8', format: 'pem' }).toString().trim();
}

/**
 * Keys from PEM, read when they are first needed.
 * @param read throws if there is none
 */
export function toolKeys(read: () => Promise<string>): ToolKeys {
  let reading: Promise<readonly Key[]> | undefined;
  const keys = (): Promise<readonly Key[]> => {
    reading ??= read().then((pem) => Promise.all((pem.match(PEM) ?? []).map(keyOf)));
    // After a failure, such as a full disk, the next caller tries again.
    reading.catch(() => {
      reading = undefined;
    });
    return reading;
  };
  return {
    keySet: async () => ({ keys: (await keys()).map((key) => key.public) }),
    sign: async (claims) => {
      const [first] = await keys();
      if (first === undefined) throw new Error('There is no key for signing messages to platforms.');
      return new SignJWT(claims)
        .setProtectedHeader({ alg: ALGORITHM, kid: first.kid, typ: 'JWT' })
        .setIssuedAt()
        .setExpirationTime(LIFE)
        .sign(first.private);
    },
  };
}

async function keyOf(pem: string): Promise<Key> {
  const key = createPrivateKey(pem);
  const jwk = await exportJWK(createPublicKey(key));
  const kid = await calculateJwkThumbprint(jwk);
  return { private: key, kid, public: { ...jwk, kid, alg: ALGORITHM, use: 'sig' } };
}

/** The configured keys, or otherwise those in the data folder, of which one is created when it is first needed. */
export const toolKeysOf = ({ ltiPrivateKeys, dataDir }: Pick<Settings, 'ltiPrivateKeys' | 'dataDir'>): ToolKeys =>
  toolKeys(async () => ltiPrivateKeys ?? (await loadSecret(dataDir, 'lti-private-keys', createToolKey)));
