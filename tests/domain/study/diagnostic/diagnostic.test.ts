import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { informationAt, successAt } from '#domain/study/diagnostic/ability-model.ts';
import {
  chooseQuestion,
  DIAGNOSTIC_QUESTIONS_MAX,
  DIAGNOSTIC_QUESTIONS_MIN,
  gainOf,
  isEnough,
} from '#domain/study/diagnostic/choose-question.rule.ts';
import { diagnoseTopic } from '#domain/study/diagnostic/diagnosed-topics.rule.ts';
import { type AbilityEvidence, estimateAbilities } from '#domain/study/diagnostic/diagnostic-estimate.ts';
import { type DiagnosticQuestion, difficultyOf } from '#domain/study/diagnostic/diagnostic-question.ts';

const TOPICS = ['forces', 'energy', 'waves'];
const real = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const topic = fc.constantFrom(...TOPICS);
const difficulty = real(-3, 3);
const chance = fc.constantFrom(0, 0.2, 0.25, 0.5);
const answer: fc.Arbitrary<AbilityEvidence> = fc.record({ topic, difficulty, chance, credit: real(0, 1) });
const answers = fc.array(answer, { maxLength: 20 });
const questions: fc.Arbitrary<DiagnosticQuestion[]> = fc.uniqueArray(
  fc.record({ id: fc.uuid(), topic, difficulty, chance }),
  { selector: ({ id }) => id, maxLength: 30 },
);

