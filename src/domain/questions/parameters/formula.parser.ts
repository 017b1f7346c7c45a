import { constantNamed, functionNamed } from './formula-functions.ts';

export const FORMULA_MAX_CHARS = 300;
const DEPTH_MAX = 40;
const NODES_MAX = 200;

/** The numbers of the variables. */
export type FormulaValues = ReadonlyMap<string, number>;

/** A parsed formula: the variables that it uses, and its value; NaN or infinite if it has none. */
export type Formula = { readonly names: readonly string[]; readonly at: (values: FormulaValues) => number };

/** Why a formula can't be parsed: it is no formula from this text on, or names something that doesn't exist. */
export type FormulaFault = {
  readonly code: 'formulaTooLong' | 'formulaUnreadable' | 'formulaNameUnknown';
  readonly part: string;
};

export type ReadFormula = { readonly formula: Formula } | { readonly fault: FormulaFault };

type Evaluator = (values: FormulaValues) => number;

class FormulaError extends Error {
  readonly fault: FormulaFault;
  constructor(code: FormulaFault['code'], part: string) {
    super(code);
    this.fault = { code, part };
  }
}

/**
 * Parses a formula: `2 * m * a`, `-b / (2a)` is not one, since products need a sign; powers as `^`, comparisons
 * (`a != b`), `and`, `or`, `not`, functions and constants as in `formula-functions.ts`. A comparison is 1 or 0; equality
 * ignores differences by rounding. The cost of parsing and of a value is limited by the length of the text.
 * @param variables the names that it may use
 */
export function readFormula(text: string, variables: readonly string[]): ReadFormula {
  if (text.length > FORMULA_MAX_CHARS) return { fault: { code: 'formulaTooLong', part: text.slice(0, 20) } };
  try {
    const reader = new Reader(tokensOf(text), variables);
    const at = reader.whole();
    return { formula: { names: [...reader.used], at } };
  } catch (error) {
    if (error instanceof FormulaError) return { fault: error.fault };
    throw error;
  }
}

const SYMBOLS: readonly (readonly [RegExp, string])[] = [
  [/[−–]/g, '-'],
  [/[·×⋅]/g, '*'],
  [/÷/g, '/'],
  [/π/g, 'pi'],
  [/≤/g, '<='],
  [/≥/g, '>='],
  [/≠/g, '!='],
  [/\s+/g, ' '],
];
const TOKEN = / ?(?:(\d+(?:\.\d+)?(?:e[+-]?\d+)?|\.\d+)|([A-Za-z]\w*)|(==|!=|<=|>=|[-+*/^(),<>=]))/y;

type Token = { readonly kind: 'number' | 'name' | 'sign'; readonly text: string };

function tokensOf(text: string): Token[] {
  const plain = SYMBOLS.reduce((so, [sign, other]) => so.replace(sign, other), text).trimEnd();
  const tokens: Token[] = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < plain.length) {
    const from = TOKEN.lastIndex;
    const match = TOKEN.exec(plain);
    if (match === null) throw new FormulaError('formulaUnreadable', plain.slice(from).trim().slice(0, 20));
    const [, number, name, sign] = match;
    if (number !== undefined) tokens.push({ kind: 'number', text: number });
    else if (name !== undefined) tokens.push({ kind: 'name', text: name });
    else tokens.push({ kind: 'sign', text: sign ?? '' });
  }
  return tokens;
}

/** An infinite number is only equal to itself. */
const same = (a: number, b: number): boolean =>
  a === b || (Number.isFinite(a - b) && Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(a), Math.abs(b)));
const truth = (value: boolean): number => (value ? 1 : 0);

const COMPARISONS: ReadonlyMap<string, (a: number, b: number) => boolean> = new Map([
  ['==', same],
  ['=', same],
  ['!=', (a, b) => !Number.isNaN(a) && !Number.isNaN(b) && !same(a, b)],
  ['<', (a, b) => a < b && !same(a, b)],
  ['<=', (a, b) => a < b || same(a, b)],
  ['>', (a, b) => a > b && !same(a, b)],
  ['>=', (a, b) => a > b || same(a, b)],
]);

/** A recursive-descent parser: one method for each level of precedence. */
class Reader {
  readonly #tokens: readonly Token[];
  readonly #variables: readonly string[];
  readonly used = new Set<string>();
  #at = 0;
  #nodes = 0;
  #depth = 0;

  constructor(tokens: readonly Token[], variables: readonly string[]) {
    this.#tokens = tokens;
    this.#variables = variables;
  }

