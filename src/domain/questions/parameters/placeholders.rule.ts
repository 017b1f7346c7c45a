import type { DecimalSeparator } from '../answers/number-notation.rule.ts';
import type { Draw, DrawnValue } from './draw.rule.ts';
import { minusOf, unsignedText, type ValueContext } from './shown-number.ts';

/** `{{b}}` is −3; as `signed` it is − 3 or + 3, and as `factor` 1 and −1 show no digit: `{{a:factor}} x`. */
type Format = 'signed' | 'factor' | 'signed-factor' | null;

const NAME = String.raw`\{\{\s*([A-Za-z]\w{0,19})\s*(?::\s*(signed-factor|signed|factor)\s*)?\}\}`;
const PLACEHOLDER = new RegExp(NAME, 'g');
// An escaped character opens no formula and no placeholder.
const PIECE = new RegExp(String.raw`\\[\s\S]|\$\$?|${NAME}`, 'g');

/** The names that the placeholders of a text use. */
export const namesIn = (text: string): readonly string[] =>
  [...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name);

/**
 * A text with values for its placeholders; unknown names stay as they are, since gaps look the same. In a formula a
 * value keeps a pair of braces, so that `\frac{{a}}{{b}}` is a fraction and `x^{{n}}` a power.
 * @param context of the text outside of formulas
 */
export function fillText(
  text: string,
  { values }: Draw,
  {
    context = 'text',
    separator = 'point',
  }: { readonly context?: ValueContext; readonly separator?: DecimalSeparator } = {},
): string {
  if (!text.includes('{{')) return text;
  let isFormula = false;
  return text.replace(PIECE, (match, name: string | undefined, format: Format | undefined) => {
    if (match.startsWith('$')) isFormula = !isFormula;
    const value = name === undefined ? undefined : values.get(name);
    if (value === undefined) return match;
    return valueText(value, { context: isFormula ? 'formula' : context, format: format ?? null, separator });
  });
}

/** The values of a draw in words: `m = 2.5, F = 20`. */
export const drawText = (draw: Draw): string =>
  [...draw.values.keys()].map((name) => fillText(`${name} = {{${name}}}`, draw)).join(', ');

type Shape = { readonly context: ValueContext; readonly format: Format; readonly separator: DecimalSeparator };

function valueText({ shown }: DrawnValue, { context, format, separator }: Shape): string {
  const inBraces = (text: string): string => (context === 'formula' ? `{${text}}` : text);
  if (typeof shown === 'string') return inBraces(shown);
  const isNegative = shown.digits.startsWith('-');
  const isUnit = shown.exponent === null && /^-?1$/.test(shown.digits);
  const digits = format?.endsWith('factor') && isUnit ? '' : unsignedText(shown, context, separator);
  const minus = minusOf(context);
  if (format?.startsWith('signed')) return `${isNegative ? minus : '+'} ${digits}`;
  if (!isNegative) return inBraces(digits);
  return context === 'expression' && format === null ? `(${minus}${digits})` : inBraces(`${minus}${digits}`);
}
