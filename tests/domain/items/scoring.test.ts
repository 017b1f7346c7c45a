import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ITEM_TYPE_NAMES, ITEM_TYPES, type ItemTypeName, itemType } from '#domain/items/registry.ts';
import { readResponse, type StoredItem, scoreResponse } from '#domain/items/score-response.ts';

const choices = ['a', 'b', 'c', 'd'].map((id) => ({ id, text: `Choice ${id}` }));
const choiceBody = { choices, keepOrder: false };
const prompts = ['p', 'q', 'r'].map((id) => ({ id, text: `Prompt ${id}` }));

const number = (value: number, tolerance: number | null = null, significantFigures = 3, unit: string | null = null) =>
  ({
    type: 'numeric',
    body: { unit },
    key: { value, written: String(value), significantFigures, tolerance },
  }) satisfies StoredItem;

const ITEMS = {
  'multiple-choice': { type: 'multiple-choice', body: choiceBody, key: { choices: ['b'] } },
  'multiple-response': { type: 'multiple-response', body: choiceBody, key: { choices: ['a', 'c', 'd'] } },
  'true-false': { type: 'true-false', body: {}, key: { value: false } },
  numeric: number(9.81, 0.05, 3, 'm/s^2'),
  'short-answer': { type: 'short-answer', body: {}, key: { accepted: ['Mount Everest', 'Chomolungma'] } },
  matching: {
    type: 'matching',
    body: { prompts, choices, keepOrder: false },
    key: { pairs: { p: 'a', q: 'b', r: 'a' } },
  },
  open: { type: 'open', body: {}, key: { modelAnswer: 'Because.' } },
} as const satisfies Record<ItemTypeName, StoredItem>;

describe('scoring a response', () => {
  it.each<[ItemTypeName, unknown, string, number | null]>([
    ['multiple-choice', { choice: 'b' }, 'right', 1],
    ['multiple-choice', { choice: 'a' }, 'wrong', 0],
    ['multiple-choice', { choice: null }, 'unanswered', 0],
    ['multiple-response', { choices: ['d', 'a', 'c'] }, 'right', 1],
    ['multiple-response', { choices: ['a'] }, 'partly', 1 / 3],
    ['multiple-response', { choices: ['a', 'a', 'a'] }, 'partly', 1 / 3],
    ['multiple-response', { choices: ['a', 'b'] }, 'wrong', 0],
    ['multiple-response', { choices: ['a', 'b', 'c', 'd'] }, 'partly', 2 / 3],
    ['multiple-response', { choices: [] }, 'unanswered', 0],
    ['true-false', { value: false }, 'right', 1],
    ['true-false', { value: true }, 'wrong', 0],
    ['true-false', { value: null }, 'unanswered', 0],
    ['numeric', { text: '9.8' }, 'right', 1],
    ['numeric', { text: '9,86 m/s²' }, 'right', 1],
    ['numeric', { text: '9.87' }, 'wrong', 0],
    ['numeric', { text: '9.81 km' }, 'wrong', 0],
    ['numeric', { text: 'g' }, 'wrong', 0],
    ['numeric', { text: '  ' }, 'unanswered', 0],
    ['short-answer', { text: ' mount  EVEREST. ' }, 'right', 1],
    ['short-answer', { text: 'chomolungma' }, 'right', 1],
    ['short-answer', { text: 'Everest' }, 'wrong', 0],
    ['short-answer', { text: '' }, 'unanswered', 0],
    ['matching', { pairs: { p: 'a', q: 'b', r: 'a' } }, 'right', 1],
    ['matching', { pairs: { p: 'a', q: 'a' } }, 'partly', 1 / 3],
    ['matching', { pairs: { p: 'b' } }, 'wrong', 0],
    ['matching', { pairs: {} }, 'unanswered', 0],
    ['open', { text: 'So.' }, 'unmarked', null],
    ['open', { text: '\n' }, 'unanswered', 0],
  ])('of %s: %j is %s', (type, response, outcome, credit) => {
    expect(scoreResponse(ITEMS[type], readResponse(ITEMS[type], response))).toMatchObject({ outcome, credit });
  });

  it.each(ITEM_TYPE_NAMES)('of %s: never given is unanswered', (type) => {
    expect(scoreResponse(ITEMS[type], null)).toEqual({ outcome: 'unanswered', credit: 0 });
  });

  it('says what was wrong where the outcome alone would puzzle', () => {
    expect(scoreResponse(ITEMS.numeric, { text: '9.81 s' }).remark).toBe('Right number, wrong unit.');
    expect(scoreResponse(ITEMS.numeric, { text: 'nine' }).remark).toBe('This could not be read as a number.');
  });

  it('of a number without tolerance agrees to its significant figures', () => {
    for (const exponent of [-12, -3, 0, 1, 2, 3, 6, 15, 21]) {
      const value = Number(`4.20e${exponent}`);
      const score = (text: string) => scoreResponse(number(value), { text }).outcome;
      expect(score(`4.2e${exponent}`)).toBe('right');
      expect(score(`4.205e${exponent}`)).toBe('right');
      expect(score(`4.1951e${exponent}`)).toBe('right');
      expect(score(`4.206e${exponent}`)).toBe('wrong');
      expect(score(`4.194e${exponent}`)).toBe('wrong');
    }
    expect(scoreResponse(number(0), { text: '0.0001' }).outcome).toBe('wrong');
    expect(scoreResponse(number(1000, null, 1), { text: '1400' }).outcome).toBe('right');
    expect(scoreResponse(number(1000, null, 1), { text: '1600' }).outcome).toBe('wrong');
  });

  it('of several choices is right for the key alone, and never leaves 0 to 1', () => {
    const ids = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd'));
    fc.assert(
      fc.property(
        ids.filter((key) => key.length > 0),
        ids,
        (key, given) => {
          const { outcome, credit } = scoreResponse(
            { ...ITEMS['multiple-response'], key: { choices: key } },
            { choices: given },
          );
          const same = key.length === given.length && key.every((id) => given.includes(id));
          expect(outcome === 'right').toBe(same);
          expect(credit).toBeGreaterThanOrEqual(0);
          expect(credit).toBeLessThanOrEqual(1);
          expect(outcome === 'unanswered').toBe(given.length === 0);
        },
      ),
    );
  });

  it('does not take for a match what every object has', () => {
    const odd = [{ id: 'constructor', text: 'A prompt' }];
    const item: StoredItem = {
      type: 'matching',
      body: { prompts: odd, choices, keepOrder: false },
      key: { pairs: {} },
    };
    expect(scoreResponse(item, { pairs: { other: 'a' } }).outcome).toBe('wrong');
    expect(ITEM_TYPES.matching.check({ prompts: odd, choices, keepOrder: false }, { pairs: {} })).toHaveLength(1);
  });
});

