import { describe, expect, test } from 'vitest';
import { questionProblems } from '#domain/questions/authoring/question-draft.schema.ts';
import { misconceptionOf, remainingMisconceptions } from '#domain/questions/choice-misconceptions.ts';

const body = { keepOrder: false, choices: ['A', 'B', 'C'].map((id) => ({ id, text: id })) };
const problems = (misconceptions: object) =>
  questionProblems({ type: 'multiple-choice', body, key: { choices: ['B'], misconceptions } }).map(
    ({ reason }) => reason,
  );

describe('misconceptions behind choices', () => {
  test('are accepted for incorrect choices', () => {
    expect(problems({ A: 'Mixes up mass and weight' })).toEqual([]);
  });

  test('are refused for a correct choice, and for one that doesn’t exist', () => {
    expect(problems({ B: 'x' })).toEqual(['"B" is a correct choice']);
    expect(problems({ D: 'x' })).toEqual(['"D" is not a choice of the question']);
    expect(problems({ A: 'x'.repeat(201) })).toHaveLength(1);
  });

  test('of choices that became correct, were removed or are blank are dropped', () => {
    const named = { A: 'a', B: 'b', C: ' ', D: 'd' };
    expect(remainingMisconceptions(named, body.choices, ['B'])).toEqual({ A: 'a' });
    expect(remainingMisconceptions({ B: 'b' }, body.choices, ['B'])).toBeUndefined();
  });

  test('are found by the id of the choice, never among inherited properties', () => {
    expect(misconceptionOf({ A: 'a' }, 'A')).toBe('a');
    expect(misconceptionOf({ A: 'a' }, 'constructor')).toBeNull();
    expect(misconceptionOf(undefined, 'A')).toBeNull();
  });
});
