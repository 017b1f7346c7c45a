import { afterAll, beforeAll, expect, test } from 'vitest';
import { searchText, searchWords } from '#server/platform/db/search-words.ts';
import { openTestDatabase, type TestDatabase } from '../../../support/servers/test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test.each([
  ['A mitochondrion is 0.002 mm long.', 'mitochondrion is 0.002 mm lo', true],
  ['A mitochondrion is 0.002 mm long.', '0.003 mm', false],
  ['What is 3/4 of 1,600 g?', '3/4', true],
  ['What is $\\frac{3}{4}$ of 1{,}600 g?', '3/4 1,600', true],
  ['What is 3/4 of 1,600 g?', '1,600', true],
  ['What is 3/4 of 1,600 g?', '1,60', true],
  ['The mass is 2,5 kg.', '2,5 kg', true],
  ['The mass is 2.5kg.', '2.5kg', true],
  ['Compare mass and weight.', 'mass/weight', true],
  ['Newton’s second law', "newton's law", true],
  ['A gas expands.', 'gas & !(expands) | :* <->', true],
])('“%s” is found by “%s”: %s', async (text, typed, isFound) => {
  const { rows } = await database.pool.query<{ found: boolean }>(
    `select to_tsvector('english', $1) @@ (to_tsquery('english', $2) || to_tsquery('simple', $2)) as found`,
    [text, searchText(searchWords(typed))],
  );
  expect(rows[0]?.found).toBe(isFound);
});
