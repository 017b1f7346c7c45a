import { existsSync, globSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { importFiles } from '#server/interchange/bank/import-files.ts';
import type { ForeignFormat } from '#server/interchange/questions/foreign.reader.ts';
import { testDatabase } from '../../../support/servers/test-server.ts';

const REAL = resolve(import.meta.dirname, '../../../../../shared/data/interchange');

const database = await testDatabase();
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lectern-foreign-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true });
});

const PLACING = { subject: null, topic: null, scope: '', moved: {}, duplicates: 'keep' } as const;

const take = (format: ForeignFormat, files: readonly string[], placing: Partial<typeof PLACING> = {}) =>
  importFiles(database.pool, {
    files,
    imageStore: null,
    dryRun: false,
    foreign: { format, placing: { ...PLACING, ...placing } },
  });

async function put(name: string, text: string | Uint8Array): Promise<string> {
  await writeFile(join(folder, name), text);
  return join(folder, name);
}

describe.skipIf(!existsSync(REAL))('real files (skipped without ../shared)', () => {
  test.each([
    [
      'gift',
      'gift/pegjs-tests/*.gift',
      // A question with two choices of full marks, one of which is enough, is multiple choice.
      { 'multiple-choice': 6, 'multiple-response': 1, 'true-false': 11, 'short-answer': 11, matching: 2, essay: 4 },
      7,
      0,
    ],
    [
      'gift',
      'gift/tsugi/*.{gift,txt}',
      { 'multiple-choice': 22, 'true-false': 4, numeric: 5, 'short-answer': 2, matching: 2, essay: 8 },
      0,
      0,
    ],
    ['aiken', 'aiken/*.txt', { 'multiple-choice': 397 }, 0, 0],
    [
      'moodle-xml',
      'moodle-xml/moodle-tools/*.xml',
      { 'multiple-choice': 2, numeric: 2, 'short-answer': 3, 'true-false': 3, matching: 2, essay: 2, cloze: 5 },
      1,
      0,
    ],
    [
      'moodle-xml',
      'moodle-xml/stack-library/**/*.xml',
      { 'multiple-choice': 17, 'multiple-response': 7, 'true-false': 1, matching: 6, cloze: 6, essay: 2 },
      0,
      1,
    ],
  ] as const)('%s: %s', async (format, pattern, byType, texts, rejected) => {
    const files = globSync(pattern, { cwd: REAL }).map((file) => join(REAL, file));
    const report = await take(format, files);
    expect(report.rejected).toHaveLength(rejected);
    expect(report.byType).toEqual(byType);
    expect(
      report.lost.filter(({ what }) => JSON.stringify(what).match(/textWithoutQuestion|a text without a question/)),
    ).toHaveLength(texts);
    const again = await take(format, files);
    expect(again).toMatchObject({ imported: 0, unchanged: report.imported + report.unchanged });
  });
});

test('a table with other column names', async () => {
  const file = await put(
    'table.csv',
    'Frage,a,b,Lösung,topic\n"Which, then?",one,two,1,Numbers\nTrue?,,,TRUE,Numbers\nNone?,x,y,z,Numbers\n',
  );
  const columns = { stem: 'Frage', answer: 'Lösung' };
  const report = await importFiles(database.pool, {
    files: [file],
    imageStore: null,
    dryRun: false,
    foreign: { format: 'csv', placing: PLACING, columns },
  });
  expect(report).toMatchObject({ imported: 2, byType: { 'multiple-choice': 1, 'true-false': 1 } });
  expect(report.rejected).toEqual([
    { file, line: 4, number: 3, question: 'None?', reason: { code: 'answerNotAmongChoices', answer: 'z' } },
  ]);
});

