import { describe, expect, test } from 'vitest';
import { isCellCorrect, table } from '#domain/questions/types/table.question.ts';
import { problemsOf } from '../../../support/servers/schema-problems.ts';

describe('a cell of a table', () => {
  const key = { cells: { v: ['9.8 m/s', 'g'], n: ['1000'], big: ['1e9'], word: ['Yes'] } };

  test.each([
    ['v', '9.8 m/s', true],
    ['v', '9,80 m/s', true],
    ['v', 'G', true],
    ['v', '9.8', false],
    ['v', '9.8 km', false],
    ['v', '9.9 m/s', false],
    ['n', '1 000', true],
    ['n', '1e3', true],
    ['n', '1001', false],
    ['n', 'many', false],
    ['word', ' yes. ', true],
    ['word', '', false],
    // The tolerance of a rounding error, and no more.
    ['big', '1000000001', true],
    ['big', '1000000002', false],
    ['big', '999999998', false],
    ['other', '9.8', false],
    ['constructor', '9.8', false],
  ])('%s is filled in with %j: %s', (id, given, right) => {
    expect(isCellCorrect(key, id, given)).toBe(right);
  });

  test('with a number may differ by the tolerance', () => {
    const loose = { cells: { v: ['20'] }, tolerance: 0.5 };
    expect(['19.5', '20.5', '19.4', '20.6'].map((given) => isCellCorrect(loose, 'v', given))).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  test('with text is compared as strictly as the answer key says', () => {
    expect(isCellCorrect({ ...key, caseSensitive: true }, 'word', 'yes')).toBe(false);
    expect(isCellCorrect({ cells: { a: ['été'] }, ignoreAccents: true }, 'a', 'ETE')).toBe(true);
  });
});

describe('a table', () => {
  const row = [{ text: '1' }, { gap: 'a' }];
  const BODY = { columns: ['t', 'v'], rows: [row] };

  test('lists its blanks', () => {
    expect(problemsOf(table.body, BODY)).toEqual([]);
    for (const gap of ['', 'a b', 'x'.repeat(41)])
      expect(problemsOf(table.body, { ...BODY, rows: [[{ text: '1' }, { gap }]] }), gap).toHaveLength(1);
    expect(table.body.safeParse({ ...BODY, rows: [[{ gap: 'a!' }]] }).error?.message).toContain(
      'a cell id consists of letters, digits and hyphens',
    );
  });

  test('needs a blank, and has each name once', () => {
    const check = (rows: (typeof row)[], cells: Record<string, string[]>) =>
      table.check({ ...BODY, rows: rows as never }, { cells }).map(({ path, reason }) => `${path}: ${reason}`);
    expect(check([[{ text: '1' }, { text: '2' }]], {})).toEqual(['rows: no cell has to be filled in']);
    expect(check([row, row], { a: ['1'] })).toEqual(['rows: the id "a" is used twice']);
    expect(check([[{ text: '1' }, { gap: 'constructor' }]], {})).toEqual([
      'answer: the cell "constructor" has no answer',
    ]);
    expect(check([row, [{ gap: 'b' }], [...row]], { a: ['1'], b: ['2'] })).toEqual([
      'rows: the id "a" is used twice',
      'rows.1: has 1 cells for 2 columns',
    ]);
  });

  test('accepts answers for its own blanks only, and counts empty ones as incorrect', () => {
    const body = { columns: ['t', 'v', 'w'], rows: [[{ text: '1' }, { gap: 'a' }, { gap: 'constructor' }]] };
    const key = { cells: { a: ['7'], constructor: ['8'] } };
    expect(table.fits(body, { cells: { a: '7' } })).toBe(true);
    expect(table.fits(body, { cells: { a: '7', t: '1' } })).toBe(false);
    expect(table.score(body, key, { cells: { a: '7' } }, null)).toEqual({ outcome: 'partly', credit: 0.5 });
    expect(table.score(body, key, { cells: { a: ' ' } }, null)).toEqual({ outcome: 'unanswered', credit: 0 });
  });
});
