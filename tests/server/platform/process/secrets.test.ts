import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loadSecret, readSecret } from '#server/platform/process/secrets.ts';
import { readSettings } from '#server/platform/settings/settings.ts';

let dataDir = '';
beforeEach(async () => {
  dataDir = join(await mkdtemp(join(tmpdir(), 'lectern-secrets-')), 'data');
});
afterEach(async () => {
  await rm(join(dataDir, '..'), { recursive: true });
});

describe('a secret', () => {
  it('is created once by concurrent callers, and only its owner can read it', async () => {
    const generated = await Promise.all(Array.from({ length: 20 }, () => loadSecret(dataDir, 'key')));
    expect(new Set(generated).size).toBe(1);
    expect(generated[0]).toMatch(/^[\w-]{43}$/);
    expect(await loadSecret(dataDir, 'key')).toBe(generated[0]);
    expect(await loadSecret(dataDir, 'other')).not.toBe(generated[0]);
    expect((await stat(join(dataDir, 'secrets', 'key'))).mode & 0o777).toBe(0o600);
    expect((await stat(join(dataDir, 'secrets'))).mode & 0o777).toBe(0o700);
    expect(await readdir(join(dataDir, 'secrets'))).toEqual(['key', 'other']);
  });

  it('is read from the environment if it is there', async () => {
    const MEDIA_SIGNING_KEY = 'x'.repeat(32);
    expect(await readSecret(readSettings({ DATA_DIR: dataDir, MEDIA_SIGNING_KEY }), 'mediaSigningKey')).toBe(
      MEDIA_SIGNING_KEY,
    );
    const stored = await readSecret(readSettings({ DATA_DIR: dataDir }), 'mediaSigningKey');
    expect(stored).toBe(await loadSecret(dataDir, 'media-signing-key'));
  });

  it('is not silently created again if its file is empty', async () => {
    await loadSecret(dataDir, 'key');
    await writeFile(join(dataDir, 'secrets', 'key'), '\n');
    await expect(loadSecret(dataDir, 'key')).rejects.toThrow(
      /key is empty\. Restore it from a backup, or delete the file/,
    );
  });
});
