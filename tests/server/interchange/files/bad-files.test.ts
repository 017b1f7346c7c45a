import { existsSync, globSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openAnki } from '#server/interchange/anki/anki.collection.ts';
import { type ForeignFormat, foundIn } from '#server/interchange/questions/foreign.reader.ts';
import { draftOfFound } from '#server/interchange/questions/found.draft.ts';
import { FileError, type Found } from '#server/interchange/questions/interchange-question.ts';
import { questionLine } from '#server/interchange/tables/table.writer.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lectern-bad-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function put(name: string, content: string | Uint8Array): Promise<string> {
  await writeFile(join(folder, name), content);
  return join(folder, name);
}

async function all(file: string, format: ForeignFormat, sheet?: string): Promise<Found[]> {
  const found: Found[] = [];
  for await (const each of foundIn(file, format, undefined, sheet === undefined ? {} : { sheet })) found.push(each);
  return found;
}

const zipped = (files: Readonly<Record<string, string | Uint8Array>>): Uint8Array =>
  zipSync(
    Object.fromEntries(
      Object.entries(files).map(([name, content]) => [name, typeof content === 'string' ? strToU8(content) : content]),
    ),
  );

describe('workbooks', () => {
  const BOOK = {
    'xl/workbook.xml':
      '<workbook xmlns:r="r"><sheets><sheet name="Notes" r:id="a"/><sheet name="Quiz" r:id="b"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="a" Target="worksheets/one.xml"/><Relationship Id="b" Target="/xl/two.xml"/></Relationships>',
    'xl/sharedStrings.xml':
      '<sst><si><t>question</t></si><si><r><t>Is ice </t></r><r><t>cold?</t></r><rPh><t>no</t></rPh></si></sst>',
    'xl/worksheets/one.xml': '<worksheet><sheetData><row r="1"><c r="A1"><v>1</v></c></row></sheetData></worksheet>',
    'xl/two.xml':
      '<worksheet><cols><col/></cols><sheetData><row r="2"><c r="B2" t="s"><v>0</v></c><c r="C2" t="inlineStr"><is><t>answer</t></is></c></row>' +
      '<row r="5"><c r="B5" t="s"><v>1</v></c><c r="C5" t="b"><f>1=1</f><v>1</v></c></row></sheetData></worksheet>',
  };

  test('are read by the named sheet, with formulas by their results', async () => {
    const [found] = await all(await put('book.xlsx', zipped(BOOK)), 'xlsx', 'Quiz');
    expect(found).toMatchObject({
      kind: 'question',
      position: { line: 5 },
      item: { type: 'true-false', stem: 'Is ice cold?', answer: true },
    });
  });

  test.each([
    ['a missing sheet', BOOK, 'Answers', 'workbookSheetUnknown'],
    ['no column with questions', BOOK, 'Notes', 'tableWithoutQuestionColumn'],
    ['a missing shared string', { ...BOOK, 'xl/sharedStrings.xml': '<sst/>' }, 'Quiz', 'workbookTextMissing'],
    [
      'a DOCTYPE',
      { ...BOOK, 'xl/two.xml': '<!DOCTYPE x [<!ENTITY y "z">]><worksheet/>' },
      'Quiz',
      '"xl/two.xml","line":1,"column":1,"fault":"doctype"',
    ],
    ['a truncated part', { ...BOOK, 'xl/two.xml': '<worksheet>\n<sheetData' }, 'Quiz', '"xl/two.xml","line":2'],
    [
      'a cell beyond the last column',
      { ...BOOK, 'xl/two.xml': BOOK['xl/two.xml'].replace('C5', 'ZZZZ5') },
      'Quiz',
      'workbookCellBeyond',
    ],
    ['no sheets', { 'a.txt': 'x' }, undefined, 'workbookWithoutSheet'],
    ['a bomb', { ...BOOK, 'xl/two.xml': new Uint8Array(120_000_000) }, 'Quiz', 'packageFileTooLarge'],
  ] as const)('%s is reported with its reason', async (_, files, sheet, reason) => {
    const file = await put('bad.xlsx', zipped(files));
    await expect(all(file, 'xlsx', sheet)).rejects.toThrow(FileError);
    await expect(all(file, 'xlsx', sheet)).rejects.toThrow(reason);
  });
});

