import { describe, expect, test } from 'vitest';
import { countWords, essay } from '#domain/questions/types/essay.question.ts';
import { file } from '#domain/questions/types/file.question.ts';
import { open } from '#domain/questions/types/open.question.ts';
import { structuredAnswer } from '#domain/questions/types/structured-answer.question.ts';
import { problemsOf } from '../../../support/servers/schema-problems.ts';

const scheme = { points: [{ id: 'm', text: 'Method', marks: 2 }], total: 2 };
const key = { scheme, modelAnswer: null };
/** Its point is worth 2 of its 3 marks. */
const unsound = { ...scheme, total: 3 };

const WRITTEN = [
  ['an essay', essay, { marks: 2, minWords: null, maxWords: null }],
  ['a structured answer', structuredAnswer, { marks: 2 }],
  ['a file', file, { marks: 2, maxFiles: 2 }],
] as const;
type Row = {
  readonly check: (body: unknown, key: unknown) => readonly { readonly path: string; readonly reason: string }[];
};
const result = (type: unknown, body: unknown, answer: unknown): string[] =>
  (type as Row).check(body, answer).map(({ path, reason }) => `${path}: ${reason}`);

describe.each(WRITTEN)('%s', (_name, type, body) => {
  test('has the marks of its mark scheme', () => {
    expect(result(type, body, key)).toEqual([]);
    expect(result(type, { ...body, marks: 3 }, key)).toEqual(['scheme.total: has to be the marks of the question']);
  });

  test('has a valid mark scheme', () => {
    expect(result(type, { ...body, marks: 3 }, { ...key, scheme: unsound })).toEqual([
      'scheme.total: is 3, but the points add up to 2 at most',
    ]);
  });
});

test('an open question needs no mark scheme, but an existing one is valid', () => {
  expect(open.check({}, { modelAnswer: 'So.' })).toEqual([]);
  expect(open.check({}, { modelAnswer: 'So.', scheme })).toEqual([]);
  expect(open.check({}, { modelAnswer: 'So.', scheme: unsound })).not.toEqual([]);
  expect(open.key.parse({ modelAnswer: 'So.', scheme })).toEqual({ modelAnswer: 'So.', scheme });
  expect(problemsOf(open.key, { modelAnswer: '' })).toHaveLength(1);
});

test.each([
  ['essay', essay],
  ['structured answer', structuredAnswer],
  ['open question', open],
])('spaces alone do not answer an %s', (_name, type) => {
  const score = type.score as (body: unknown, key: unknown, response: { text: string }, compare: null) => unknown;
  for (const text of ['', ' \n\t'])
    expect(score({}, key, { text }, null)).toEqual({ outcome: 'unanswered', credit: 0 });
  expect(score({}, key, { text: ' a ' }, null)).toEqual({ outcome: 'unmarked', credit: null });
});

describe('the length of an essay', () => {
  test.each([
    [null, null],
    [5, null],
    [null, 5],
    [5, 5],
    [5, 6],
  ])('may be required from %s to %s words', (minWords, maxWords) => {
    expect(result(essay, { marks: 2, minWords, maxWords }, key)).toEqual([]);
  });

  test('has a maximum above its minimum', () => {
    expect(result(essay, { marks: 2, minWords: 6, maxWords: 5 }, key)).toEqual(['minWords: is more than maxWords']);
  });

  test.each([
    ['', 0],
    [' – … !', 0],
    ['one', 1],
    ['Two words.', 2],
    ['the student’s well-known answer', 4],
    ["don't", 1],
    ["don''t", 2],
    ["'quoted' -x- y-", 3],
    ['mother-in-law’s', 1],
    ['Ärger über 3 Straßen', 4],
    ['日本 и 42x', 3],
  ])('of %j is %i', (text, words) => {
    expect(countWords(text)).toBe(words);
  });
});

describe('files of handwritten work', () => {
  const one = { id: '6f9619ff-8b86-4d01-b42d-00cf4fc964ff', name: 'a.pdf', mime: 'application/pdf', bytes: 9 } as const;
  const other = { ...one, id: '7f9619ff-8b86-4d01-b42d-00cf4fc964ff' };

  test('are at most the requested number, without duplicates', () => {
    const fits = (...files: (typeof other)[]) => file.fits({ marks: 2, maxFiles: 2 }, { files });
    expect([fits(), fits(one), fits(one, other)]).toEqual([true, true, true]);
    expect([fits(one, one), fits(one, other, { ...one, id: 'third' })]).toEqual([false, false]);
  });

  test.each([
    ...['image/jpeg', 'image/png', 'image/webp', 'application/pdf'].map((mime) => [mime, 0] as const),
    ...['image/svg+xml', 'text/html', ''].map((mime) => [mime, 1] as const),
  ])('of the type %j cause %i problems', (mime, objections) => {
    expect(problemsOf(file.response, { files: [{ ...one, mime }] })).toHaveLength(objections);
  });

  test.each([{ id: 'x' }, { name: '' }, { name: 'n'.repeat(201) }, { bytes: 0 }, { bytes: 1.5 }])(
    'are refused with %o',
    (more) => {
      expect(problemsOf(file.response, { files: [{ ...one, ...more }] })).toHaveLength(1);
    },
  );
});
