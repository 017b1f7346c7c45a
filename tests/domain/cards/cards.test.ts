import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cardFace, cardOrdinals } from '#domain/cards/card-face.rule.ts';
import { type CardNote, cardNoteSchema } from '#domain/cards/card-note.schema.ts';
import { parseCloze } from '#domain/cards/cloze.parser.ts';
import { compareTyped } from '#domain/cards/typed-answer.rule.ts';

const cloze = (text: string): CardNote => ({ kind: 'cloze', text, typed: true });

describe('cloze', () => {
  test('makes one card per number, and shows the other blanks filled in', () => {
    const note = cloze('{{c2::Lyon}} is south of {{c1::Paris::capital}}; {{c1::Lille}} is north.');
    expect(cardOrdinals(note)).toEqual([1, 2]);
    expect(cardFace(note, 1)).toEqual({
      front: 'Lyon is south of **[capital]**; **[…]** is north.',
      back: 'Lyon is south of **Paris**; **Lille** is north.',
      expected: 'Paris, Lille',
    });
  });

  test('counts braces, so that formulas need no blank, and stays a formula within one', () => {
    const face = cardFace(cloze('$v = {{c1::\\frac{s}{t}}}$'), 1);
    expect(face.front).toBe('$v = \\boxed{\\text{…}}$');
    expect(face.back).toBe('$v = \\boxed{\\frac{s}{t}}$');
    expect(face.expected).toBe('\\frac{s}{t}');
  });

  test('treats an unclosed blank as text, and an escaped dollar as no formula', () => {
    expect(parseCloze('{{c1::open')).toEqual([{ kind: 'text', text: '{{c1::open' }]);
    expect(cardFace(cloze('It costs \\$5 {{c1::a day}}'), 1).back).toBe('It costs \\$5 **a day**');
  });

  test('preserves every character of a text without blanks', () => {
    fc.assert(
      fc.property(
        fc.string().filter((text) => !text.includes('{{c')),
        (text) => {
          const read = parseCloze(text).map((piece) => (piece.kind === 'text' ? piece.text : ''));
          expect(read.join('')).toBe(text);
        },
      ),
    );
  });
});

describe('notes', () => {
  test('make one card, or both directions', () => {
    const sides = { front: 'dog', back: 'Hund', typed: true };
    expect(cardOrdinals({ kind: 'basic', ...sides })).toEqual([1]);
    expect(cardOrdinals({ kind: 'reversed', ...sides })).toEqual([1, 2]);
    expect(cardFace({ kind: 'reversed', ...sides }, 2)).toEqual({ front: 'Hund', back: 'dog', expected: 'dog' });
  });

  test('of images show the image by its digest, whatever its description contains', () => {
    const note = { kind: 'image', front: 'Which?', back: 'A', figure: 'a'.repeat(64), alt: 'x](evil)', typed: false };
    const face = cardFace(cardNoteSchema.parse(note), 1);
    expect(face.front).toBe(`![x (evil)](figure:${'a'.repeat(64)})\n\nWhich?`);
  });

  test.each([
    { kind: 'basic', front: '  ', back: 'b', typed: false },
    { kind: 'basic', front: 'a', back: 'b'.repeat(5_001), typed: false },
    { kind: 'cloze', text: 'no gap', typed: false },
    { kind: 'cloze', text: '{{c0::zero}}', typed: false },
    { kind: 'cloze', text: Array.from({ length: 21 }, (_, at) => `{{c${at + 1}::x}}`).join(' '), typed: false },
    { kind: 'image', front: 'a', back: 'b', figure: '../../etc', alt: 'c', typed: false },
    { kind: 'magic' },
  ])('reject invalid cards: %#', (note) => {
    expect(cardNoteSchema.safeParse(note).success).toBe(false);
  });
});

describe('typed answers', () => {
  test('match regardless of spaces and case', () => {
    expect(compareTyped('Krebs  cycle', ' krebs cycle ')).toEqual({
      right: true,
      parts: [{ kind: 'same', text: 'Krebs cycle' }],
    });
    expect(compareTyped('Zürich', 'Zu\u0308rich').right).toBe(true);
  });

  test('show the differences', () => {
    expect(compareTyped('mitosis', 'mitsosis').parts).toEqual([
      { kind: 'same', text: 'mit' },
      { kind: 'extra', text: 's' },
      { kind: 'same', text: 'osis' },
    ]);
  });

  test('can be rebuilt from their parts, for any two', () => {
    const text = fc.string({ maxLength: 60 }).map((entry) => entry.normalize('NFC').trim().replaceAll(/\s+/g, ' '));
    fc.assert(
      fc.property(text, text, (expected, got) => {
        const { right, parts } = compareTyped(expected, got);
        const of = (kinds: readonly string[]) =>
          parts
            .filter(({ kind }) => kinds.includes(kind))
            .map((part) => part.text)
            .join('');
        expect(of(['same', 'missing'])).toBe(expected);
        if (!right) expect(of(['same', 'extra']).toLocaleLowerCase('en')).toBe(got.toLocaleLowerCase('en'));
      }),
    );
  });

  test('are not compared character by character if they are long', () => {
    expect(compareTyped('a'.repeat(400), 'b')).toEqual({ right: false, parts: [] });
  });
});