describe('invalid input', () => {
  const bad = async (format: ForeignFormat, text: string | Uint8Array, name = 'bad') =>
    take(format, [await put(name, text)]);

  test('a DOCTYPE is refused before anything is read, and nothing is saved', async () => {
    const bomb = '<?xml version="1.0"?><!DOCTYPE q [<!ENTITY a "aaa">]><quiz><question type="truefalse"/></quiz>';
    await expect(bad('moodle-xml', bomb)).rejects.toThrow('DOCTYPE');
    await expect(bad('qti', bomb)).rejects.toThrow('DOCTYPE');
  });

  test('of a truncated file, the questions before the end are imported, and the position is reported', async () => {
    const complete =
      '<question type="truefalse"><questiontext><text>Half a file?</text></questiontext><answer fraction="100"><text>true</text></answer></question>';
    const report = await bad('moodle-xml', `<quiz>\n${complete}\n<question type="tr`);
    expect(report).toMatchObject({ imported: 1, damages: [{ line: 3, from: 3, to: null }] });
    expect(report.rejected).toEqual([
      expect.objectContaining({
        line: 3,
        reason: expect.objectContaining({ code: 'xmlPartDamaged', fault: 'endsEarly' }),
      }),
    ]);
    const { rowCount } = await database.pool.query("select 1 from item_versions where stem = 'Half a file?'");
    expect(rowCount).toBe(1);
  });

  test('an invalid question is reported with its line, and the next one is imported', async () => {
    const report = await bad('gift', 'Never closed? {=a ~b\n\n::Next:: Fine? {T}\n\nNo number {#x}\n');
    expect(report.imported).toBe(1);
    expect(report.rejected.map(({ line }) => line)).toEqual([1, 5]);
  });

  test('ten thousand errors are ten thousand lines of the report', async () => {
    const report = await bad('gift', 'No number {#x}\n\n'.repeat(10_000));
    expect(report).toMatchObject({ imported: 0, rejected: { length: 10_000 } });
    expect(report.rejected.at(-1)?.line).toBe(19_999);
  });

  test('scripts in stems are left out, and reported', async () => {
    const report = await bad(
      'gift',
      '[html]<p onclick="x()">Safe?<script>alert(1)</script><img src="javascript:x" onerror="x()"></p>{T}',
    );
    expect(report.lost.map(({ what }) => what)).toEqual([
      { code: 'elementDropped', element: 'script' },
      { code: 'pictureDropped', picture: 'javascript:x', fault: 'missing' },
    ]);
    const { rows } = await database.pool.query<{ stem: string }>(
      "select stem from item_versions where stem like 'Safe?%'",
    );
    expect(rows[0]?.stem).toBe('Safe?\\[Picture\\]');
  });

  test('invalid bytes reject the question that contains them; another encoding is read and reported', async () => {
    const broken = Buffer.concat([Buffer.from('Caf'), Buffer.from([0xe9]), Buffer.from('? {T}\n\nThé ou café? {T}\n')]);
    const report = await bad('gift', broken);
    expect(report.rejected).toEqual([expect.objectContaining({ line: 1, reason: { code: 'bytesNotInEncoding' } })]);
    expect(await bad('gift', Buffer.from('\ufeffWide? {T}', 'utf16le'))).toMatchObject({ imported: 1 });
    const latin = await bad('gift', Buffer.from('Crème brûlée? {T}', 'latin1'));
    expect(latin).toMatchObject({ imported: 1, encodings: [{ used: 'windows-1252' }] });
    expect(latin.encodings?.[0]?.previews).toContainEqual({ encoding: 'windows-1252', text: 'Crème brûlée? {T}' });
  });

  test('an archive with unsafe paths, or a file that is not an archive, cannot be read', async () => {
    await expect(bad('qti', Buffer.from('PK\x03\x04 and nothing'), 'bad.zip')).rejects.toThrow('archiveDamaged');
    const { zipSync, strToU8 } = await import('fflate');
    await expect(bad('qti', zipSync({ '../imsmanifest.xml': strToU8('x') }), 'slip.zip')).rejects.toThrow(
      'archiveUnsafe',
    );
    await expect(bad('qti', zipSync({ 'a.xml': strToU8('x') }), 'empty.zip')).rejects.toThrow('qtiManifestMissing');
  });

  test('an archive that unpacks to far too much is stopped', async () => {
    const { zipSync } = await import('fflate');
    const bomb = zipSync({ 'imsmanifest.xml': [new Uint8Array(60_000_000), { level: 9 }] });
    await expect(bad('qti', bomb, 'bomb.zip')).rejects.toThrow('packageFileTooLarge');
  });
});
