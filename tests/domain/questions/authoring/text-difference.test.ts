import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compareTexts, compareValues } from '#domain/questions/authoring/text-difference.rule.ts';

const joined = (pieces: ReturnType<typeof compareTexts>, without: 'gone' | 'new'): string =>
  pieces
    .filter(({ kind }) => kind !== without)
    .map(({ text }) => text)
    .join('');

describe('the differences of two texts', () => {
  test('are the removed and added words', () => {
    expect(compareTexts('The heart pumps blood.', 'The heart moves blood.')).toEqual([
      { kind: 'same', text: 'The heart ' },
      { kind: 'gone', text: 'pumps' },
      { kind: 'new', text: 'moves' },
      { kind: 'same', text: ' blood.' },
    ]);
  });

  test.each<[string, string, string]>([
    ['', '', ''],
    ['', 'new', '+new'],
    ['old', '', '-old'],
    ['same', 'same', '=same'],
    ['heart', 'the heart', '+the |=heart'],
    ['the heart', 'heart', '-the |=heart'],
    ['a b c', 'a c', '=a |-b |=c'],
    ['a c', 'a b c', '=a |+b |=c'],
    ['3 m/s', '3 m/h', '=3 m/|-s|+h'],
    ['x  y', 'x y', '=x|-  |+ |=y'],
    ['Ärger', 'Ärger!', '=Ärger|+!'],
    ['it beats.', 'it, too, beats.', '=it|+,|= |+too, |=beats.'],
    ['word', 'words', '-word|+words'],
    ['a b', 'b a', '-a |=b|+ a'],
  ])('between %j and %j are %s', (before, after, reported) => {
    const characters = { same: '=', gone: '-', new: '+' };
    const pieces = compareTexts(before, after).map(({ kind, text }) => `${characters[kind]}${text}`);
    expect(pieces.join('|')).toBe(reported);
  });

  test('contain both texts completely', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (before, after) => {
        const pieces = compareTexts(before, after);
        expect(joined(pieces, 'new')).toBe(before);
        expect(joined(pieces, 'gone')).toBe(after);
      }),
    );
  });

  test('keep the longest common subsequence of words, with each run once', () => {
    const letters = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 7 });
    fc.assert(
      fc.property(letters, letters, (a, b) => {
        const pieces = compareTexts(a.join('+'), b.join('+'));
        const unchanged = pieces.filter(({ kind }) => kind === 'same').flatMap(({ text }) => [...text]);
        expect(unchanged).toHaveLength(mostInCommon([...a.join('+')], [...b.join('+')]));
        expect(pieces.every(({ text }) => text !== '')).toBe(true);
        expect(pieces.every(({ kind }, at) => kind !== pieces[at + 1]?.kind)).toBe(true);
      }),
    );
  });

  test.each([1_500, 1_501])('are compared word by word up to 1500 words: %i', (words) => {
    // Words and the spaces between them, of which there is one less.
    const text = Array.from({ length: words }, (_, at) => (at % 2 === 0 ? 'a' : ' ')).join('');
    const wordByWord = words <= 1_500;
    const kinds = (before: string, after: string) => compareTexts(before, after).map(({ kind }) => kind);
    expect(kinds(text, 'a')).toEqual(wordByWord ? ['same', 'gone'] : ['gone', 'new']);
    expect(kinds('a', text)).toEqual(wordByWord ? ['same', 'new'] : ['gone', 'new']);
    expect(kinds(text, text)).toEqual(['same']);
  });
});

describe('the differences of long texts', () => {
  const lines = Array.from({ length: 400 }, (_, at) => `Line ${at} says something of the heart.\n`);

  test('are compared word by word in the lines that differ', () => {
    const changed = lines.with(200, 'Line 200 says nothing of the heart.\n').toSpliced(300, 1);
    const pieces = compareTexts(lines.join(''), changed.join('')).filter(({ kind }) => kind !== 'same');
    expect(pieces).toEqual([
      { kind: 'gone', text: 'something' },
      { kind: 'new', text: 'nothing' },
      { kind: 'gone', text: lines[300] },
    ]);
  });

  test('contain both texts completely', () => {
    const some = fc.array(fc.integer({ min: 0, max: 399 }), { minLength: 250, maxLength: 400 });
    fc.assert(
      fc.property(some, some, (a, b) => {
        const [before, after] = [a, b].map((numbers) => numbers.map((at) => lines[at]).join('')) as [string, string];
        const pieces = compareTexts(before, after);
        expect(joined(pieces, 'new')).toBe(before);
        expect(joined(pieces, 'gone')).toBe(after);
      }),
      { numRuns: 10 },
    );
  });
});

/** The longest common subsequence by brute force: slow, and obviously correct. */
function mostInCommon(a: readonly string[], b: readonly string[]): number {
  const [first, ...rest] = a;
  if (first === undefined || b.length === 0) return 0;
  const at = b.indexOf(first);
  const without = mostInCommon(rest, b);
  return at === -1 ? without : Math.max(without, 1 + mostInCommon(rest, b.slice(at + 1)));
}

test('the differences of two questions are listed field by field', () => {
  const before = { stem: 'Which?', body: { choices: [{ id: 'A', text: 'heart' }] }, hints: ['It beats.'] };
  const after = { stem: 'Which?', body: { choices: [{ id: 'A', text: 'the heart' }] }, hints: [] };
  expect(compareValues(before, after).map(({ path, before: was, after: is }) => [path, was, is])).toEqual([
    ['body.choices.0.text', 'heart', 'the heart'],
    ['hints.0', 'It beats.', null],
  ]);
  expect(compareValues(after, after)).toEqual([]);
});

test.each<[unknown, unknown, readonly (readonly [string, string | null, string | null])[]]>([
  [
    { a: 1, b: true },
    { b: false, a: 2 },
    [
      ['b', 'true', 'false'],
      ['a', '1', '2'],
    ],
  ],
  [{ a: null, b: undefined }, { b: 'x', c: null }, [['b', null, 'x']]],
  [
    { gone: 'x', kept: 'y' },
    { new: 'z', kept: 'y' },
    [
      ['new', null, 'z'],
      ['gone', 'x', null],
    ],
  ],
  [{ a: '' }, {}, [['a', '', null]]],
  ['x', 'y', [['', 'x', 'y']]],
  [null, null, []],
  [['x', ['y']], ['x', ['z']], [['1.0', 'y', 'z']]],
])('of %j and %j they are %j', (before, after, reported) => {
  expect(compareValues(before, after).map(({ path, before: was, after: is }) => [path, was, is])).toEqual(reported);
});

test('a field of only one version is new or removed as a whole', () => {
  expect(compareValues({ a: 'x' }, { b: 'y' }).map(({ pieces }) => pieces)).toEqual([
    [{ kind: 'new', text: 'y' }],
    [{ kind: 'gone', text: 'x' }],
  ]);
  expect(compareValues({ a: 'big heart' }, { a: 'heart' })[0]?.pieces).toEqual([
    { kind: 'gone', text: 'big ' },
    { kind: 'same', text: 'heart' },
  ]);
});
