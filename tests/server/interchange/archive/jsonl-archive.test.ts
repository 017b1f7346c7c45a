import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { zipSync } from 'fflate';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PERMISSIONS } from '#domain/access/permission.ts';
import type { Viewer } from '#server/access/viewer.ts';
import { importFiles } from '#server/interchange/bank/import-files.ts';
import { questionFile } from '#server/interchange/export/question-export.ts';
import { formatOf } from '#server/interchange/imports/file-format.ts';
import { folderImageStore } from '#server/platform/media/image-store.ts';
import { openTestDatabase, type TestDatabase } from '../../../support/servers/test-database.ts';

let database: TestDatabase;
let other: TestDatabase;
let folder: string;
beforeAll(async () => {
  [database, other] = await Promise.all([openTestDatabase(), openTestDatabase()]);
  folder = await mkdtemp(join(tmpdir(), 'lectern-jsonl-archive-'));
});
afterAll(async () => {
  await Promise.all([database.close(), other.close()]);
  await rm(folder, { recursive: true });
});

const line = (id: string, more: object): string =>
  JSON.stringify({
    id,
    subject: 'Physics',
    topic: 'Light',
    type: 'true-false',
    stem: 'It shines.',
    answer: true,
    ...more,
  });
const imagesIn = (name: string) => folderImageStore(join(folder, name));
const take = (to: TestDatabase, file: string, images: string) =>
  importFiles(to.pool, { files: [file], imageStore: imagesIn(images), dryRun: false });

const readVersion = async ({ pool }: TestDatabase) =>
  (
    await pool.query(
      `select i.external_id, i.type, v.stem, v.body, v.key, v.figures, v.explanation from items i
       join item_versions v on v.item_id = i.id and v.version = i.version order by i.external_id`,
    )
  ).rows;

describe('Lectern’s own archive', () => {
  test('transfers questions and their images from one bank to another', async () => {
    await mkdir(join(folder, 'pictures'));
    const image = await sharp({ create: { width: 9, height: 7, channels: 3, background: '#084' } })
      .png()
      .toBuffer();
    await writeFile(join(folder, 'pictures/a lamp.png'), image);
    const shown = { stem: 'It shines: ![a lamp](<pictures/a lamp.png>)', images: [{ file: 'pictures/a lamp.png' }] };
    await writeFile(join(folder, 'bank.jsonl'), [line('one', shown), line('two', { hints: ['Look.'] })].join('\n'));
    expect(await take(database, join(folder, 'bank.jsonl'), 'first')).toMatchObject({ imported: 2, rejected: [] });

    const admin = { role: 'admin', userId: '', schoolId: null, permissions: PERMISSIONS } as unknown as Viewer;
    const requested = { format: 'jsonl', filter: {}, imageStore: imagesIn('first') };
    const file = join(folder, 'questions.jsonl.zip');
    await pipeline(
      Readable.from((await questionFile(database.pool, admin, requested)).pieces),
      createWriteStream(file),
    );
    expect(formatOf(file)).toBe('jsonl');

    expect(await take(other, file, 'second')).toMatchObject({ imported: 2, rejected: [] });
    const there = await readVersion(other);
    expect(there).toEqual(await readVersion(database));
    expect(await imagesIn('second').read(there[0].figures[0])).toEqual(image);
    expect(await take(database, file, 'first')).toMatchObject({ imported: 0, unchanged: 2, rejected: [] });
  });

  test('reports its errors by line, and rejects files that are not images', async () => {
    const outside = { stem: '![x](../../etc/passwd)', images: [{ file: '../../etc/passwd' }] };
    const missing = { stem: '![x](x.png)', images: [{ file: 'x.png' }] };
    const broken = { stem: '![x](y.png)', images: [{ file: 'y.png' }] };
    const lines = ['{', line('a', outside), line('b', missing), line('c', broken), line('d', {})];
    const file = join(folder, 'bad.zip');
    await writeFile(
      file,
      zipSync({ 'in/some.jsonl': Buffer.from(lines.join('\n')), 'in/y.png': Buffer.from('no picture') }),
    );
    const unusable = (image: string, fault: string) => ({
      code: 'inField',
      field: 'images',
      reason: { code: 'imageUnusable', image, fault },
    });
    const report = await take(other, file, 'second');
    expect(report).toMatchObject({ imported: 1 });
    expect(
      report.rejected.map(({ file: at, line: number, reason }) => [at.slice(folder.length), number, reason]),
    ).toEqual([
      ['/bad.zip/in/some.jsonl', 1, [{ code: 'lineNotJson' }]],
      ['/bad.zip/in/some.jsonl', 2, [unusable('../../etc/passwd', 'missing')]],
      ['/bad.zip/in/some.jsonl', 3, [unusable('x.png', 'missing')]],
      ['/bad.zip/in/some.jsonl', 4, [unusable('y.png', 'otherFormat')]],
    ]);
  });

  test('that is damaged, expands too much or contains no questions is refused with a message', async () => {
    const put = async (name: string, bytes: Uint8Array): Promise<string> => {
      await writeFile(join(folder, name), bytes);
      return join(folder, name);
    };
    const bomb = await put('bomb.zip', zipSync({ 'a.jsonl': Buffer.alloc(60_000_000, '\n') }));
    await expect(take(other, bomb, 'second')).rejects.toThrow('packageFileTooLarge');
    const none = await put('none.zip', zipSync({ 'a.txt': Buffer.from('words') }));
    await expect(take(other, none, 'second')).rejects.toThrow('archiveWithoutQuestions');
    const complete = zipSync({ 'a.jsonl': Buffer.from(line('e', {})) });
    await expect(take(other, await put('cut.zip', complete.subarray(0, -9)), 'second')).rejects.toThrow(
      'cannot be read',
    );
  });
});
