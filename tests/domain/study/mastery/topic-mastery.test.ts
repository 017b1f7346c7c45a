import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { EVIDENCE_LEAST, masteryOf, type TopicEvidence } from '#domain/study/mastery/topic-mastery.rule.ts';

const NOW = Date.UTC(2027, 3, 1);
const DAY = 86_400_000;
const NOTHING: TopicEvidence = { answers: [], cards: [], newCards: 0, weakQuestions: 0, questionCount: 0 };
const answers = (count: number, credit: number, daysAgo = 0): TopicEvidence => ({
  ...NOTHING,
  questionCount: 20,
  answers: [{ at: NOW - daysAgo * DAY, count, credit }],
});
const evidence: fc.Arbitrary<TopicEvidence> = fc.record({
  answers: fc.array(
    fc
      .record({
        ago: fc.nat(400),
        count: fc.integer({ min: 1, max: 30 }),
        share: fc.double({ min: 0, max: 1, noNaN: true }),
      })
      .map(({ ago, count, share }) => ({ at: NOW - ago * DAY, count, credit: count * share })),
    { maxLength: 10 },
  ),
  cards: fc.array(
    fc.record({
      stability: fc.double({ min: 0.1, max: 300, noNaN: true }),
      lastReview: fc.nat(400).map((ago) => NOW - ago * DAY),
      isDue: fc.boolean(),
    }),
    { maxLength: 20 },
  ),
  newCards: fc.nat(20),
  weakQuestions: fc.nat(20),
  questionCount: fc.nat(100),
});

describe('mastery', () => {
  test('is unknown without enough evidence', () => {
    expect(masteryOf(NOTHING, NOW)).toMatchObject({
      level: 'unknown',
      reason: 'nothingYet',
      estimate: 0.5,
      restedDays: null,
      drill: null,
    });
    expect(masteryOf(answers(2, 2), NOW)).toMatchObject({ level: 'unknown', reason: 'littleYet' });
  });

  test('is a share with an interval around it', () => {
    fc.assert(
      fc.property(evidence, (given) => {
        const { low, estimate, high } = masteryOf(given, NOW);
        expect(0 <= low && low <= estimate && estimate <= high && high <= 1).toBe(true);
      }),
    );
  });

  test('rises with every correct answer and falls with every incorrect one', () => {
    fc.assert(
      fc.property(evidence, (given) => {
        const before = masteryOf(given, NOW).estimate;
        const plus = (credit: number) =>
          masteryOf({ ...given, answers: [...given.answers, { at: NOW, count: 1, credit }] }, NOW).estimate;
        expect(plus(1)).toBeGreaterThan(before);
        expect(plus(0)).toBeLessThan(before);
      }),
    );
  });

  test('decays: over time the estimate returns to one half and its interval widens', () => {
    const fresh = masteryOf(answers(20, 20), NOW);
    const old = masteryOf(answers(20, 20, 60), NOW);
    expect(fresh.level).toBe('mastered');
    expect(old.estimate).toBeLessThan(fresh.estimate);
    expect(old.high - old.low).toBeGreaterThan(fresh.high - fresh.low);
    expect(masteryOf(answers(20, 20, 300), NOW)).toMatchObject({ level: 'unknown', reason: 'fading' });
  });

  test('halves the weight of an answer after thirty days', () => {
    const { estimate } = masteryOf(answers(4, 4, 30), NOW);
    expect(estimate).toBeCloseTo((1 + 2) / (2 + 2), 10);
    expect(EVIDENCE_LEAST).toBeGreaterThan(2);
  });

  test('counts a card as well known as FSRS does', () => {
    const card = (ago: number): TopicEvidence => ({
      ...NOTHING,
      cards: Array.from({ length: 20 }, () => ({ stability: 10, lastReview: NOW - ago * DAY, isDue: ago > 10 })),
    });
    // After one stability the retrievability is 90 %, by definition.
    expect(masteryOf(card(10), NOW).estimate).toBeCloseTo((1 + 10 * 0.9) / 12, 6);
    expect(masteryOf(card(200), NOW).estimate).toBeLessThan(masteryOf(card(10), NOW).estimate);
  });

  test('names recently incorrect questions, and offers them', () => {
    const weak = { ...answers(20, 6), weakQuestions: 14 };
    expect(masteryOf(weak, NOW)).toMatchObject({ level: 'beginning', reason: 'wrongLately', drill: 'weakQuestions' });
  });

  test('offers cards if their retrievability falls, a quiz if little is known', () => {
    const slipping: TopicEvidence = {
      ...NOTHING,
      questionCount: 0,
      cards: Array.from({ length: 30 }, () => ({ stability: 2, lastReview: NOW - 90 * DAY, isDue: true })),
    };
    expect(masteryOf(slipping, NOW).drill).toBe('dueCards');
    expect(masteryOf({ ...NOTHING, questionCount: 12 }, NOW).drill).toBe('quiz');
    expect(masteryOf({ ...NOTHING, newCards: 3 }, NOW).drill).toBe('newCards');
  });
});

