import fc from 'fast-check';
import { strToU8, zipSync } from 'fflate';
import { text } from './odd-files.ts';

/* Workbooks and JSON lines as people write them by hand. */

const MAIN = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006/relationships';
const HEAD = ['type', 'question', 'a', 'b', 'c', 'correct', 'weights'] as const;
const FORMULAS = ['B1', '"x"&amp;"y"', 'SUM(A1:A2)', 'HYPERLINK("https://example.org")'] as const;

const inXml = (words: string): string =>
  words
    .replace(/[^\t\n\r\x20-\ud7ff\ue000-\ufffd]/g, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll(']]>', ']]&gt;');

type Cell = (cell: string, shared: string[]) => string;
const inline: fc.Arbitrary<Cell> = text.map(
  (words) => (cell) => `<c r="${cell}" t="inlineStr"><is><t xml:space="preserve">${inXml(words)}</t></is></c>`,
);
const shared: fc.Arbitrary<Cell> = text.map((words) => (cell, texts) => {
  texts.push(`<si><r><t>${inXml(words)}</t></r><r><rPr><b/></rPr><t xml:space="preserve"> bold</t></r></si>`);
  return `<c r="${cell}" t="s"><v>${texts.length - 1}</v></c>`;
});
const odd: fc.Arbitrary<Cell> = fc.oneof(
  { weight: 4, arbitrary: inline },
  { weight: 2, arbitrary: shared },
  fc.constantFrom('1', '0.1', '45000', '1e3', '-0', '1600').map(
    (value): Cell =>
      (cell) =>
        `<c r="${cell}"><v>${value}</v></c>`,
  ),
  fc.constantFrom('0', '1').map(
    (value): Cell =>
      (cell) =>
        `<c r="${cell}" t="b"><v>${value}</v></c>`,
  ),
  fc.constant<Cell>((cell) => `<c r="${cell}" t="e"><v>#DIV/0!</v></c>`),
  fc.constantFrom(...FORMULAS).map(
    (formula): Cell =>
      (cell) =>
        `<c r="${cell}" t="str"><f>${formula}</f><v>seen</v></c>`,
  ),
  fc.constantFrom(...FORMULAS).map(
    (formula): Cell =>
      (cell) =>
        `<c r="${cell}"><f>${formula}</f></c>`,
  ),
  fc.constant<Cell>((cell) => `<c r="${cell}" s="1"><v>45000.5</v></c>`),
  fc.constant<Cell>(() => ''),
  fc.constant<Cell>((cell) => `<c r="${cell}" t="s"><v>9999</v></c>`),
);
const result = (...values: readonly string[]): fc.Arbitrary<Cell> =>
  fc.constantFrom(...values).map(
    (value): Cell =>
      (cell) =>
        value === '' ? '' : `<c r="${cell}" t="inlineStr"><is><t>${value}</t></is></c>`,
  );
const row = fc.tuple(
  result('', 'multiple-choice', 'multiple-response', 'numeric', 'true-false', 'poll'),
  fc.oneof({ weight: 3, arbitrary: inline }, odd),
  ...[odd, odd, odd],
  fc.oneof(result('A', 'A, C', 'TRUE', '3:0.1', '1,600', 'x|y', '2', ''), odd),
  result('', '', '20|80|-5', '100|0|0', 'x'),
);

/** Workbooks with cells of every kind, merged ones, a preceding hidden sheet, and missing rows. */
export const oddWorkbook: fc.Arbitrary<Uint8Array> = fc
  .tuple(fc.array(row, { minLength: 1, maxLength: 4 }), fc.boolean(), fc.integer({ min: 0, max: 2 }))
  .map(([rows, isMerged, skipped]) => {
    const texts: string[] = [];
    const letter = (at: number): string => String.fromCharCode(65 + at);
    const head = HEAD.map((name, at) => `<c r="${letter(at)}1" t="inlineStr"><is><t>${name}</t></is></c>`).join('');
    const body = rows.map((cells, at) => {
      const number = at + 2 + skipped;
      return `<row r="${number}">${cells.map((cell, column) => cell(`${letter(column)}${number}`, texts)).join('')}</row>`;
    });
    const merged = isMerged ? '<mergeCells count="1"><mergeCell ref="C2:D2"/></mergeCells>' : '';
    const sheet = `<worksheet ${MAIN}><sheetData><row r="1">${head}</row>${body.join('')}</sheetData>${merged}</worksheet>`;
    return zipSync(
      Object.fromEntries(
        Object.entries({
          'xl/workbook.xml': `<workbook ${MAIN} xmlns:r="${OFFICE}"><sheets><sheet name="Quiz" sheetId="1" r:id="r1"/></sheets></workbook>`,
          'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${PACKAGE}"><Relationship Id="r1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="r2" Type="${OFFICE}/sharedStrings" Target="sharedStrings.xml"/><Relationship Id="r3" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
          'xl/styles.xml': `<styleSheet ${MAIN}><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>`,
          'xl/sharedStrings.xml': `<sst ${MAIN}>${texts.join('')}</sst>`,
          'xl/worksheets/sheet1.xml': sheet,
        }).map(([path, xml]) => [path, strToU8(xml)]),
      ),
      { level: 1 },
    );
  });

const choices = fc
  .array(text, { minLength: 0, maxLength: 5 })
  .map((texts) => texts.map((each, at) => ({ id: String.fromCharCode(65 + at), text: each })));
const ids = fc.uniqueArray(fc.constantFrom('A', 'B', 'C', 'Z', 'constructor', '__proto__'), { maxLength: 3 });
const value = fc.oneof(
  text,
  fc.integer(),
  fc.constant(null),
  fc.boolean(),
  fc.double(),
  fc.constant([]),
  fc.constant({}),
);
const common = { id: text, subject: fc.oneof(text, fc.constant('Physics')), topic: fc.constant('Heat'), stem: text };
const optional = {
  explanation: fc.oneof(text, fc.constant(null)),
  hints: fc.array(text, { maxLength: 2 }),
  tags: fc.array(text, { maxLength: 3 }),
  keepOrder: fc.boolean(),
};
const requested = fc.oneof(
  fc.record(
    {
      ...{ type: fc.constantFrom('multiple-choice', 'multiple-response', 'ordering'), choices, answer: ids },
      weights: fc.dictionary(fc.constantFrom('A', 'B', 'Z'), fc.constantFrom(100, 50, -5, 1000)),
    },
    { requiredKeys: ['type', 'choices', 'answer'] },
  ),
  fc.record({ type: fc.constant('true-false'), answer: fc.oneof({ weight: 4, arbitrary: fc.boolean() }, value) }),
  fc.record({
    type: fc.constant('short-answer'),
    answer: fc.array(text, { maxLength: 3 }),
    caseSensitive: fc.boolean(),
  }),
  fc.record({
    type: fc.constant('numeric'),
    answer: fc.record({
      ...{ value: fc.oneof(fc.double({ noNaN: true }), fc.integer()), written: fc.constantFrom('3', '3,1', '1e3') },
      tolerance: fc.constantFrom(0, 0.1, -1, null),
    }),
  }),
  fc.record({
    ...{ type: fc.constant('cloze'), text: text.map((words) => `${words} {{g1}}`) },
    gaps: fc.constant([{ id: 'g1' }]),
    answer: fc.record({ g1: fc.array(text, { maxLength: 2 }) }),
  }),
  fc.record({ type: fc.constant('open'), answer: text }),
  fc.record({ type: text, answer: value }),
);
const question = fc
  .tuple(fc.record(common), fc.record(optional, { requiredKeys: [] }), requested)
  .map((parts) => JSON.stringify(Object.assign({}, ...parts)));

/**
 * JSON lines: questions with odd values in every field, and lines that are truncated, blank or contain something else.
 */
export const oddLines: fc.Arbitrary<string> = fc
  .array(
    fc.oneof(
      { weight: 6, arbitrary: question },
      question.map((line) => line.slice(0, -3)),
      fc.constantFrom('', '  ', '[]', 'null', '{}', '{"id":1}', '\u0000', '{"__proto__":{}}'),
    ),
    { minLength: 1, maxLength: 4 },
  )
  .map((lines) => `\ufeff${lines.join('\r\n')}`);
