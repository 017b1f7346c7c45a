import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { MarkedAnswer } from '#domain/study/mastery/answer-evidence.ts';
import { NO_EVIDENCE } from '#domain/study/mastery/evidence.ts';
import { accuracyOf, partsOf } from '#domain/study/mastery/mastery-estimate.ts';
import { DEFAULT_ACCURACY } from '#domain/study/mastery/mastery-model.ts';
import { NO_ANSWERS } from '#domain/study/mastery/topic-accuracy.ts';
import { EVIDENCE_LEAST, masteryOfTopics, type TopicAnswers } from '#domain/study/mastery/topic-mastery.rule.ts';
import { answer, answers, anyTopic, DAY, EMPTY_TOPIC, NOW, topicOf } from './answers.ts';

/** The first topic's mastery, in the company of the others. */
function mastery(topics: TopicAnswers | readonly TopicAnswers[], now = NOW, everybody = NO_ANSWERS) {
  const [first] = masteryOfTopics([topics].flat(), everybody, now);
  if (first === undefined) throw new Error('A topic has a mastery.');
  return first;
}
const withAnswers = (topic: TopicAnswers, ...more: readonly MarkedAnswer[]): TopicAnswers => ({
  ...topic,
  answers: [...topic.answers, ...more],
});

describe('mastery', () => {
  test('is unknown without enough evidence', () => {
    expect(mastery(EMPTY_TOPIC)).toMatchObject({
      level: 'unknown',
      reason: 'nothingYet',
      restedDays: null,
      unansweredDays: null,
      practice: null,
    });
    expect(mastery(topicOf(answers(2, 2)))).toMatchObject({ level: 'unknown', reason: 'littleYet' });
  });

  test('without answers is what is usual in the topic', () => {
    const usual = (share: number) =>
      mastery({ ...EMPTY_TOPIC, everybody: { answers: 5000, credit: 5000 * share } }).estimate;
    // First answers are a little worse than all answers, which others gave after practice.
    for (const share of [0.4, 0.65, 0.8]) {
      expect(usual(share)).toBeGreaterThan(share - 0.07);
      expect(usual(share)).toBeLessThan(share);
    }
  });

  test('is a probability with an interval around it', () => {
    fc.assert(
      fc.property(fc.array(anyTopic, { minLength: 1, maxLength: 4 }), (topics) => {
        for (const { low, estimate, high } of masteryOfTopics(topics, NO_ANSWERS, NOW)) {
          expect(0 < estimate && estimate < 1).toBe(true);
          expect(0 <= low && low <= estimate && estimate <= high && high <= 1).toBe(true);
        }
      }),
    );
  });

  test('never falls with a correct answer and never rises with an incorrect one, whatever the question', () => {
    fc.assert(
      fc.property(anyTopic, anyTopic, anyTopic, (topic, other, { answers: [asked = answer(1)] }) => {
        const before = mastery([topic, other], NOW + DAY).estimate;
        const plus = (credit: number) =>
          mastery([withAnswers(topic, { ...asked, credit, at: NOW + DAY }), other], NOW + DAY).estimate;
        expect(plus(1)).toBeGreaterThanOrEqual(before - 1e-12);
        expect(plus(0)).toBeLessThanOrEqual(before + 1e-12);
      }),
      { numRuns: 300 },
    );
  });

  test('does the same for other topics', () => {
    fc.assert(
      fc.property(anyTopic, anyTopic, (topic, other) => {
        const before = mastery([topic, other], NOW + DAY).estimate;
        const plus = (credit: number) => mastery([topic, withAnswers(other, answer(credit, -1))], NOW + DAY).estimate;
        expect(plus(1)).toBeGreaterThanOrEqual(before - 1e-12);
        expect(plus(0)).toBeLessThanOrEqual(before + 1e-12);
      }),
    );
  });

  test('rises with correct answers in other topics, less than with those in the topic itself', () => {
    const [strong, none] = [topicOf(answers(10, 10)), topicOf([])];
    const alone = mastery(none).estimate;
    const byOthers = mastery([none, strong, strong]).estimate;
    expect(byOthers).toBeGreaterThan(alone);
    expect(mastery(strong).estimate).toBeGreaterThan(byOthers);
  });

  test('does not depend on the order of topics', () => {
    fc.assert(
      fc.property(fc.array(anyTopic, { minLength: 3, maxLength: 3 }), (topics) => {
        const [first, second, third] = topics;
        if (first === undefined || second === undefined || third === undefined) return;
        const other = mastery([first, third, second]).estimate;
        expect(mastery([first, second, third]).estimate).toBeCloseTo(other, 10);
      }),
    );
  });

  test('decays: over time the estimate returns to what is usual and its interval widens', () => {
    const fresh = mastery(topicOf(answers(20, 20)));
    const old = mastery(topicOf(answers(20, 20, 60)));
    expect(fresh.level).toBe('mastered');
    expect(old.estimate).toBeLessThan(fresh.estimate);
    expect(old.high - old.low).toBeGreaterThan(fresh.high - fresh.low);
    expect(mastery(topicOf(answers(20, 20, 300)))).toMatchObject({ level: 'unknown', reason: 'fading' });
    fc.assert(
      fc.property(anyTopic, (topic) => {
        const usual = mastery({ ...EMPTY_TOPIC, everybody: topic.everybody }).estimate;
        const later = mastery({ ...topic, cards: [] }, NOW + 20_000 * DAY).estimate;
        expect(later).toBeCloseTo(usual, 6);
      }),
    );
  });

  test('halves the weight of an answer for its level after thirty days', () => {
    expect(mastery(topicOf(answers(6, 6, 30))).level).not.toBe('unknown');
    expect(mastery(topicOf(answers(6, 6, 30.1))).level).toBe('unknown');
    expect(EVIDENCE_LEAST).toBe(3);
  });

  test('counts a card as well known as FSRS does', () => {
    const card = (ago: number): TopicAnswers => ({
      ...EMPTY_TOPIC,
      cards: Array.from({ length: 10 }, () => ({ stability: 10, lastReview: NOW - ago * DAY, isDue: ago > 10 })),
    });
    // After one stability the retrievability is 90 %, by definition: ten cards count as five answers of 0.9.
    const five = { topic: { credit: 4.5, weight: 5 }, overall: NO_EVIDENCE };
    const accuracies = { topic: DEFAULT_ACCURACY, overall: DEFAULT_ACCURACY };
    expect(mastery(card(10)).estimate).toBeCloseTo(accuracyOf(partsOf(five, accuracies)), 6);
    expect(mastery(card(200)).estimate).toBeLessThan(mastery(card(10)).estimate);
  });

  test('names recently incorrect questions, and offers them', () => {
    const weak = topicOf(answers(20, 6).toReversed(), { weakQuestions: 14 });
    expect(mastery(weak)).toMatchObject({ level: 'beginning', reason: 'wrongLately', practice: 'weakQuestions' });
  });

  test('offers cards if their retrievability falls, a quiz if little is known', () => {
    const slipping: TopicAnswers = {
      ...EMPTY_TOPIC,
      cards: Array.from({ length: 30 }, () => ({ stability: 2, lastReview: NOW - 90 * DAY, isDue: true })),
    };
    expect(mastery(slipping).practice).toBe('dueCards');
    expect(mastery({ ...EMPTY_TOPIC, questionCount: 12 }).practice).toBe('quiz');
    expect(mastery({ ...EMPTY_TOPIC, newCards: 3 }).practice).toBe('newCards');
  });

  test('of 200 topics takes a few milliseconds', () => {
    const topics = Array.from({ length: 200 }, () => topicOf(answers(40, 25)));
    const took = Array.from({ length: 20 }, () => {
      const started = performance.now();
      masteryOfTopics(topics, NO_ANSWERS, NOW);
      return performance.now() - started;
    });
    // The requirement is 5 ms; the margin is for machines that do something else at the same time.
    expect(Math.min(...took)).toBeLessThan(20);
  });
});