describe('reading a response', () => {
  it.each<[ItemTypeName, unknown]>([
    ['multiple-choice', { choice: 'z' }],
    ['multiple-choice', { choices: ['a'] }],
    ['multiple-choice', 'a'],
    ['multiple-response', { choices: ['a', 'z'] }],
    ['true-false', { value: 'yes' }],
    ['numeric', { text: 7 }],
    ['short-answer', { text: 'x'.repeat(1001) }],
    ['matching', { pairs: { p: 'z' } }],
    ['matching', { pairs: { z: 'a' } }],
    ['open', null],
  ])('refuses for %s: %j', (type, response) => {
    expect(readResponse(ITEMS[type], response)).toBeNull();
  });

  it('drops fields nobody asked for', () => {
    expect(readResponse(ITEMS['multiple-choice'], { choice: 'a', admin: true })).toEqual({ choice: 'a' });
  });

  it('never throws on what a stranger sends', () => {
    fc.assert(
      fc.property(fc.constantFrom(...ITEM_TYPE_NAMES), fc.jsonValue(), (type, response) => {
        const read = readResponse(ITEMS[type], response);
        if (read !== null) expect(scoreResponse(ITEMS[type], read).outcome).toBeTypeOf('string');
      }),
    );
  });
});

describe('checking an item', () => {
  const problems = (type: ItemTypeName, body: unknown, key: unknown) => {
    const { body: bodySchema, key: keySchema, check } = itemType(type);
    return check(bodySchema.parse(body), keySchema.parse(key)).map(({ path, reason }) => `${path}: ${reason}`);
  };

  it.each(ITEM_TYPE_NAMES)('finds nothing wrong with a sound one: %s', (type) => {
    expect(problems(type, ITEMS[type].body, ITEMS[type].key)).toEqual([]);
  });

  it('finds keys that name no choice, ids that stand twice, prompts without a match', () => {
    expect(problems('multiple-choice', choiceBody, { choices: ['z'] })).toEqual([
      'answer: the key "z" names no choice',
    ]);
    const twice = { choices: [...choices, choices[0]], keepOrder: false };
    expect(problems('multiple-response', twice, { choices: ['a'] })).toEqual(['choices: the id "a" stands twice']);
    expect(problems('matching', ITEMS.matching.body, { pairs: { p: 'a', q: 'z' } })).toEqual([
      'answer: the key "z" names no choice',
      'answer: the prompt "r" has no match',
    ]);
  });

  it('refuses keys of the wrong form', () => {
    expect(ITEM_TYPES['multiple-choice'].key.safeParse({ choices: ['a', 'b'] }).success).toBe(false);
    expect(ITEM_TYPES['multiple-response'].key.safeParse({ choices: [] }).success).toBe(false);
    expect(ITEM_TYPES['short-answer'].key.safeParse({ accepted: [' '] }).success).toBe(false);
    expect(ITEM_TYPES.numeric.key.safeParse({ ...ITEMS.numeric.key, tolerance: -1 }).success).toBe(false);
  });
});
