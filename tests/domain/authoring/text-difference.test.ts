import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compareTexts, compareValues } from '#domain/authoring/text-difference.rule.ts';

const joined = (pieces: ReturnType<typeof compareTexts>, without: 'gone' | 'new'): string =>
  pieces
    .filter(({ kind }) => kind !== without)
    .map(({ text }) => text)
    .join('');

describe('the differences of two texts', () => {
  test('are the words that went and came', () => {
    expect(compareTexts('The heart pumps blood.', 'The heart moves blood.')).toEqual([
      { kind: 'same', text: 'The heart ' },
      { kind: 'gone', text: 'pumps' },
      { kind: 'new', text: 'moves' },
      { kind: 'same', text: ' blood.' },
    ]);
  });

  test('hold both texts whole', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (before, after) => {
        const pieces = compareTexts(before, after);
        expect(joined(pieces, 'new')).toBe(before);
        expect(joined(pieces, 'gone')).toBe(after);
      }),
    );
  });

  test('of very long ones are the whole', () => {
    expect(compareTexts('a '.repeat(2_000), 'b').map(({ kind }) => kind)).toEqual(['gone', 'new']);
  });
});

test('the differences of two questions are told field by field', () => {
  const before = { stem: 'Which?', body: { choices: [{ id: 'A', text: 'heart' }] }, hints: ['It beats.'] };
  const after = { stem: 'Which?', body: { choices: [{ id: 'A', text: 'the heart' }] }, hints: [] };
  expect(compareValues(before, after).map(({ path, before: was, after: is }) => [path, was, is])).toEqual([
    ['body.choices.0.text', 'heart', 'the heart'],
    ['hints.0', 'It beats.', null],
  ]);
  expect(compareValues(after, after)).toEqual([]);
});
