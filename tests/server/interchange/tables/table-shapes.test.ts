import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formatOf } from '#server/interchange/imports/file-format.ts';
import { foundIn } from '#server/interchange/questions/foreign.reader.ts';
import type { Found } from '#server/interchange/questions/interchange-question.ts';
import { headOf } from '#server/interchange/tables/table-columns.ts';

/* Tables as in the templates of quiz games and of spreadsheets. */

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lectern-shapes-'));
});
afterAll(() => rm(folder, { recursive: true }));

const cellOf = (cell: string): string => (/[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
async function found(...rows: readonly (readonly string[])[]): Promise<Found[]> {
  const file = join(folder, 'table.csv');
  await writeFile(file, rows.map((row) => `${row.map(cellOf).join(',')}\n`).join(''));
  return [...foundIn(file, 'csv')];
}
const items = (all: readonly Found[]) => all.flatMap((entry) => (entry.kind === 'question' ? [entry.item] : []));
const reasons = (all: readonly Found[]) => all.flatMap((entry) => (entry.kind === 'problem' ? [entry.reason] : []));
const lost = (all: readonly Found[]) =>
  all.flatMap((entry) => (entry.kind === 'lost' ? [{ item: entry.item, what: entry.what }] : []));

describe('a template of a quiz game', () => {
  const GAME = [
    '',
    'Question - max 120 characters',
    'Answer 1 - max 75 characters',
    'Answer 2 - max 75 characters',
    'Answer 3 - max 75 characters',
    'Time limit (sec) – 5, 10, 20',
    'Correct answer(s) - choose at least one',
  ];

  it('has column names below lines of explanation, and counts choices by number, whatever they are', async () => {
    const all = await found(
      ['', 'Quiz template'],
      ['', '', 'Fill it in.'],
      GAME,
      ['1', 'What is 1 + 1?', '1', '2', '3', '20', '2'],
      ['2', 'What is 2 + 1?', '3', '4', '', '20', '1'],
      ['3', 'Which are even?', '2', '3', '4', '20', '1,3'],
      ['4', 'The sky?', 'blue', 'green', '', '20', '1'],
      ['5', '', '', '', '', '', ''],
    );
    expect(items(all)).toMatchObject([
      { stem: 'What is 1 + 1?', type: 'multiple-choice', answer: ['B'] },
      { answer: ['A'], choices: [{ text: '3' }, { text: '4' }] },
      { type: 'multiple-response', answer: ['A', 'C'] },
      { answer: ['A'] },
    ]);
    expect(reasons(all)).toEqual([]);
    expect(lost(all)).toEqual([
      { item: 'Quiz template', what: { code: 'textAboveTable', line: 1 } },
      { item: 'Fill it in.', what: { code: 'textAboveTable', line: 2 } },
      { item: 'Time limit (sec) – 5, 10, 20', what: { code: 'columnNotUsed' } },
    ]);
    expect(
      headOf([
        { line: 1, cells: ['', 'Quiz template'] },
        { line: 2, cells: GAME },
      ]),
    ).toEqual(GAME);
  });

  it('gives the type of each question, and explains below its column names how to fill them in', async () => {
    const all = await found(
      ['Question Text', 'Question Type', 'Option 1', 'Option 2', 'Option 3', 'Correct Answer', 'Answer explanation'],
      ['Text of the question\n\n(required)', 'Question Type', 'Text for option 1', '', '', '(1-5)', ''],
      ['Which is red?', 'Multiple Choice', 'Venus', 'Mars', '', '2', 'Rust.'],
      ['Which are gases?', 'Checkbox', 'oxygen', 'iron', '', '1', ''],
      ['Capital of France', 'Fill-in-the-Blank', 'Paris', 'Paname', '', '', ''],
      ['Why?', 'Open-Ended', '', '', '', '', ''],
      ['Wet?', 'True/False', 'True', 'False', '', 'False', ''],
      ['Best colour?', 'Poll', 'red', 'blue', '', '', ''],
    );
    expect(items(all)).toMatchObject([
      { type: 'multiple-choice', answer: ['B'], explanation: 'Rust.' },
      { type: 'multiple-response', answer: ['A'] },
      { type: 'short-answer', answer: ['Paris', 'Paname'] },
      { type: 'essay' },
      { type: 'true-false', answer: false },
    ]);
    expect(reasons(all)).toEqual([{ code: 'typeNotScored', type: 'poll' }]);
    expect(lost(all)).toEqual([
      { item: 'Text of the question (required)', what: { code: 'instructionsInTable', line: 2 } },
    ]);
  });

  it('has the incorrect answers next to the correct one', async () => {
    const all = await found(
      ['Spreadsheet\nImport Template', '', ''],
      ['Question', 'Correct Answer', 'Incorrect Answer 1', 'Incorrect Answer 2 (Optional)'],
      ['2 * 3?', '6', '5', '7'],
      ['Capital of Peru?', 'Lima', '', ''],
      ['Nothing?', '', 'x', ''],
    );
    expect(items(all)).toMatchObject([
      { type: 'multiple-choice', choices: [{ text: '6' }, { text: '5' }, { text: '7' }], answer: ['A'] },
      { type: 'short-answer', answer: ['Lima'] },
    ]);
    expect(reasons(all)).toEqual([{ code: 'correctAnswerMissing' }]);
    expect(formatOf(join(folder, 'table.csv'))).toBe('csv');
  });
});

describe('an answer', () => {
  const read = async (answer: string, ...choices: readonly string[]) => {
    const all = await found(['question', 'a', 'b', 'c', 'd', 'correct'], ['Which?', ...choices, answer]);
    const [item] = items(all);
    return item !== undefined && 'answer' in item ? item.answer : reasons(all)[0];
  };
  const COLOURS = ['Red', 'Blue', 'Green, dark', 'Grey'] as const;

  it.each([
    ['Option B', ['B']],
    ['option a, option d', ['A', 'D']],
    ['A and D', ['A', 'D']],
    ['B)', ['B']],
    ['(C)', ['C']],
    ['blue', ['B']],
    ['Red; Green, dark', ['A', 'C']],
    ['Red, Grey', ['A', 'D']],
    ['2', ['B']],
    ['Black', { code: 'answerNotAmongChoices', answer: 'Black' }],
    ['E', { code: 'answerNotAmongChoices', answer: 'E' }],
  ])('may be written as %s', async (answer, right) => {
    expect(await read(answer, ...COLOURS)).toEqual(right);
  });

  it('counts the columns, including empty ones', async () => {
    expect(await read('C', 'x', '', 'z', '')).toEqual(['B']);
    expect(await read('B', 'x', '', 'z', '')).toEqual({ code: 'answerNotAmongChoices', answer: 'B' });
  });
});

it('a workbook with formulas that were not calculated is reported, and so are errors in cells that are read', async () => {
  const file = join(folder, 'formulas.xlsx');
  const text = (at: string, words: string): string => `<c r="${at}" t="inlineStr"><is><t>${words}</t></is></c>`;
  const row = (line: number, ...cells: string[]): string => `<row r="${line}">${cells.join('')}</row>`;
  const sheet = `<worksheet><sheetData>
    ${row(1, ...['question', 'a', 'b', 'answer', 'points'].map((name, at) => text(`${'ABCDE'[at]}1`, name)))}
    ${row(2, text('A2', 'One?'), '<c r="B2"><f>1+1</f></c>', text('C2', 'x'), text('D2', 'B'))}
    ${row(3, text('A3', 'Two?'), '<c r="B3" t="e"><v>#REF!</v></c>', text('C3', 'x'), text('D3', 'B'))}
    ${row(4, text('A4', 'Three?'), '<c r="B4"><f>1+1</f><v>2</v></c>', text('C4', 'x'), text('D4', 'B'), '<c r="E4"><f>1+1</f></c>')}
  </sheetData></worksheet>`;
  await writeFile(
    file,
    zipSync({
      'xl/workbook.xml': strToU8('<workbook><sheets><sheet name="S" r:id="a" xmlns:r="r"/></sheets></workbook>'),
      'xl/_rels/workbook.xml.rels': strToU8('<Relationships><Relationship Id="a" Target="s.xml"/></Relationships>'),
      'xl/s.xml': strToU8(sheet),
    }),
  );
  const all = [...foundIn(file, 'xlsx')];
  expect(reasons(all)).toEqual([
    { code: 'cellNotCalculated', cell: 'B2' },
    { code: 'cellShowsError', cell: 'B3', error: '#REF!' },
  ]);
  expect(items(all)).toMatchObject([{ stem: 'Three?', choices: [{ text: '2' }, { text: 'x' }], answer: ['B'] }]);
});
