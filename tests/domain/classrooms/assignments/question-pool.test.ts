import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { assignmentDraftSchema } from '#domain/classrooms/assignments/assignment-draft.schema.ts';
import { NEW_DRAFT } from '#domain/classrooms/assignments/new-assignment.ts';
import {
  drawForWorksheet,
  drawQuestions,
  poolFault,
  questionsDrawn,
} from '#domain/classrooms/assignments/question-pool.rule.ts';
import { assignmentReport } from '#domain/classrooms/report/assignment-report.rule.ts';

describe('a pool', () => {
  test('gives each seed as many questions as are drawn, in their order, and the same each time', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 40 }), fc.nat(), fc.string(), (size, requested, seed) => {
        const questions = Array.from({ length: size }, (_, at) => at);
        const draws = 1 + (requested % (size - 1));
        const drawn = drawQuestions(questions, draws, seed);
        expect(drawn).toHaveLength(draws);
        expect(drawn).toEqual(drawn.toSorted((a, b) => a - b));
        expect(drawQuestions(questions, draws, seed)).toEqual(drawn);
        expect(questionsDrawn({ draws, size })).toBe(draws);
      }),
    );
  });

  test('gives every question about equally often', () => {
    const counts = new Map<string, number>();
    for (let seed = 0; seed < 4_000; seed += 1)
      for (const question of drawQuestions(['a', 'b', 'c', 'd'], 1, `attempt ${seed}`))
        counts.set(question, (counts.get(question) ?? 0) + 1);
    for (const count of counts.values()) expect(Math.abs(count - 1_000)).toBeLessThan(150);
  });

  test('without a number of draws gives all questions', () => {
    expect(drawQuestions(['a', 'b'], null, '1')).toEqual(['a', 'b']);
    expect(questionsDrawn({ draws: null, size: 2 })).toBe(2);
    expect(poolFault(null, [1, 2])).toBeNull();
  });

  test('needs more questions than it draws, all with the same marks', () => {
    expect(poolFault(2, [1, 1])).toBe('tooMany');
    expect(poolFault(1, [1, 2])).toBe('marksDiffer');
    expect(poolFault(1, [2, 2])).toBeNull();
  });

  test('on a worksheet leaves the other questions alone', () => {
    const questions = [1, 2, 3, 4, 5].map((id) => ({ id, pool: id === 1 ? null : 2 }));
    const drawn = drawForWorksheet(questions, [{ pool: 2, draws: 2 }], 'assignment A');
    expect(drawn).toHaveLength(3);
    expect(drawn[0]?.id).toBe(1);
  });
});

test('a draft can’t draw all of its questions or more, nor none', () => {
  const items = ['a', 'b'].map((digit) => `00000000-0000-4000-8000-00000000000${digit}`);
  const isValid = (draws: number | null): boolean =>
    assignmentDraftSchema.safeParse({
      ...NEW_DRAFT,
      title: 'Pool',
      parts: [{ kind: 'questions', ref: null, items, draws }],
    }).success;
  expect([null, 1, 2, 3, 0, 1.5, Number.NaN].map(isValid)).toEqual([true, true, false, false, false, false, false]);
});

test('a report counts a question of a pool only for those who were given it', () => {
  const question = (id: string) => ({ id, item: id, type: 'true-false', topic: 't', marks: 2, choices: [] }) as const;
  const answer = (credit: number) => ({ credit, seconds: 30, choices: [] });
  const report = assignmentReport(
    [question('p'), question('q')],
    [
      { id: 'ada', name: 'Ada', isMissing: false, answers: [answer(1), null] },
      { id: 'ben', name: 'Ben', isMissing: false, answers: [null, answer(0)] },
    ],
  );
  expect(report.questions.map(({ answers, facility }) => [answers, facility])).toEqual([
    [1, 1],
    [1, 0],
  ]);
  expect(report.students.map(({ share }) => share)).toEqual([1, 0]);
  expect(report.share).toBe(0.5);
});
