import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { becomeServer, exclusively, lockShared } from '#server/platform/db/cluster/data-lock.ts';
import { isRunning, thisProcess } from '#server/platform/db/cluster/process-identity.ts';

let dataDir = '';
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'lectern-lock-'));
});
afterEach(async () => {
  await rm(dataDir, { recursive: true });
});

describe('the lock on a data folder', () => {
  it('has one holder at a time', async () => {
    const first = await becomeServer(dataDir);
    await expect(becomeServer(dataDir)).rejects.toThrow(`(process ${process.pid}, since `);
    await first.leave();
    await (await becomeServer(dataDir)).leave();
  });

  it('is not held by an ended process, nor by another one that has been given its number', async () => {
    const folder = join(dataDir, 'locks', 'server');
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, '2147483646.boot-1.1'), '');
    await writeFile(join(folder, `${process.pid}.another-start.1`), '');
    const presence = await becomeServer(dataDir);
    expect(await readdir(folder)).toHaveLength(1);
    await presence.leave();
    expect(await readdir(folder)).toEqual([]);
  });

  it('lets one action run at a time, however many wait', async () => {
    let inside = 0;
    let most = 0;
    await Promise.all(
      Array.from({ length: 8 }, () =>
        exclusively(dataDir, async () => {
          inside += 1;
          most = Math.max(most, inside);
          await sleep(5);
          inside -= 1;
        }),
      ),
    );
    expect(most).toBe(1);
  });

  it('is released when the action fails', async () => {
    await expect(exclusively(dataDir, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await exclusively(dataDir, () => Promise.resolve('yes'))).toBe('yes');
  });

  it('counts users, one by one', async () => {
    const first = await lockShared(dataDir);
    expect(await first.othersPresent()).toBe(false);
    const second = await lockShared(dataDir);
    expect(await first.othersPresent()).toBe(true);
    await second.leave();
    expect(await first.othersPresent()).toBe(false);
    await first.leave();
  });
});

describe('a process', () => {
  it('is identified by its number and its start time', () => {
    expect(isRunning(thisProcess())).toBe(true);
    expect(isRunning({ ...thisProcess(), pid: 2_147_483_646 })).toBe(false);
    expect(isRunning({ ...thisProcess(), start: 'another' })).toBe(process.platform === 'win32');
  });
});
