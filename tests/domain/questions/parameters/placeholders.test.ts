import { describe, expect, it } from 'vitest';
import { readParameters } from '#domain/questions/parameters/draw.rule.ts';
import { parametersSchema } from '#domain/questions/parameters/parameters.schema.ts';
import { fillText } from '#domain/questions/parameters/placeholders.rule.ts';
import type { ValueContext } from '#domain/questions/parameters/shown-number.ts';

const VARIABLES = [
  { name: 'a', values: [1] },
  { name: 'b', values: [-3] },
  { name: 'half', values: ['2.50'] },
  { name: 'big', values: [12_500_000] },
  { name: 'small', values: ['6.0e-5'] },
  { name: 'word', values: ['copper'] },
  { name: 'third', formula: '1 / 3', figures: 3 },
  { name: 'large', formula: '1234.5', figures: 2 },
  { name: 'far', formula: '2.998e8', figures: 3 },
  { name: 'money', formula: '7.5', decimals: 2 },
  { name: 'zero', formula: '-0.001', decimals: 1 },
];

function filled(text: string, context: ValueContext = 'text', decimalSeparator: 'point' | 'comma' = 'point'): string {
  const read = readParameters(parametersSchema.parse({ variables: VARIABLES }));
  const draw = 'drawing' in read ? read.drawing.draw('x') : null;
  if (draw === null) throw new Error('There is no draw.');
  return fillText(text, draw, { context, separator: decimalSeparator });
}

describe('placeholders', () => {
  it.each([
    ['{{a}} and {{ b }} of {{word}}', '1 and −3 of copper'],
    ['{{half}} {{third}} {{large}} {{money}} {{zero}}', '2.50 0.333 1200 7.50 0.0'],
    ['{{big}} {{small}} {{far}}', '1.25 × 10⁷ 6.0 × 10⁻⁵ 3.00 × 10⁸'],
    ['$\\frac{{a}}{{b}}$ {{b}}', '$\\frac{1}{-3}$ −3'],
    ['$x^{{half}}$, $$ {{far}}$$', '$x^{2.50}$, $$ {3.00 \\times 10^{8}}$$'],
    ['\\$5 for {{b}}', '\\$5 for −3'],
    ['$x {{b:signed}}$ and x {{a:signed}}', '$x - 3$ and x + 1'],
    ['$1 {{a:factor}} x {{b:signed-factor}} y {{a:signed-factor}} z$', '$1 {} x - 3 y +  z$'],
    ['{{gap}} {{a }} {a} {{a:other}}', '{{gap}} 1 {a} {{a:other}}'],
  ])('%s', (text, expected) => expect(filled(text)).toBe(expected));

  it('are computed with in an expression', () =>
    expect(filled('{{b}}*x^2 + {{small}} {{b:signed}}', 'expression')).toBe('(-3)*x^2 + 6.0*10^(-5) - 3'));

  it('have a decimal comma if the question has one', () =>
    expect(filled('{{half}} $ {{half}}$', 'text', 'comma')).toBe('2,50 $ {2{,}50}$'));
});
