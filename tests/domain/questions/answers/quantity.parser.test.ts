import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ambiguousQuantity, parseQuantity, sameUnit } from '#domain/questions/answers/quantity.parser.ts';

const MORE = [
  ...['1 3/2', '1 2/2', '1 1/2.5', '1 1/2,5', '1 1/1000', '1 1/2 3', '1 0000', '1,000,00', '1000 000', '1 000 00'],
  ...['3 m 4', '3 m -4', '3/m', '3 /m', '5 5', '5,5,5', '5 x 10', '2 10²', '.', ',', 'e5', 'x10^5', '5 +3'],
];
const near = (a: number, b: number) => Math.abs(a - b) <= Math.abs(b) * 1e-12;

describe('parseQuantity', () => {
  it.each<[string, number, string | null]>([
    ['355 mL', 355, 'mL'],
    ['33', 33, null],
    ['3.113e25', 3.113e25, null],
    ['3.113 × 10^25', 3.113e25, null],
    ['3.113 x 10^{25} kg', 3.113e25, 'kg'],
    ['6.02·10²³', 6.02e23, null],
    ['1.6*10⁻¹⁹ C', 1.6e-19, 'C'],
    ['-1/2', -0.5, null],
    ['−4', -4, null],
    ['1 1/2', 1.5, null],
    ['-2 3/4 m', -2.75, 'm'],
    ['1 000', 1000, null],
    ['12\u202f345,5', 12_345.5, null],
    ["1'000'000", 1e6, null],
    ['1,000', 1000, null],
    ['1,234,567.8', 1_234_567.8, null],
    ['1.234,5', 1_234.5, null],
    ['1.234.567 m', 1_234_567, 'm'],
    ['1.600', 1.6, null],
    ['2,5', 2.5, null],
    ['0,125', 0.125, null],
    ['.5', 0.5, null],
    ['5.', 5, null],
    ['50%', 50, '%'],
    ['$20', 20, '$'],
    ['9.8 m/s^2', 9.8, 'm/s^2'],
    ['3 cm3', 3, 'cm3'],
    ['4 kg m-3', 4, 'kg m-3'],
    ['5 eV', 5, 'eV'],
    [' +7 ', 7, null],
    ['10^5', 1e5, null],
    ['-10⁻² m', -0.01, 'm'],
    ['10^{3}', 1_000, null],
    ['£5', 5, '£'],
    ['€ 5', 5, '€'],
    ['- $ 5', -5, '$'],
    ['3.1E5', 310_000, null],
    ['1e+5', 1e5, null],
    ['1,5e3', 1_500, null],
    ['5 e3', 5_000, null],
    ['2 X 10 ^ 3', 2_000, null],
    ['2 × 10 ^ { -3 } m', 0.002, 'm'],
    ['1.6*10-19', 1.6e-19, null],
    ['2·10⁺³', 2_000, null],
    ['2·10⁴⁵', 2e45, null],
    ['6.7·10⁻⁸⁹', 6.7e-89, null],
    ['6 / 2.5', 2.4, null],
    ['3 m/4', 3, 'm/4'],
    ['1 234 567,5', 1_234_567.5, null],
    ["1'000.5", 1_000.5, null],
    ['1’000', 1_000, null],
    ['1ʼ000', 1_000, null],
    ['1\u2009000', 1_000, null],
    ['12,345', 12_345, null],
    ['1234,567', 1_234.567, null],
    ['01,000', 1, null],
    ['1,0000', 1, null],
    ['0,500', 0.5, null],
    ['5,', 5, null],
    ['–4', -4, null],
    ['—4', -4, null],
    ['- 5', -5, null],
    ['+1   1 / 2', 1.5, null],
    ['- 1 1/2', -1.5, null],
    ['12 1/2 m', 12.5, 'm'],
    ['1 1/2\u00a0m', 1.5, 'm'],
    ['$5 USD', 5, '$USD'],
    ['1,234,567.25', 1_234_567.25, null],
    ['1 10/100', 1.1, null],
    ['1 0/5', 1, null],
    ['5x', 5, 'x'],
    ['5e m', 5, 'e m'],
  ])('reads %j as %d %j', (text, value, unit) => {
    const read = parseQuantity(text);
    expect(read?.unit).toBe(unit);
    expect(near(read?.value ?? Number.NaN, value)).toBe(true);
  });

  it.each([
    '',
    ' ',
    'abc',
    'm 5',
    'x 1 1/2',
    '1.2.3',
    '1,00,000',
    '3 or 4',
    '3, 4',
    '12 5',
    '5/0',
    '1e999',
    '--5',
    '1/2/3',
    '-',
    ...MORE,
  ])('does not read %j', (text) => {
    expect(parseQuantity(text)).toBeNull();
  });

  it('reads every number a program writes, back to the same number', () => {
    const number = fc.double({ noNaN: true, noDefaultInfinity: true });
    fc.assert(
      fc.property(number, fc.constantFrom('', ' m', ' kg/m^3', '%'), (value, unit) => {
        const read = parseQuantity(`${value}${unit}`);
        expect(read?.value).toBe(value === 0 ? read?.value : value);
        expect(read?.value === 0).toBe(value === 0);
        expect(read?.unit).toBe(unit.trim() === '' ? null : unit.trim());
      }),
    );
  });

  it('reads whole numbers alike however their digits are grouped', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -1e12, max: 1e12 }),
        fc.constantFrom(',', ' ', "'", '\u00a0', '\u202f', ''),
        (value, sign) => {
          const grouped = String(value).replace(/\B(?=(\d{3})+$)/g, sign);
          expect(parseQuantity(grouped)).toEqual({ value: value === 0 ? 0 : value, unit: null });
        },
      ),
    );
  });

  it('reads a decimal comma as a decimal point, unless three digits follow it', () => {
    fc.assert(
      fc.property(fc.nat(1e6), fc.stringMatching(/^(\d{1,2}|\d{4,8})$/), (integer, decimals) => {
        expect(parseQuantity(`${integer},${decimals}`)).toEqual(parseQuantity(`${integer}.${decimals}`));
      }),
    );
  });

  it('reads fractions by their value', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e6, max: 1e6 }), fc.integer({ min: 1, max: 1e6 }), (over, under) => {
        expect(parseQuantity(`${over}/${under}`)?.value).toBeCloseTo(over / under, 9);
      }),
    );
  });

  it('never throws, and never returns an invalid number', () => {
    // Any text, including lone surrogates; the library's own generator takes seconds.
    const anyText = fc.array(fc.nat(0xffff), { maxLength: 60 }).map((units) => String.fromCharCode(...units));
    fc.assert(
      fc.property(anyText, (text) => {
        const read = parseQuantity(text);
        expect(read === null || Number.isFinite(read.value)).toBe(true);
      }),
    );
  });

  it('is fast whatever is typed', () => {
    const started = performance.now();
    for (const text of ['1,111'.repeat(200), '1 '.repeat(500), `${'9'.repeat(999)}x`, ' '.repeat(1000)])
      parseQuantity(text);
    expect(performance.now() - started).toBeLessThan(100);
  });
});

