import { hash, verify } from '@node-rs/argon2';

// OWASP's recommendation for argon2id (the library's own choice of algorithm): 19 MiB, two passes, one lane.
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** argon2id digest of a password or PIN, with its salt and parameters inside. */
export const hashSecret = (secret: string): Promise<string> => hash(secret, OPTIONS);

let decoy: Promise<string> | undefined;

/**
 * Whether the secret belongs to the digest. Without a digest (no such account) the same work is done against a decoy,
 * so that the time taken tells nobody whether the account exists.
 */
export async function verifySecret(digest: string | null, secret: string): Promise<boolean> {
  decoy ??= hashSecret('nobody’s password');
  const matches = await verify(digest ?? (await decoy), secret, OPTIONS);
  return matches && digest !== null;
}
