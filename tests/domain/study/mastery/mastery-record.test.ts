import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { evidenceOf, type MarkedAnswer } from '#domain/study/mastery/answer-evidence.ts';
import { mostWeight } from '#domain/study/mastery/evidence.ts';
import { accuracyOf, deviationOf, intervalOf, partsOf } from '#domain/study/mastery/mastery-estimate.ts';
import { ANSWERS_COUNTED, MASTERY_MODEL } from '#domain/study/mastery/mastery-model.ts';
import {
  type Accuracies,
  afterAnswer,
  afterRecord,
  EMPTY_RECORD,
  EMPTY_STUDENT,
  type MasteryRecord,
  recordAt,
  recordOf,
  studentAt,
  studentOf,
} from '#domain/study/mastery/mastery-record.ts';
import { overallAccuracy, topicAccuracy } from '#domain/study/mastery/topic-accuracy.ts';
import { answer, answers, anyAnswer, DAY, NOW } from './answers.ts';

const accuracy = fc.double({ min: 0.05, max: 0.95, noNaN: true });
const anyAccuracies: fc.Arbitrary<Accuracies> = fc.record({ topic: accuracy, overall: accuracy });
const USUAL: Accuracies = { topic: 0.6, overall: 0.65 };
const numbersOf = ({ topic, overall, recent, guessed }: MasteryRecord) => [
  ...[topic.credit, topic.weight, overall.credit, overall.weight, recent.credit, recent.weight, guessed],
];

describe('a record', () => {
  test('that grows answer by answer is that of all answers', () => {
    fc.assert(
      fc.property(fc.array(anyAnswer), anyAccuracies, (given, accuracies) => {
        let record = EMPTY_RECORD;
        for (const each of given) record = afterAnswer(record, each, accuracies);
        expect(record).toEqual(recordOf(given, accuracies));
      }),
    );
  });

  test('of a student that grows answer by answer is that of the records of topics', () => {
    const inTopics = fc.array(fc.record({ topic: fc.nat(3), given: anyAnswer }), { maxLength: 60 });
    fc.assert(
      fc.property(inTopics, anyAccuracies, (given, accuracies) => {
        const records = [EMPTY_RECORD, EMPTY_RECORD, EMPTY_RECORD, EMPTY_RECORD];
        let student = EMPTY_STUDENT;
        for (const { topic, given: each } of given) {
          const before = records[topic] ?? EMPTY_RECORD;
          const after = afterAnswer(before, each, accuracies);
          student = afterRecord(student, before, after);
          records[topic] = after;
        }
        const [grown, whole] = [student, studentOf(records)].map((each) => studentAt(each, NOW + 2 * DAY).overall);
        expect(grown?.credit).toBeCloseTo(whole?.credit ?? Number.NaN, 8);
        expect(grown?.weight).toBeCloseTo(whole?.weight ?? Number.NaN, 8);
      }),
    );
  });

  test('has no more weight than fading allows, and no more credit than weight', () => {
    fc.assert(
      fc.property(fc.array(anyAnswer, { maxLength: 100 }), anyAccuracies, (given, accuracies) => {
        const { topic, overall } = recordOf(given, accuracies);
        for (const { credit, weight } of [topic, overall]) {
          expect(weight).toBeLessThanOrEqual(mostWeight(MASTERY_MODEL.fading) + 1e-9);
          expect(0 <= credit && credit <= weight + 1e-9).toBe(true);
        }
      }),
    );
  });

  test('is hardly different without the answers that are not read', () => {
    const long = answers(200, 140).map((each, at) => ({ ...each, credit: at % 3 === 0 ? 0 : 1 }));
    const [all, latest] = [recordOf(long, USUAL), recordOf(long.slice(-ANSWERS_COUNTED), USUAL)];
    expect(latest.topic.credit / all.topic.credit).toBeGreaterThan(0.99);
    expect(latest.topic.weight / all.topic.weight).toBeGreaterThan(0.99);
  });

  test('is the same whether time passes at once or in steps', () => {
    const record = recordOf(answers(5, 3, 40), USUAL);
    const [once, steps] = [recordAt(record, NOW), recordAt(recordAt(record, NOW - 11 * DAY), NOW)];
    for (const [at, value] of numbersOf(once).entries()) expect(numbersOf(steps)[at]).toBeCloseTo(value, 10);
    expect(once.topic.weight).toBeCloseTo(record.topic.weight * 0.5 ** (40 / 30), 10);
    expect(once.overall.weight).toBeCloseTo(record.overall.weight * 0.5 ** (40 / 195), 10);
  });

  test('is not changed by a clock that is behind', () => {
    const record = recordOf(answers(5, 3), USUAL);
    expect(recordAt(record, NOW - DAY)).toBe(record);
    expect(recordAt(record, Number.NaN)).toBe(record);
    expect(recordAt(EMPTY_RECORD, NOW)).toBe(EMPTY_RECORD);
  });

  test('counts a late answer less, and keeps its instant', () => {
    const record = recordOf(answers(5, 3), USUAL);
    const [late, inTime] = [30, 0].map((daysAgo) => afterAnswer(record, answer(1, daysAgo), USUAL));
    expect(late?.lastAt).toBe(NOW);
    expect(late?.recent.weight).toBeCloseTo(5.5, 10);
    expect(inTime?.recent.weight).toBeCloseTo(6, 10);
  });

  test.each<Partial<MarkedAnswer>>([
    { at: Number.NaN },
    { at: Number.POSITIVE_INFINITY },
    { at: NOW + 400 * DAY },
    { credit: Number.NaN },
    { credit: -3 },
    { credit: 12 },
    { choices: 0 },
    { choices: 1 },
    { choices: Number.NaN },
    { facility: Number.NaN },
    { facility: 0 },
    { facility: 1 },
  ])('has only numbers after the unusual answer %j', (odd) => {
    const record = recordOf([answer(1), answer(0, 0, odd), answer(1, 1)], USUAL);
    const share = accuracyOf(partsOf(recordAt(record, NOW + DAY), USUAL));
    expect(numbersOf(record).every(Number.isFinite)).toBe(true);
    expect(0 < share && share < 1).toBe(true);
  });
});

