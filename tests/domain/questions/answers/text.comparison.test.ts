import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isAccepted, isBlank } from '#domain/questions/answers/text.comparison.ts';

describe('a typed text', () => {
  test.each([
    ['  the   heart ', 'the heart'],
    ['the\theart', 'the heart'],
    ['the\u00a0heart', 'the heart'],
    ['THE Heart', 'the heart'],
    ['the heart.', 'the heart'],
    ['the heart .', 'the heart'],
    ['the heart. ', 'the heart'],
    ['the heart', 'the heart.'],
    ['Newton’s', "Newton's"],
    ['Newton‘s', "Newton's"],
    ['Newtonʼs', "Newton's"],
    ['Newton`s', "Newton's"],
    ['Newton´s', "Newton's"],
    ['“so”', '"so"'],
    ['„so“', '"so"'],
    ['X‐ray', 'X-ray'],
    ['X‑ray', 'X-ray'],
    ['X–ray', 'X-ray'],
    ['X—ray', 'X-ray'],
    ['−4', '-4'],
    ['ﬁn', 'fin'],
    ['e\u0301te\u0301', 'été'],
    ['x²', 'x2'],
  ])('%j matches %j, and the other way round', (given, accepted) => {
    expect(isAccepted(given, [accepted])).toBe(true);
    expect(isAccepted(accepted, [given])).toBe(true);
  });

  test.each([
    ['theheart', 'the heart'],
    ['the heart..', 'the heart'],
    ['.the heart', 'the heart'],
    ['a.b', 'ab'],
    ['ete', 'été'],
    ['Xray', 'X-ray'],
    ['"so"', "'so'"],
    ['', ''],
    [' ', ' '],
  ])('%j does not match %j', (given, accepted) => {
    expect(isAccepted(given, [accepted])).toBe(false);
  });

  test('may match any of the accepted texts, of which there may be none', () => {
    expect(isAccepted('b', ['a', 'b'])).toBe(true);
    expect(isAccepted('c', ['a', 'b'])).toBe(false);
    expect(isAccepted('', [])).toBe(false);
  });

  test('distinguishes accents by default, and letter case if the question says so', () => {
    expect(isAccepted('CAFÉ', ['café'])).toBe(true);
    expect(isAccepted('cafe', ['café'], { ignoreAccents: true })).toBe(true);
    expect(isAccepted('cafe', ['CAFÉ'], { ignoreAccents: true, caseSensitive: true })).toBe(false);
    expect(isAccepted('Café', ['café'], { caseSensitive: true })).toBe(false);
    expect(isAccepted('x²', ['x2'], { ignoreAccents: true })).toBe(true);
  });

  test('is blank if nothing is visible', () => {
    expect(['', ' ', '\n\t', '\u00a0'].every(isBlank)).toBe(true);
    expect(['.', '0', '-', 'a'].some(isBlank)).toBe(false);
  });

  test('matches an identical accepted text', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), fc.boolean(), fc.boolean(), (text, caseSensitive, ignoreAccents) => {
        const taken = isAccepted(text, [text], { caseSensitive, ignoreAccents });
        if (!isBlank(text) && !ignoreAccents) expect(taken).toBe(true);
        if (isBlank(text)) expect(taken).toBe(false);
      }),
    );
  });
});
