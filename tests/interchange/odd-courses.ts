import fc from 'fast-check';
import { zipSync } from 'fflate';
import { tarGzip } from '../support/interchange/tar.ts';
import { cartridgeOf } from './cartridge-trip.ts';
import { oddDocumentLines } from './odd-documents.ts';
import { qti1, text } from './odd-files.ts';
import { openDocument, sheetOf } from './ods-trip.ts';
import { inXml } from './trip-files.ts';

/* Files of formats that are only read, with odd texts and odd structures: OpenDocument, and backups of courses. */

const archive = (members: readonly { readonly path: string; readonly content: unknown }[]): Uint8Array =>
  zipSync(
    Object.fromEntries(
      members.flatMap(({ path, content }) => (content instanceof Uint8Array ? [[path, content] as const] : [])),
    ),
    { level: 0 },
  );

const style = fc.constantFrom('', '', '', ' text:style-name="B"', ' text:style-name="missing"');
const around = fc.constantFrom(
  (span: string) => span,
  (span: string) =>
    `<text:list text:style-name="L"><text:list-item><text:p>${span}</text:p></text:list-item></text:list>`,
  (span: string) =>
    `<table:table><table:table-row><table:table-cell><text:p>${span}</text:p></table:table-cell></table:table-row></table:table>`,
  (span: string) =>
    `<text:p>${span}<text:note><text:note-body><text:p>note</text:p></text:note-body></text:note></text:p>`,
  (span: string) => `<text:tracked-changes><text:p>${span}</text:p></text:tracked-changes>`,
);

/** OpenDocument texts with the lines of odd documents, in lists, tables and formats. */
export const oddText: fc.Arbitrary<Uint8Array> = fc
  .tuple(oddDocumentLines, fc.array(fc.tuple(style, fc.option(around, { freq: 1 })), { minLength: 30, maxLength: 30 }))
  .map(([lines, formats]) => {
    const paragraphs = lines.map((words, at) => {
      const [name = '', wrap = null] = formats[at % formats.length] ?? [];
      const span = `<text:span${name}>${inXml(words)}</text:span>`;
      return wrap === null ? `<text:p>${span}</text:p>` : wrap(span);
    });
    const styles =
      '<style:style style:name="B"><style:text-properties fo:font-weight="bold"/></style:style><text:list-style style:name="L"><text:list-level-style-number text:level="1" style:num-format="a" style:num-suffix=")"/></text:list-style>';
    return archive(openDocument('text', paragraphs.join(''), styles));
  });

const plainCell = text.map(
  (words) => `<table:table-cell office:value-type="string"><text:p>${inXml(words)}</text:p></table:table-cell>`,
);
const exactly = (...values: readonly string[]): fc.Arbitrary<string> =>
  fc
    .constantFrom(...values)
    .map((value) =>
      value === ''
        ? '<table:table-cell/>'
        : `<table:table-cell office:value-type="string"><text:p>${value}</text:p></table:table-cell>`,
    );
const oddCell = fc.oneof(
  { weight: 4, arbitrary: plainCell },
  fc.constantFrom(
    '<table:table-cell/>',
    '<table:covered-table-cell/>',
    '<table:table-cell table:number-columns-repeated="2"/>',
    '<table:table-cell table:number-columns-spanned="2" office:value-type="string"><text:p>merged</text:p></table:table-cell>',
    '<table:table-cell office:value-type="float" office:value="1.005"><text:p>1,0</text:p></table:table-cell>',
    '<table:table-cell office:value-type="date" office:date-value="2026-05-01"><text:p>1 May</text:p></table:table-cell>',
    '<table:table-cell office:value-type="boolean" office:boolean-value="true"><text:p>WAHR</text:p></table:table-cell>',
    '<table:table-cell table:formula="of:=1/0" office:value-type="string" office:string-value=""><text:p>#DIV/0!</text:p></table:table-cell>',
    '<table:table-cell office:value-type="string"><office:annotation><text:p>comment</text:p></office:annotation><text:p>a<text:line-break/>b</text:p></table:table-cell>',
  ),
);
const row = fc
  .tuple(
    exactly('', 'multiple-choice', 'multiple-response', 'numeric', 'true-false', 'poll'),
    fc.oneof({ weight: 3, arbitrary: plainCell }, oddCell),
    ...[oddCell, oddCell, oddCell],
    fc.oneof(exactly('A', 'A, C', 'TRUE', '3:0.1', '1,600', 'x|y', '2', ''), oddCell),
    exactly('', '', '20|80|-5', '100|0|0', 'x'),
  )
  .map((cells) => cells.join(''));
