import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { defaultWeights, isDefault, scoreWeights, weightProblems } from '#domain/questions/choice-weights.ts';
import { multipleChoice } from '#domain/questions/types/multiple-choice.question.ts';
import { multipleResponse, scoreChosen } from '#domain/questions/types/multiple-response.question.ts';

const IDS = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'];
const choices = IDS.map((id) => ({ id, text: id }));
const body = { choices, keepOrder: false };
/** Five choices at 20%, three at −5%. */
const weights = { A: 20, B: 20, C: 20, D: 20, E: 20, F: -5, G: -5, H: -5 };
const correct = ['A', 'B', 'C', 'D', 'E'];

const percent = fc.integer({ min: -100, max: 100 });
const anyWeights = fc
  .tuple(...IDS.map(() => percent))
  .map((all) => Object.fromEntries(IDS.map((id, at) => [id, all[at] ?? 0])));
const chosen = fc.subarray(IDS);

describe('the score of weighted choices', () => {
  test.each([
    [correct, 'right', 1],
    [['A', 'B'], 'partly', 0.4],
    [['A', 'F'], 'partly', 0.15],
    [IDS, 'partly', 0.85],
    [['F', 'G'], 'wrong', 0],
  ] as const)('%j: %s', (given, outcome, credit) => {
    const score = multipleResponse.score(body, { choices: correct, weights }, { choices: [...given] }, null);
    expect(score.outcome).toBe(outcome);
    expect(score.credit).toBeCloseTo(credit, 9);
  });

  test('no selected choice counts as unanswered, with weights too', () => {
    expect(multipleResponse.score(body, { choices: correct, weights }, { choices: [] }, null).outcome).toBe(
      'unanswered',
    );
  });

  test('thirds and sevenths add up to full marks', () => {
    expect(scoreWeights(['A', 'B', 'C'], { A: 33.33333, B: 33.33333, C: 33.33333 })).toEqual({
      outcome: 'right',
      credit: 1,
    });
    expect(scoreWeights(IDS.slice(0, 7), Object.fromEntries(IDS.map((id) => [id, 14.28571]))).credit).toBe(1);
  });

  test('is between 0 and 1, grows with every choice that earns marks, and ignores order and repetition', () => {
    fc.assert(
      fc.property(anyWeights, chosen, fc.constantFrom(...IDS), (given, some, more) => {
        const credit = scoreWeights(some, given).credit ?? Number.NaN;
        expect(credit).toBeGreaterThanOrEqual(0);
        expect(credit).toBeLessThanOrEqual(1);
        expect(scoreWeights([...some, ...some].toReversed(), given).credit).toBeCloseTo(credit, 9);
        const after = scoreWeights([...some, more], given).credit ?? Number.NaN;
        if ((given[more] ?? 0) >= 0) expect(after).toBeGreaterThanOrEqual(credit - 1e-9);
        else expect(after).toBeLessThanOrEqual(credit + 1e-9);
      }),
    );
  });

  test('with default weights is the score without weights', () => {
    fc.assert(
      fc.property(fc.subarray(IDS, { minLength: 1 }), chosen, (key, given) => {
        const usual = defaultWeights(choices, key, false);
        expect(scoreWeights(given, usual).credit).toBeCloseTo(scoreChosen(given, key).credit ?? Number.NaN, 9);
        expect(isDefault(usual, choices, key, false)).toBe(true);
      }),
    );
  });

  test('of a single choice is its own weight, and never below 0', () => {
    const key = { choices: ['A'], weights: { A: 100, B: 50, C: -25 } };
    const credits = [...IDS].map((choice) => multipleChoice.score(body, key, { choice }, null).credit);
    expect(credits).toEqual([1, 0.5, 0, 0, 0, 0, 0, 0]);
  });
});

describe('invalid weights', () => {
  test.each([
    [{ ...weights, Z: 1 }, correct, false, '"Z" is not a choice of the question'],
    [weights, ['A'], false, 'the correct choices, and no others, must be worth more than 0%'],
    [{ A: 40, B: 40 }, ['A', 'B'], false, 'the correct choices must add up to 100%'],
    [{ A: 50 }, ['A'], true, 'the correct choices, and no others, must be worth 100%'],
    [Object.fromEntries(IDS.map((id) => [id, 100])), IDS, true, 'at least one choice must be worth less than 100%'],
  ])('%j', (given, key, single, reason) => {
    expect(weightProblems(given, choices, key, single).map((problem) => problem.reason)).toEqual([reason]);
  });

  test('inherited names are not choices', () => {
    expect(scoreWeights(['constructor'], weights)).toEqual({ outcome: 'wrong', credit: 0 });
  });

  test('several correct choices of which one can be chosen need weights', () => {
    expect(multipleChoice.key.safeParse({ choices: ['A', 'B'] }).error?.issues).toMatchObject([
      { path: ['choices'], message: 'exactly one choice must be correct' },
    ]);
    expect(multipleChoice.key.safeParse({ choices: ['A', 'B'], weights: { A: 100, B: 100 } }).success).toBe(true);
    expect(multipleChoice.check(body, { choices: ['A', 'B'], weights: { A: 100, B: 100 } })).toEqual([]);
    expect(multipleChoice.check(body, { choices: ['A'], weights: { A: 100, B: 50 } })).toEqual([]);
  });
});
