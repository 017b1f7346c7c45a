import { createCipheriv, createDecipheriv, hash, hkdfSync, randomBytes } from 'node:crypto';

/** A secret stored by a browser: 256 random bits, base64url. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** The digest of a token that the database stores. A fast hash is enough, because 256 random bits cannot be guessed. */
export const digestOf = (token: string): Buffer => hash('sha256', token, 'buffer');

const sealingKey = (token: string): Buffer => Buffer.from(hkdfSync('sha256', token, '', 'lectern refresh answer', 32));

/** Encrypts a text so that only the holder of the token can decrypt it. */
export function seal(text: string, token: string): Buffer {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', sealingKey(token), nonce);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
}

/** Decrypts what `seal` encrypted with the same token. Throws for another token. */
export function unseal(box: Buffer, token: string): string {
  const decipher = createDecipheriv('aes-256-gcm', sealingKey(token), box.subarray(0, 12));
  decipher.setAuthTag(box.subarray(12, 28));
  return Buffer.concat([decipher.update(box.subarray(28)), decipher.final()]).toString('utf8');
}