/** Pseudorandom numbers for the simulated students, the same in every run. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 4_294_967_296;
  };
}

describe('the model', () => {
  test('without guessing is the Rasch model, whose information is P (1 − P)', () => {
    fc.assert(
      fc.property(real(-4, 4), difficulty, (ability, hard) => {
        const p = successAt(ability, hard, 0);
        expect(informationAt(ability, hard, 0)).toBeCloseTo(p * (1 - p), 12);
      }),
    );
  });

  test('has the information of its definition: the squared slope over the variance', () => {
    fc.assert(
      fc.property(real(-4, 4), difficulty, chance, (ability, hard, c) => {
        const step = 1e-4;
        const slope = (successAt(ability + step, hard, c) - successAt(ability - step, hard, c)) / (2 * step);
        const p = successAt(ability, hard, c);
        expect(informationAt(ability, hard, c)).toBeCloseTo(slope ** 2 / (p * (1 - p)), 6);
      }),
    );
  });

  test('learns less from what can be guessed', () => {
    fc.assert(
      fc.property(real(-4, 4), difficulty, (ability, hard) => {
        expect(informationAt(ability, hard, 0.25)).toBeLessThan(informationAt(ability, hard, 0));
      }),
    );
  });
});

describe('the estimate', () => {
  test('without answers is the average student, and most uncertain', () => {
    const { subject, topics } = estimateAbilities(TOPICS, []);
    expect(subject.mean).toBeCloseTo(0, 10);
    expect(subject.deviation).toBeCloseTo(1, 2);
    for (const ability of topics.values()) expect(ability.deviation).toBeCloseTo(Math.sqrt(1.25), 2);
  });

  test('does not depend on the order of answers', () => {
    fc.assert(
      fc.property(answers, (given) => {
        const [one, other] = [given, given.toReversed()].map((each) => estimateAbilities(TOPICS, each));
        for (const each of TOPICS) {
          expect(one?.topics.get(each)?.mean).toBeCloseTo(other?.topics.get(each)?.mean ?? Number.NaN, 8);
        }
      }),
    );
  });

  test('rises with every correct answer and falls with every incorrect one, in all topics', () => {
    fc.assert(
      fc.property(answers, answer, (given, next) => {
        const [before, right, wrong] = [
          given,
          [...given, { ...next, credit: 1 }],
          [...given, { ...next, credit: 0 }],
        ].map((each) => estimateAbilities(TOPICS, each));
        for (const each of TOPICS) {
          const meanOf = (estimate: typeof before) => estimate?.topics.get(each)?.mean ?? Number.NaN;
          expect(meanOf(right)).toBeGreaterThanOrEqual(meanOf(before) - 1e-9);
          expect(meanOf(wrong)).toBeLessThanOrEqual(meanOf(before) + 1e-9);
        }
      }),
    );
  });

  test('is finite whatever the answers, also if all are the same', () => {
    fc.assert(
      fc.property(answers, fc.constantFrom(0, 1, null), (given, same) => {
        const all = same === null ? given : given.map((each) => ({ ...each, credit: same }));
        const { subject, topics } = estimateAbilities(TOPICS, all);
        for (const { mean, deviation } of [subject, ...topics.values()]) {
          expect(Number.isFinite(mean) && Math.abs(mean) < 6).toBe(true);
          expect(deviation).toBeGreaterThan(0);
          expect(deviation).toBeLessThan(1.4);
        }
      }),
    );
  });

  test('changes in topics without questions too, but less', () => {
    const right = Array.from({ length: 6 }, () => ({ topic: 'forces', difficulty: 0, chance: 0, credit: 1 }));
    const { topics } = estimateAbilities(TOPICS, right);
    const [forces, energy] = [topics.get('forces'), topics.get('energy')];
    expect(energy?.mean).toBeGreaterThan(0.5);
    expect(forces?.mean).toBeGreaterThan(energy?.mean ?? 9);
    expect(forces?.deviation).toBeLessThan(energy?.deviation ?? 0);
  });
});

describe('the choice', () => {
  test('is one of the three most informative candidates, and null only without candidates', () => {
    fc.assert(
      fc.property(questions, answers, fc.string(), (candidates, given, seed) => {
        const estimate = estimateAbilities(TOPICS, given);
        const chosen = chooseQuestion(candidates, estimate, seed);
        if (candidates.length === 0) {
          expect(chosen).toBeNull();
          return;
        }
        const gain = (question: DiagnosticQuestion): number =>
          gainOf(question, estimate.topics.get(question.topic) ?? { mean: 0, deviation: 0 });
        const better = candidates.filter((question) => chosen !== null && gain(question) > gain(chosen));
        expect(candidates).toContain(chosen);
        expect(better.length).toBeLessThan(3);
        expect(chooseQuestion(candidates, estimate, seed)).toBe(chosen);
      }),
    );
  });

  test('prefers, of two equal questions, the topic about which less is known', () => {
    fc.assert(
      fc.property(difficulty, fc.string(), (hard, seed) => {
        const given = Array.from({ length: 4 }, (_, at) => ({
          topic: 'forces',
          difficulty: 0,
          chance: 0,
          credit: at % 2,
        }));
        const candidates = [
          ...Array.from({ length: 3 }, (_, at) => ({ id: `e${at}`, topic: 'energy', difficulty: hard, chance: 0 })),
          ...Array.from({ length: 3 }, (_, at) => ({ id: `f${at}`, topic: 'forces', difficulty: hard, chance: 0 })),
        ];
        expect(chooseQuestion(candidates, estimateAbilities(TOPICS, given), seed)?.topic).toBe('energy');
      }),
    );
  });

  test('ends between 8 and 20 questions, and leads simulated students to what they know', () => {
    const random = numbers(7);
    const bank = TOPICS.flatMap((each) =>
      Array.from({ length: 40 }, (_, at) => ({
        id: `${each} ${at}`,
        topic: each,
        difficulty: random() * 5 - 2.5,
        chance: 0.25,
      })),
    );
    const errors = { adaptive: 0, blind: 0 };
    const lengths: number[] = [];
    for (let student = 0; student < 60; student += 1) {
      const ability = new Map(TOPICS.map((each) => [each, (student / 59) * 4 - 2 + (random() - 0.5)]));
      const answerTo = (question: DiagnosticQuestion): AbilityEvidence => ({
        ...question,
        credit: random() < successAt(ability.get(question.topic) ?? 0, question.difficulty, question.chance) ? 1 : 0,
      });
      const given: AbilityEvidence[] = [];
      const left = new Map(bank.map((question) => [question.id, question]));
      for (;;) {
        const estimate = estimateAbilities(TOPICS, given);
        const unaskedTopics = TOPICS.filter((each) => !given.some((one) => one.topic === each)).length;
        if (isEnough(estimate, { asked: given.length, unaskedTopics })) break;
        const chosen = chooseQuestion([...left.values()], estimate, `${student} ${given.length}`);
        if (chosen === null) break;
        left.delete(chosen.id);
        given.push(answerTo(chosen));
      }
      lengths.push(given.length);
      const blind = bank
        .filter((_, at) => at % 7 === student % 7)
        .slice(0, given.length)
        .map(answerTo);
      const errorOf = (each: readonly AbilityEvidence[]): number => {
        const { topics } = estimateAbilities(TOPICS, each);
        return TOPICS.reduce((sum, one) => sum + ((topics.get(one)?.mean ?? 0) - (ability.get(one) ?? 0)) ** 2, 0);
      };
      errors.adaptive += errorOf(given);
      errors.blind += errorOf(blind);
    }
    expect(Math.min(...lengths)).toBeGreaterThanOrEqual(DIAGNOSTIC_QUESTIONS_MIN);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(DIAGNOSTIC_QUESTIONS_MAX);
    expect(lengths.filter((length) => length < DIAGNOSTIC_QUESTIONS_MAX).length).toBeGreaterThan(lengths.length / 2);
    expect(errors.adaptive).toBeLessThan(errors.blind);
    expect(Math.sqrt(errors.adaptive / (60 * TOPICS.length))).toBeLessThan(0.8);
  });

  test('does not end before 8 questions or before every topic was asked about, and ends after 20', () => {
    const clear = { subject: { mean: 0, deviation: 0.1 }, topics: new Map() };
    const unclear = { subject: { mean: 0, deviation: 0.9 }, topics: new Map() };
    expect(isEnough(clear, { asked: 7, unaskedTopics: 0 })).toBe(false);
    expect(isEnough(clear, { asked: 8, unaskedTopics: 1 })).toBe(false);
    expect(isEnough(clear, { asked: 8, unaskedTopics: 0 })).toBe(true);
    expect(isEnough(unclear, { asked: 19, unaskedTopics: 0 })).toBe(false);
    expect(isEnough(unclear, { asked: 20, unaskedTopics: 3 })).toBe(true);
  });
});

describe('the difficulty of a question', () => {
  const facts = { facility: null, estimate: null, choices: null };

  test('is measured if enough students have answered, otherwise its author’s, or else as usual in the topic', () => {
    expect(difficultyOf({ ...facts, facility: 0.5 }, 0.8).difficulty).toBeCloseTo(0, 10);
    const [easy, usual, hard] = (['easy', null, 'hard'] as const).map(
      (estimate) => difficultyOf({ ...facts, estimate }, 0.65).difficulty,
    );
    expect(easy).toBeLessThan(usual ?? 0);
    expect(usual).toBeLessThan(hard ?? 0);
  });

  test('is higher than it seems where answers can be guessed', () => {
    const guessed = difficultyOf({ ...facts, facility: 0.6, choices: 4 }, 0.65);
    expect(guessed.chance).toBe(0.25);
    expect(guessed.difficulty).toBeGreaterThan(difficultyOf({ ...facts, facility: 0.6 }, 0.65).difficulty);
  });

  test('is finite for any facts', () => {
    fc.assert(
      fc.property(real(0, 1), fc.integer({ min: 0, max: 30 }), real(0.05, 0.95), (facility, choices, usual) => {
        const { difficulty: hard } = difficultyOf({ ...facts, facility, choices }, usual);
        expect(Math.abs(hard)).toBeLessThanOrEqual(3);
      }),
    );
  });
});

describe('the diagnosis of a topic', () => {
  test.each([
    [{ mean: -2, deviation: 0.4 }, 'beginning'],
    [{ mean: 0, deviation: 0.4 }, 'developing'],
    [{ mean: 0.6, deviation: 0.4 }, 'secure'],
    [{ mean: 2.5, deviation: 0.4 }, 'mastered'],
    [{ mean: 0, deviation: 1.3 }, 'unknown'],
  ])('of %j is %s', (ability, level) => {
    const diagnosis = diagnoseTopic(ability, 0.65, 3);
    expect(diagnosis.level).toBe(level);
    expect(diagnosis.low).toBeLessThan(diagnosis.estimate);
    expect(diagnosis.estimate).toBeLessThan(diagnosis.high);
  });

  test('is unknown without any answer in it, whatever other topics say', () => {
    expect(diagnoseTopic({ mean: 2.5, deviation: 0.3 }, 0.65, 0).level).toBe('unknown');
  });
});