  whole(): Evaluator {
    const value = this.#either();
    if (this.#at < this.#tokens.length) throw this.#unreadable();
    return value;
  }

  #either(): Evaluator {
    let left = this.#both();
    while (this.#takes('or')) {
      const [first, second] = [left, this.#both()];
      left = this.#node((values) => truth(first(values) !== 0 || second(values) !== 0));
    }
    return left;
  }

  #both(): Evaluator {
    let left = this.#negation();
    while (this.#takes('and')) {
      const [first, second] = [left, this.#negation()];
      left = this.#node((values) => truth(first(values) !== 0 && second(values) !== 0));
    }
    return left;
  }

  #negation(): Evaluator {
    if (!this.#takes('not')) return this.#comparison();
    const value = this.#nested(() => this.#negation());
    return this.#node((values) => truth(value(values) === 0));
  }

  #comparison(): Evaluator {
    const left = this.#sum();
    const sign = this.#next()?.text ?? '';
    const compare = COMPARISONS.get(sign);
    if (compare === undefined) return left;
    this.#at += 1;
    const right = this.#sum();
    return this.#node((values) => truth(compare(left(values), right(values))));
  }

  #sum(): Evaluator {
    let left = this.#product();
    for (;;) {
      const isSum = this.#takes('+');
      if (!isSum && !this.#takes('-')) return left;
      const [first, second] = [left, this.#product()];
      left = this.#node(
        isSum ? (values) => first(values) + second(values) : (values) => first(values) - second(values),
      );
    }
  }

  #product(): Evaluator {
    let left = this.#signed();
    for (;;) {
      const isProduct = this.#takes('*');
      if (!isProduct && !this.#takes('/')) return left;
      const [first, second] = [left, this.#signed()];
      left = this.#node(
        isProduct ? (values) => first(values) * second(values) : (values) => first(values) / second(values),
      );
    }
  }

  #signed(): Evaluator {
    if (this.#takes('+')) return this.#nested(() => this.#signed());
    if (!this.#takes('-')) return this.#power();
    const value = this.#nested(() => this.#signed());
    return this.#node((values) => -value(values));
  }

  /** Binds more tightly than a sign before it, and to the right: `-2^2` is −4, `2^3^2` is 512. */
  #power(): Evaluator {
    const base = this.#atom();
    if (!this.#takes('^')) return base;
    const exponent = this.#nested(() => this.#signed());
    return this.#node((values) => base(values) ** exponent(values));
  }

  #atom(): Evaluator {
    const token = this.#next();
    if (token === undefined) throw this.#unreadable();
    if (token.kind === 'number') {
      this.#at += 1;
      const value = Number(token.text);
      return this.#node(() => value);
    }
    if (token.kind === 'name') {
      this.#at += 1;
      return this.#named(token.text);
    }
    if (token.text !== '(') throw this.#unreadable();
    this.#at += 1;
    const value = this.#nested(() => this.#either());
    this.#expect(')');
    return value;
  }

  #named(name: string): Evaluator {
    if (this.#next()?.text === '(') return this.#call(name);
    if (this.#variables.includes(name)) {
      this.used.add(name);
      return this.#node((values) => values.get(name) ?? Number.NaN);
    }
    const constant = constantNamed(name);
    if (constant === null) throw new FormulaError('formulaNameUnknown', name);
    return this.#node(() => constant);
  }

  #call(name: string): Evaluator {
    const called = functionNamed(name);
    if (called === null) throw new FormulaError('formulaNameUnknown', name);
    this.#expect('(');
    const given = [this.#nested(() => this.#either())];
    while (this.#takes(',')) given.push(this.#nested(() => this.#either()));
    this.#expect(')');
    if (given.length < called.least || given.length > called.most) throw new FormulaError('formulaUnreadable', name);
    return this.#node((values) => called.compute(...given.map((value) => value(values))));
  }

  #node(value: Evaluator): Evaluator {
    this.#nodes += 1;
    if (this.#nodes > NODES_MAX) throw new FormulaError('formulaTooLong', '');
    return value;
  }

  #nested(read: () => Evaluator): Evaluator {
    this.#depth += 1;
    if (this.#depth > DEPTH_MAX) throw new FormulaError('formulaTooLong', '');
    const value = read();
    this.#depth -= 1;
    return value;
  }

  #next(): Token | undefined {
    return this.#tokens[this.#at];
  }

  #takes(text: string): boolean {
    const token = this.#next();
    if (token?.text !== text || token.kind === 'number') return false;
    this.#at += 1;
    return true;
  }

  #expect(text: string): void {
    if (!this.#takes(text)) throw this.#unreadable();
  }

  #unreadable(): FormulaError {
    const rest = this.#tokens.slice(this.#at, this.#at + 4).map(({ text }) => text);
    return new FormulaError('formulaUnreadable', rest.join(' '));
  }
}
