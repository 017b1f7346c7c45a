import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DECIMAL_SEPARATORS, notationFor, readWrittenNumber } from '#domain/questions/answers/number-notation.rule.ts';

describe('a written number', () => {
  it.each([
    ['42', '42', null],
    ['-3', '-3', null],
    ['3.14', '3.14', 'point'],
    ['3,14', '3.14', 'comma'],
    ['0,125', '0.125', 'comma'],
    ['0.125', '0.125', 'point'],
    ['1600,5', '1600.5', 'comma'],
    ['1234,567', '1234.567', 'comma'],
    ['1,600.5', '1600.5', 'point'],
    ['1.600,5', '1600.5', 'comma'],
    ['12,345,678', '12345678', 'point'],
    ['12.345.678', '12345678', 'comma'],
    ['1 600', '1600', null],
    ["1'600.25", '1600.25', 'point'],
    ['1\u202f600,250', '1600.250', 'comma'],
    ['−2,5', '-2.5', 'comma'],
    ['.5', '0.5', 'point'],
    ['5.', '5', null],
    ['6,02e23', '6.02e23', 'comma'],
    ['+7', '7', null],
  ] as const)('%s means one number', (written, plain, shows) => {
    expect(readWrittenNumber(written)).toEqual({ kind: 'number', plain, shows });
  });

  it.each([
    ['1,600', 'comma', '1600', '1.600'],
    ['-12,345', 'comma', '-12345', '-12.345'],
    ['9.807', 'point', '9.807', '9807'],
    ['1,600e3', 'comma', '1600e3', '1.600e3'],
  ] as const)('%s is ambiguous', (written, sign, point, comma) => {
    expect(readWrittenNumber(written)).toEqual({ kind: 'ambiguous', sign, plain: { point, comma } });
  });

  it.each([
    '',
    'x',
    '1.2.3',
    '1,00,000',
    '1,2,3',
    '1.600,',
    '5,',
    ',',
    '1 60',
    '--1',
    '1e',
    '3 m',
    '0,123,456',
    '1,234.567,8',
  ])('%j is not a number', (written) => {
    expect(readWrittenNumber(written)).toEqual({ kind: 'none' });
  });

  it('is never read as another number than the written one, in either notation', () => {
    const number = fc.tuple(fc.integer({ min: 0, max: 999_999_999 }), fc.stringMatching(/^\d{0,6}$/));
    fc.assert(
      fc.property(
        number,
        fc.constantFrom(...DECIMAL_SEPARATORS),
        fc.boolean(),
        ([integer, decimals], sign, isGrouped) => {
          const [mark, group] = sign === 'point' ? ['.', ','] : [',', '.'];
          const digits = isGrouped ? String(integer).replace(/\B(?=(\d{3})+$)/g, group) : String(integer);
          const read = readWrittenNumber(decimals === '' ? digits : `${digits}${mark}${decimals}`);
          const value = Number(`${integer}.${decimals === '' ? '0' : decimals}`);
          if (read.kind === 'number') {
            expect(Number(read.plain)).toBe(value);
            expect([null, sign]).toContain(read.shows);
          } else {
            expect(read.kind).toBe('ambiguous');
            if (read.kind === 'ambiguous') expect(Number(read.plain[sign])).toBe(value);
          }
        },
      ),
    );
  });

  it('is read quickly, whatever it is', () => {
    const start = performance.now();
    for (const text of ['1,111'.repeat(2_000), '1 '.repeat(5_000), `${'9'.repeat(9_999)}x`, ','.repeat(9_999)])
      readWrittenNumber(text);
    expect(performance.now() - start).toBeLessThan(200);
  });
});

describe('the notation of an ambiguous number', () => {
  it.each([
    ['comma', { point: true, comma: false }, 'point'],
    ['comma', { point: false, comma: true }, 'comma'],
    ['comma', { point: false, comma: false }, null],
    ['comma', { point: true, comma: true }, null],
    ['point', { point: false, comma: false }, 'point'],
    ['point', { point: true, comma: false }, 'point'],
    ['point', { point: false, comma: true }, null],
    ['point', { point: true, comma: true }, null],
  ] as const)('with a %s in a file that shows %j is %s', (ambiguous, evidence, notation) => {
    expect(notationFor(ambiguous, evidence, null)).toBe(notation);
    for (const declared of DECIMAL_SEPARATORS) expect(notationFor(ambiguous, evidence, declared)).toBe(declared);
  });
});