describe('an answer', () => {
  test('of the average student has the usual mean, at questions of any difficulty', () => {
    for (const expected of [0.35, 0.5, 0.65, 0.8]) {
      const [right, wrong] = [1, 0].map((credit) => evidenceOf(answer(credit), expected, 0.6));
      const mean = (of: 'credit' | 'weight') => expected * (right?.[of] ?? 0) + (1 - expected) * (wrong?.[of] ?? 0);
      expect(mean('credit') / mean('weight')).toBeCloseTo(0.6, 10);
      // The information of an answer in the Rasch model, relative to that at a usual question.
      expect(mean('weight')).toBeCloseTo((expected * (1 - expected)) / (0.6 * 0.4), 10);
    }
  });

  test('that is partly correct is between a correct and an incorrect one', () => {
    const estimate = (credit: number) => accuracyOf(partsOf(recordOf([answer(credit)], USUAL), USUAL));
    expect(estimate(0)).toBeLessThan(estimate(0.5));
    expect(estimate(0.5)).toBeLessThan(estimate(1));
  });
});

describe('an accuracy of all students', () => {
  test('is that of all topics until there are answers, and is never certain', () => {
    expect(overallAccuracy({ answers: 0, credit: 0 })).toBe(0.65);
    expect(topicAccuracy({ answers: 0, credit: 0 }, 0.7)).toBe(0.7);
    expect(topicAccuracy({ answers: 20, credit: 10 }, 0.7)).toBeCloseTo(0.6, 10);
    expect(topicAccuracy({ answers: 1e6, credit: 1e6 }, 0.7)).toBe(0.95);
    expect(topicAccuracy({ answers: 1e6, credit: 0 }, 0.7)).toBe(0.05);
  });

  test('of unusual totals is a probability', () => {
    for (const answers of [-5, Number.NaN, Number.POSITIVE_INFINITY, 3]) {
      for (const credit of [-5, Number.NaN, 7]) {
        const share = topicAccuracy({ answers, credit }, 0.65);
        expect(0.05 <= share && share <= 0.95).toBe(true);
      }
    }
  });
});

test('the calibration curve rises everywhere, and so does every part', () => {
  const [, linear, square, cube] = MASTERY_MODEL.calibration;
  expect(square ** 2).toBeLessThan(3 * linear * cube);
  expect(Math.min(MASTERY_MODEL.prior, MASTERY_MODEL.topic, MASTERY_MODEL.overall)).toBeGreaterThan(0);
});

test('an interval contains its estimate, and narrows with evidence', () => {
  fc.assert(
    fc.property(accuracy, fc.double({ min: 0, max: 7, noNaN: true }), (estimate, weight) => {
      const interval = (evidence: number) => intervalOf(estimate, deviationOf(estimate, evidence));
      const [few, many] = [interval(weight), interval(weight + 1)];
      expect(few.low <= many.low && many.low < estimate).toBe(true);
      expect(estimate < many.high && many.high <= few.high).toBe(true);
    }),
  );
});