const HEAD = ['type', 'question', 'a', 'b', 'c', 'correct', 'weights']
  .map((name) => `<table:table-cell office:value-type="string"><text:p>${name}</text:p></table:table-cell>`)
  .join('');

/** OpenDocument spreadsheets with cells of every kind. */
export const oddSheet: fc.Arbitrary<Uint8Array> = fc
  .array(row, { minLength: 1, maxLength: 4 })
  .map((rows) => archive(openDocument('spreadsheet', sheetOf([HEAD, ...rows]))));

/** Common Cartridges whose assessment is an odd document of QTI 1.2. */
export const oddCartridge: fc.Arbitrary<Uint8Array> = qti1.map((assessment) => archive(cartridgeOf(assessment)));

const fraction = fc.constantFrom('1.0000000', '0.0000000', '0.5000000', '-0.3333333', '2', '', 'x', '$@NULL@$');
const field = (name: string, value: string): string => `<${name}>${inXml(value)}</${name}>`;
const answer = fc
  .tuple(text, fraction, fc.oneof(fc.constant(''), text), fc.constantFrom('0', '1', '2', '4', ''))
  .map(
    ([words, share, feedback, format]) =>
      field('answertext', words) +
      field('answerformat', format) +
      field('fraction', share) +
      field('feedback', feedback) +
      field('feedbackformat', '1'),
  );
const moodleQuestion = fc
  .tuple(
    fc.constantFrom(
      ...['multichoice', 'multichoice', 'truefalse', 'shortanswer', 'numerical', 'essay', 'match', 'ordering'],
      ...['multianswer', 'gapselect', 'ddwtos', 'description', 'random', 'stack', ''],
    ),
    fc.tuple(text, fc.constantFrom('', ' {#1}', ' [[1]] [[2]]'), fc.constantFrom('0', '1', '2', '4', '9')),
    fc.array(answer, { maxLength: 4 }),
    fc.constantFrom('0', '1', ''),
    fc.constantFrom('ready', 'ready', 'draft', 'hidden'),
  )
  .map(([type, [stem, blank, format], answers, setting, status]) => {
    const id = (index: number): string => String(100 + index);
    const rows = answers.map((each, index) => `<answer id="${id(index)}">${each}</answer>`).join('');
    const records = answers.map(
      (_, index) => `<numerical_record>${field('answer', id(index))}${field('tolerance', setting)}</numerical_record>`,
    );
    const matches = answers.map(
      (_, index) =>
        `<match id="${id(index)}">${field('questiontext', index % 2 === 0 ? stem : '')}${field('questiontextformat', format)}${field('answertext', `end ${index}`)}</match>`,
    );
    const plugin = `<answers>${rows}</answers><${type || 'x'}_settings>${field('single', setting)}${field('shuffleanswers', setting)}${field('usecase', setting)}${field('trueanswer', id(0))}${field('falseanswer', id(1))}</${type || 'x'}_settings><numerical_records>${records.join('')}</numerical_records><matches>${matches.join('')}</matches>`;
    const question = `<question id="1">${field('parent', '0')}${field('name', stem.slice(0, 60))}${field('questiontext', stem + blank)}${field('questiontextformat', format)}${field('qtype', type)}<plugin_qtype_${type || 'x'}_question>${plugin}</plugin_qtype_${type || 'x'}_question></question>`;
    return `<question_bank_entry id="1"><question_version><question_versions id="1">${field('version', '1')}${field('status', status)}<questions>${question}</questions></question_versions></question_version></question_bank_entry>`;
  });

/** Backups of Moodle courses with odd questions. */
export const oddBackup: fc.Arbitrary<Uint8Array> = fc
  .array(moodleQuestion, { minLength: 1, maxLength: 4 })
  .map((entries) =>
    tarGzip([
      { path: '.ARCHIVE_INDEX', content: 'Moodle archive file index. Count: 2\n' },
      {
        path: 'questions.xml',
        content: `<question_categories><question_category id="2">${field('name', 'Heat')}${field('parent', '0')}<question_bank_entries>${entries.join('')}</question_bank_entries></question_category></question_categories>`,
      },
      { path: 'moodle_backup.xml', content: '<moodle_backup><information/></moodle_backup>' },
    ]),
  );
