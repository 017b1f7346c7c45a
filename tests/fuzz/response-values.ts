import type { Chance } from './chance.ts';

/**
 * What responses contained: ids for all callers, so that they request each other's, and texts by field for the caller
 * who saw them.
 */
export type ResponseValues = {
  readonly collect: (answer: unknown) => void;
  readonly id: (chance: Chance) => string | null;
  readonly word: (field: string, chance: Chance) => string | null;
};

const ID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const MOST_IDS = 20_000;
const MOST_WORDS = 200;
const LONGEST_WORD = 80;
const PLANTED_SHARE = 0.2;

/**
 * @param excluded texts that no call repeats: a caller's own addresses, whose limits would end the session for good
 * @param planted ids that are requested again and again, whatever else is found
 */
export function collectValues(
  ids: string[],
  excluded: ReadonlySet<string>,
  planted: readonly string[],
): ResponseValues {
  const words = new Map<string, string[]>();
  const add = (field: string, text: string): void => {
    if (ID.test(text)) {
      if (ids.length < MOST_IDS) ids.push(text);
      return;
    }
    if (text.length > LONGEST_WORD || excluded.has(text)) return;
    const known = words.get(field) ?? [];
    if (known.length < MOST_WORDS && !known.includes(text)) known.push(text);
    words.set(field, known);
  };
  const collect = (value: unknown, field = ''): void => {
    if (typeof value === 'string') add(field, value);
    else if (Array.isArray(value)) for (const part of value.slice(0, 20)) collect(part, field);
    else if (value !== null && typeof value === 'object')
      for (const [name, part] of Object.entries(value)) collect(part, name);
  };
  return {
    collect: (answer) => collect(answer),
    id: (chance) => {
      const from = chance.often(PLANTED_SHARE) ? planted : ids;
      return from.length === 0 ? null : chance.pick(from);
    },
    word: (field, chance) => {
      const known = words.get(field);
      return known === undefined ? null : chance.pick(known);
    },
  };
}
