import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { importApkg } from '#server/interchange/anki/apkg.import.ts';
import { apkgPackage } from '#server/interchange/anki/apkg.writer.ts';
import { zipOf } from '#server/interchange/archive/zip.writer.ts';
import { importFiles } from '#server/interchange/bank/import-files.ts';
import { type ExportFormat, exportBank } from '#server/interchange/export/bank-export.ts';
import { exportDecks } from '#server/interchange/export/deck-export.ts';
import type { ExportReport } from '#server/interchange/export/export.report.ts';
import { inspectImage } from '#server/interchange/media/image.reader.ts';
import { testDatabase } from '../../../support/servers/test-server.ts';

const database = await testDatabase();
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lectern-export-'));
  const file = join(folder, 'bank.gift');
  await writeFile(
    file,
    [
      '$CATEGORY: $course$/top/Physics/Heat',
      '// [tag:ice] [tag:exam 2024]\n[markdown]Does *ice* float?{T####It is lighter.}',
      'Two and two? {#4:0.5}',
      'Choose. {=one ~two ~three}',
      'Match. {=a -> 1 =b -> 2}',
      'Say it. {=yes =no}',
      'Write. {}',
    ].join('\n\n'),
  );
  const placing = { subject: null, topic: null, scope: '', moved: {}, duplicates: 'keep' } as const;
  await importFiles(database.pool, {
    files: [file],
    imageStore: null,
    dryRun: false,
    foreign: { format: 'gift', placing },
  });
});
afterAll(async () => {
  await rm(folder, { recursive: true });
});

async function exported(format: ExportFormat): Promise<{ bytes: Buffer; text: string; report: ExportReport }> {
  const report: ExportReport = { exported: 0, lost: [], byType: {} };
  const images = {
    read: () => Promise.reject(new Error('none')),
    write: () => Promise.resolve(),
    remove: () => Promise.resolve(),
  };
  const pieces: Uint8Array[] = [];
  for await (const piece of exportBank(
    database.pool,
    { format, imageStore: images, saveImage: async ({ name }) => name },
    report,
  ))
    pieces.push(Buffer.from(piece as Uint8Array));
  const bytes = Buffer.concat(pieces);
  return { bytes, text: bytes.toString('utf8'), report };
}

test.each([
  ['jsonl', 6],
  ['gift', 6],
  ['moodle-xml', 6],
  ['qti', 6],
  ['qti-2.2', 6],
  ['csv', 5],
  ['xlsx', 5],
] as const)('the bank as %s, read again, changes nothing', async (format, count) => {
  const { bytes, report } = await exported(format);
  // Tables have no pairs, and QTI has no tags; everything else is complete.
  expect(report).toMatchObject({ exported: count, lost: { length: 6 - count + (format.startsWith('qti') ? 1 : 0) } });
  const file = join(folder, `out.${format}`);
  await writeFile(file, bytes);
  const placing = { subject: null, topic: null, scope: '', moved: {}, duplicates: 'keep' } as const;
  const foreign =
    format === 'jsonl' ? {} : { foreign: { format: format === 'qti-2.2' ? 'qti' : format, placing } as const };
  expect(await importFiles(database.pool, { files: [file], imageStore: null, dryRun: true, ...foreign })).toMatchObject(
    {
      imported: 0,
      unchanged: count,
      rejected: [],
    },
  );
});

test('what a format cannot represent is reported, question by question', async () => {
  const { text, report } = await exported('aiken');
  expect(text).toBe('Choose.\nA. one\nB. two\nC. three\nANSWER: A\n\n');
  expect(report).toMatchObject({ exported: 1, lost: { length: 5 } });
});

test('decks exported as an Anki package, with their images, are imported unchanged', async () => {
  const image = await sharp({ create: { width: 4, height: 3, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  const contentImage = inspectImage(image);
  const notes = [
    {
      kind: 'basic',
      front: '**Heat** & $x^2 < 3$',
      back: `One\n\n![A red field](figure:${contentImage.digest})`,
      typed: true,
    },
    { kind: 'reversed', front: 'forth', back: 'back', typed: false },
    { kind: 'cloze', text: 'The {{c1::heart}} pumps {{c3::blood::what}}.', typed: false },
  ] as const;
  const results = notes.map((content, at) => ({
    guid: `guid-${at}`,
    deck: ['Physics', 'Chapter 1'],
    content,
    images: new Map([[`figure:${contentImage.digest}`, 'red field.png']]),
  }));
  async function* each() {
    yield* results;
  }
  const pieces: Uint8Array[] = [];
  for await (const piece of zipOf(apkgPackage(each(), async () => image))) pieces.push(piece);
  const file = join(folder, 'out.apkg');
  await writeFile(file, Buffer.concat(pieces));
  const written: string[] = [];
  const images = {
    read: async () => image,
    write: async (digest: string) => void written.push(digest),
    remove: () => Promise.resolve(),
  };
  const taken = { files: [file], subject: null, topic: null, imageStore: images, dryRun: false };
  const report = await importApkg(database.pool, taken);
  expect(report).toMatchObject({ imported: 3, rejected: [], lost: [], byType: { basic: 1, reversed: 1, cloze: 1 } });
  expect(written).toEqual([contentImage.digest]);
  const { rows } = await database.pool.query(
    `select n.content, n.section, m.title from card_notes n join materials m on m.id = n.deck_id order by n.position`,
  );
  expect(rows).toEqual(notes.map((content) => ({ content, section: 'Chapter 1', title: 'Physics' })));

  const out: ExportReport = { exported: 0, lost: [], byType: {} };
  const again: Uint8Array[] = [];
  for await (const piece of exportDecks(database.pool, images, out)) again.push(piece);
  expect(out).toEqual({ exported: 3, lost: [], byType: { basic: 1, reversed: 1, cloze: 1 } });
  await writeFile(file, Buffer.concat(again));
  expect(await importApkg(database.pool, taken)).toMatchObject({ imported: 0, unchanged: 3, rejected: [] });
});

test('tags of a question are exported, and those of an existing one stay', async () => {
  expect((await exported('jsonl')).text).toContain('"tags":["ice","exam 2024"]');
  expect((await exported('gift')).text).toContain('] [tag:ice] [tag:exam 2024]\n');
  expect((await exported('moodle-xml')).text).toContain('<tags><tag><text>ice</text></tag>');
  expect((await exported('csv')).text).toContain('ice|exam 2024');
  expect((await exported('qti')).report.lost).toContainEqual({
    item: expect.any(String),
    what: { code: 'tagsDropped', tags: 'ice, exam 2024' },
  });

  const file = join(folder, 'again.gift');
  await writeFile(
    file,
    '$CATEGORY: $course$/top/Physics/Heat\n\n// [tag:other]\n[markdown]Does *ice* float?{T####It is lighter.}\n',
  );
  const placing = { subject: null, topic: null, scope: '', moved: {}, duplicates: 'keep' } as const;
  const report = await importFiles(database.pool, {
    ...{ files: [file], imageStore: null, dryRun: false },
    foreign: { format: 'gift', placing },
  });
  expect(report).toMatchObject({ imported: 0, unchanged: 1 });
  expect((await exported('jsonl')).text).not.toContain('other');
});
