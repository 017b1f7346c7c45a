import { readExpression } from '../../questions/expressions/expression.reader.ts';
import { childOf, childrenOf, textIn, type XmlElement } from '../xml/xml-elements.ts';

/** The values of one data set by name, as written, and the number of data sets. */
type Drawn = { readonly numbers: ReadonlyMap<string, string>; readonly sets: number };

/** The first data set of a question; null if it has none. */
export function firstSetOf(question: XmlElement): Drawn | null {
  const numbers = new Map<string, string>();
  let sets = 0;
  for (const definition of childrenOf(childOf(question, 'dataset_definitions'), 'dataset_definition')) {
    const name = textIn(childOf(childOf(definition, 'name'), 'text')).trim();
    const items = childrenOf(childOf(definition, 'dataset_items'), 'dataset_item');
    const numbered = (item: XmlElement): number => Number(textIn(childOf(item, 'number')).trim());
    const [first] = items.toSorted((a, b) => numbered(a) - numbered(b));
    const value = textIn(childOf(first ?? null, 'value')).trim();
    if (name === '' || value === '' || !Number.isFinite(Number(value))) return null;
    numbers.set(name, String(Number(value)));
    sets = Math.max(sets, items.length);
  }
  return numbers.size === 0 ? null : { numbers, sets };
}

/**
 * A question with the values in place of their names in braces, and formulas replaced by their results; answers of a
 * numerical question are formulas as a whole. Returns the formula that could not be parsed, if any.
 */
export function withNumbers(question: XmlElement, { numbers }: Drawn, isNumber: boolean): XmlElement | string {
  let unknown: string | null = null;
  const evaluated = (formula: string, written: (value: number) => string): string => {
    const value = evaluateFormula(formula, numbers);
    if (value === null) unknown ??= formula;
    return value === null ? '' : written(value);
  };
  const shown = (text: string): string =>
    withFormulas(text, (formula) => evaluated(formula, (value) => String(Number(value.toPrecision(6))))).replace(
      /\{([A-Za-z]\w*)\}/g,
      (match, name: string) => numbers.get(name) ?? match,
    );
  const changed = (element: XmlElement, change: (text: string) => string): XmlElement => ({
    ...element,
    nodes: element.nodes.map((node) => {
      if (typeof node === 'string') return change(node);
      if (node.name === 'dataset_definitions' || node.name === 'file') return node;
      return element.name === 'answer' && node.name === 'text' && isNumber
        ? changed(node, (formula) => (formula.trim() === '' ? '' : evaluated(formula, lengthOf(element))))
        : changed(node, change);
    }),
  });
  const matched = changed(question, shown);
  return unknown ?? matched;
}

/** The format of an answer: the number of decimals or of significant figures. */
function lengthOf(answer: XmlElement): (value: number) => string {
  const numberIn = (name: string): number => Number(textIn(childOf(answer, name)).trim());
  const [format, length] = [
    numberIn('correctanswerformat'),
    Math.min(Math.max(numberIn('correctanswerlength') || 2, 0), 12),
  ];
  return (value) => {
    const text = format === 2 ? value.toPrecision(Math.max(1, length)) : value.toFixed(length);
    // A value too small for its number of decimals is written in full instead of as 0.
    return Number(text) === 0 && value !== 0 ? String(value) : text;
  };
}

/** `{={a}*2}` replaced by its result; inner braces are counted. */
function withFormulas(text: string, evaluate: (formula: string) => string): string {
  let out = '';
  let at = 0;
  for (let from = text.indexOf('{='); from !== -1; from = text.indexOf('{=', at)) {
    let end = from + 2;
    for (let depth = 1; end < text.length; end += 1) {
      if (text[end] === '{') depth += 1;
      else if (text[end] === '}') depth -= 1;
      if (depth === 0) break;
    }
    if (end === text.length) break;
    out += text.slice(at, from) + evaluate(text.slice(from + 2, end));
    at = end + 1;
  }
  return out + text.slice(at);
}

const FORMULA_MAX_CHARS = 2_000;

/** The result of a Moodle formula; null if it cannot be evaluated. */
function evaluateFormula(formula: string, numbers: ReadonlyMap<string, string>): number | null {
  if (formula.length > FORMULA_MAX_CHARS) return null;
  const plain = withPowers(
    formula
      .replace(/\{([A-Za-z]\w*)\}/g, (match, name: string) => (numbers.has(name) ? `(${numbers.get(name)})` : match))
      .replace(/\blog10\s*\(/g, 'lg(')
      .replace(/\blog\s*\(/g, 'ln(')
      .replace(/\bpi\s*\(\s*\)/g, 'pi')
      .replaceAll('**', '^'),
  );
  const value = plain === null ? null : (readExpression(plain, [])?.at({}) ?? null);
  return value !== null && Number.isFinite(value) ? Number(value.toPrecision(12)) : null;
}

/** `pow(a, b)` as a power; null if its brackets do not close, or it has not two arguments. */
function withPowers(formula: string): string | null {
  const [match] = /\bpow\s*\(/.exec(formula) ?? [];
  if (match === undefined) return formula;
  const from = formula.search(/\bpow\s*\(/);
  const parts = [''];
  let depth = 1;
  let at = from + match.length;
  for (; at < formula.length; at += 1) {
    const sign = formula[at] ?? '';
    depth += sign === '(' ? 1 : sign === ')' ? -1 : 0;
    if (depth === 0) break;
    if (depth === 1 && sign === ',') parts.push('');
    else parts[parts.length - 1] += sign;
  }
  if (depth !== 0 || parts.length !== 2) return null;
  return withPowers(`${formula.slice(0, from)}((${parts[0]})^(${parts[1]}))${formula.slice(at + 1)}`);
}
