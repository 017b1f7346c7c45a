/** Values of a JSX attribute `name=` in the sources: the literals, and whether there are others (variables). */
type Written = { readonly literals: Set<string>; open: boolean };

const QUOTED = /(["'`])((?:(?!\1)[^\\\n$])*)\1/g;
const PROPERTY = /\b([a-zA-Z]\w*):\s*'([^'\n]*)'/g;
const ATTRIBUTE = /([a-zA-Z]\w*)=(?:"([^"\n]*)"|(?=\{))/g;

const literalsOf = (text: string): string[] => [...text.matchAll(QUOTED)].map((match) => match[2] ?? '');

/** The text between the brace at `start` and the one that closes it. */
function braced(text: string, start: number): string {
  let depth = 0;
  for (let end = start; end < text.length; end += 1) {
    if (text[end] === '{') depth += 1;
    if (text[end] === '}') depth -= 1;
    if (depth === 0) return text.slice(start + 1, end);
  }
  return '';
}

/** Without strings, conditions, object keys, operators and keywords: empty if an expression can only be literals. */
const variablesIn = (expression: string): string =>
  expression
    .replace(QUOTED, '')
    .replace(/[^?:,{}]*\?(?![.?])/g, '')
    .replace(/([{,]\s*)\w+\s*:/g, '$1')
    .replace(/\b(undefined|true|false)\b/g, '')
    .replace(/[\s{}[\](),:;]/g, '');

/**
 * Collects the values of each JSX attribute in the sources. An attribute with a variable may have
 * any string anywhere in the sources: a superfluous rule is better than a missing one. A library that only passes
 * values on is read with `handsOn`: then its variables add nothing that its users do not write.
 */
export function attributeValues(
  sources: readonly string[],
  { handsOn = false }: { readonly handsOn?: boolean } = {},
): (name: string) => ReadonlySet<string> {
  const written = new Map<string, Written>();
  const everything = new Set<string>();
  for (const source of sources) {
    for (const literal of literalsOf(source)) everything.add(literal);
    const entryOf = (name: string): Written => {
      const entry = written.get(name) ?? { literals: new Set<string>(), open: false };
      written.set(name, entry);
      return entry;
    };
    // Attributes may also be spread from an object.
    for (const [, name = '', literal = ''] of source.matchAll(PROPERTY)) entryOf(name).literals.add(literal);
    for (const match of source.matchAll(ATTRIBUTE)) {
      const [matched, name = '', literal] = match;
      const entry = entryOf(name);
      if (literal !== undefined) {
        entry.literals.add(literal);
        continue;
      }
      const expression = braced(source, match.index + matched.length);
      for (const value of literalsOf(expression)) entry.literals.add(value);
      if (variablesIn(expression) !== '') entry.open = true;
    }
  }
  return (name) => {
    const entry = written.get(name);
    if (entry === undefined) return new Set();
    return entry.open && !handsOn ? everything : entry.literals;
  };
}
