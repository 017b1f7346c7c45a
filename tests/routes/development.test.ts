import { expect, test } from 'vitest';
import { DEVELOPMENT_ROUTES } from '#routes/development.routes.ts';
import { ALL_ROUTES, ROUTES } from '#routes/table.ts';
import { isKnownAddress } from '#server/platform/http/route-matcher.ts';

test.each(DEVELOPMENT_ROUTES.map(({ path }) => path))('%s is an address only if inspection is on', (path) => {
  expect(isKnownAddress(path)).toBe(false);
  expect(isKnownAddress(path, true)).toBe(true);
});

test('the addresses for developers are listed after the product’s own', () => {
  const own = new Set<string>(ROUTES.flatMap(({ id, path }) => [id, path]));
  expect(DEVELOPMENT_ROUTES.filter(({ id, path }) => own.has(id) || own.has(path))).toEqual([]);
  expect(ALL_ROUTES).toHaveLength(ROUTES.length + DEVELOPMENT_ROUTES.length);
});
