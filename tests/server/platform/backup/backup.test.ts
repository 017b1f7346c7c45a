import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { backUp, restore } from '#server/platform/backup/backup.ts';
import { findPostmaster } from '#server/platform/db/cluster/postmaster.ts';
import { openDatabase } from '#server/platform/db/open-database.ts';

let path = '';
const at = (name: string) => join(path, name);
const open = (dataDir: string) => openDatabase({ dataDir, databaseUrl: null, databasePoolSize: 4 }, { role: 'tool' });
const NOW = new Date('2027-03-01T09:00:00.250Z');

beforeEach(async () => {
  path = await mkdtemp(join(tmpdir(), 'lectern-backup-'));
});
afterEach(async () => {
  for (const dataDir of await readdir(path)) {
    const left = await findPostmaster(join(path, dataDir, 'postgres'));
    if (left !== null) process.kill(left.pid, 'SIGQUIT');
  }
  await rm(path, { recursive: true, force: true });
});

describe('a backup', () => {
  it('is created during writes, contains everything that existed at its start, and can be restored to a data folder', async () => {
    const { pool, close } = await open(at('data'));
    await pool.query('create table kept (n int)');
    await pool.query('insert into kept select generate_series(1, 1000)');
    await mkdir(join(at('data'), 'media', 'files'), { recursive: true });
    await writeFile(join(at('data'), 'media', 'files', 'a-sound'), 'la');
    let isWriting = true;
    const writing = (async () => {
      for (let n = 1_001; isWriting; n += 1) await pool.query('insert into kept values ($1)', [n]);
    })();
    const { folder, description } = await backUp(at('data'), at('backups'), NOW);
    isWriting = false;
    await writing;
    await close();

    expect(folder).toBe(join(at('backups'), 'lectern-2027-03-01T09-00-00Z'));
    expect(description.holds).toMatchObject({ users: 0, attempts: 0 });
    expect(await readdir(at('backups'))).toEqual(['lectern-2027-03-01T09-00-00Z']);
    expect((await stat(folder)).mode & 0o077).toBe(0);

    await restore(folder, at('restored'));
    const restored = await open(at('restored'));
    const { rows } = await restored.pool.query<{ n: number; holes: number }>(
      'select count(*)::int as n, max(n) - count(*)::int as holes from kept',
    );
    await restored.close();
    expect(rows[0]?.n).toBeGreaterThanOrEqual(1_000);
    // A consistent snapshot: rows were written one after the other.
    expect(rows[0]?.holes).toBe(0);
    expect(await readFile(join(at('restored'), 'media', 'files', 'a-sound'), 'utf8')).toBe('la');
  });

  it('is refused inside the folder that it backs up', async () => {
    await expect(backUp(at('data'), join(at('data'), 'backups'), NOW)).rejects.toThrow('somewhere else');
  });
});

describe('a restore', () => {
  it('touches no data folder that is not empty, and refuses an incomplete backup', async () => {
    await mkdir(join(at('data'), 'postgres'), { recursive: true });
    await mkdir(at('half'));
    await expect(restore(at('half'), at('other'))).rejects.toThrow('isn’t a complete Lectern backup');
    await writeFile(
      join(at('half'), 'backup.json'),
      JSON.stringify({ format: 1, takenAt: NOW, holds: { users: 0, attempts: 0, answers: 0, files: 0 } }),
    );
    await expect(restore(at('half'), at('data'))).rejects.toThrow('is not empty');
  });
});
