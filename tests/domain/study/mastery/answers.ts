import fc from 'fast-check';
import { ESTIMATES } from '#domain/questions/authoring/question-draft.schema.ts';
import type { MarkedAnswer } from '#domain/study/mastery/answer-evidence.ts';
import { NO_ANSWERS } from '#domain/study/mastery/topic-accuracy.ts';
import type { TopicAnswers } from '#domain/study/mastery/topic-mastery.rule.ts';

export const NOW = Date.UTC(2027, 3, 1);
export const DAY = 86_400_000;

/** An answer to a question about which nothing is known. */
export const answer = (credit: number, daysAgo = 0, more: Partial<MarkedAnswer> = {}): MarkedAnswer => ({
  at: NOW - daysAgo * DAY,
  credit,
  ...{ facility: null, estimate: null, choices: null, isGuess: false },
  ...more,
});

export const EMPTY_TOPIC: TopicAnswers = {
  ...{ answers: [], answered: 0, everybody: NO_ANSWERS, cards: [], newCards: 0, weakQuestions: 0, questionCount: 0 },
};

export const topicOf = (answers: readonly MarkedAnswer[], more: Partial<TopicAnswers> = {}): TopicAnswers => ({
  ...EMPTY_TOPIC,
  answers,
  answered: answers.length,
  questionCount: 20,
  ...more,
});

/** The given number of answers, of which the last ones are correct. */
export const answers = (count: number, correct: number, daysAgo = 0): readonly MarkedAnswer[] =>
  Array.from({ length: count }, (_, at) => answer(at < count - correct ? 0 : 1, daysAgo));

const share = fc.double({ min: 0, max: 1, noNaN: true });
/** Any answer of the last year, in any order, some of them from a clock that is a day ahead. */
export const anyAnswer: fc.Arbitrary<MarkedAnswer> = fc.record({
  at: fc.integer({ min: -1, max: 365 }).map((ago) => NOW - ago * DAY),
  credit: fc.oneof(share, fc.constantFrom(0, 1)),
  facility: fc.option(share, { nil: null }),
  estimate: fc.option(fc.constantFrom(...ESTIMATES), { nil: null }),
  choices: fc.option(fc.integer({ min: 0, max: 8 }), { nil: null }),
  isGuess: fc.boolean(),
});
export const anyTopic: fc.Arbitrary<TopicAnswers> = fc
  .record({
    answers: fc.array(anyAnswer, { maxLength: 40 }),
    everybody: fc.record({ answers: fc.nat(5000), part: share }),
    cards: fc.array(
      fc.record({
        stability: fc.double({ min: 0.1, max: 300, noNaN: true }),
        lastReview: fc.nat(400).map((ago) => NOW - ago * DAY),
        isDue: fc.boolean(),
      }),
      { maxLength: 40 },
    ),
    newCards: fc.nat(20),
    weakQuestions: fc.nat(20),
    questionCount: fc.nat(100),
  })
  .map(({ everybody, ...topic }) => ({
    ...topic,
    answered: topic.answers.length,
    everybody: { answers: everybody.answers, credit: everybody.answers * everybody.part },
  }));
