import { hkdfSync } from 'node:crypto';
import type pg from 'pg';
import { seal, unseal } from '../../access/tokens.ts';

/** The key pair by which push services recognise this installation (VAPID, RFC 8292). */
export type PushKeys = { readonly publicKey: string; readonly privateKey: string };

const sealingKey = (secret: Buffer): string =>
  Buffer.from(hkdfSync('sha256', secret, '', 'lectern push key', 32)).toString('base64url');

type Row = { readonly publicKey: string; readonly sealed: Buffer };

const READ = 'select public_key as "publicKey", sealed_private_key as sealed from push_keys';

/**
 * The keys of this installation, generated at the first request. The private one is encrypted in the database; after the
 * server's secret was changed, new ones are generated, and devices have to subscribe again.
 * @param secret the server's secret, which all processes share
 */
export async function readPushKeys(pool: pg.Pool, secret: Buffer): Promise<PushKeys> {
  const { rows } = await pool.query<Row>(READ);
  return opened(rows[0], secret) ?? (await createPushKeys(pool, secret));
}

async function createPushKeys(pool: pg.Pool, secret: Buffer): Promise<PushKeys> {
  // Loaded only here and where messages are sent, because most requests need neither.
  const { default: webPush } = await import('web-push');
  const created = webPush.generateVAPIDKeys();
  await pool.query(`insert into push_keys (public_key, sealed_private_key) values ($1, $2) on conflict do nothing`, [
    created.publicKey,
    seal(created.privateKey, sealingKey(secret)),
  ]);
  const { rows } = await pool.query<Row>(READ);
  const [stored] = rows;
  const kept = opened(stored, secret);
  if (kept !== null || stored === undefined) return kept ?? created;
  // Encrypted by a server with another secret: the subscriptions were made with a key that is lost.
  const { rowCount } = await pool.query(
    `update push_keys set public_key = $1, sealed_private_key = $2, created_at = now() where public_key = $3`,
    [created.publicKey, seal(created.privateKey, sealingKey(secret)), stored.publicKey],
  );
  if (rowCount === 0) return readPushKeys(pool, secret);
  await pool.query('delete from push_subscriptions');
  return created;
}

function opened(row: Row | undefined, secret: Buffer): PushKeys | null {
  if (row === undefined) return null;
  try {
    return { publicKey: row.publicKey, privateKey: unseal(row.sealed, sealingKey(secret)) };
  } catch {
    return null;
  }
}
