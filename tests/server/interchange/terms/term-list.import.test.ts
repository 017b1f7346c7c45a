import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { formatOfMime, mimeOfBank } from '#server/interchange/imports/file-format.ts';
import { importTerms } from '#server/interchange/terms/term-list.import.ts';
import { testDatabase } from '../../../support/servers/test-server.ts';

const database = await testDatabase();
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lectern-terms-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function write(name: string, text: string): Promise<string> {
  const file = join(folder, name);
  await writeFile(file, text);
  return file;
}
const take = (file: string) => importTerms(database.pool, { files: [file], subject: null, topic: null, dryRun: false });

it('a list becomes a deck; importing it again changes nothing', async () => {
  const file = await write(
    'cells.txt',
    'cell\tthe *smallest* unit\nmitosis\tdivision\nmitosis\tdivision\norgan\n\nlife\t2 < 3\n',
  );
  expect(formatOfMime(mimeOfBank(await write('quizlet.txt', 'a\tb\nc\td\n')), 'quizlet.txt')).toBe('terms');
  const rejected = [
    { line: 3, reason: { code: 'cardRepeated', front: 'mitosis' } },
    { line: 4, question: 'organ', reason: { code: 'termWithoutDefinition' } },
  ];
  expect(await take(file)).toMatchObject({ imported: 3, unchanged: 0, byType: { basic: 3 }, rejected });
  const { rows } = await database.pool.query(
    `select n.content from card_notes n join materials m on m.id = n.deck_id where m.title = 'Cells' order by n.position`,
  );
  expect(rows.map(({ content }) => [content.front, content.back])).toEqual([
    ['cell', 'the \\*smallest\\* unit'],
    ['mitosis', 'division'],
    ['life', '2 \\< 3'],
  ]);
  expect(await take(file)).toMatchObject({ imported: 0, unchanged: 3 });
});

it('a text without terms is refused', async () => {
  await expect(take(await write('letter.txt', 'Dear all\nsee you soon\n'))).rejects.toThrow(
    expect.objectContaining({ reason: { code: 'termSeparatorUnknown' } }),
  );
});
