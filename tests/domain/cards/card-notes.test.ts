import { expect, test } from 'vitest';
import { cardFace, cardOrdinals } from '#domain/cards/card-face.rule.ts';
import { CARD_KINDS, type CardNote, cardNoteSchema } from '#domain/cards/card-note.schema.ts';
import { clozeNumbers, parseCloze } from '#domain/cards/cloze.parser.ts';
import { compareTyped } from '#domain/cards/typed-answer.rule.ts';
import { problemsOf } from '../../support/servers/schema-problems.ts';

const SIDES = { front: 'dog', back: 'Hund' };
const DIGEST = `${'0123456789abcdef'.repeat(4)}`;
const IMAGE = { kind: 'image', ...SIDES, figure: DIGEST, alt: 'A dog', typed: true } as const;
const text = (words: string) => ({ kind: 'text', text: words });
const gap = (number: number, answer: string, hint: string | null = null, inFormula = false) => ({
  ...{ kind: 'gap', number, answer, hint, inFormula },
});

test.each<[string, readonly object[]]>([
  ['{{c1::a}}', [gap(1, 'a')]],
  ['x {{c12::a::b::c}} y', [text('x '), gap(12, 'a', 'b::c'), text(' y')]],
  ['{{c1::a}}{{c2::b}}', [gap(1, 'a'), gap(2, 'b')]],
  ['{{c1::{a}}}', [gap(1, '{a}')]],
  ['{{c1::\\}}} z', [gap(1, '\\}'), text(' z')]],
  ['{{c1::a} b}}', [gap(1, 'a} b')]],
  ['{{c1::a}', [text('{{c1::a}')]],
  ['{{c1234::a}}', [text('{{c1234::a}}')]],
  ['$x$ {{c1::a}}', [text('$x$ '), gap(1, 'a')]],
  ['$x {{c1::a}} y$ {{c2::b}}', [text('$x '), gap(1, 'a', null, true), text(' y$ '), gap(2, 'b')]],
  ['$$x {{c1::a}}$$', [text('$$x '), gap(1, 'a', null, true), text('$$')]],
  ['', []],
])('%j has these blanks', (source, pieces) => {
  expect(parseCloze(source)).toEqual(pieces);
});

test('a number is a card, once, in order', () => {
  expect(clozeNumbers('{{c10::a}} {{c2::b}} {{c2::c}}')).toEqual([2, 10]);
});

test('a card that the note no longer has shows the first one', () => {
  const note: CardNote = { kind: 'cloze', text: '{{c3::a}} {{c5::b}}', typed: false };
  expect(cardFace(note, 1)).toEqual({ front: '**[…]** b', back: '**a** b', expected: null });
  expect(cardFace(note, 5)).toEqual({ front: 'a **[…]**', back: 'a **b**', expected: null });
});

test('a hint within a formula is plain text', () => {
  // biome-ignore lint/suspicious/noTemplateCurlyInString: TeX with an empty group, not a template
  const note: CardNote = { kind: 'cloze', text: '$v = {{c1::s::${}\\way}}$', typed: false };
  expect(cardFace(note, 1).front).toBe('$v = \\boxed{\\text{way}}$');
});

test.each([
  [{ kind: 'basic', ...SIDES, typed: false }, 1, { ...SIDES, expected: null }],
  [{ kind: 'basic', ...SIDES, typed: true }, 1, { ...SIDES, expected: 'Hund' }],
  [{ kind: 'reversed', ...SIDES, typed: true }, 1, { ...SIDES, expected: 'Hund' }],
  [{ kind: 'reversed', ...SIDES, typed: false }, 1, { ...SIDES, expected: null }],
  [{ kind: 'reversed', ...SIDES, typed: false }, 2, { front: 'Hund', back: 'dog', expected: null }],
  [IMAGE, 1, { front: `![A dog](figure:${DIGEST})\n\ndog`, back: 'Hund', expected: 'Hund' }],
] as const)('the faces of %o', (note, ordinal, face) => {
  expect(cardFace(note, ordinal)).toEqual(face);
  expect(cardOrdinals(note)).toEqual(note.kind === 'reversed' ? [1, 2] : [1]);
});

test.each<[object, string]>([
  [{ kind: 'basic', front: ' ', back: 'b', typed: false }, 'front: cardSideMissing'],
  [{ kind: 'reversed', front: 'a', back: 'b'.repeat(5_001), typed: false }, 'back: charactersTooMany {"max":5000}'],
  [{ ...IMAGE, figure: `x${DIGEST}` }, 'figure: imageMissing'],
  [{ ...IMAGE, figure: `${DIGEST}0` }, 'figure: imageMissing'],
  [{ kind: 'cloze', text: 'no gap', typed: true }, 'text: blanksUnmarked {"max":20}'],
])('%# is not a note', (note, problem) => {
  expect(problemsOf(cardNoteSchema, note)).toEqual([problem]);
});

test('a note may have twenty blanks, each kind its own sides', () => {
  const cloze = Array.from({ length: 20 }, (_, at) => `{{c${at + 1}::x}}`).join(' ');
  expect(problemsOf(cardNoteSchema, { kind: 'cloze', text: cloze, typed: true })).toEqual([]);
  expect(cardNoteSchema.parse({ ...IMAGE, front: ' dog ' })).toEqual(IMAGE);
  for (const kind of ['basic', 'reversed']) expect(cardNoteSchema.parse({ kind, ...SIDES, typed: true })).toBeTruthy();
  expect(problemsOf(cardNoteSchema, { ...IMAGE, typed: 'yes' })).toHaveLength(1);
  expect(CARD_KINDS).toEqual(['basic', 'reversed', 'cloze', 'image']);
});

test('the difference of two answers contains missing and extra text', () => {
  expect(compareTyped('', '')).toEqual({ right: true, parts: [] });
  expect(compareTyped('abc', 'ac').parts).toEqual([
    { kind: 'same', text: 'a' },
    { kind: 'missing', text: 'b' },
    { kind: 'same', text: 'c' },
  ]);
  expect(compareTyped('ab', '').parts).toEqual([{ kind: 'missing', text: 'ab' }]);
  expect(compareTyped('', 'ab').parts).toEqual([{ kind: 'extra', text: 'ab' }]);
  expect(compareTyped('xAy', 'zab').parts).toEqual([
    { kind: 'extra', text: 'z' },
    { kind: 'missing', text: 'x' },
    { kind: 'same', text: 'A' },
    { kind: 'extra', text: 'b' },
    { kind: 'missing', text: 'y' },
  ]);
});

test('answers up to a length are compared character by character', () => {
  expect(compareTyped('a'.repeat(300), 'b').parts).not.toEqual([]);
  expect(compareTyped('b', 'a'.repeat(400)).parts).toEqual([]);
});
