import { expect, test } from 'vitest';
import { plainNotation } from '#domain/questions/answers/expression.notation.ts';
import { texOf } from '#views/shared/questions/expression-preview.ts';

const shown = (text: string): string | null => {
  const plain = plainNotation(text, ['x', 'theta']);
  return plain === null ? null : (texOf(plain)?.replace(/\s|\\,|~/g, '') ?? null);
};

test.each([
  ['(2x-3)(x+4)', '\\left(2x-3\\right)\\left(x+4\\right)'],
  ['x(x+1)', 'x\\left(x+1\\right)'],
  ['2*3', '2\\cdot3'],
  ['2pi', '2\\pi'],
  ['theta^2', '{\\theta}^{2}'],
])('%s is shown as %s', (text, tex) => {
  expect(shown(text)).toBe(tex);
});

test.each(['2x(', 'y', 'x+'])('%s is an incomplete expression', (text) => {
  expect(shown(text)).toBeNull();
});
