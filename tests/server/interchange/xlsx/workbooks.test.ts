import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { foundIn } from '#server/interchange/questions/foreign.reader.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lectern-workbooks-'));
});
afterAll(() => rm(folder, { recursive: true }));

const STYLES = [0, 14, 9, 2, 12, 164, 165, 4];
type Cell = string | { readonly v: string; readonly s?: number } | { readonly xml: string };
type Sheet = {
  readonly name?: string;
  readonly state?: string;
  readonly rows: readonly (readonly Cell[])[];
  readonly hidden?: readonly number[];
  readonly merged?: readonly string[];
};

function sheetXml({ rows, hidden = [], merged = [] }: Sheet): string {
  const cell = (row: number) => (content: Cell, at: number) => {
    const cell = `${String.fromCharCode(65 + at)}${row}`;
    if (typeof content === 'string')
      return content === '' ? '' : `<c r="${cell}" t="inlineStr"><is><t>${content}</t></is></c>`;
    if ('xml' in content) return `<c r="${cell}" t="inlineStr"><is>${content.xml}</is></c>`;
    return `<c r="${cell}" s="${STYLES.indexOf(content.s ?? 0)}"><v>${content.v}</v></c>`;
  };
  const lines = rows.map((cells, at) => {
    const row = at + 1;
    return `<row r="${row}"${hidden.includes(row) ? ' hidden="1"' : ''}>${cells.map(cell(row)).join('')}</row>`;
  });
  const merges = merged.map((range) => `<mergeCell ref="${range}"/>`).join('');
  return `<worksheet><sheetData>${lines.join('')}</sheetData><mergeCells>${merges}</mergeCells></worksheet>`;
}

async function book(sheets: readonly Sheet[], more: Record<string, Uint8Array> = {}) {
  const names = sheets.map(
    ({ name, state }, at) =>
      `<sheet name="${name ?? `Sheet${at + 1}`}"${state === undefined ? '' : ` state="${state}"`} r:id="r${at}"/>`,
  );
  const relations = sheets.map((_, at) => `<Relationship Id="r${at}" Target="worksheets/s${at}.xml"/>`);
  const styles = `<styleSheet><numFmts><numFmt numFmtId="164" formatCode="0 &quot;kg&quot;"/><numFmt numFmtId="165" formatCode="00000"/></numFmts>
    <cellXfs>${STYLES.map((id) => `<xf numFmtId="${id}"/>`).join('')}</cellXfs></styleSheet>`;
  const file = join(folder, 'book.xlsx');
  await writeFile(
    file,
    zipSync({
      'xl/workbook.xml': strToU8(`<workbook xmlns:r="r"><sheets>${names.join('')}</sheets></workbook>`),
      'xl/_rels/workbook.xml.rels': strToU8(`<Relationships>${relations.join('')}</Relationships>`),
      'xl/styles.xml': strToU8(styles),
      ...Object.fromEntries(sheets.map((sheet, at) => [`xl/worksheets/s${at}.xml`, strToU8(sheetXml(sheet))])),
      ...more,
    }),
  );
  return [...foundIn(file, 'xlsx')];
}

const HEAD = ['question', 'a', 'b', 'answer', 'topic'];
const questions = (found: Awaited<ReturnType<typeof book>>) =>
  found.flatMap((each) => (each.kind === 'question' ? [each] : []));
const losses = (found: Awaited<ReturnType<typeof book>>) =>
  found.flatMap((each) => (each.kind === 'lost' ? [[each.item, each.what]] : []));

