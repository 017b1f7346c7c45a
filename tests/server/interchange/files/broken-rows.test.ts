import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readAiken } from '#server/interchange/aiken/aiken.reader.ts';
import { readGift } from '#server/interchange/gift/gift.reader.ts';
import { foundIn } from '#server/interchange/questions/foreign.reader.ts';
import type { Found } from '#server/interchange/questions/interchange-question.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lectern-rows-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** The text of every question, or the line and the reason of its rejection. */
const read = (all: Iterable<Found>) =>
  [...all].flatMap((found): readonly unknown[] => {
    if (found.kind === 'question') return [found.item.stem];
    return found.kind === 'problem' ? [[found.position.line, found.name, found.reason]] : [];
  });

describe('a row of a table', () => {
  const table = async (...rows: readonly string[]) => {
    const file = join(folder, 'rows.csv');
    await writeFile(file, ['question,a,b,answer,explanation', ...rows, ''].join('\n'));
    return read(foundIn(file, 'csv'));
  };

  it('with an extra cell is rejected for that, and the next row is read', async () => {
    expect(await table('Is it red, or blue?,red,blue,A,since', 'Why?,x,y,B,so')).toEqual([
      [2, 'Is it red', { code: 'rowTooLong', cells: 6, columns: 5, extra: 'since' }],
      'Why?',
    ]);
  });

  it('with a missing cell is rejected for that', async () => {
    expect(await table('Red or blue?,red,blue', 'Why?,x,y,B')).toEqual([
      [2, 'Red or blue?', { code: 'rowTooShort', cells: 3, columns: 5 }],
      'Why?',
    ]);
  });

  it('without an answer is rejected for that, whatever choice is empty', async () => {
    expect(await table('Red?,red,,,so')).toEqual([[2, 'Red?', { code: 'correctAnswerMissing' }]]);
    expect(await table('Red?,red')).toEqual([[2, 'Red?', { code: 'rowTooShort', cells: 2, columns: 5 }]]);
  });

  it('may omit empty cells at its end, or have extra empty ones', async () => {
    expect(await table('Why?,x,y,B', 'How?,x,y,A,so,,,')).toEqual(['Why?', 'How?']);
  });

  it('whose question shows nothing is rejected', async () => {
    expect(await table('**__**,x,y,B,so')).toEqual([[2, '**__**', { code: 'questionTextMissing' }]]);
  });

  it('that is complete is rejected for its own problems', async () => {
    expect(await table('Why?,x,y,C,so')).toEqual([[2, 'Why?', { code: 'answerNotAmongChoices', answer: 'C' }]]);
  });
});

describe('a broken question of Aiken', () => {
  const NEXT = 'Next?\nA. x\nB. y\nANSWER: B\n';

  it.each([
    ['a misspelt ANSWER line', 'One?\nA. x\nB. y\nANSWER A\n\n', 'aikenLineUnexpected'],
    ['a misspelt ANSWER line, and no empty line', 'One?\nA. x\nB. y\nANSWER = A\n', 'aikenLineUnexpected'],
    ['choices without a delimiter', 'One?\nA x\nB y\nANSWER: A\n\n', 'aikenTooFewChoices'],
    ['choices without a delimiter, and no ANSWER line', 'One?\nA x\nB y\n\n', 'aikenTooFewChoices'],
    ['choices in brackets', 'One?\n[A] x\n[B] y\n\n', 'aikenTooFewChoices'],
    ['no ANSWER line', 'One?\nA. x\nB. y\n\n', 'aikenAnswerLineMissing'],
  ])('with %s is rejected alone', (_, broken, code) => {
    const [refused, ...others] = read(readAiken([broken + NEXT]));
    expect(refused).toMatchObject([1, 'One?', { code }]);
    expect(others).toEqual(['Next?']);
  });

  it('is not a question of two paragraphs', () => {
    expect(read(readAiken(['A text to read.\n\nWhat is it about?\nA. x\nB. y\nANSWER: B\n']))).toEqual([
      'A text to read.\n\nWhat is it about?',
    ]);
  });
});

describe('an extra brace among the answers of GIFT', () => {
  const losses = (text: string) =>
    [...readGift([text])].flatMap((found) => (found.kind === 'question' ? found.lost : []));

  it.each([
    ['in a choice', 'One? {T}\n\n::Q::Which?\n{\n=one }\n~two\n~three\n}\n', 5],
    ['after a comment within the question', '::Q::Which?\n// a comment\n{\n=one }\n~two\n}\n', 4],
    ['in one line', 'Which? {=one } ~two}\n', 1],
  ])('%s is reported with its line', (_, text, line) => {
    expect(losses(text)).toContainEqual({ code: 'choicesInQuestionText', line });
  });

  it('that leaves no correct answer is the reason of the rejection', () => {
    expect(read(readGift(['::Q::Which?\n{\n~one }\n=two\n}\n\nNext? {T}\n']))).toEqual([
      [1, 'Q', { code: 'braceClosesEarly', line: 3 }],
      'Next?',
    ]);
  });

  it.each([
    'Two plus {=two} is four.',
    'Which {=one ~two} of f(x) = 3x is it?',
    'Escaped? {=a\\} ~b}',
    'If {=a} \\} b',
  ])('%s has none', (text) => {
    expect(losses(`${text}\n`)).toEqual([]);
  });
});
