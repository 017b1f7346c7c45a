import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CONSTANT_NAMES, FUNCTION_NAMES, plainNotation } from '#domain/questions/answers/expression.notation.ts';
import { EXPRESSION_DEPTH_MAX, EXPRESSION_MAX_CHARS } from '#domain/questions/question.limits.ts';

/** As the algebra parser gets it; the number of spaces between two characters makes no difference. */
const plain = (text: string): string | undefined =>
  plainNotation(text, ['x', 'y', 'theta'])?.replace(/\s+/g, ' ').trim();

describe('an expression as users type it', () => {
  test.each([
    ['2x', '2 x'],
    ['0x+3', '0 x +3'],
    ['x2', 'x 2'],
    ['2x(x+1)', '2 x * ( x +1)'],
    ['x  (y)', 'x * ( y )'],
    ['x + (y)', 'x + ( y )'],
    ['xy', 'x * y'],
    ['yxx', 'y * x * x'],
    ['xy^2', 'x * y ^2'],
    ['theta', 'theta'],
    ['xtheta(y)', 'x * theta * ( y )'],
    ['2πx', '2 pi x'],
    ['pix', 'pi * x'],
    ['xe', 'x * e'],
    ['e^(2x)', 'e ^(2 x )'],
  ])('%s is read as %s', (text, read) => {
    expect(plain(text)).toBe(read);
  });

  test.each([
    ['sin(x)', 'sin ( x )'],
    ['2 sin(x)', '2 sin ( x )'],
    ['xsin(x)', 'x * sin ( x )'],
    ['2xycos(x)', '2 x * y * cos ( x )'],
    ['sinh(x)', 'sinh ( x )'],
    ['exp(x)', 'exp ( x )'],
    ['log(x, 2)', 'log ( x , 2)'],
  ])('calls a function by its bracket, which is not a product: %s is %s', (text, read) => {
    expect(plain(text)).toBe(read);
  });

  test.each([
    ['√x', 'sqrt ( x )'],
    ['√ x', 'sqrt ( x )'],
    ['√xy', undefined],
    ['√4x', 'sqrt (4) x'],
    ['√2.25', 'sqrt (2.25)'],
    ['√16', 'sqrt (16)'],
    ['√π', 'sqrt ( pi )'],
    ['x√y', 'x * sqrt ( y )'],
    ['√x√4', 'sqrt ( x ) sqrt (4)'],
    ['√(xy)', 'sqrt ( x * y )'],
    ['sqrt  y', 'sqrt ( y )'],
  ])('has roots over a number or one name without a bracket: %s is %s', (text, read) => {
    expect(plain(text)).toBe(read);
  });

  test.each([
    ['x−1–2—3', 'x -1-2-3'],
    ['2·3×4⋅5', '2*3*4*5'],
    ['6÷2÷1', '6/2/1'],
    ['x²+y²', 'x ^2+ y ^2'],
    ['x³y³', 'x ^3 y ^3'],
    ['2**3**4', '2^3^4'],
    ['[x]{y}', '( x )( y )'],
    ['0,5+1,25', '0.5+1.25'],
    ['x,5', 'x ,5'],
    ['π+π', 'pi + pi'],
  ])('may contain typographic symbols: %s is %s', (text, read) => {
    expect(plain(text)).toBe(read);
  });

  test.each(['z', 'xz', 'zx', 'Sin(x)', 'sinx', 'xsinx', 'sincos(x)', 'x = abc', 'constructor', 'the ta'])(
    '%s contains an unknown name',
    (text) => {
      expect(plain(text)).toBeUndefined();
    },
  );

  test('accepts only the variables of its question', () => {
    expect(plainNotation('ab', ['a', 'b'])).not.toBeNull();
    expect(plainNotation('ab', ['a'])).toBeNull();
    expect(plainNotation('ab', ['ab'])?.trim()).toBe('ab');
    // The longest name is tried first.
    expect(plainNotation('abab', ['a', 'b', 'ab'])?.trim()).toBe('ab * ab');
    for (const name of CONSTANT_NAMES) expect(plainNotation(name, [])?.trim()).toBe(name);
  });

  test.each(FUNCTION_NAMES)('%s is a function, which alone and before a bracket is called by its own name', (name) => {
    expect(plain(`${name}(x)`)).toBe(`${name} ( x )`);
    expect(plain(`3${name}(x)`)).toBe(`3 ${name} ( x )`);
  });
});

describe('an expression that would take a parser too long', () => {
  test('is longer than the limit', () => {
    const sum = (chars: number): string => '1'.repeat(chars);
    expect(plain(sum(EXPRESSION_MAX_CHARS))).toBe(sum(EXPRESSION_MAX_CHARS));
    expect(plain(sum(EXPRESSION_MAX_CHARS + 1))).toBeUndefined();
  });

  test.each([
    ['(', ')'],
    ['[', ']'],
    ['{', '}'],
  ])('is nested deeper than the limit of %s%s, as opposed to a sequence', (open, close) => {
    const within = (count: number): string => `${open.repeat(count)}1${close.repeat(count)}`;
    expect(plain(within(EXPRESSION_DEPTH_MAX))).toBeDefined();
    expect(plain(within(EXPRESSION_DEPTH_MAX + 1))).toBeUndefined();
    expect(plain(within(1).repeat(EXPRESSION_DEPTH_MAX + 1))).toBeDefined();
  });

  test('is a tower of powers', () => {
    expect(plain(`1${'^1'.repeat(EXPRESSION_DEPTH_MAX)}`)).toBeDefined();
    expect(plain(`1${'^1'.repeat(EXPRESSION_DEPTH_MAX + 1)}`)).toBeUndefined();
  });
});

test('a run of letters is their product, in any number and order', () => {
  const letters = fc.array(fc.constantFrom('x', 'y', 'theta', 'pi'), { minLength: 1, maxLength: 20 });
  fc.assert(
    fc.property(letters, (names) => {
      expect(plain(names.join(''))).toBe(names.join(' * '));
    }),
  );
});
