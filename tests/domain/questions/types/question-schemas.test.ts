import { describe, expect, test } from 'vitest';
import { crowdedSpots, imageSchema } from '#domain/questions/image.schema.ts';
import { hotspot } from '#domain/questions/types/hotspot.question.ts';
import { scoreOfCredit } from '#domain/questions/types/question-type.ts';
import { itemType, QUESTION_TYPES, type QuestionTypeName } from '#domain/questions/types/registry.ts';
import { readResponse, scoreResponse } from '#domain/questions/types/score-response.ts';
import { problemsOf } from '../../../support/servers/schema-problems.ts';

const choices = ['a', 'b'].map((id) => ({ id, text: `Choice ${id}` }));
const spot = (id: string, x: number, y: number) => ({ id, x, y, text: `Place ${id}` });
const IMAGE = '![a heart](figure:1)';

describe('the score of an answer', () => {
  test.each([
    [1, 'right', 1],
    [1 - 1e-12, 'right', 1],
    [0.999, 'partly', 0.999],
    [1e-12, 'partly', 1e-12],
    [0, 'wrong', 0],
    [-1, 'wrong', 0],
  ])('%d is %s', (credit, outcome, isAccepted) => {
    expect(scoreOfCredit(credit)).toEqual({ outcome, credit: isAccepted });
  });
});

describe('an image', () => {
  test.each([IMAGE, '![two words](a.png)'])('accepts %s', (image) => {
    expect(problemsOf(imageSchema, image)).toEqual([]);
  });

  test.each(['', '![](a.png)', '![a]()', '[a](a.png)', '![a](a b.png)', `x${IMAGE}`, `${IMAGE}x`, '![a](b)(c)'])(
    'rejects %j',
    (image) => {
      expect(problemsOf(imageSchema, image)).toEqual([
        ': must be one image with a description: ![what it shows](file.png)',
      ]);
    },
  );

  test("has its points a finger's width apart", () => {
    expect(crowdedSpots([spot('s', 10, 10), spot('t', 15, 10), spot('u', 10, 15), spot('v', 40, 90)])).toMatchObject(
      [],
    );
    expect(crowdedSpots([spot('s', 0, 0), spot('t', 3, 3.9), spot('u', 90, 0), spot('v', 94.9, 0)])).toMatchObject([
      { path: 'spots', reason: '"s" and "t" are too close together' },
      { path: 'spots', reason: '"u" and "v" are too close together' },
    ]);
  });
});

describe('points to find', () => {
  const body = (single: boolean) => ({ picture: IMAGE, spots: [spot('s', 10, 10), spot('t', 50, 50)], single });

  test('are exactly one if one is required', () => {
    expect(hotspot.fits(body(true), { spots: ['s', 's'] })).toBe(true);
    expect(hotspot.fits(body(true), { spots: ['s', 't'] })).toBe(false);
    expect(hotspot.fits(body(false), { spots: ['s', 't'] })).toBe(true);
    expect(hotspot.check(body(true), { spots: ['t'] })).toEqual([]);
    expect(hotspot.check(body(false), { spots: ['s', 't'] })).toEqual([]);
    expect(problemsOf(hotspot.key, { spots: [] })).toEqual(['spots: at least one place must be correct']);
  });

  test('exist, each once', () => {
    expect(
      hotspot.check({ ...body(true), spots: [spot('s', 1, 1), spot('s', 50, 50)] }, { spots: ['s'] }),
    ).toMatchObject([{ path: 'spots', reason: 'the id "s" is used twice' }]);
  });
});

