import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { ImportReport } from '#server/interchange/bank/import.report.ts';
import { importConnection } from '#server/interchange/bank/import-connection.ts';
import { importFiles } from '#server/interchange/bank/import-files.ts';
import { BATCH_SIZE, runImport } from '#server/interchange/bank/import-run.ts';
import type { BankWriter } from '#server/interchange/export/bank.writer.ts';
import { ownConnection } from '#server/platform/db/own-connection.ts';
import { folderImageStore } from '#server/platform/media/image-store.ts';
import { lineOf, png } from '../../../support/questions/question.builder.ts';
import { openTestDatabase, type TestDatabase } from '../../../support/servers/test-database.ts';

let database: TestDatabase;
let folder: string;
const media = () => join(folder, 'store');

beforeEach(async () => {
  database = await openTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'lectern-import-'));
});
afterEach(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

async function put(name: string, lines: readonly string[]): Promise<string> {
  await writeFile(join(folder, name), lines.join('\n'));
  return join(folder, name);
}

const run = (files: readonly string[], dryRun = false): Promise<ImportReport> =>
  importFiles(database.pool, { files, imageStore: folderImageStore(media()), dryRun });

const importLines = async (...lines: string[]): Promise<ImportReport> => run([await put('questions.jsonl', lines)]);

async function query<Row extends object>(text: string): Promise<Row[]> {
  return (await database.pool.query<Row>(text)).rows;
}

const countOf = async (table: string): Promise<number> =>
  (await query<{ count: number }>(`select count(*)::int as count from ${table}`))[0]?.count ?? -1;

const practiceQuiz = () =>
  query(`select t.title, i.external_id, qi.position from quiz_items qi join quizzes q on q.id = qi.quiz_id and q.practice
         join topics t on t.id = q.topic_id join items i on i.id = qi.item_id order by t.title, qi.position`);

describe('an import', () => {
  test('creates subject, free topic, item and practice quiz', async () => {
    const report = await importLines(
      lineOf({ id: 'b' }),
      lineOf({ id: 'a' }),
      lineOf({ id: 'c', topic: 'Motion & Co.' }),
    );
    expect(report).toEqual({ imported: 3, unchanged: 0, rejected: [], lost: [], byType: { 'multiple-choice': 3 } });
    expect(await query('select slug, title, position from subjects')).toEqual([
      { slug: 'physics', title: 'Physics', position: 1 },
    ]);
    expect(await query('select slug, position, free from topics order by position')).toEqual([
      { slug: 'kinematics', position: 1, free: true },
      { slug: 'motion-co', position: 2, free: true },
    ]);
    expect(await practiceQuiz()).toEqual([
      { title: 'Kinematics', external_id: 'b', position: 1 },
      { title: 'Kinematics', external_id: 'a', position: 2 },
      { title: 'Motion & Co.', external_id: 'c', position: 1 },
    ]);
  });

  test('of several files leaves out those that cannot be read, with everything they contain', async () => {
    const book = async (name: string, ...rows: readonly (readonly string[])[]): Promise<string> => {
      const cells = (row: readonly string[], line: number): string =>
        row.map((text, at) => `<c r="${'ABCD'[at]}${line}" t="inlineStr"><is><t>${text}</t></is></c>`).join('');
      const all = [['question', 'answer', 'subject', 'topic'], ...rows];
      const sheet = all.map((row, at) => `<row r="${at + 1}">${cells(row, at + 1)}</row>`).join('');
      const bytes = zipSync({
        'xl/workbook.xml': strToU8('<workbook xmlns:r="r"><sheets><sheet name="Quiz" r:id="a"/></sheets></workbook>'),
        'xl/_rels/workbook.xml.rels': strToU8('<Relationships><Relationship Id="a" Target="one.xml"/></Relationships>'),
        'xl/one.xml': strToU8(`<worksheet><sheetData>${sheet}</sheetData></worksheet>`.replace('"D9"', '"ZZZZ9"')),
      });
      await writeFile(join(folder, name), bytes);
      return join(folder, name);
    };
    const good = await book('good.xlsx', ['Is ice cold?', 'true', 'Physics', 'Heat']);
    const other = await book('other.xlsx', ['Is ice hot?', 'false', 'Physics', 'Heat']);
    const wet = Array.from({ length: 8 }, (_, at) => [`Is ice ${at} wet?`, 'true', 'Physics', 'Damp']);
    const bad = await book('bad.xlsx', ...wet);
    const placing = { subject: null, topic: null, scope: '', moved: {}, duplicates: 'keep' } as const;
    const report = await importFiles(database.pool, {
      ...{ files: [good, bad, other], dryRun: false, imageStore: null },
      foreign: { format: 'xlsx', placing },
    });
    expect(report).toMatchObject({
      imported: 2,
      rejected: [],
      unreadable: [{ file: bad, reason: { code: 'workbookCellBeyond', line: 9 } }],
    });
    expect(await query('select title from topics')).toEqual([{ title: 'Heat' }]);
  });

  test('of several archives leaves out one that is damaged, with everything it contains', async () => {
    const good = await put('good.jsonl', [lineOf()]);
    const bad = join(folder, 'bad.jsonl.zip');
    const lines = Array.from({ length: 2 * BATCH_SIZE }, (_, at) => lineOf({ id: `bad-${at}` })).join('\n');
    const bytes = zipSync({ 'bank.jsonl': strToU8(lines) }, { level: 0 });
    bytes[bytes.length - 5_000] = 0x7e;
    await writeFile(bad, bytes);
    expect(await run([bad, good])).toMatchObject({
      imported: 1,
      rejected: [],
      unreadable: [{ file: bad, reason: { code: 'archiveFileDamaged', path: 'bank.jsonl' } }],
    });
    expect(await countOf('items')).toBe(1);
  });

  test('run twice changes nothing the second time', async () => {
    await importLines(lineOf(), lineOf({ id: 'q-2' }));
    const before = await query(
      'select i.*, v.digest from items i join item_versions v on v.item_id = i.id order by i.id',
    );
    expect(await importLines(lineOf(), lineOf({ id: 'q-2' }))).toMatchObject({
      imported: 0,
      unchanged: 2,
      byType: { 'multiple-choice': 2 },
    });
    expect(
      await query('select i.*, v.digest from items i join item_versions v on v.item_id = i.id order by i.id'),
    ).toEqual(before);
  });

  test('of other content under the same id creates a version, and keeps the old one', async () => {
    await importLines(lineOf());
    expect(await importLines(lineOf({ stem: 'Which other one?' }))).toMatchObject({ imported: 1, unchanged: 0 });
    expect(
      await query(
        'select i.version as current, v.version, v.stem from items i join item_versions v on v.item_id = i.id order by v.version',
      ),
    ).toEqual([
      { current: 2, version: 1, stem: 'Which one?' },
      { current: 2, version: 2, stem: 'Which other one?' },
    ]);
    expect(await countOf('quiz_items')).toBe(1);
  });

  test('of another topic under the same id moves the item without a new version', async () => {
    await importLines(lineOf(), lineOf({ id: 'q-2', topic: 'Waves' }));
    expect(await importLines(lineOf({ topic: 'Waves' }))).toMatchObject({ imported: 1 });
    expect(await practiceQuiz()).toEqual([
      { title: 'Waves', external_id: 'q-2', position: 1 },
      { title: 'Waves', external_id: 'q-1', position: 2 },
    ]);
    expect(await countOf('item_versions')).toBe(2);
  });

  test('never changes the type of an item', async () => {
    await importLines(lineOf());
    const other = lineOf({ type: 'multiple-response' });
    const report = await importLines(other, other);
    expect(report).toMatchObject({ imported: 0, unchanged: 0, byType: {} });
    expect(report.rejected.map(({ line }) => line)).toEqual([1, 2]);
    expect(report.rejected[0]?.reason).toEqual({
      ...{ code: 'typeChanged', from: 'multiple-choice', to: 'multiple-response' },
    });
  });

  test('still refuses invalid lines on a second run, in the same batch or a later one', async () => {
    await importLines(lineOf());
    const other = lineOf({ type: 'multiple-response' });
    const filler = Array.from({ length: 3 * BATCH_SIZE }, (_, at) => lineOf({ id: `f-${at}` }));
    const report = await importLines(other, other, ...filler, other);
    expect(report).toMatchObject({ imported: filler.length, unchanged: 0 });
    expect(report.rejected.map(({ line }) => line)).toEqual([1, 2, filler.length + 3]);
    expect(new Set(report.rejected.map(({ reason }) => reason)).size).toBe(1);
  });

  test('rejects line by line and imports the rest', async () => {
    const file = await put('questions.jsonl', [
      '{',
      lineOf(),
      lineOf({ id: 'q-2', answer: ['E'] }),
      lineOf({ id: 'q-3', stem: 'x'.repeat(10_000_000) }),
      '',
      lineOf({ id: 'q-4', extra: 1 }),
      lineOf({ id: 'q-5' }),
    ]);
    expect(await run([file])).toMatchObject({
      imported: 2,
      unchanged: 0,
      rejected: [
        { file, line: 1, reason: [{ code: 'lineNotJson' }] },
        {
          file,
          line: 3,
          reason: [{ code: 'inField', field: 'answer', reason: { code: 'answerNamesNoChoice', id: 'E' } }],
        },
        { file, line: 4, reason: { code: 'lineTooLong', max: 1_000_000 } },
        { file, line: 6, reason: [{ code: 'fieldUnknown', field: 'extra' }] },
      ],
      byType: { 'multiple-choice': 2 },
    });
  });

  test('accepts an id once: same content is unchanged, other content is rejected, in the same batch or a later one', async () => {
    const filler = Array.from({ length: BATCH_SIZE }, (_, at) => lineOf({ id: `f-${at}` }));
    const first = await put('first.jsonl', [lineOf(), lineOf(), lineOf({ stem: 'Near' }), ...filler]);
    const second = await put('second.jsonl', [lineOf(), lineOf({ stem: 'Far' })]);
    const reason = { code: 'idRepeated', id: 'q-1', file: first, line: 1 };
    expect(await run([first, second])).toMatchObject({
      imported: BATCH_SIZE + 1,
      unchanged: 2,
      rejected: [
        { file: first, line: 3, reason },
        { file: second, line: 2, reason },
      ],
      byType: { 'multiple-choice': BATCH_SIZE + 3 },
    });
  });

  test('creates different slugs for titles that would have the same slug', async () => {
    await importLines(
      lineOf({ subject: 'C' }),
      lineOf({ id: 'q-2', subject: 'C++' }),
      lineOf({ id: 'q-3', subject: '…' }),
    );
    expect(await query('select title, slug from subjects order by position')).toEqual([
      { title: 'C', slug: 'c' },
      { title: 'C++', slug: 'c-2' },
      { title: '…', slug: 'untitled' },
    ]);
  });

  test('stores images once, by digest, and rejects a question whose image is missing', async () => {
    await mkdir(join(folder, 'media'));
    await writeFile(join(folder, 'media', 'a.png'), png(4, 3));
    await writeFile(join(folder, 'media', 'same.png'), png(4, 3));
    const showing = (id: string, file: string) => lineOf({ id, stem: `![It](${file})`, images: [{ file, alt: 'It' }] });
    const report = await importLines(
      showing('q-1', 'media/a.png'),
      showing('q-2', 'media/same.png'),
      showing('q-3', '../a.png'),
    );
    expect(report.imported).toBe(2);
    expect(report.rejected.map(({ reason }) => reason)).toEqual([
      [
        {
          code: 'inField',
          field: 'images',
          reason: { code: 'imageUnusable', image: '../a.png', fault: 'missing' },
        },
      ],
    ]);
    const images = await query<{ digest: string }>('select digest, mime, width, height from figures');
    expect(images).toEqual([{ digest: expect.any(String), mime: 'image/png', width: 4, height: 3 }]);
    const digest = images[0]?.digest ?? '';
    expect(await folderImageStore(media()).read(digest)).toEqual(png(4, 3));
    expect(await readdir(join(media(), digest.slice(0, 2)))).toEqual([digest]);
    expect(await query('select stem, figures from item_versions limit 1')).toEqual([
      { stem: `![It](figure:${digest})`, figures: [digest] },
    ]);
  });

  test('as a dry run reports the same and saves nothing', async () => {
    await writeFile(join(folder, 'a.png'), png(4, 3));
    const lines = [lineOf(), lineOf({ id: 'q-2', stem: '![x](a.png)', images: [{ file: 'a.png' }] }), '{'];
    const file = await put('questions.jsonl', lines);
    const rehearsed = await run([file], true);
    expect(await countOf('subjects')).toBe(0);
    expect(await countOf('items')).toBe(0);
    await expect(readdir(media())).rejects.toThrow('ENOENT');
    expect(await run([file])).toEqual(rehearsed);
    expect(rehearsed).toMatchObject({ imported: 2, rejected: [{ line: 3 }] });
  });

  test('two concurrent imports of the same file count every question once', async () => {
    const file = await put(
      'questions.jsonl',
      Array.from({ length: 1_500 }, (_, at) => lineOf({ id: `q-${at}` })),
    );
    const reports = await Promise.all([run([file]), run([file])]);
    expect(reports.map(({ imported }) => imported).sort()).toEqual([0, 1_500]);
    expect(await countOf('item_versions')).toBe(1_500);
  });

  test('that is interrupted leaves whole batches, and can be run again', async () => {
    const lines = Array.from({ length: BATCH_SIZE + 10 }, (_, at) => lineOf({ id: `q-${at}` }));
    const file = await put('questions.jsonl', lines);
    const interrupted = importFiles(database.pool, {
      ...{ files: [file], dryRun: false, imageStore: null },
      relocate: (draft) => {
        if (draft.externalId === `q-${BATCH_SIZE + 5}`) throw new Error('interrupted');
        return draft;
      },
    });
    await expect(interrupted).rejects.toThrow('interrupted');
    expect(await countOf('items')).toBe(BATCH_SIZE);
    expect(await run([file])).toMatchObject({ imported: 10, unchanged: BATCH_SIZE });
  });

  test.each(['caller', 'batches'] as const)('reports the original error (a transaction of the %s)', async (whose) => {
    const lines = Array.from({ length: 5 * BATCH_SIZE }, (_, at) => lineOf({ id: `q-${at}` }));
    const client = await importConnection(ownConnection(database.pool.options, 'lectern test'));
    let batches = 0;
    const writer: BankWriter = {
      ...{ ownerId: null, importedDigests: new Set() },
      onWritten: async () => {
        batches += 1;
        if (batches === 2) await client.query('select 1 / 0');
      },
    };
    const files = [await put('questions.jsonl', lines)];
    if (whose === 'caller') await client.query('begin');
    await expect(runImport(client, { files, imageStore: null, transactions: whose, writer })).rejects.toThrow(
      'division by zero',
    );
    await client.end();
    expect((await countOf('items')) % BATCH_SIZE).toBe(0);
    if (whose === 'caller') expect(await countOf('items')).toBe(0);
  });

  test('adds at most a thousand questions to a practice quiz', async () => {
    const lines = Array.from({ length: 1_001 }, (_, at) => lineOf({ id: `q-${at}` }));
    expect((await importLines(...lines)).imported).toBe(1_001);
    expect(await countOf('quiz_items')).toBe(1_000);
  });
});
