import { hash, verify } from '@node-rs/argon2';

// OWASP's recommendation for argon2id (the library's own choice of algorithm): 19 MiB, two passes, one lane.
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

const CURRENT = `$argon2id$v=19$m=${OPTIONS.memoryCost},t=${OPTIONS.timeCost},p=${OPTIONS.parallelism}$`;

/** Whether a digest was made with parameters other than the current ones, so that the secret should be hashed again. */
export const isOutdatedDigest = (digest: string): boolean => !digest.startsWith(CURRENT);

/** argon2id digest of a password or PIN, with its salt and parameters inside. */
export const hashSecret = (secret: string): Promise<string> => hash(secret, OPTIONS);

let decoy: Promise<string> | undefined;

/**
 * Whether the secret matches the digest. Without a digest (no such account) the same work is done with a decoy, so that
 * the time taken does not reveal whether the account exists.
 */
export async function verifySecret(digest: string | null, secret: string): Promise<boolean> {
  decoy ??= hashSecret('nobody’s password');
  const matches = await verify(digest ?? (await decoy), secret, OPTIONS);
  return matches && digest !== null;
}
