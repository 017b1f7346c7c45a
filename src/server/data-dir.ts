import { access, chmod, constants, mkdir } from 'node:fs/promises';
import { StartError } from './start-error.ts';

/**
 * Makes the data folder when it is not there. Others may pass through it but not list it: when Lectern runs as root,
 * PostgreSQL runs under another account and has to reach its own folder inside.
 * @throws StartError when the folder cannot be made, or belongs to somebody else.
 */
export async function prepareDataDir(dataDir: string): Promise<void> {
  try {
    const made = await mkdir(dataDir, { recursive: true });
    if (made !== undefined) await chmod(dataDir, 0o711);
    await access(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new StartError(
      `The data folder ${dataDir} cannot be used (${reason}). Give it to the account that runs Lectern, or set DATA_DIR to another folder.`,
      { cause },
    );
  }
}
