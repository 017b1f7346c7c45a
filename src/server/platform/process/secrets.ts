import { randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Settings } from '../settings/settings.ts';
import { prepareDataDir } from './data-dir.ts';
import { StartError } from './start-error.ts';
import { errorCodeOf } from './system-error.ts';

const SECRET_BYTES = 32;

/** Secrets that several processes share can be given in the environment; each has its setting. */
const GIVEN = { mediaSigningKey: 'media-signing-key' } as const;

/** A configured secret, or otherwise the one in the data folder, created at the first start. */
export async function readSecret(settings: Settings, name: keyof typeof GIVEN): Promise<string> {
  return settings[name] ?? (await loadSecret(settings.dataDir, GIVEN[name]));
}

const randomSecret = (): string => randomBytes(SECRET_BYTES).toString('base64url');

/**
 * A secret in `DATA_DIR/secrets/NAME`, readable by this account only. Created if it is missing; two processes that
 * create it at once get the same one.
 */
export async function loadSecret(
  dataDir: string,
  name: string,
  create: () => string | Promise<string> = randomSecret,
): Promise<string> {
  const folder = join(dataDir, 'secrets');
  const path = join(folder, name);
  const stored = await readStored(path);
  if (stored !== null) return stored;
  await prepareDataDir(dataDir);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await writeSecretFile(path, await create());
  const generated = await readStored(path);
  if (generated === null)
    throw new StartError(`The secret ${path} was deleted while Lectern was starting. Start Lectern again.`);
  return generated;
}

async function readStored(path: string): Promise<string | null> {
  try {
    const stored = (await readFile(path, 'utf8')).trim();
    if (stored !== '') return stored;
  } catch (cause) {
    if (errorCodeOf(cause) === 'ENOENT') return null;
    throw new StartError(`The secret ${path} can’t be read. Make the account that runs Lectern its owner.`, {
      cause,
    });
  }
  throw new StartError(
    `The secret ${path} is empty. Restore it from a backup, or delete the file to create a new one.`,
  );
}

/** Atomic, and never overwrites an existing secret: a hard link fails where a rename would replace it. */
async function writeSecretFile(path: string, secret: string): Promise<void> {
  const draft = `${path}.${randomUUID()}`;
  const file = await open(draft, 'wx', 0o600);
  try {
    await file.writeFile(`${secret}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
  try {
    await link(draft, path);
  } catch (cause) {
    if (errorCodeOf(cause) !== 'EEXIST') throw cause;
  } finally {
    await rm(draft);
  }
}
