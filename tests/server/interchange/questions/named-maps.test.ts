import { expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { itemType, QUESTION_TYPE_NAMES } from '#domain/questions/types/registry.ts';
import { NAMED_MAPS } from '#server/interchange/questions/question.draft.ts';

/** The names of the maps in a schema: what authors name has an order of its own in the database. */
function mapsIn(schema: z.core.$ZodType, name: string): string[] {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'record':
      return [name];
    case 'object':
      return Object.entries(def.shape).flatMap(([field, inner]) => mapsIn(inner, field));
    case 'array':
      return mapsIn(def.element, name);
    case 'optional':
    case 'nullable':
      return mapsIn(def.innerType, name);
    case 'union':
      return def.options.flatMap((option) => mapsIn(option, name));
    default:
      return [];
  }
}

test.each(QUESTION_TYPE_NAMES)('the digest of %s does not depend on the order of names', (type) => {
  const { body, key } = itemType(type);
  const maps = [...mapsIn(body, 'body'), ...mapsIn(key, 'key')];
  expect(maps.filter((name) => !NAMED_MAPS.has(name))).toEqual([]);
});

test('maps are found at any depth', () => {
  const found = QUESTION_TYPE_NAMES.flatMap((type) => mapsIn(itemType(type).key, 'key'));
  expect(new Set(found)).toEqual(NAMED_MAPS);
});
