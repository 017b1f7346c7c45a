import { randomUUID } from 'node:crypto';
import { type GraphQLInputType, isEnumType, isInputObjectType, isListType, isNonNullType } from 'graphql';
import { CLOSED_SETS } from '#domain/platform/api/closed-sets.ts';
import type { Chance } from './chance.ts';
import type { ResponseValues } from './response-values.ts';

const HOSTILE_TEXTS = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\u202e\u200d',
  "'; drop table users; --",
  '%_\\',
  '../../../../etc/passwd',
  '<img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  '{{constructor.constructor("x")()}}',
  '__proto__',
  '2027-02-30',
  '+275760-09-13T00:00:00.001Z',
  '-000001-01-01T00:00:00Z',
  '9'.repeat(400),
  '(a+)+$'.repeat(50),
  '$$\\frac{1}{'.repeat(200),
  'x'.repeat(120_000),
  'ß'.repeat(5_000),
];
const HOSTILE_NUMBERS = [0, -1, 1, 2_147_483_647, -2_147_483_648, 0.5, 1e15, -0, 3_000_000_000];
const WORDS = [
  'en',
  'de',
  'free',
  'standard',
  'pro',
  'month',
  'quiz',
  'draft',
  'published',
  'UTC',
  'test',
  '1234',
  'a',
];
const MOST_NESTED = 4;

/** Values for inputs: mostly realistic ones, sometimes hostile ones. */
export type ValueSource = { readonly chance: Chance; readonly values: ResponseValues };

/** A value for an input of this type, by its name; `undefined` if it is left out. */
export function valueFor(type: GraphQLInputType, name: string, source: ValueSource, depth = 0): unknown {
  const { chance } = source;
  if (!isNonNullType(type)) {
    if (chance.often(0.2)) return chance.often(0.5) ? null : undefined;
    return present(type, name, source, depth);
  }
  return chance.often(0.02) ? null : present(type.ofType, name, source, depth);
}

function present(type: GraphQLInputType, name: string, source: ValueSource, depth: number): unknown {
  const { chance } = source;
  if (chance.often(0.02)) return anything(source, depth);
  if (isNonNullType(type)) return present(type.ofType, name, source, depth);
  if (isListType(type)) {
    const length = chance.often(0.03) ? 2_000 : chance.below(4);
    return Array.from({ length }, () => valueFor(type.ofType, name, source, depth + 1));
  }
  if (isInputObjectType(type)) {
    const entries = Object.values(type.getFields()).map((field) => [
      field.name,
      valueFor(field.type, field.name, source, depth + 1),
    ]);
    return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
  }
  if (isEnumType(type)) return chance.pick(type.getValues()).name;
  return scalar(type.name, name, source, depth);
}

function scalar(type: string, name: string, source: ValueSource, depth: number): unknown {
  const { chance } = source;
  switch (type) {
    case 'Int':
      return chance.often(0.2) ? chance.pick(HOSTILE_NUMBERS) : chance.below(60);
    case 'Float':
      return chance.often(0.2) ? chance.pick(HOSTILE_NUMBERS) : chance.below(100) / 100;
    case 'Boolean':
      return chance.often(0.5);
    case 'Instant':
      return chance.often(0.2)
        ? chance.pick(HOSTILE_TEXTS)
        : new Date(1_800_000_000_000 + chance.below(1e9)).toISOString();
    case 'CalendarDay':
      return chance.often(0.2)
        ? chance.pick(HOSTILE_TEXTS)
        : new Date(1_800_000_000_000 + chance.below(1e9)).toISOString().slice(0, 10);
    case 'ID':
    case 'String':
      return text(type, name, source);
    default:
      return nameOrAnything(type, source, depth);
  }
}

/** A name of a closed set that is no enum, or a value whose schema the product has: then anything. */
function nameOrAnything(type: string, source: ValueSource, depth: number): unknown {
  const names = new Map<string, readonly string[]>(Object.entries(CLOSED_SETS)).get(type);
  return names === undefined ? anything(source, depth) : source.chance.pick(names);
}

function text(type: string, name: string, { chance, values }: ValueSource): string {
  if (chance.often(0.12)) return chance.pick(HOSTILE_TEXTS);
  if (type === 'ID' || chance.often(0.1)) return (chance.often(0.9) ? values.id(chance) : null) ?? randomUUID();
  return values.word(name, chance) ?? chance.pick(WORDS);
}

/** A value of any type. */
function anything(source: ValueSource, depth: number): unknown {
  const { chance, values } = source;
  const kind = chance.below(depth < MOST_NESTED ? 7 : 4);
  if (kind === 0) return chance.pick(HOSTILE_TEXTS);
  if (kind === 1) return chance.pick(HOSTILE_NUMBERS);
  if (kind === 2) return chance.often(0.5) ? null : chance.often(0.5);
  if (kind === 3) return values.id(chance) ?? '';
  if (kind === 4) return Array.from({ length: chance.below(5) }, () => anything(source, depth + 1));
  const names = ['id', 'type', 'text', 'choice', 'pairs', 'value', '__proto__', 'constructor', 'length', '0'];
  return Object.fromEntries(
    Array.from({ length: chance.below(5) }, () => [chance.pick(names), anything(source, depth + 1)]),
  );
}
