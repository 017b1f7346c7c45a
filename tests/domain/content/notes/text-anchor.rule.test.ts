import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anchorOf, findAnchor } from '#domain/content/notes/text-anchor.rule.ts';

const TEXT = 'A force acts on a body. The body moves. A force acts on another body, and that one moves as well.';
const anchor = (words: string, from = 0) => {
  const start = TEXT.indexOf(words, from);
  return anchorOf(TEXT, { start, end: start + words.length });
};
const found = (text: string, words: string, from = 0): string | null => {
  const range = findAnchor(text, anchor(words, from));
  return range && text.slice(range.start, range.end);
};

describe('highlighted words', () => {
  test('are found at their old position', () => {
    expect(findAnchor(TEXT, anchor('The body moves'))).toEqual({ start: 24, end: 38 });
  });

  test('are found after text before them was inserted, removed or moved', () => {
    expect(found(`New at the beginning. ${TEXT}`, 'The body moves')).toBe('The body moves');
    expect(found(TEXT.slice(24), 'The body moves')).toBe('The body moves');
    expect(found('The body moves. A force acts on a body.', 'The body moves')).toBe('The body moves');
  });

  test('that occur twice are distinguished by the text around them, wherever they move', () => {
    const second = TEXT.indexOf('force acts', 20);
    const range = findAnchor(`Much more before it all, a whole long sentence. ${TEXT}`, anchor('force acts', 20));
    expect(range?.start).toBe(second + 'Much more before it all, a whole long sentence. '.length);
  });

  test('that were changed a little are found between their old neighbours', () => {
    const marked = anchorOf(TEXT, { start: 40, end: 68 });
    const changed = TEXT.replace('A force acts on another body', 'A small force acts on another body');
    const range = findAnchor(changed, marked);
    expect(range && changed.slice(range.start, range.end)).toBe('A small force acts on another body');
  });

  test('that were deleted are not found in another place', () => {
    expect(found('Nothing of all this is here any more.', 'The body moves')).toBeNull();
    const gone = TEXT.replace('A force acts on another body', 'Snow falls in winter');
    expect(findAnchor(gone, anchorOf(TEXT, { start: 40, end: 68 }))).toBeNull();
  });

  test('that occur twice between the same neighbours are found nearest to their old position', () => {
    const line = 'one two three. ';
    const text = line.repeat(3);
    const mark = { quote: 'two', before: 'one ', after: ' three', start: 4 + line.length };
    expect(findAnchor(`xx${text}`, mark)).toEqual({ start: 6 + line.length, end: 9 + line.length });
    expect(findAnchor(text, { ...mark, start: 1_000 })?.start).toBe(4 + 2 * line.length);
    expect(findAnchor(text, { ...mark, start: 0 })?.start).toBe(4);
  });

  test('stay in place if their neighbours do, and are searched by them otherwise', () => {
    const text = 'left word right, other word kept';
    const mark = { quote: 'word', before: 'other ', after: ' kept', start: 5 };
    expect(findAnchor(text, mark)).toEqual({ start: 23, end: 27 });
    expect(findAnchor(text, { ...mark, before: 'left ', after: ' right' })).toEqual({ start: 5, end: 9 });
  });

  test('that occur nearly everywhere are found at their old position, otherwise among the first thousand', () => {
    const text = 'a '.repeat(3_000);
    const mark = { quote: 'a', before: ' ', after: ' ', start: 4_000 };
    expect(findAnchor(text, mark)).toEqual({ start: 4_000, end: 4_001 });
    expect(findAnchor(` ${text}`, mark)?.start).toBe(1_999);
  });

  test.each([
    ['what precedes them', { before: 'abc ', after: '' }, 'xyz word. abc word.', 14],
    ['what follows them', { before: '', after: ' abc' }, 'word xyz. word abc.', 10],
    ['the longer match before', { before: 'in the old ', after: '' }, 'my old word; the old word', 21],
    ['the longer match after', { before: '', after: ' of the king' }, 'word of a, word of them', 11],
    ['only what directly precedes them', { before: 'ab ', after: '' }, 'ab, ab, word ab word', 16],
    ['only what directly follows them', { before: '', after: ' ab' }, 'word xab word ab', 9],
  ])('are distinguished by %s', (_, around, text, start) => {
    expect(findAnchor(text, { quote: 'word', ...around, start: 0 })).toEqual({ start, end: start + 4 });
  });

  describe('that were changed', () => {
    const mark = { quote: 'green apples grow', before: 'In autumn, ', after: ' on old trees.', start: 11 };
    const now = (text: string, changed: Partial<typeof mark> = {}) => {
      const range = findAnchor(text, { ...mark, ...changed });
      return range && text.slice(range.start, range.end);
    };

    test('count as the same while half of their words are left, however they are written', () => {
      expect(now('In autumn, GREEN Apples will grow on old trees.')).toBe('GREEN Apples will grow');
      expect(now('In autumn, all grow green on old trees.')).toBe('all grow green');
      expect(now('In autumn, red apples fall on old trees.')).toBeNull();
      expect(now('In autumn, apples on old trees.')).toBe('apples');
      expect(now('In autumn, some apples to pick on old trees.')).toBeNull();
      expect(now('In autumn, apples apples apples on old trees.')).toBeNull();
      expect(now('In autumn, … on old trees.', { quote: '–' })).toBeNull();
    });

    test('are searched nearest to their old position', () => {
      const twice = 'In autumn, apples on old trees. In autumn, green apples on old trees.';
      expect(now(twice)).toBe('apples');
      expect(now(twice, { start: 43 })).toBe('green apples');
      expect(now(twice, { start: 500 })).toBe('green apples');
    });

    test('are searched only between distinctive neighbours', () => {
      expect(now('Midtown, apples on old trees.', { before: 'Midtown, ' })).toBe('apples');
      expect(now('Midtown, apples on old trees.', { before: 'idtown, ' })).toBeNull();
      expect(now('In autumn, apples on old trees.', { after: ' on old t' })).toBe('apples');
      expect(now('In autumn, apples on old trees.', { after: ' on old ' })).toBeNull();
    });

    test('are not found if a neighbour is gone, or if nothing or much more is between them', () => {
      expect(now('On trees, apples on old trees.')).toBeNull();
      expect(now('In autumn, green apples fall.')).toBeNull();
      expect(now('In autumn,  on old trees.')).toBeNull();
      const apples = (length: number) => `green apples ${'x'.repeat(length - 13)}`;
      expect(now(`In autumn, ${apples(82)} on old trees.`)).toBe(apples(82));
      expect(now(`In autumn, ${apples(83)} on old trees.`)).toBeNull();
    });
  });

  test('of any text are found again in it, and in the text with something else before it', () => {
    fc.assert(
      fc.property(
        fc.string({ minLength: 1, maxLength: 200 }),
        fc.nat(),
        fc.nat(),
        fc.string(),
        (text, a, b, before) => {
          const start = a % text.length;
          const end = start + 1 + (b % (text.length - start));
          const mark = anchorOf(text, { start, end });
          expect(findAnchor(text, mark)).toEqual({ start, end });
          const range = findAnchor(before + text, mark);
          expect(range && (before + text).slice(range.start, range.end)).toBe(mark.quote);
        },
      ),
    );
  });

  test('never cause an error in a text without them', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), fc.string(), fc.nat(), (text, quote, before, after, start) => {
        const range = findAnchor(text, { quote, before, after, start });
        if (range !== null) expect(range.start >= 0 && range.end <= text.length && range.start < range.end).toBe(true);
      }),
    );
  });
});