describe('the thresholds of levels', () => {
  const cards = (count: number, stability: number, ago: number, isDue = true): TopicEvidence['cards'] =>
    Array.from({ length: count }, () => ({ stability, lastReview: NOW - ago * DAY, isDue }));

  test.each([
    [2.9, 0, 'unknown'],
    [3, 0.9, 'beginning'],
    [3, 1, 'developing'],
    [8, 5.9, 'developing'],
    [8, 6, 'secure'],
    [3, 3, 'secure'],
    [10, 10, 'secure'],
    [11, 11, 'mastered'],
  ] as const)('of %d recent answers %d correct: %s', (count, credit, level) => {
    expect(masteryOf(answers(count, credit), NOW).level).toBe(level);
  });

  test('the interval contains nine tenths of the posterior, and stays within 0 and 1', () => {
    const { estimate, low, high } = masteryOf(answers(8, 6), NOW);
    expect([estimate, low, high].map((share) => share.toFixed(4))).toEqual(['0.7000', '0.4727', '0.9273']);
    expect(masteryOf(answers(4, 4), NOW).high).toBe(1);
    expect(masteryOf(answers(4, 0), NOW).low).toBe(0);
  });

  test.each([
    [answers(20, 20, 15), 'holding'],
    [answers(20, 20, 15.1), 'fading'],
    [answers(2, 2, 15), 'littleYet'],
    [answers(2, 2, 15.1), 'fading'],
    [answers(5, 3.5, 15), 'wrongLately'],
    [answers(5, 3.5, 16), 'fading'],
    [answers(5, 3.4, 16), 'wrongLately'],
    [answers(5, 1, 0), 'wrongLately'],
    [{ ...NOTHING, cards: cards(30, 2, 90) }, 'cardsSlipping'],
    [{ ...NOTHING, cards: cards(30, 2, 90), weakQuestions: 20 }, 'wrongLately'],
    [{ ...NOTHING, cards: cards(30, 2, 90, false) }, 'wrongLately'],
  ] as const)('the reason %#: %s', (given, reason) => {
    expect(masteryOf(given, NOW).reason).toBe(reason);
  });

  test('the time since the latest activity is in whole days and never negative', () => {
    const both = { ...answers(4, 4, 9.9), cards: cards(2, 5, 3.5) };
    expect(masteryOf(both, NOW)).toMatchObject({ restedDays: 3, answered: 4 });
    expect(masteryOf({ ...both, cards: cards(1, 5, 40) }, NOW).restedDays).toBe(9);
    expect(masteryOf(answers(4, 4, -2), NOW)).toMatchObject({ restedDays: 0, estimate: 5 / 6 });
  });

  test('each answer’s weight depends on its own age', () => {
    const given = { ...NOTHING, answers: [...answers(4, 4, 30).answers, ...answers(3, 1, 0).answers] };
    expect(masteryOf(given, NOW)).toMatchObject({ estimate: (1 + 2 + 1) / (2 + 2 + 3), answered: 7 });
  });

  test.each([
    [{ questionCount: 100, weakQuestions: 3 }, 'quiz'],
    [{ questionCount: 100, weakQuestions: 4 }, 'weakQuestions'],
    [{ questionCount: 1, newCards: 1 }, 'quiz'],
    [{ newCards: 1, cards: cards(1, 100, 0) }, 'dueCards'],
    [{ newCards: 1, cards: cards(9, 1, 90, false) }, 'newCards'],
    [{ cards: cards(9, 1, 90, false) }, null],
    [{ weakQuestions: 1, cards: cards(30, 2, 90) }, 'dueCards'],
    [{ weakQuestions: 1, cards: cards(1, 100, 0) }, 'weakQuestions'],
  ] as const)('the practice for %#: %s', (more, drill) => {
    expect(masteryOf({ ...NOTHING, ...more }, NOW).drill).toBe(drill);
  });
});
