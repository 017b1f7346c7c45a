import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { schemeOfModelAnswer } from '#domain/attempts/marking/model-answer.scheme.ts';
import { marksOfQuestion, schemeOfKey } from '#domain/attempts/marking/scheme-of-key.ts';
import { schemeProblems } from '#domain/attempts/marking/scheme-problems.rule.ts';

describe('a model answer as a mark scheme', () => {
  it('has a point for each stated mark', () => {
    const { points, total } = schemeOfModelAnswer(
      'The field is uniform (1 mark). So the force is constant, $F = qE$. (2)\nIt speeds up evenly [1]',
    );
    expect(points).toEqual([
      { id: 'p1', text: 'The field is uniform', marks: 1 },
      { id: 'p2', text: 'So the force is constant, $F = qE$.', marks: 2 },
      { id: 'p3', text: 'It speeds up evenly', marks: 1 },
    ]);
    expect(total).toBe(4);
  });

  it.each(['Because it is warm.', 'Take $f(2)$\nand see.', 'See figure (1) above.', 'Values (1), (2) and (3) hold.'])(
    'is one point if none is stated: %j',
    (text) => {
      expect(schemeOfModelAnswer(text)).toEqual({ points: [{ id: 'p1', text, marks: 1 }], total: 1 });
    },
  );

  it('has a point for each lettered part if it states no marks', () => {
    const { points } = schemeOfModelAnswer('**(a)** It rises, see (b). **(b)** It falls.\n\n**(c)** Both.');
    expect(points.map(({ text }) => text)).toEqual([
      '**(a)** It rises, see (b).',
      '**(b)** It falls.',
      '**(c)** Both.',
    ]);
    expect(schemeOfModelAnswer('As in (a) and (c) above.').points).toHaveLength(1);
  });

  it('is valid whatever the text', () => {
    const pieces = fc.array(fc.constantFrom('(1)', '[2 marks]', '(0)', '\n', 'Because ', '$x(2)$', '. ', '(99 marks)'));
    fc.assert(
      fc.property(pieces, (some) => {
        const scheme = schemeOfModelAnswer(`Start ${some.join('')}`);
        expect(schemeProblems(scheme)).toEqual([]);
        expect(scheme.total).toBeGreaterThan(0);
      }),
    );
  });
});

describe('the scheme of a question', () => {
  it('is its own, or the one its model answer states', () => {
    const own = { points: [{ id: 'x', text: 'X', marks: 3 }], total: 3 };
    expect(schemeOfKey('open', { modelAnswer: 'So (2 marks)' })?.total).toBe(2);
    expect(schemeOfKey('open', { modelAnswer: 'So (2 marks)', scheme: own })).toEqual(own);
    expect(schemeOfKey('essay', { modelAnswer: null, scheme: own })).toEqual(own);
    expect(schemeOfKey('true-false', { value: true })).toBeNull();
    expect(marksOfQuestion('true-false', { value: true })).toBe(1);
    expect(marksOfQuestion('file', { modelAnswer: null, scheme: own })).toBe(3);
  });
});