describe('tables', () => {
  test('in the encoding and with the separators of a spreadsheet of another country', async () => {
    const text = 'question;answer\r\n"Is it; so?";TRUE\r\n';
    const wide = await put('wide.csv', Buffer.from(`\ufeff${text}`, 'utf16le'));
    expect(await all(wide, 'csv')).toMatchObject([{ kind: 'question', item: { stem: 'Is it; so?', answer: true } }]);
    const broken = Buffer.concat([
      Buffer.from('question,answer\nCaf'),
      Buffer.from([0xe9]),
      Buffer.from('?,TRUE\nThé ou café?,TRUE\n'),
    ]);
    expect(await all(await put('broken.csv', broken), 'csv')).toMatchObject([
      { kind: 'problem', position: { line: 2 }, name: 'Caf\ufffd?', reason: { code: 'bytesNotInEncoding' } },
      { kind: 'question', position: { line: 3 } },
    ]);
  });

  test('report where a quote never ends', async () => {
    expect(await all(await put('quote.csv', 'question,answer\nFine?,TRUE\n"Never'), 'csv')).toMatchObject([
      { kind: 'question', item: { stem: 'Fine?' } },
      { kind: 'damage', position: { line: 3 }, reason: { code: 'tablePartDamaged', line: 3 } },
    ]);
  });

  test('contain nothing that a spreadsheet evaluates when written', () => {
    for (const cell of ['=1+1', '@SUM(A1)', '+cmd|x', '-2+3', '\t=1', "'=1", '-5:0.1']) {
      expect(questionLine([cell])).toMatch(/^"?'/);
    }
    expect(questionLine(['-5', '+3.2e4', 'a=b'])).toBe('-5,+3.2e4,a=b\r\n');
  });
});

describe('packages', () => {
  const manifest = (href: string, type = 'imsqti_item_xmlv2p1'): string =>
    `<manifest>\n<resources>\n<resource identifier="a" type="${type}" href="${href}"/></resources></manifest>`;
  const problem = (line: number, reason: string) => ({
    kind: 'problem',
    position: { line },
    reason: { code: reason },
  });

  test.each([
    ['a missing file', { 'imsmanifest.xml': manifest('gone.xml') }, problem(3, 'packageFileMissing')],
    [
      'a file elsewhere',
      { 'imsmanifest.xml': manifest('https://example.org/a.xml') },
      problem(3, 'packageFileElsewhere'),
    ],
    ['a file above the package', { 'imsmanifest.xml': manifest('../../etc/passwd') }, problem(3, 'packageFileMissing')],
    [
      'a test that lists itself as an item',
      {
        'imsmanifest.xml': manifest('t.xml', 'imsqti_test_xmlv2p1'),
        't.xml': '<assessmentTest><testPart>\n<assessmentItemRef href="t.xml"/></testPart></assessmentTest>',
      },
      problem(1, 'qtiItemExpected'),
    ],
    [
      'a truncated item',
      { 'imsmanifest.xml': manifest('a.xml'), 'a.xml': '<assessmentItem>\n<itemBody' },
      { kind: 'problem', position: { line: 2, file: 'a.xml' } },
    ],
    [
      'an item with a DOCTYPE',
      {
        'imsmanifest.xml': manifest('a.xml'),
        'a.xml': '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><assessmentItem/>',
      },
      { kind: 'problem', position: { file: 'a.xml' }, reason: { code: 'xmlDamaged', fault: 'doctype' } },
    ],
  ] as const)('%s is reported, and nothing else happens', async (_, files, expected) => {
    expect(await all(await put('bad.zip', zipped(files)), 'qti')).toMatchObject([expected]);
  });

  test('that are truncated are not archives', async () => {
    const complete = zipped({
      'imsmanifest.xml': manifest('a.xml'),
      'b.bin': crypto.getRandomValues(new Uint8Array(4_000)),
    });
    for (const share of [0.2, 0.6, 0.95]) {
      const file = await put('cut.zip', complete.slice(0, complete.length * share));
      await expect(all(file, 'qti')).rejects.toThrow(FileError);
      await expect(openAnki(file)).rejects.toThrow(FileError);
    }
  });

  test('of Anki without a collection, or with a broken one, report it', async () => {
    await expect(openAnki(await put('a.apkg', zipped({ media: '{}' })))).rejects.toThrow('ankiCollectionMissing');
    for (const name of ['collection.anki2', 'collection.anki21b']) {
      const file = await put('b.apkg', zipped({ [name]: 'SQLite format 3\0 and then nothing', media: '{}' }));
      await expect(openAnki(file)).rejects.toThrow(FileError);
    }
  });
});

describe('texts', () => {
  const placing = { subject: 'S', topic: 'T', scope: '', moved: {}, duplicates: 'keep' } as const;
  const only = async (text: string, format: ForeignFormat): Promise<Extract<Found, { kind: 'question' }>> => {
    const [found] = await all(await put('text', text), format);
    if (found?.kind !== 'question') throw new Error(`Read: ${JSON.stringify(found)}`);
    return found;
  };
  const taken = async (text: string, format: ForeignFormat) =>
    draftOfFound(await only(text, format), placing, { format, title: 'T', imageStore: null });

  test('of QTI contain nothing that runs', async () => {
    const { draft } = await taken(
      '<assessmentItem identifier="a"><responseDeclaration identifier="R" cardinality="single"><correctResponse><value>t</value></correctResponse></responseDeclaration><itemBody><p onclick="x()">Safe?<script>alert(1)</script><iframe src="https://evil.example"/><a href="javascript:x">here</a></p><choiceInteraction responseIdentifier="R"><simpleChoice identifier="t">True</simpleChoice><simpleChoice identifier="f">False</simpleChoice></choiceInteraction></itemBody></assessmentItem>',
      'qti',
    );
    expect(draft.stem).toBe('Safe?here');
  });

  test('with an image that is too large lose it, and report it', async () => {
    const header = Buffer.from('iVBORw0KGgoAAAANSUhEUgAA', 'base64');
    const wide = Buffer.alloc(24);
    wide.writeUInt32BE(100_000, 0);
    wide.writeUInt32BE(100_000, 4);
    const pixels = Buffer.concat([header.subarray(0, 16), wide, Buffer.from('IEND')]).toString('base64');
    for (const data of [pixels, Buffer.alloc(11_000_000).toString('base64')]) {
      const image = `<![CDATA[<p>Big? <img alt="x" src="data:image/png;base64,${data}"></p>]]>`;
      const { draft, lost } = await taken(
        `<quiz><question type="essay"><questiontext format="html"><text>${image}</text></questiontext></question></quiz>`,
        'moodle-xml',
      );
      expect(draft.images).toEqual([]);
      expect(lost).toEqual([
        { code: 'pictureDropped', picture: expect.any(String), fault: expect.stringMatching(/^(?:broken|tooLarge)$/) },
      ]);
    }
  });

  test('with very deeply nested elements report the line', async () => {
    const deep = await put('deep.xml', `<quiz>\n<question type="essay">${'<a>'.repeat(1_000)}`);
    await expect(all(deep, 'moodle-xml')).rejects.toThrow(/"line":2,"column":\d+,"fault":"tooDeep"/);
  });
});

const REAL = resolve(import.meta.dirname, '../../../../../shared/data');

describe.skipIf(!existsSync(REAL))('real files (skipped if ../shared is missing)', () => {
  test.each([
    ['qti', 'interchange/qti/pie-qti-2.2/basic-interactions/imsmanifest.xml', 5],
    ['qti', 'interchange/qti/pie-qti-2.2/math-assessment/imsmanifest.xml', 4],
    ['qti', 'interchange/qti/pie-qti-3.0/*.xml', 4],
    ['qti', 'interchange/qti/qtiworks-2.1/{*-feedback,choice-min,*/*}.xml', 8],
    // Three tests of three items; one references an item in two of its parts, and it is imported once.
    ['qti', 'interchange/qti/qtiworks-2.1/simple-*.xml', 8],
    ['qti', 'interchange/qti/made/mixed-qti21.zip', 30],
    ['qti', 'interchange/qti/made/mixed-qti30.zip', 30],
    ['csv', 'exam-bank/sources/ncvec/technician-2026-2030.csv', 409],
  ] as const)('%s: %s', async (format, pattern, count) => {
    const found: Found[] = [];
    for (const file of globSync(pattern, { cwd: REAL })) found.push(...(await all(join(REAL, file), format)));
    expect(found.filter(({ kind }) => kind === 'problem')).toEqual([]);
    expect(found.filter(({ kind }) => kind === 'question')).toHaveLength(count);
  });
});
