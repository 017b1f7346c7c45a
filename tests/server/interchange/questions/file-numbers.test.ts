import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DecimalSeparator } from '#domain/questions/answers/number-notation.rule.ts';
import { type ForeignFormat, foundIn } from '#server/interchange/questions/foreign.reader.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lectern-numbers-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** The answer of every question, or the code of its rejection; and the first ambiguous number. */
async function read(format: ForeignFormat, text: string, decimal: DecimalSeparator | null = null) {
  const file = join(folder, 'numbers');
  await writeFile(file, text);
  const ambiguous: unknown[] = [];
  const onAmbiguousNumber = (number: unknown): void => void ambiguous.push(number);
  const answers = [...foundIn(file, format, undefined, { decimal, onAmbiguousNumber })].flatMap(
    (found): readonly unknown[] => {
      if (found.kind === 'lost') return [];
      if (found.kind !== 'question') return [found.reason];
      return ['answer' in found.item ? found.item.answer : null];
    },
  );
  return { answers, ambiguous };
}

const moodle = (...answers: readonly string[]): string =>
  `<quiz>${answers
    .map(
      (text) =>
        `<question type="numerical"><name><text>N</text></name><questiontext><text>N?</text></questiontext><answer fraction="100"><text>${text}</text><tolerance>0</tolerance></answer></question>`,
    )
    .join('')}</quiz>`;
const gift = (...answers: readonly string[]): string => answers.map((text) => `N? {#${text}}\n\n`).join('');
const csv = (...answers: readonly string[]): string =>
  `question;answer;type\n${answers.map((text) => `N?;${text};number\n`).join('')}`;

describe.each([
  ['gift', gift],
  ['moodle-xml', moodle],
  ['csv', csv],
] as const)('numbers of %s', (format, write) => {
  it('with thousands separators are read like the other numbers of the file', async () => {
    expect((await read(format, write('1,600', '2.5', '12,345,678'))).answers).toMatchObject([
      { value: 1_600, written: '1600' },
      { value: 2.5 },
      { value: 12_345_678 },
    ]);
    expect((await read(format, write('1,600', '3,14'))).answers).toMatchObject([{ value: 1.6 }, { value: 3.14 }]);
  });

  it('that stay ambiguous are refused by name, and the others are imported', async () => {
    const { answers, ambiguous } = await read(format, write('1,600', '42'));
    const code = { code: 'numberAmbiguous', written: '1,600', withPoint: '1600', withComma: '1.6' };
    expect(answers).toMatchObject([code, { value: 42 }]);
    expect(ambiguous).toEqual([{ written: '1,600', plain: { point: '1600', comma: '1.600' }, used: null }]);
  });

  it('are read as the user chooses', async () => {
    expect((await read(format, write('1,600', '42'), 'point')).answers).toMatchObject([
      { value: 1_600 },
      { value: 42 },
    ]);
    expect((await read(format, write('1,600', '42'), 'comma')).answers).toMatchObject([{ value: 1.6 }, { value: 42 }]);
    expect((await read(format, write('9.807', '42'), 'comma')).answers).toMatchObject([
      { value: 9_807 },
      { value: 42 },
    ]);
  });

  it('with a point before three decimals are unchanged, unless the file also has decimal commas', async () => {
    expect(await read(format, write('9.807'))).toMatchObject({ answers: [{ value: 9.807 }], ambiguous: [] });
    expect((await read(format, write('9.807', '9,81'))).answers).toMatchObject([
      { code: 'numberAmbiguous', withPoint: '9.807', withComma: '9807' },
      { value: 9.81 },
    ]);
  });
});

describe('a number in GIFT', () => {
  it.each([
    ['1,000..2,000', 'comma', { value: 1.5, tolerance: 0.5 }],
    ['1,000..2,000', 'point', { value: 1_500, tolerance: 500 }],
    ['1,600:50', 'point', { value: 1_600, tolerance: 50 }],
    ['3:2~#Completely wrong', null, { value: 3, tolerance: 2 }],
    ['3:2#Good~#Completely wrong', null, { value: 3, tolerance: 2 }],
    ['=3:2 =%50%3:3 ~#No', null, { value: 3, tolerance: 2 }],
    ['-1.5..-0.5', null, { value: -1, tolerance: 0.5 }],
    ['9..3', null, { code: 'rangeReversed', low: '9', high: '3' }],
    ['3:-1', null, { code: 'toleranceNegative' }],
    ['x', null, { code: 'numberMissing', written: 'x' }],
    ['1..2..3', null, { code: 'numberMissing' }],
    ['1:2:3', null, { code: 'numberMissing' }],
  ] as const)('written as {#%s}, read with a decimal %s, is %j', async (text, decimal, expected) => {
    expect((await read('gift', gift(text), decimal)).answers).toMatchObject([expected]);
  });

  it('retains the feedback of every other answer', async () => {
    const file = join(folder, 'feedback.gift');
    await writeFile(file, 'N? {#3:2~#Completely wrong}\n');
    expect([...foundIn(file, 'gift')]).toMatchObject([{ item: { explanation: '- Completely wrong' } }]);
  });
});

it('numbers in gaps of Moodle follow the same rule', async () => {
  const gap = (text: string): string =>
    `<question type="cloze"><name><text>C</text></name><questiontext><text>{1:NM:=${text}}</text></questiontext></question>`;
  const quiz = (...texts: readonly string[]): string => `<quiz>${texts.map(gap).join('')}</quiz>`;
  expect((await read('moodle-xml', quiz('1,600', '2.5'))).answers).toEqual([
    { g1: ['1600', '1,600'] },
    { g1: ['2.5'] },
  ]);
  expect((await read('moodle-xml', quiz('1,600'))).answers).toMatchObject([{ code: 'numberAmbiguous' }]);
});
