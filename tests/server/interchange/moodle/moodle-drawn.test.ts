import { expect, it } from 'vitest';
import { readMoodle } from '#server/interchange/moodle/moodle.reader.ts';
import { draftOfFound } from '#server/interchange/questions/found.draft.ts';

/* Calculated questions of Moodle: they are imported with their first data set. */

const set = (name: string, ...values: readonly string[]): string =>
  `<dataset_definition><name><text>${name}</text></name><dataset_items>${values.map((value, at) => `<dataset_item><number>${at + 1}</number><value>${value}</value></dataset_item>`).join('')}</dataset_items></dataset_definition>`;
const SETS = set('a', '3', '5') + set('b', '-2.50', '7');
const answer = (formula: string, more = ''): string =>
  `<answer fraction="100"><text>${formula}</text><tolerance>0.01</tolerance><tolerancetype>1</tolerancetype><correctanswerformat>1</correctanswerformat><correctanswerlength>3</correctanswerlength>${more}</answer>`;
const question = (type: string, text: string, answers: string, sets = SETS): string =>
  `<quiz><question type="${type}"><name><text>Q</text></name><questiontext format="html"><text><![CDATA[${text}]]></text></questiontext>${answers}${sets === '' ? '' : `<dataset_definitions>${sets}</dataset_definitions>`}</question></quiz>`;

async function read(...given: Parameters<typeof question>) {
  const [found] = [...readMoodle([question(...given)])];
  if (found?.kind !== 'question') return found?.kind === 'problem' ? found.reason : null;
  const placing = { subject: null, topic: null, scope: '', moved: {}, duplicates: 'keep' } as const;
  await draftOfFound(found, placing, { format: 'moodle-xml', title: 'x', imageStore: null });
  return { ...found.item, lost: found.lost };
}

const LOSS = { code: 'drawnNumbersFixed', sets: 2 };

it('a number is calculated from the first data set, with a share of it as its tolerance', async () => {
  expect(await read('calculated', '<p>{a} times {b}, or {={a}+1}?</p>', answer('{a}*{b}'))).toMatchObject({
    type: 'numeric',
    stem: '3 times -2.5, or 4?',
    answer: { value: -7.5, written: '-7.500', tolerance: 0.01, relative: true },
    lost: [LOSS],
  });
  const nominal = answer('{a}').replace('<tolerancetype>1', '<tolerancetype>2');
  expect(await read('calculatedsimple', '{a}?', nominal)).toMatchObject({ answer: { value: 3, tolerance: 0.01 } });
  const factor = answer('{a}').replace('<tolerancetype>1', '<tolerancetype>3');
  expect(await read('calculated', '{a}?', factor)).toMatchObject({
    answer: { relative: true },
    lost: [{ code: 'factorToleranceAsShare' }, LOSS].toReversed(),
  });
});

it.each([
  ['pow({a}, 2) + pow(2, pow(2,{a}))', 265],
  ['2*pi()*{a}', 18.85],
  ['log(exp({a})) + log10(1000)', 6],
  ['sqrt(abs({b})) ** 2', 2.5],
  ['-{b} - {b}', 5],
])('a formula may be %s', async (formula, value) => {
  expect(await read('calculated', 'x?', answer(formula))).toMatchObject({
    ...{ type: 'numeric', answer: { value: expect.closeTo(value, 2) } },
  });
});

it('choices may be formulas, too', async () => {
  const choice = (worth: number, text: string): string => `<answer fraction="${worth}"><text>${text}</text></answer>`;
  expect(
    await read(
      'calculatedmulti',
      'Twice {a}?',
      `${choice(100, '{={a}*2} m') + choice(0, '{={a}/7} m')}<single>true</single>`,
    ),
  ).toMatchObject({
    type: 'multiple-choice',
    choices: [{ text: '6 m' }, { text: '0.428571 m' }],
    answer: ['A'],
    lost: [LOSS],
  });
});

it.each([
  ['an unknown function', answer('round({a}, 2)'), SETS, { code: 'formulaNotUnderstood', formula: 'round({a}, 2)' }],
  ['executable code', answer('constructor(1)'), SETS, { code: 'formulaNotUnderstood' }],
  ['a variable without a value', answer('{c}'), SETS, { code: 'formulaNotUnderstood', formula: '{c}' }],
  ['nothing', answer('1/0'), SETS, { code: 'formulaNotUnderstood', formula: '1/0' }],
  ['invalid numbers', answer('{a}'), set('a', 'x'), { code: 'numbersRedrawn' }],
  ['no numbers', answer('{a}'), '', { code: 'numbersRedrawn' }],
])('is refused where its answer is %s', async (_, answers, sets, reason) => {
  expect(await read('calculated', '{a}?', answers, sets)).toMatchObject(reason);
});
