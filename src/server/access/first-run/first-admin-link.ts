import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { writeSecretFile } from '../../platform/process/secret-file.ts';
import { issueFirstAdminToken } from './first-admin.commands.ts';
import { FIRST_RUN_PATH } from './first-admin.route.ts';

/** Where the operator finds the link, and until when it is valid. The link itself reaches no terminal and no log. */
export type FirstAdminLink = { readonly path: string; readonly expiresAt: Date };

/**
 * Writes a one-time link that creates the first administrator to a file that only the owner can read. Where an
 * administrator exists, a file of an earlier start is deleted.
 * @param origin the address of this server, without a slash at the end
 * @returns null where there is an administrator
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
