import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { formatOf } from '#server/interchange/imports/file-format.ts';
import { type ForeignFormat, foundIn } from '#server/interchange/questions/foreign.reader.ts';
import { draftOfFound } from '#server/interchange/questions/found.draft.ts';
import { FileError } from '#server/interchange/questions/interchange-question.ts';
import { png } from '../../../support/questions/question.builder.ts';

/* Files that are far larger than a teacher's, carry programs, or have the name of another format. */

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lectern-hostile-'));
});
afterAll(() => rm(folder, { recursive: true }));

type Members = Readonly<Record<string, string | Uint8Array>>;
async function zipped(name: string, members: Members, level: 0 | 1 = 0): Promise<string> {
  const file = join(folder, name);
  const files: Parameters<typeof zipSync>[0] = {};
  for (const [path, content] of Object.entries(members)) {
    const bytes = typeof content === 'string' ? strToU8(content) : content;
    // As the standard requires, so that the kind of an OpenDocument file is seen in its first bytes.
    files[path] = [bytes, { level: path === 'mimetype' ? 0 : level }];
  }
  await writeFile(file, zipSync(files));
  return file;
}

it('a Word document with ten thousand images keeps each with its question', async () => {
  const COUNT = 10_000;
  const numbers = Array.from({ length: COUNT }, (_, at) => at + 1);
  const p = (text: string, more = ''): string => `<w:p><w:r><w:t>${text}</w:t></w:r>${more}</w:p>`;
  const image = (number: number): string => `<w:r><w:drawing><a:blip r:embed="r${number}"/></w:drawing></w:r>`;
  const body = numbers.map((number) => p(`${number}. What is this?`, image(number)) + p(`Answer: number ${number}`));
  const links = numbers.map((number) => `<Relationship Id="r${number}" Target="media/${number}.png"/>`);
  const file = await zipped('images.docx', {
    'word/document.xml': `<w:document xmlns:w="w" xmlns:a="a" xmlns:r="r"><w:body>${body.join('')}</w:body></w:document>`,
    'word/_rels/document.xml.rels': `<Relationships>${links.join('')}</Relationships>`,
    ...Object.fromEntries(numbers.map((number) => [`word/media/${number}.png`, String(number)])),
  });
  let count = 0;
  for (const found of foundIn(file, 'word')) {
    if (found.kind !== 'question') continue;
    count += 1;
    const [, path = ''] = /!\[\]\((image-\d+)\)/.exec(found.item.stem) ?? [];
    expect(String(Buffer.from(found.files?.(path) ?? []))).toBe(String(count));
  }
  expect(count).toBe(COUNT);
}, 120_000);

it('a workbook of a million rows is read row by row', async () => {
  const ROWS = 1_000_000;
  const cell = (at: string, text: string): string => `<c r="${at}" t="inlineStr"><is><t>${text}</t></is></c>`;
  const empty = (number: number): string => `<row r="${number}"/>`;
  const question = (number: number): string =>
    `<row r="${number}">${cell(`A${number}`, `Why ${number}?`)}${cell(`B${number}`, 'so')}</row>`;
  const rows = Array.from({ length: ROWS }, (_, at) => ((at + 2) % 1_000 === 0 ? question(at + 2) : empty(at + 2)));
  const head = `<row r="1">${cell('A1', 'question')}${cell('B1', 'answer')}</row>`;
  const file = await zipped(
    'million.xlsx',
    {
      'xl/workbook.xml': '<workbook xmlns:r="r"><sheets><sheet name="S" r:id="a"/></sheets></workbook>',
      'xl/_rels/workbook.xml.rels': '<Relationships><Relationship Id="a" Target="s.xml"/></Relationships>',
      'xl/s.xml': `<worksheet><sheetData>${head}${rows.join('')}</sheetData></worksheet>`,
    },
    1,
  );
  let last = 0;
  let count = 0;
  for (const found of foundIn(file, 'xlsx')) {
    expect(found.kind).toBe('question');
    last = found.position?.line ?? 0;
    count += 1;
  }
  expect([count, last]).toEqual([1_000, ROWS]);
}, 120_000);

it('an OpenDocument spreadsheet of a million rows is refused with what to do', async () => {
  const row =
    '<table:table-row><table:table-cell><text:p>Why is it so?</text:p></table:table-cell><table:table-cell><text:p>It is</text:p></table:table-cell></table:table-row>';
  const rows = row.repeat(1_000_000);
  const content = `<office:document-content xmlns:office="o" xmlns:text="t" xmlns:table="tb"><office:body><office:spreadsheet><table:table table:name="Q">${rows}</table:table></office:spreadsheet></office:body></office:document-content>`;
  const file = await zipped(
    'million.ods',
    { mimetype: 'application/vnd.oasis.opendocument.spreadsheet', 'content.xml': content },
    1,
  );
  expect(() => [...foundIn(file, 'ods')]).toThrow(
    expect.objectContaining({ reason: { code: 'spreadsheetTooLarge', max: 40_000_000 } }),
  );
}, 60_000);

