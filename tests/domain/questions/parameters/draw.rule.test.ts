import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Drawing, readParameters } from '#domain/questions/parameters/draw.rule.ts';
import { type Parameters, parametersSchema } from '#domain/questions/parameters/parameters.schema.ts';

const parameters = (value: object): Parameters => parametersSchema.parse(value);
function drawingOf(value: object): Drawing {
  const read = readParameters(parameters(value));
  if ('faults' in read) throw new Error(JSON.stringify(read.faults));
  return read.drawing;
}
const faultsOf = (value: object) => {
  const read = readParameters(parameters(value));
  return 'faults' in read ? read.faults.map(({ path, code }) => [path, code]) : [];
};
const numbersOf = (drawing: Drawing, seed: string) =>
  Object.fromEntries([...(drawing.draw(seed)?.values ?? [])].map(([name, { value }]) => [name, value]));

const FORCE = {
  variables: [
    { name: 'm', from: 1, to: 5, step: 0.5 },
    { name: 'F', from: 10, to: 60, step: 5 },
    { name: 'a', formula: 'F / m', figures: 3 },
  ],
  constraints: ['a < 20', 'm != 3'],
  value: 'a',
};

describe('a draw', () => {
  it('is a pure function of parameters and seed', () => {
    fc.assert(
      fc.property(fc.string(), (seed) => {
        const [first, again] = [drawingOf(FORCE).draw(seed), drawingOf(structuredClone(FORCE)).draw(seed)];
        expect(again).toEqual(first);
      }),
    );
  });

  it('meets its constraints, stays in its ranges, and computes what follows', () => {
    const drawing = drawingOf(FORCE);
    fc.assert(
      fc.property(fc.string(), (seed) => {
        const { m = 0, F = 0, a = 0 } = numbersOf(drawing, seed);
        expect(m >= 1 && m <= 5 && Number.isInteger(m * 2) && m !== 3).toBe(true);
        expect(F >= 10 && F <= 60 && F % 5 === 0).toBe(true);
        expect(a).toBe(F / m);
        expect(a < 20).toBe(true);
        expect(drawing.draw(seed)?.answer).toBe(a);
      }),
    );
  });

  it('stays the same in later versions of Lectern, because marks depend on it', () => {
    expect(numbersOf(drawingOf(FORCE), 'attempt 1')).toMatchInlineSnapshot(`
      {
        "F": 35,
        "a": 14,
        "m": 2.5,
      }
    `);
    expect(numbersOf(drawingOf(FORCE), 'attempt 2')).toMatchInlineSnapshot(`
      {
        "F": 15,
        "a": 4.285714285714286,
        "m": 3.5,
      }
    `);
  });

  it('differs between seeds, and reaches every value', () => {
    const drawing = drawingOf({ variables: [{ name: 'n', from: -1, to: 1, step: 0.1 }] });
    const shown = new Set(
      Array.from({ length: 500 }, (_, index) => JSON.stringify(drawing.draw(`seed ${index}`)?.values.get('n')?.shown)),
    );
    expect(shown.size).toBe(21);
    expect([...shown]).toContain(JSON.stringify({ digits: '0.0', exponent: null }));
    expect([...shown]).toContain(JSON.stringify({ digits: '-0.3', exponent: null }));
  });

  it('takes lists in parallel', () => {
    const drawing = drawingOf({
      variables: [
        { name: 'metal', values: ['copper', 'iron'] },
        { name: 'c', values: [385, 450], with: 'metal' },
      ],
    });
    const pairs = Array.from({ length: 40 }, (_, index) => {
      const values = drawing.draw(`${index}`)?.values;
      return `${values?.get('metal')?.shown} ${values?.get('c')?.value}`;
    });
    expect([...new Set(pairs)].sort()).toEqual(['copper 385', 'iron 450']);
  });

  it('is null if no values meet the constraints, after a limited number of tries', () => {
    const drawing = drawingOf({ variables: [{ name: 'a', from: 1, to: 9, step: 1 }], constraints: ['a > 9'] });
    expect(drawing.draw('any')).toBeNull();
  });

  it('never has a variable without a value', () => {
    const drawing = drawingOf({
      variables: [
        { name: 'b', from: 0, to: 1, step: 1 },
        { name: 'q', formula: '1 / b' },
      ],
    });
    fc.assert(
      fc.property(fc.string(), (seed) => {
        expect(numbersOf(drawing, seed)).toEqual({ b: 1, q: 1 });
      }),
    );
    expect(drawing.at(0)).toMatchObject({ outcome: 'valueless', variable: 'q' });
  });

  it('can be repeated with other formulas, with the values of its independent variables', () => {
    const corrected = drawingOf({ ...FORCE, constraints: ['m > 100'], value: '2 * a' });
    const draw = drawingOf(FORCE).draw('x');
    if (draw === null) throw new Error('There is no draw.');
    const again = corrected.withValuesOf(draw);
    expect(again?.values.get('m')).toEqual(draw.values.get('m'));
    expect(again?.answer).toBe(2 * (draw.answer ?? 0));
    const other = drawingOf({ variables: [{ name: 'k', from: 1, to: 2, step: 1 }] });
    expect(other.withValuesOf(draw)).toBeNull();
  });
});

describe('faults of parameters', () => {
  const n = { name: 'n', from: 1, to: 9, step: 1 };
  it.each<[string, object, readonly (readonly string[])[]]>([
    ['a name twice', { variables: [n, n] }, [['parameters.variables.1.name', 'variableNameTaken']]],
    [
      'the name of a function',
      { variables: [{ ...n, name: 'sin' }] },
      [['parameters.variables.0.name', 'variableNameTaken']],
    ],
    ['an empty range', { variables: [{ ...n, to: 0 }] }, [['parameters.variables.0.to', 'rangeEmpty']]],
    [
      'a range of too many values',
      { variables: [{ ...n, to: 1e9 }] },
      [['parameters.variables.0.step', 'rangeTooLong']],
    ],
    [
      'a later variable',
      { variables: [{ name: 'x', formula: 'n' }, n] },
      [['parameters.variables.0.formula', 'formulaNameUnknown']],
    ],
    [
      'itself',
      { variables: [{ name: 'x', formula: 'x' }] },
      [['parameters.variables.0.formula', 'formulaNameUnknown']],
    ],
    [
      'an unknown list',
      { variables: [{ name: 'x', values: [1], with: 'y' }] },
      [['parameters.variables.0.with', 'listUnknown']],
    ],
    [
      'lists of different lengths',
      {
        variables: [
          { name: 'x', values: [1] },
          { name: 'y', values: [1, 2], with: 'x' },
        ],
      },
      [['parameters.variables.1.with', 'listsDiffer']],
    ],
    [
      'an invalid constraint',
      { variables: [n], constraints: ['n >'] },
      [['parameters.constraints.0', 'formulaUnreadable']],
    ],
    ['an invalid answer', { variables: [n], value: 'k' }, [['parameters.value', 'formulaNameUnknown']]],
  ])('%s', (_, value, faults) => expect(faultsOf(value)).toEqual(faults));
});
