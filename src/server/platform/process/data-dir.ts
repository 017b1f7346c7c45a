import { access, chmod, constants, mkdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { StartError } from './start-error.ts';

/** Uploads, files waiting for import, and email: not readable for other accounts of the machine. */
const PRIVATE = ['media', 'banks', 'uploads', 'imports', 'rosters', 'outbox'];

/**
 * Creates the data folder if it is missing. Others may pass through it but not list it: when Lectern runs as root,
 * PostgreSQL runs under another account and has to reach its own folder inside.
 * @throws StartError when the folder cannot be created, or belongs to another account.
 */
export async function prepareDataDir(dataDir: string): Promise<void> {
  try {
    const created = await mkdir(dataDir, { recursive: true });
    if (created !== undefined) await chmod(dataDir, 0o711);
    await access(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
    for (const name of PRIVATE) await closeToOthers(join(dataDir, name));
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new StartError(
      `The data folder ${dataDir} can’t be used (${reason}). Make the account that runs Lectern its owner, or set DATA_DIR to another folder.`,
      { cause },
    );
  }
}

/** Also a folder that an earlier version left open; permissions of another account's folder are not changed. */
async function closeToOthers(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const { mode, uid } = await stat(folder);
  if ((mode & 0o077) !== 0 && uid === process.getuid?.()) await chmod(folder, 0o700);
}
