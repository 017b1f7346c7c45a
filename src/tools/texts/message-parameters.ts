import type { Token } from '@messageformat/parser';

/** A parameter of a message. `options` are the values that a select names. */
export type Parameter = {
  readonly name: string;
  readonly kind: 'text' | 'number' | 'date' | 'boolean' | 'choice';
  /** The message has a text for a missing value: null or empty. */
  readonly isOptional: boolean;
};

/** The value of a select for a missing value: null or empty. */
export const NONE = 'none';
const DATES = new Set(['date', 'time']);
const NUMBERS = new Set(['number', 'duration', 'interval', 'size']);

type Found = { kinds: Set<Parameter['kind']>; isOptional: boolean };

/** The parameters of a parsed message, ordered by name. */
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

/** Null for a select that only tests whether there is a value: other uses of the parameter define its kind. */
function kindOf(token: Exclude<Token, { type: 'content' | 'octothorpe' }>): Parameter['kind'] | null {
  if (token.type === 'argument') return 'text';
  if (token.type === 'plural' || token.type === 'selectordinal') return 'number';
  if (token.type === 'function') return DATES.has(token.key) ? 'date' : NUMBERS.has(token.key) ? 'number' : 'text';
  const keys = token.cases.map(({ key }) => key).filter((key) => key !== 'other' && key !== NONE);
  if (keys.length === 0) return null;
  return keys.every((key) => key === 'true' || key === 'false') ? 'boolean' : 'choice';
}

function strongest(name: string, kinds: ReadonlySet<Parameter['kind']>): Parameter['kind'] {
  // A parameter of a select may also be inserted; one that is only tested for a value is a text.
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