describe('contradictions between a question and its answer key', () => {
  const twice = [...choices, ...choices];
  const spots = [spot('s', 1, 1), spot('s', 2, 1), spot('constructor', 50, 50)];
  const cases: readonly (readonly [QuestionTypeName, unknown, unknown, readonly string[]])[] = [
    [
      'multiple-choice',
      { choices: twice, keepOrder: false },
      { choices: ['a'] },
      ['choices: the id "a" is used twice', 'choices: the id "b" is used twice'],
    ],
    ['multiple-response', { choices, keepOrder: false }, { choices: ['z'] }, ['answer: the key "z" is not a choice']],
    [
      'matching',
      { prompts: [...choices, choices[0]], choices: twice.slice(0, 3), keepOrder: true },
      { pairs: { a: 'a', b: 'b' } },
      ['choices: the id "a" is used twice', 'answer: the id "a" is used twice'],
    ],
    [
      'labelling',
      { picture: IMAGE, spots, choices: twice.slice(0, 3), keepOrder: true },
      { pairs: { s: 'z' } },
      [
        'choices: the id "a" is used twice',
        'spots: the id "s" is used twice',
        'spots: "s" and "s" are too close together',
        'answer: the key "z" is not a choice',
        'answer: the prompt "constructor" has no match',
      ],
    ],
    [
      'ordering',
      { choices: twice },
      { order: ['a', 'b', 'a', 'b'] },
      ['choices: the id "a" is used twice', 'choices: the id "b" is used twice'],
    ],
    ['ordering', { choices }, { order: ['a'] }, ['answer: must contain every choice exactly once']],
    ['ordering', { choices }, { order: ['a', 'b', 'a'] }, ['answer: must contain every choice exactly once']],
  ];
  test.each(cases)('%s %#', (type, body, key, problems) => {
    expect(
      itemType(type)
        .check(body, key)
        .map(({ path, reason }) => `${path}: ${reason}`),
    ).toEqual(problems);
  });
});

test.each<[QuestionTypeName, unknown, string]>([
  ['multiple-choice', { choices: [] }, 'choices: exactly one choice must be correct'],
  ['multiple-choice', { choices: ['a', 'b'] }, 'choices: exactly one choice must be correct'],
  ['multiple-response', { choices: [] }, 'choices: at least one choice must be correct'],
])('the answer key of %s may not be %j', (type, key, problem) => {
  expect(problemsOf(QUESTION_TYPES[type].key, key)).toEqual([problem]);
});

describe('an expression', () => {
  const { body, key } = QUESTION_TYPES.expression;

  test.each(['', 'x1', '1x', 'x y', 'α', 'a'.repeat(11)])('has no letter called %j', (name) => {
    expect(problemsOf(body, { variables: [name], lead: null })).toEqual([
      'variables.0: a variable is a letter or a name',
    ]);
  });

  test('is required in one form, or in any', () => {
    expect(problemsOf(body, { variables: ['x', 'Theta', 'a'.repeat(10)], lead: 'y =' })).toEqual([]);
    const answer = { expected: ' x ', written: '$x$' };
    for (const more of [{}, { form: 'expanded' }, { form: 'factorised', upToConstant: true }])
      expect(key.parse({ ...answer, ...more })).toEqual({ ...answer, expected: 'x', ...more });
    expect(problemsOf(key, { ...answer, form: 'short' })).toHaveLength(1);
    expect(problemsOf(key, { ...answer, expected: ' ' })).toHaveLength(1);
  });

  test('is passed to the comparison with the whole question, and the result is reported', () => {
    const item = {
      type: 'expression' as const,
      body: { variables: ['x'], lead: null },
      key: { expected: 'x', written: '$x$', form: 'expanded', upToConstant: true },
    };
    const reported = (result: 'equivalent' | 'otherForm' | 'different' | 'unreadable') =>
      scoreResponse(item, { text: 'x+1' }, (one) => {
        expect(one).toMatchObject({
          ...{ given: 'x+1', expected: 'x', variables: ['x'], form: 'expanded', upToConstant: true },
        });
        return result;
      });
    expect(reported('equivalent')).toEqual({ outcome: 'right', credit: 1 });
    expect(reported('different')).toEqual({ outcome: 'wrong', credit: 0 });
    expect(reported('otherForm')).toEqual({ outcome: 'wrong', credit: 0, remark: 'otherForm' });
    expect(reported('unreadable')).toEqual({ outcome: 'wrong', credit: 0, remark: 'unreadableExpression' });
    expect(scoreResponse(item, { text: ' ' }).outcome).toBe('unanswered');
  });
});

