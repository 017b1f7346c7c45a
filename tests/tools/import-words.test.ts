import { expect, test } from 'vitest';
import { inEnglish } from '../../src/tools/import/report-words.ts';

test.each([
  ['title: nameMissing; year: yearMissing', 'title: Enter a name; year: Enter a year'],
  ['front: charactersTooMany {"max":5000}', 'front: Use 5,000 characters or fewer'],
  ['this is not JSON: Unexpected token', 'this is not JSON: Unexpected token'],
])('%s is described in words', (reason, words) => {
  const report = { imported: 0, rejected: [{ file: 'a.json', reason }] };
  expect(inEnglish(report).rejected).toEqual([{ file: 'a.json', reason: words }]);
});