describe('the levels', () => {
  const cards = (count: number, stability: number, ago: number, isDue = true): TopicAnswers['cards'] =>
    Array.from({ length: count }, () => ({ stability, lastReview: NOW - ago * DAY, isDue }));

  test.each([
    [2, 2, 'unknown'],
    [3, 0, 'beginning'],
    [3, 1, 'developing'],
    [5, 2, 'developing'],
    [8, 6, 'secure'],
    [3, 3, 'secure'],
    [8, 8, 'secure'],
    [11, 11, 'mastered'],
  ] as const)('of %d recent answers, the last %d correct: %s', (count, credit, level) => {
    expect(mastery(topicOf(answers(count, credit))).level).toBe(level);
  });

  test('depend on how well all students do in the topic', () => {
    const at = (credit: number) => mastery({ ...topicOf(answers(4, 2)), everybody: { answers: 1000, credit } });
    expect(at(900).estimate).toBeGreaterThan(at(650).estimate);
    expect(at(650).estimate).toBeGreaterThan(at(300).estimate);
    expect(at(50).level).toBe('developing');
  });

  test('count correct answers less that were guesses, or that chance explains', () => {
    const estimate = (more: Partial<MarkedAnswer>) =>
      mastery(topicOf(answers(3, 3).map((each) => ({ ...each, ...more })))).estimate;
    expect(estimate({ isGuess: true })).toBeLessThan(estimate({}));
    expect(estimate({ choices: 4 })).toBeLessThan(estimate({}));
    expect(estimate({ choices: 2 })).toBeLessThan(estimate({ choices: 4 }));
    expect(estimate({ isGuess: true, choices: 2 })).toBeGreaterThan(mastery(EMPTY_TOPIC).estimate);
  });

  test('count difficult questions more when they are correct, and easy ones when they are incorrect', () => {
    const estimate = (credit: number, more: Partial<MarkedAnswer>) =>
      mastery(topicOf([answer(credit, 0, more)])).estimate;
    for (const [hard, easy] of [
      [{ facility: 0.3 }, { facility: 0.9 }],
      [{ estimate: 'hard' }, { estimate: 'easy' }],
    ] as const) {
      expect(estimate(1, hard)).toBeGreaterThan(estimate(1, {}));
      expect(estimate(1, {})).toBeGreaterThan(estimate(1, easy));
      expect(estimate(0, easy)).toBeLessThan(estimate(0, {}));
      expect(estimate(0, {})).toBeLessThan(estimate(0, hard));
    }
    // What was measured counts more than what the author thinks.
    expect(estimate(1, { facility: 0.3, estimate: 'easy' })).toBe(estimate(1, { facility: 0.3 }));
  });

  test('have an interval that narrows with answers, and stays within 0 and 1', () => {
    const width = (count: number) => {
      const { low, high } = mastery(topicOf(answers(count, count / 2)));
      return high - low;
    };
    expect(width(4)).toBeLessThan(width(0));
    expect(width(16)).toBeLessThan(width(4));
    expect(mastery(topicOf(answers(4, 4))).high).toBe(1);
    expect(mastery(topicOf(answers(8, 0))).low).toBe(0);
  });

  const hard = { everybody: { answers: 1000, credit: 150 } };
  const guessed = [1, 1, 1].map((credit) => answer(credit, 0, { isGuess: true }));
  test.each([
    [topicOf(answers(20, 20, 15)), 'holding'],
    [topicOf(answers(20, 20, 15.1)), 'fading'],
    [topicOf(answers(2, 2, 15)), 'littleYet'],
    [topicOf(answers(2, 2, 15.1)), 'fading'],
    [topicOf(answers(5, 1, 0)), 'wrongLately'],
    [topicOf([...answers(6, 6), ...answers(2, 0)]), 'wrongLately'],
    [topicOf(answers(8, 2, 16)), 'wrongLately'],
    [topicOf(answers(4, 3), hard), 'rightLately'],
    [topicOf(answers(8, 8, 20), hard), 'fading'],
    [topicOf(guessed, hard), 'guessedLately'],
    [{ ...EMPTY_TOPIC, cards: cards(30, 2, 90) }, 'cardsSlipping'],
    [{ ...EMPTY_TOPIC, cards: cards(30, 2, 90), weakQuestions: 20 }, 'wrongLately'],
    [{ ...EMPTY_TOPIC, cards: cards(30, 2, 90, false) }, 'wrongLately'],
  ] as const)('the reason %#: %s', (given, reason) => {
    expect(mastery(given).reason).toBe(reason);
  });

  test('the time since the latest activity is in whole days and never negative', () => {
    const both = topicOf(answers(4, 4, 9.9), { cards: cards(2, 5, 3.5) });
    expect(mastery(both)).toMatchObject({ restedDays: 3, unansweredDays: 9, answered: 4 });
    expect(mastery({ ...both, cards: cards(1, 5, 40) }).restedDays).toBe(9);
    const ahead = mastery(topicOf(answers(4, 4, -2)));
    expect(ahead).toMatchObject({ restedDays: 0, estimate: mastery(topicOf(answers(4, 4))).estimate });
  });

  test.each([
    [{ questionCount: 100, weakQuestions: 1 }, 'quiz'],
    [{ questionCount: 100, weakQuestions: 4 }, 'weakQuestions'],
    [{ questionCount: 1, newCards: 1 }, 'quiz'],
    [{ newCards: 1, cards: cards(1, 100, 0) }, 'dueCards'],
    [{ newCards: 1, cards: cards(9, 1, 90, false) }, 'newCards'],
    [{ cards: cards(9, 1, 90, false) }, null],
    [{ weakQuestions: 1, cards: cards(30, 2, 90) }, 'dueCards'],
    [{ weakQuestions: 1, cards: cards(1, 100, 0) }, 'weakQuestions'],
  ] as const)('the practice for %#: %s', (more, practice) => {
    expect(mastery({ ...EMPTY_TOPIC, ...more }).practice).toBe(practice);
  });
});
