import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { importFiles } from '#server/interchange/bank/import-files.ts';
import { type ExportFormat, exportBank } from '#server/interchange/export/bank-export.ts';
import type { ExportReport } from '#server/interchange/export/export.report.ts';
import { questionOfLine } from '#server/interchange/jsonl/question.line.ts';
import { readMoodle } from '#server/interchange/moodle/moodle.reader.ts';
import { QuestionError } from '#server/interchange/questions/problem.ts';
import { lineOf } from '../../../support/questions/question.builder.ts';
import { openTestDatabase, type TestDatabase } from '../../../support/servers/test-database.ts';

/* Randomised questions in files. */

const NUMBER = {
  id: 'random-number',
  type: 'numeric',
  choices: null,
  stem: 'Divide $1{{F}}$ by {{m}}.',
  answer: { value: 0, written: '{{a}}', significantFigures: 3, tolerance: 0.01, relative: true, unit: 'm' },
  explanation: '$\\frac{{F}}{{m}} = {{a}}$',
  hints: ['What is {{F}}?'],
  parameters: {
    variables: [
      { name: 'm', from: 1.5, to: 8, step: 0.5 },
      { name: 'F', values: [12, 25, '30.0'] },
      { name: 'a', formula: 'F / m', figures: 3 },
    ],
    constraints: ['m != 3'],
    value: 'a',
  },
};
const WORD = {
  id: 'random-word',
  type: 'short-answer',
  choices: null,
  stem: 'What is the symbol of {{metal}}?',
  answer: ['{{symbol}}'],
  parameters: {
    variables: [
      { name: 'metal', values: ['copper', 'iron', 'zinc'] },
      { name: 'symbol', values: ['Cu', 'Fe', 'Zn'], with: 'metal' },
    ],
  },
};
const lines = [lineOf(NUMBER), lineOf(WORD), lineOf({ id: 'plain' })];

let database: TestDatabase;
let folder: string;
beforeAll(async () => {
  database = await openTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'lectern-random-'));
  const file = join(folder, 'bank.jsonl');
  await writeFile(file, lines.join('\n'));
  const report = await importFiles(database.pool, { files: [file], imageStore: null, dryRun: false });
  expect(report).toMatchObject({ imported: 3, rejected: [] });
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

async function exported(format: ExportFormat) {
  const report: ExportReport = { exported: 0, lost: [], byType: {} };
  const imageStore = {
    read: () => Promise.reject(new Error('none')),
    write: () => Promise.resolve(),
    remove: () => Promise.resolve(),
  };
  const pieces: Uint8Array[] = [];
  for await (const piece of exportBank(
    database.pool,
    { format, imageStore, saveImage: async ({ name }) => name },
    report,
  ))
    pieces.push(Buffer.from(piece as Uint8Array));
  return { text: Buffer.concat(pieces).toString('utf8'), report };
}
const codesOf = ({ lost }: ExportReport) => lost.map(({ what }) => ('code' in what ? what.code : ''));

test('JSON Lines has them without loss: read again, they change nothing', async () => {
  const { text, report } = await exported('jsonl');
  expect(report).toMatchObject({ exported: 3, lost: [] });
  expect(text.split('\n').map((line) => (line === '' ? null : JSON.parse(line)))).toContainEqual(
    expect.objectContaining({ id: 'random-number', stem: NUMBER.stem, parameters: NUMBER.parameters }),
  );
  const file = join(folder, 'again.jsonl');
  await writeFile(file, text);
  expect(await importFiles(database.pool, { files: [file], imageStore: null, dryRun: true })).toMatchObject({
    ...{ imported: 0, unchanged: 3, rejected: [] },
  });
});

test('the bank has an example next to the template', async () => {
  const { rows } = await database.pool.query<{ stem: string; template: { stem: string } | null }>(
    'select v.stem, v.template from item_versions v join items i on i.id = v.item_id order by i.external_id desc',
  );
  expect(rows.map(({ template }) => template?.stem ?? null)).toEqual([WORD.stem, NUMBER.stem, null]);
  expect(rows[0]?.stem).toMatch(/^What is the symbol of (copper|iron|zinc)\?$/);
  expect(rows[1]?.stem).toMatch(/^Divide \$1\{(12|25|30\.0)\}\$ by \d\.\d\.$/);
});

test.each(['gift', 'qti', 'qti-2.2', 'csv', 'xlsx'] as const)(
  '%s has examples, which its report names',
  async (format) => {
    const { report, text } = await exported(format);
    expect(codesOf(report).filter((code) => code === 'randomisedAsExample')).toHaveLength(2);
    expect(text).not.toContain('{{');
  },
);

test('Moodle gets data sets for numbers, and an example for words', async () => {
  const { report, text } = await exported('moodle-xml');
  expect(codesOf(report)).toEqual(expect.arrayContaining(['drawsAsDataSets', 'randomisedAsExample']));
  expect(text).toContain('Divide \\(1{F}\\) by {m}.');
  expect(text).toContain('<text>{result}</text><tolerance>0.01</tolerance><tolerancetype>1</tolerancetype>');
  const [found] = [...readMoodle([text])].filter((each) => each.kind === 'question' && each.id === 'random-number');
  if (found?.kind !== 'question' || found.item.type !== 'numeric') throw new Error('There is no such question.');
  const [, F = 0, m = 0] = (/^Divide \$1([\d.]+)\$ by ([\d.]+)\.$/.exec(found.item.stem) ?? []).map(Number);
  expect(found.item.answer.value).toBeCloseTo(F / m, 2);
});

test.each<[string, object, string]>([
  ['an unknown variable', { parameters: { ...NUMBER.parameters, value: 'b' } }, 'formulaNameUnknown: b'],
  ['an unknown placeholder', { stem: '{{b}} {{m}}' }, 'placeholderUnknown: b'],
  ['a value that is missing', { parameters: { ...NUMBER.parameters, value: '1 / (m - 4)' } }, 'valueMissing answer'],
  ['an answer out of its tolerance', { parameters: { ...NUMBER.parameters, value: 'a + 1' } }, 'answerRefused'],
  ['no possible values', { parameters: { ...NUMBER.parameters, constraints: ['m > 9'] } }, 'drawImpossible'],
])('a question with %s is refused by name', async (_, changes, reason) => {
  const read = questionOfLine(lineOf({ ...NUMBER, ...changes }), () => Promise.reject(new Error('none')));
  await expect(read).rejects.toThrow(QuestionError);
  await expect(read).rejects.toThrow(reason);
});
