import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FORMULA_MAX_CHARS, readFormula } from '#domain/questions/parameters/formula.parser.ts';

const VALUES = new Map([
  ['a', 3],
  ['b', -4],
  ['v_0', 2.5],
]);
const NAMES = [...VALUES.keys()];

const resultOf = (text: string): number => {
  const read = readFormula(text, NAMES);
  if ('fault' in read) throw new Error(`${read.fault.code} ${read.fault.part}`);
  return read.formula.at(VALUES);
};
const faultOf = (text: string) => {
  const read = readFormula(text, NAMES);
  return 'fault' in read ? read.fault : null;
};

describe('a formula', () => {
  it.each([
    ['1 + 2 * 3', 7],
    ['(1 + 2) * 3', 9],
    ['-2^2', -4],
    ['2^3^2', 512],
    ['2^-1', 0.5],
    ['a * b', -12],
    ['v_0 / 2', 1.25],
    ['a − b', 7],
    ['2·a × 3 ÷ 9', 2],
    ['sqrt(a^2 + b^2)', 5],
    ['round(2.675, 2)', 2.68],
    ['round(-2.5)', -3],
    ['figures(1234.5, 2)', 1200],
    ['gcd(12, 18) + lcm(4, 6)', 18],
    ['mod(-1, 5)', 4],
    ['factorial(5)', 120],
    ['log(8, 2)', 3],
    ['sin(rad(30))', 0.5],
    ['if(a > 0, 1, 2)', 1],
    ['if(a = 0, 1, 2)', 2],
    ['max(a, b, 7)', 7],
    ['1.5e3', 1500],
    ['π - pi', 0],
    ['whole(a / 3) and not (b > 0)', 1],
    ['a == 3 or b == 3', 1],
    ['0.1 + 0.2 == 0.3', 1],
    ['0.1 + 0.2 <= 0.3', 1],
    ['a != a', 0],
    ['1/0 != 1/0 - 1/0', 0],
    ['1/0 != 5', 1],
  ])('%s is %d', (text, value) => expect(resultOf(text)).toBeCloseTo(value, 12));

  it.each([
    ['', 'formulaUnreadable'],
    ['2a', 'formulaUnreadable'],
    ['a b', 'formulaUnreadable'],
    ['(a', 'formulaUnreadable'],
    ['a)', 'formulaUnreadable'],
    ['a +', 'formulaUnreadable'],
    ['sqrt(1, 2)', 'formulaUnreadable'],
    ['sqrt()', 'formulaUnreadable'],
    ['a; b', 'formulaUnreadable'],
    ['c + 1', 'formulaNameUnknown'],
    ['sqrt', 'formulaNameUnknown'],
    ['constructor', 'formulaNameUnknown'],
    ['toString(1)', 'formulaNameUnknown'],
    ['__proto__', 'formulaUnreadable'],
    ['1'.repeat(FORMULA_MAX_CHARS + 1), 'formulaTooLong'],
    [`${'('.repeat(60)}1${')'.repeat(60)}`, 'formulaTooLong'],
    [`${'-'.repeat(60)}1`, 'formulaTooLong'],
    [Array.from({ length: 140 }, () => '1').join('+'), 'formulaTooLong'],
  ])('%s is refused as %s', (text, code) => expect(faultOf(text)?.code).toBe(code));

  it('has a bounded cost and never throws, whatever is typed', () => {
    const pieces = fc.constantFrom(
      'a',
      'b',
      '9',
      '^',
      '*',
      '(',
      ')',
      '-',
      ',',
      'gcd(',
      'factorial(',
      'if(',
      ' and ',
      '=',
      '.',
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(pieces, { maxLength: 120 }).map((all) => all.join('')),
        ),
        (text) => {
          const read = readFormula(text, NAMES);
          if ('formula' in read) expect(typeof read.formula.at(VALUES)).toBe('number');
        },
      ),
    );
  });

  it('says which variables it uses', () => {
    const read = readFormula('a + a * v_0', NAMES);
    expect('formula' in read && read.formula.names).toEqual(['a', 'v_0']);
  });
});