describe('a workbook', () => {
  it('with merged cells has the value in each of their rows', async () => {
    const found = await book([
      {
        rows: [HEAD, ['One?', 'x', 'y', 'A', 'Heat'], ['Two?', 'x', 'y', 'B', ''], ['Three?', 'x', 'y', 'B', '']],
        merged: ['E2:E3'],
      },
    ]);
    expect(questions(found).map(({ category }) => category)).toEqual([['Heat'], ['Heat'], []]);
  });

  it('with questions merged over two rows, each question is imported once', async () => {
    const found = await book([
      {
        rows: [HEAD, ['One?', 'x', 'y', 'A', 'Heat'], ['', '', '', '', ''], ['Two?', 'x', 'y', 'B', 'Light']],
        merged: ['A2:A3', 'B2:B3', 'C2:C3', 'D2:D3', 'E2:E3'],
      },
    ]);
    expect(questions(found).map(({ name }) => name)).toEqual(['One?', 'Two?']);
    expect(found).toHaveLength(2);
  });

  it('with hidden rows leaves them out, and reports them', async () => {
    const row = (name: string) => [name, 'x', 'y', 'A', ''];
    const found = await book([
      { rows: [HEAD, row('One?'), row('Two?'), row('Three?'), row('Four?'), row('Five?')], hidden: [3, 4, 6] },
    ]);
    expect(questions(found).map(({ name }) => name)).toEqual(['One?', 'Four?']);
    expect(losses(found)).toEqual([['Sheet1', { code: 'rowsHidden', count: 3, rows: '3–4, 6' }]]);
  });

  it('with several sheets, the questions of all visible ones are imported, and the others are reported', async () => {
    const found = await book([
      { name: 'Lists', state: 'hidden', rows: [HEAD, ['Hidden?', 'x', 'y', 'A', '']] },
      { name: 'Heat', rows: [HEAD, ['One?', 'x', 'y', 'A', '']] },
      { name: 'Read me', rows: [['How to fill in this workbook'], ['Write one question a row.']] },
      { name: 'Light', rows: [HEAD, ['Two?', 'x', 'y', 'A', '']] },
      { name: 'Empty', rows: [] },
    ]);
    expect(questions(found).map(({ name, position }) => [name, position.file, position.line])).toEqual([
      ['One?', 'Heat', 2],
      ['Two?', 'Light', 2],
    ]);
    expect(losses(found)).toEqual([
      ['Lists', { code: 'sheetHidden' }],
      ['Read me', { code: 'sheetWithoutQuestions' }],
    ]);
  });

  it('with dates reports their format', async () => {
    const found = await book([{ rows: [HEAD, ['One?', { v: '46024', s: 14 }, 'y', 'B', '']] }]);
    expect(questions(found)).toMatchObject([
      {
        item: { choices: [{ text: '2026-01-02' }, { text: 'y' }] },
        lost: [{ code: 'cellAsDate', cell: 'B2', written: '2026-01-02' }],
      },
    ]);
  });

  it.each([
    ['a number that is stored with more digits than it has', '2.2999999999999998', 0, '2.3', []],
    ['a percentage', '0.5', 9, '50%', []],
    ['a number that is shown with all of its digits', '3.5', 2, '3.5', []],
    ['a large number with separators', '1600', 4, '1600', []],
    ['a number with leading zeros', '1067', 165, '01067', []],
    ['a rounded number', '3.14159', 2, '3.14159', [{ code: 'cellShownRounded', cell: 'B2', written: '3.14159' }]],
    ['a rounded percentage', '0.3333', 9, '33.33%', [{ code: 'cellShownRounded', cell: 'B2', written: '33.33%' }]],
    ['a fraction', '0.5', 12, '0.5', [{ code: 'cellFormatDropped', cell: 'B2', written: '0.5' }]],
    ['a number with a unit', '5', 164, '5', [{ code: 'cellFormatDropped', cell: 'B2', written: '5' }]],
  ] as const)('with %s is read as displayed, or the change is reported', async (_, v, s, text, lost) => {
    const found = await book([{ rows: [HEAD, ['One?', { v, s }, 'y', 'B', '']] }]);
    expect(questions(found)).toMatchObject([{ item: { choices: [{ text }, { text: 'y' }] }, lost }]);
  });

  it('with a percentage as the answer is read as a number, and this is reported', async () => {
    const found = await book([{ rows: [HEAD, ['Half?', '', '', { v: '0.5', s: 9 }, '']] }]);
    expect(questions(found)).toMatchObject([
      { item: { answer: { value: 0.5 } }, lost: [{ code: 'cellFormatDropped', cell: 'D2', written: '0.5' }] },
    ]);
  });

  it('keeps superscript and subscript characters', async () => {
    const xml =
      '<r><t>H</t></r><r><rPr><vertAlign val="subscript"/></rPr><t>2</t></r><r><t>O and m</t></r><r><rPr><vertAlign val="superscript"/></rPr><t>2</t></r><r><t>_x000D_\n_x005F_x0041_</t></r>';
    const [found] = questions(await book([{ rows: [HEAD, [{ xml }, 'x', 'y', 'A', '']] }]));
    expect(found?.item.stem).toBe('H<sub>2</sub>O and m<sup>2</sup>\n_x0041_');
  });

  it('with images reports that they are left out', async () => {
    const found = await book([{ rows: [HEAD, ['One?', 'x', 'y', 'A', '']] }], {
      'xl/media/image1.png': new Uint8Array([1]),
      'xl/media/image2.png': new Uint8Array([1]),
    });
    expect(losses(found)).toEqual([['book.xlsx', { code: 'workbookImagesDropped', images: 2 }]]);
  });
});
