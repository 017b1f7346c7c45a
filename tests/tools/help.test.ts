import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { ROOT, runNode } from './tool.ts';

const BOOT = /^node (src\/tools\/boot\.mjs .*)$/;
const packageSchema = z.object({ scripts: z.record(z.string(), z.string()) });
const { scripts } = packageSchema.parse(JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')));
const commands = Object.entries(scripts).flatMap(([name, script]) => {
  const [, words] = BOOT.exec(script) ?? [];
  return words === undefined ? [] : [{ name, words: words.split(' ') }];
});

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lectern-help-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true });
});

const help = (words: readonly string[], option: string) =>
  runNode(process.execPath, [...words, option], { env: { DATA_DIR: join(folder, 'data') } });

describe('--help', () => {
  it('is answered by the started program itself for these commands only', () => {
    const names = commands.map(({ name }) => name);
    expect(Object.keys(scripts).filter((name) => !names.includes(name))).toEqual(['format']);
  });

  it.each(commands)('of $name prints its usage and nothing else', async ({ name, words }) => {
    const { status, out, err } = await help(words, '--help');
    const called = name === 'test' || name === 'start' ? `npm ${name}` : `npm run (?:-s )?${name}`;
    expect(out).toMatch(new RegExp(`^Usage: ${called}(?: |\n)`));
    expect([status, err]).toEqual([0, '']);
  });

  it.each(['--help', '-h', '--verbose'])('of the backup creates no folder for %s', async (option) => {
    const { out, err } = await help(['src/tools/boot.mjs', 'src/tools/backup.ts'], option);
    expect(out + err).toMatch(/^Usage: npm run -s backup -- FOLDER/);
    expect(await readdir(folder)).toEqual([]);
    expect(existsSync(join(ROOT, option))).toBe(false);
  });
});
