import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anchorOf, findAnchor } from '#domain/notes/text-anchor.rule.ts';

const TEXT = 'A force acts on a body. The body moves. A force acts on another body, and that one moves as well.';
const anchor = (words: string, from = 0) => {
  const start = TEXT.indexOf(words, from);
  return anchorOf(TEXT, { start, end: start + words.length });
};
const found = (text: string, words: string, from = 0): string | null => {
  const place = findAnchor(text, anchor(words, from));
  return place && text.slice(place.start, place.end);
};

describe('marked words', () => {
  test('are found where they were', () => {
    expect(findAnchor(TEXT, anchor('The body moves'))).toEqual({ start: 24, end: 38 });
  });

  test('are found after words were put before them, taken away, or moved', () => {
    expect(found(`New at the beginning. ${TEXT}`, 'The body moves')).toBe('The body moves');
    expect(found(TEXT.slice(24), 'The body moves')).toBe('The body moves');
    expect(found('The body moves. A force acts on a body.', 'The body moves')).toBe('The body moves');
  });

  test('that stand there twice are told apart by what is around them, wherever they move', () => {
    const second = TEXT.indexOf('force acts', 20);
    const place = findAnchor(`Much more before it all, a whole long sentence. ${TEXT}`, anchor('force acts', 20));
    expect(place?.start).toBe(second + 'Much more before it all, a whole long sentence. '.length);
  });

  test('that were changed a little are found between what was around them', () => {
    const marked = anchorOf(TEXT, { start: 40, end: 68 });
    const changed = TEXT.replace('A force acts on another body', 'A small force acts on another body');
    const place = findAnchor(changed, marked);
    expect(place && changed.slice(place.start, place.end)).toBe('A small force acts on another body');
  });

  test('that are gone are not found in something else', () => {
    expect(found('Nothing of all this is here any more.', 'The body moves')).toBeNull();
    const gone = TEXT.replace('A force acts on another body', 'Snow falls in winter');
    expect(findAnchor(gone, anchorOf(TEXT, { start: 40, end: 68 }))).toBeNull();
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
          const place = findAnchor(before + text, mark);
          expect(place && (before + text).slice(place.start, place.end)).toBe(mark.quote);
        },
      ),
    );
  });

  test('never make a text fail that has nothing of them', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), fc.string(), fc.nat(), (text, quote, before, after, start) => {
        const place = findAnchor(text, { quote, before, after, start });
        if (place !== null) expect(place.start >= 0 && place.end <= text.length && place.start < place.end).toBe(true);
      }),
    );
  });
});
