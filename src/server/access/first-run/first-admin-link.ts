import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { writeSecretFile } from '../../platform/process/secret-file.ts';
import { issueFirstAdminToken } from './first-admin.commands.ts';
import { FIRST_RUN_PATH } from './first-admin.route.ts';

/** The file with the link, and when the link expires. The link itself is never printed or logged. */
export type FirstAdminLink = { readonly path: string; readonly expiresAt: Date };

/**
 * Writes a one-time link that creates the first administrator to a file that only its owner can read. If an
 * administrator exists, deletes the file of an earlier start.
 * @param origin the address of this server, without a trailing slash
 * @returns null if there is an administrator
 */
export async function writeFirstAdminLink(
  pool: pg.Pool,
  dataDir: string,
  origin: string,
): Promise<FirstAdminLink | null> {
  const path = join(dataDir, 'secrets', 'first-admin-link');
  const issued = await issueFirstAdminToken(pool);
  if (issued === null) {
    await rm(path, { force: true });
    return null;
  }
  await writeSecretFile(path, `${origin}${FIRST_RUN_PATH}?token=${issued.token}\n`);
  return { path, expiresAt: issued.expiresAt };
}
