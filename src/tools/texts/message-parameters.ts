import type { Token } from '@messageformat/parser';

/** What a message may be given for a parameter. `options` are the values that a select names. */
export type Parameter = {
  readonly name: string;
  readonly kind: 'text' | 'number' | 'date' | 'boolean' | 'choice';
  /** The message has words for the case that there is no value: null or an empty text. */
  readonly isOptional: boolean;
};

/** The value of a select that stands for nothing: null or an empty text. */
export const NONE = 'none';
const DATES = new Set(['date', 'time']);
const NUMBERS = new Set(['number', 'duration', 'interval', 'size']);

type Found = { kinds: Set<Parameter['kind']>; isOptional: boolean };

/** The parameters of a parsed message, in the order of their names. */
export function parametersOf(message: readonly Token[]): readonly Parameter[] {
  const found = new Map<string, Found>();
  collect(message, found);
  return [...found]
    .map(([name, { kinds, isOptional }]) => ({ name, kind: strongest(name, kinds), isOptional }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

function collect(tokens: readonly Token[], found: Map<string, Found>): void {
  for (const token of tokens) {
    if (token.type === 'content' || token.type === 'octothorpe') continue;
    const entry = found.get(token.arg) ?? { kinds: new Set(), isOptional: false };
    found.set(token.arg, entry);
    const kind = kindOf(token);
    if (kind !== null) entry.kinds.add(kind);
    if (!('cases' in token)) continue;
    entry.isOptional ||= token.type === 'select' && token.cases.some(({ key }) => key === NONE);
    for (const { tokens: inner } of token.cases) collect(inner, found);
  }
}

/** Null of a select that only asks whether there is a value: other uses of the parameter say what kind it is. */
function kindOf(token: Exclude<Token, { type: 'content' | 'octothorpe' }>): Parameter['kind'] | null {
  if (token.type === 'argument') return 'text';
  if (token.type === 'plural' || token.type === 'selectordinal') return 'number';
  if (token.type === 'function') return DATES.has(token.key) ? 'date' : NUMBERS.has(token.key) ? 'number' : 'text';
  const keys = token.cases.map(({ key }) => key).filter((key) => key !== 'other' && key !== NONE);
  if (keys.length === 0) return null;
  return keys.every((key) => key === 'true' || key === 'false') ? 'boolean' : 'choice';
}

function strongest(name: string, kinds: ReadonlySet<Parameter['kind']>): Parameter['kind'] {
  // A choice may also be written out, and a parameter that is only asked for is a text.
  const [kind = 'text', ...others] = [...kinds].filter((each) => each !== 'text' || kinds.size === 1);
  const rest = others.filter((each) => each !== kind);
  if (rest.length > 0) throw new Error(`The parameter ${name} is used as ${[kind, ...rest].join(' and as ')}.`);
  return kinds.has('choice') ? 'choice' : kind;
}

const TYPES = {
  text: 'string',
  number: 'number',
  date: 'string | Date',
  boolean: 'boolean',
  choice: 'string',
} as const;

/** `{ readonly count: number; readonly name: string | null }` */
export const typeOfParameters = (parameters: readonly Parameter[]): string =>
  `{ ${parameters.map(({ name, kind, isOptional }) => `readonly ${name}: ${TYPES[kind]}${isOptional ? ' | null' : ''}`).join('; ')} }`;