describe('a number', () => {
  const item = (body: object, key: object) => ({
    type: 'numeric' as const,
    body: { unit: null, ...body },
    key: { value: 1200, written: '1200', significantFigures: 2, tolerance: 0, ...key },
  });
  const outcome = (body: object, key: object, text: string) => scoreResponse(item(body, key), { text }).outcome;
  const UNITS = { units: { m: 1, km: 1000 } };

  test('may be in another unit of the answer key, also if the unit is shown next to the field', () => {
    expect(outcome({ unit: 'm' }, UNITS, '1.2 km')).toBe('right');
    expect(outcome({ unit: 'm' }, UNITS, '1200')).toBe('right');
    expect(outcome({ unit: 'm' }, UNITS, '1200 s')).toBe('wrong');
    expect(outcome({ unit: 'cm' }, UNITS, '1200 cm')).toBe('right');
    expect(outcome({}, {}, '1200 apples')).toBe('right');
  });

  test('may differ by a share of its value, or by an amount, in both directions', () => {
    const within = (key: object, ...texts: string[]) => texts.map((text) => outcome({}, key, text) === 'right');
    expect(within({ tolerance: 0.1, relative: true }, '1080', '1320', '1079', '1321')).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect(within({ tolerance: 10 }, '1190', '1210', '1189', '1211')).toEqual([true, true, false, false]);
    expect(within({ tolerance: 10, relative: false }, '1190', '1189')).toEqual([true, false]);
    const below = { value: -50, tolerance: 0.1, relative: true };
    expect(within(below, '-45', '-55', '-44', '-56')).toEqual([true, true, false, false]);
    expect(within({ tolerance: null }, '1150', '1249', '1140', '1251')).toEqual([true, true, false, false]);
    expect(within({ value: 0, tolerance: null }, '0', '0.0', '1e-9')).toEqual([true, true, false]);
    // 0.1 + 0.2 is slightly more than 0.3.
    expect(within({ value: 0.3, tolerance: 0.1 }, '0.2', '0.4')).toEqual([true, true]);
    expect(within({ value: 0.3, tolerance: 0 }, '0.30000000000000004', '0.300001')).toEqual([true, false]);
  });

  test('requires its unit only if the answer key has units', () => {
    const { check } = QUESTION_TYPES.numeric;
    const { key } = item({}, { ...UNITS });
    const says = (body: object, units: object) => check({ unit: null, ...body }, { ...key, ...units } as never);
    expect(says({ asksUnit: true }, UNITS)).toEqual([]);
    expect(says({ asksUnit: true }, { units: {} })).toHaveLength(1);
    expect(says({ asksUnit: false }, { units: undefined })).toEqual([]);
    expect(says({}, { units: {} })).toEqual([]);
  });
});

describe('an answer refers only to its question', () => {
  const spots = [spot('s', 10, 10), spot('t', 50, 50)];
  const pairs = { picture: IMAGE, prompts: choices, spots, choices, keepOrder: true };

  test.each<[QuestionTypeName, object, object, object]>([
    ['multiple-choice', pairs, { choice: null }, { choice: 'z' }],
    ['multiple-response', pairs, { choices: [] }, { choices: ['a', 'z'] }],
    ['matching', pairs, { pairs: {} }, { pairs: { a: 'b', b: 'z' } }],
    ['matching', pairs, { pairs: { a: 'b' } }, { pairs: { a: 'b', z: 'b' } }],
    ['labelling', pairs, { pairs: {} }, { pairs: { s: 'a', t: 'z' } }],
    ['labelling', pairs, { pairs: { s: 'a' } }, { pairs: { s: 'a', z: 'a' } }],
    ['hotspot', { ...pairs, single: false }, { spots: [] }, { spots: ['s', 'z'] }],
    ['ordering', pairs, { order: [] }, { order: ['a', 'z'] }],
  ])('%s: of %o, %o is valid and %o is not', (type, body, fits, mixed) => {
    expect(readResponse({ type, body }, fits)).toEqual(fits);
    expect(readResponse({ type, body }, mixed)).toBeNull();
  });
});

test('a damaged stored question accepts no answer, and scoring reports it', () => {
  const broken = { type: 'true-false' as const, body: null, key: { value: true } };
  expect(readResponse(broken, { value: true })).toBeNull();
  expect(() => scoreResponse(broken, { value: true })).toThrow();
  expect(scoreResponse(broken, null)).toEqual({ outcome: 'unanswered', credit: 0 });
});
