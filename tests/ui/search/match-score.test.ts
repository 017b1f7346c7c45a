import { describe, expect, it } from 'vitest';
import { matchScore } from '#ui/search/match-score.ts';

describe('the score of a match', () => {
  it.each([
    ['the same name before a longer one', 'Cells', 'cells', 'Cells and Tissues'],
    ['the start of the name before that of another word', 'Waves', 'wa', 'Sound Waves'],
    ['the start of a word before letters within one', 'Sound Waves', 'wa', 'Software'],
    ['first letters of words before scattered letters', 'Quadratic Equations', 'qe', 'Frequencies'],
    ['letters together before scattered ones', 'Mathematics', 'math', 'Metaphors'],
  ])('puts %s', (_, better, typed, worse) => {
    expect(matchScore(better, typed)).toBeGreaterThan(matchScore(worse, typed));
  });

  it('ignores case and accents, in names and in what is typed', () => {
    expect(matchScore('Álgebra', 'ALGEBRA')).toBe(1);
    expect(matchScore('Algebra', 'álg')).toBe(matchScore('Algebra', 'alg'));
  });

  it('is 0 unless every letter is there, in order', () => {
    expect(matchScore('Biology', 'bix')).toBe(0);
    expect(matchScore('Biology', 'yb')).toBe(0);
    expect(matchScore('', 'a')).toBe(0);
  });

  it('needs no more time for many equal letters', () => {
    const started = performance.now();
    expect(matchScore('a'.repeat(300), `${'a'.repeat(200)}b`)).toBe(0);
    expect(performance.now() - started).toBeLessThan(1_000);
  });
});
