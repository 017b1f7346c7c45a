import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DIFFICULTIES } from '#domain/attempts/results/difficulty.ts';
import {
  EVERY_QUESTION,
  estimatedMinutes,
  matchesRule,
  pickByRule,
  type RuledQuestion,
} from '#domain/classrooms/assignments/question-rule.rule.ts';

const question = (id: string, more: Partial<RuledQuestion> = {}): RuledQuestion => ({
  ...{ id, subtopic: null, type: 'multiple-choice', difficulty: 'medium', isUsed: false },
  ...more,
});

const anyQuestions = fc.uniqueArray(
  fc.record({
    id: fc.uuid(),
    subtopic: fc.constantFrom(null, 'Current', 'Power', 'Resistance'),
    type: fc.constantFrom('multiple-choice' as const, 'numeric' as const),
    difficulty: fc.constantFrom(...DIFFICULTIES),
    isUsed: fc.boolean(),
  }),
  { selector: ({ id }) => id, maxLength: 40 },
);
const anyRule = fc.record({
  subtopic: fc.constantFrom(null, 'Current', 'Power'),
  type: fc.constantFrom(null, 'numeric' as const),
  difficulty: fc.constantFrom(null, 'medium' as const),
  unusedOnly: fc.boolean(),
});

describe('choosing questions by a rule', () => {
  test('gives only matching questions that are not chosen yet, each once, and as many as there are up to the number', () => {
    fc.assert(
      fc.property(
        anyQuestions,
        anyRule,
        fc.nat(30),
        fc.string(),
        fc.nat(5),
        (questions, rule, count, seed, skipped) => {
          const taken = new Set(questions.slice(0, skipped).map(({ id }) => id));
          const picked = pickByRule(questions, rule, { count, taken, seed });
          const free = questions.filter((each) => matchesRule(each, rule) && !taken.has(each.id));
          expect(picked).toHaveLength(Math.min(count, free.length));
          expect(new Set(picked).size).toBe(picked.length);
          expect(picked.every((id) => free.some((each) => each.id === id))).toBe(true);
          expect(pickByRule(questions, rule, { count, taken, seed })).toEqual(picked);
        },
      ),
    );
  });

  test('takes a question that was used before only when no other is left', () => {
    fc.assert(
      fc.property(anyQuestions, fc.nat(30), (questions, count) => {
        const picked = pickByRule(questions, EVERY_QUESTION, { count, taken: new Set(), seed: 's' });
        const used = picked.filter((id) => questions.find((each) => each.id === id)?.isUsed === true);
        if (used.length === 0) return;
        expect(picked.length - used.length).toBe(questions.filter(({ isUsed }) => !isUsed).length);
      }),
    );
  });

  test('spreads over the subtopics: none gives a second question before each has given one', () => {
    const questions = [
      ...Array.from({ length: 20 }, (_, at) => question(`current ${at}`, { subtopic: 'Current' })),
      question('power', { subtopic: 'Power' }),
      question('resistance', { subtopic: 'Resistance' }),
    ];
    const picked = pickByRule(questions, EVERY_QUESTION, { count: 3, taken: new Set(), seed: 's' });
    expect(picked).toContain('power');
    expect(picked).toContain('resistance');
  });

  test('chooses other questions for another seed', () => {
    const questions = Array.from({ length: 50 }, (_, at) => question(`q ${at}`));
    const pick = (seed: string) => pickByRule(questions, EVERY_QUESTION, { count: 5, taken: new Set(), seed });
    expect(pick('8A')).not.toEqual(pick('8B'));
  });

  test('ignores a number that is missing or negative', () => {
    const pick = (count: number) => pickByRule([question('a')], EVERY_QUESTION, { count, taken: new Set(), seed: '' });
    expect(pick(Number.NaN)).toEqual([]);
    expect(pick(-1)).toEqual([]);
  });
});

test('questions take a minute a mark', () => {
  expect(estimatedMinutes([1, 1, 4])).toBe(6);
  expect(estimatedMinutes([])).toBe(0);
});
