import { chmod, mkdir, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { prepareDataDir } from '#server/platform/process/data-dir.ts';

let parent = '';
beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'lectern-data-'));
});
afterEach(() => rm(parent, { recursive: true }));

const modeOf = async (path: string): Promise<number> => (await stat(path)).mode & 0o777;

describe('the contents of the data folder', () => {
  it.each(['media', 'banks', 'uploads', 'imports', 'rosters', 'outbox'])(
    'cannot be read by another account of the machine: %s',
    async (name) => {
      const fresh = join(parent, 'fresh');
      await prepareDataDir(fresh);
      expect(await modeOf(join(fresh, name))).toBe(0o700);
      // The account that runs PostgreSQL may pass through the folder itself.
      expect(await modeOf(fresh)).toBe(0o711);
      const left = join(parent, 'left', name);
      await mkdir(left, { recursive: true });
      await chmod(left, 0o755);
      await prepareDataDir(join(parent, 'left'));
      expect(await modeOf(left)).toBe(0o700);
    },
  );
});