it('what H5P packages and their texts would run stays unread, and no text runs anything', async () => {
  const answers = [
    { text: '<div onclick="steal()">joule</div>', correct: true, tipsAndFeedback: {} },
    { text: '<a href="javascript:steal()">newton</a>', correct: false, tipsAndFeedback: {} },
  ];
  const question =
    '<p>Which? <script>steal()</script><img src="x" onerror="steal()"><iframe src="//evil.test"></iframe></p>';
  const file = await zipped('scripts.h5p', {
    'h5p.json': JSON.stringify({ title: 'Q', mainLibrary: 'H5P.MultiChoice' }),
    'content/content.json': JSON.stringify({ question, answers }),
    'H5P.MultiChoice-1.16/library.js': 'globalThis.hasRun = true',
    'content/upgrades.js': 'globalThis.hasRun = true',
  });
  const found = [...foundIn(file, 'h5p')];
  expect(found).toHaveLength(1);
  expect(found[0]).toMatchObject({ kind: 'question' });
  expect(JSON.stringify(found)).not.toMatch(/steal|evil|onerror|onclick|javascript:/);
  expect('hasRun' in globalThis).toBe(false);
});

it.each([
  ['quiz.txt', { 'word/document.xml': '<w:document xmlns:w="w"><w:body/></w:document>' }, 'word'],
  ['quiz.docx', { 'xl/workbook.xml': '<workbook/>' }, 'xlsx'],
  ['quiz.csv', { 'h5p.json': '{"mainLibrary":"H5P.MultiChoice"}', 'content/content.json': '{}' }, 'h5p'],
] as const)('%s with the content of another format is read as that', async (name, members, format) => {
  expect(formatOf(await zipped(name, members))).toBe(format);
});

it.each([
  ['quiz.docx', 'Which? {=a ~b}\n', 'gift'],
  ['quiz.xlsx', 'question,answer\nWhy?,so\n', 'csv'],
] as const)('a text with the name %s is read as what it is', async (name, text, format) => {
  const file = join(folder, name);
  await writeFile(file, text);
  expect(formatOf(file)).toBe(format);
});

it.each(['qti', 'h5p', 'mbz', 'word'] satisfies ForeignFormat[])(
  'an archive with a password is refused as a whole: %s',
  async (format) => {
    const members = { 'imsmanifest.xml': '<manifest/>', 'word/document.xml': '<d/>', 'h5p.json': '{}' };
    const file = await zipped(`locked.${format}`, members);
    const bytes = await readFile(file);
    // The flag of encryption, in each local header and in the directory.
    for (const [signature, flags] of [
      ['504b0304', 6],
      ['504b0102', 8],
    ] as const) {
      const mark = Buffer.from(signature, 'hex');
      for (let at = bytes.indexOf(mark); at !== -1; at = bytes.indexOf(mark, at + 4))
        bytes.writeUInt16LE(bytes.readUInt16LE(at + flags) | 1, at + flags);
    }
    await writeFile(file, bytes);
    expect(() => [...foundIn(file, format)]).toThrow(FileError);
  },
);

it('a linked image of a Word document is named, and never fetched', async () => {
  const file = await zipped('links.docx', {
    'word/document.xml':
      '<w:document xmlns:w="w" xmlns:a="a" xmlns:r="r"><w:body><w:p><w:r><w:t>1. What?</w:t></w:r><w:r><w:drawing><a:blip r:link="x"/></w:drawing></w:r><w:r><w:drawing><a:blip r:embed="x"/></w:drawing></w:r></w:p><w:p><w:r><w:t>Answer: this</w:t></w:r></w:p></w:body></w:document>',
    'word/_rels/document.xml.rels':
      '<Relationships><Relationship Id="x" Target="http://127.0.0.1:1/a.png" TargetMode="External"/><Relationship Id="t" Type="attachedTemplate" Target="http://127.0.0.1:1/t.dotm" TargetMode="External"/></Relationships>',
    'word/media/a.png': png(4, 4),
  });
  const placing = { subject: null, topic: null, scope: '', moved: {}, duplicates: 'keep' } as const;
  const losses = [];
  for (const found of foundIn(file, 'word')) {
    if (found.kind !== 'question') continue;
    const { draft, lost } = await draftOfFound(found, placing, { format: 'word', title: 'T', imageStore: null });
    expect(draft.images).toEqual([]);
    losses.push(...lost);
  }
  expect(losses.flat()).toEqual(
    expect.arrayContaining([expect.objectContaining({ code: 'pictureDropped', fault: 'elsewhere' })]),
  );
});
