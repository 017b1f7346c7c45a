import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { withFormulasOnOneLine } from '#domain/content/notation/formula-lines.rule.ts';

describe('a display formula is written on one line', () => {
  test.each([
    ['$$a\n- b$$', '$$a - b$$'],
    ['Solve $$\n  x\n  - 1\n$$ now', 'Solve $$x - 1$$ now'],
    ['- one $$a\n  - b$$', '- one $$a - b$$'],
    ['> $$a\n> - b$$', '> $$a - b$$'],
    ['$$a % half\n+ 5 \\% b$$', '$$a + 5 \\% b$$'],
    ['\\$5\n$$x\n1. y$$', '\\$5\n$$x 1. y$$'],
  ])('%j', (from, to) => {
    expect(withFormulasOnOneLine(from)).toBe(to);
  });

  test.each([
    'no formula\n- a list',
    '$$x$$\n- a list',
    '```\n$$a\n- b$$\n```',
    '~~~\n$$a\n- b$$',
    '`$$` and\n- `$$`',
    '$$a\n\n- b$$',
    '\\$$a\n- b',
  ])('and nothing else is changed: %j', (text) => {
    expect(withFormulasOnOneLine(text)).toBe(text);
  });

  test('it is idempotent, and linear in any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'$$$\n\n`~\\% ->ab1.'), maxLength: 60 }), (text) => {
        const once = withFormulasOnOneLine(text);
        expect(withFormulasOnOneLine(once)).toBe(once);
      }),
      { numRuns: 2_000 },
    );
    for (const piece of ['$$', '$$\n', '`', '`` ` ', '```\n', '$$a\n', '~~~', '\\', '$$a%\n'])
      withFormulasOnOneLine(`${piece.repeat(30_000)}\n$$`);
  }, 5_000);
});