describe('ambiguousQuantity', () => {
  it.each([
    ['1,600', 'comma', '1600', '1.600'],
    ['-12,345 m', 'comma', '-12345', '-12.345'],
    ['1.600', 'point', '1.600', '1600'],
  ] as const)('returns how %s was read, and what it could have meant', (text, sign, read, other) => {
    expect(ambiguousQuantity(text)).toEqual({ sign, read, other });
    expect(parseQuantity(text)?.value).toBe(Number(read));
  });

  it.each(['1600', '3,14', '1,600.5', '1 600', '0,125', '1,6 or 1,600', 'x', '', '1,234,567'])(
    'has no doubt about %j',
    (text) => {
      expect(ambiguousQuantity(text)).toBeNull();
    },
  );
});

describe('sameUnit', () => {
  it.each([
    ['m/s^2', 'm/s²'],
    ['kg m', 'kg·m'],
    ['μm', 'µm'],
    ['ohm', 'Ω'],
    ['H<sub>2</sub>O', 'H2O'],
    ['m<sup>2</sup>', 'm^{2}'],
    ['m s⁻¹', 'm s−1'],
    ['m s–1', 'ms-1'],
    ['kg⋅m', 'kg.m'],
    ['kg*m', 'kg·m'],
    ['$m$', 'm'],
    ['ohms', 'Ω'],
    ['kΩ', 'kohm'],
    ['μm', 'um'],
    ['\\Omega', 'Omega'],
  ])('accepts %s for %s', (typed, expected) => {
    expect(sameUnit(typed, expected)).toBe(true);
    expect(sameUnit(expected, typed)).toBe(true);
  });

  it.each([
    ['mW', 'MW'],
    ['m', 's'],
    ['m', 'm/s'],
    ['g', 'kg'],
    ['m-2', 'm2'],
    ['kΩ', 'k'],
    ['sub', 'sup'],
  ])('does not accept %s for %s', (typed, expected) => {
    expect(sameUnit(typed, expected)).toBe(false);
  });
});
