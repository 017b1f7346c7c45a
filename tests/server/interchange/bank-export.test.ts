import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ExportFormat, type ExportReport, exportBank } from '#server/interchange/bank-export.ts';
import { importFiles } from '#server/interchange/import-files.ts';
import { openTestDatabase, type TestDatabase } from '../../support/test-database.ts';

let database: TestDatabase;
let folder: string;
beforeAll(async () => {
  database = await openTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'lectern-export-'));
  const file = join(folder, 'bank.gift');
  await writeFile(
    file,
    [
      '$CATEGORY: $course$/top/Physics/Heat',
      '[markdown]Does *ice* float?{T####It is lighter.}',
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
    figures: null,
    dryRun: false,
    foreign: { format: 'gift', placing },
  });
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

async function exported(format: ExportFormat): Promise<{ text: string; report: ExportReport }> {
  const report: ExportReport = { exported: 0, lost: [], byType: {} };
  const figures = {
    read: () => Promise.reject(new Error('none')),
    write: () => Promise.resolve(),
    remove: () => Promise.resolve(),
  };
  const pieces: string[] = [];
  for await (const piece of exportBank(
    database.pool,
    { format, figures, keepPicture: async ({ name }) => name },
    report,
  ))
    pieces.push(piece);
  return { text: pieces.join(''), report };
}

test.each(['jsonl', 'gift', 'moodle-xml'] as const)('the bank as %s, read again, changes nothing', async (format) => {
  const { text, report } = await exported(format);
  expect(report).toMatchObject({ exported: 6, lost: [] });
  const file = join(folder, `out.${format}`);
  await writeFile(file, text);
  const placing = { subject: null, topic: null, scope: '', moved: {}, duplicates: 'keep' } as const;
  const foreign = format === 'jsonl' ? {} : { foreign: { format, placing } };
  expect(await importFiles(database.pool, { files: [file], figures: null, dryRun: true, ...foreign })).toMatchObject({
    imported: 0,
    unchanged: 6,
    rejected: [],
  });
});

test('what a format cannot hold is named, item by item', async () => {
  const { text, report } = await exported('aiken');
  expect(text).toBe('Choose.\nA. one\nB. two\nC. three\nANSWER: A\n\n');
  expect(report).toMatchObject({ exported: 1, lost: { length: 5 } });
});
