import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readGift } from '#server/interchange/gift/gift.reader.ts';
import { writeGift } from '#server/interchange/gift/gift.writer.ts';
import { splitAnswers } from '#server/interchange/gift/gift-answers.ts';

/** The text of every question, and the line of every rejection. */
const read = (text: string): readonly (string | number)[] =>
  [...readGift([text])].flatMap((found): readonly (string | number)[] => {
    if (found.kind === 'question') return [found.item.stem];
    return found.kind === 'problem' ? [found.position.line] : [];
  });

const OTHERS = Array.from({ length: 63 }, (_, index) => `Question ${index + 2}? {T}`).join('\n\n');
const OTHER_STEMS = Array.from({ length: 63 }, (_, index) => `Question ${index + 2}?`);

describe('a question that mentions <pre>', () => {
  it.each([
    ['in its text', 'What does <pre> do? {T}'],
    ['in its text, with attributes', 'What does <pre class="x"> do? {T}'],
    ['among its answers', 'Which element keeps line breaks? {=<pre> ~<b>}'],
    ['in Markdown', '[markdown]What does <pre> do? {T}'],
    ['as plain text', '::A title::[plain]What does <pre> do? {T}'],
    ['and another element that starts the same way', 'What does <prefix> mean? {T}'],
    ['without answers', 'A text about <pre>'],
  ])('%s is one question, and the next ones follow', (_, question) => {
    const stems = read(`${question}\n\n${OTHERS}\n`);
    expect(stems.slice(-63)).toEqual(OTHER_STEMS);
    expect(stems.length).toBeLessThanOrEqual(64);
  });

  it('is not continued up to a </pre> in another question', () => {
    const text = `What does <pre> do? {T}\n\nTwo? {T}\n\nWhat does </pre> close? {=<pre> ~<b>}\n`;
    expect(read(text)).toHaveLength(3);
  });

  it('keeps empty lines in a <pre> that is closed', () => {
    const text = 'One? {T}\n\n::Q::[html]Why?\n<pre>\nint a;\n\nif (a) \\{ \\}\n\nint c;\n</pre>\n{}\n\nTwo? {T}\n';
    const stems = read(text);
    expect(stems).toHaveLength(3);
    expect(stems[1]).toContain('int a;\n\nif (a)');
    expect(stems[1]).toContain('int c;');
  });
});

describe('a brace that is never closed', () => {
  it('rejects its own question and no other', () => {
    const text = `One? {T}\n\nOpen? {=a ~b\n\nTwo? {T}\n\nThree? {=x ~y}\n`;
    expect(read(text)).toEqual(['One?', 3, 'Two?', 'Three?']);
  });

  it('still allows empty lines between the answers of one question', () => {
    expect(read('One? {\n=a\n\n~b\n\n}\n\nTwo? {T}\n')).toEqual(['One?', 'Two?']);
  });

  it('is searched for in a bounded part of the file', () => {
    // The time of this thread, since a busy machine interrupts the longer of the two more often.
    const processorTimeFor = (count: number): number => {
      const text = Array.from({ length: count }, (_, index) => `Open ${index}? {=a ~b`).join('\n\n');
      const start = process.threadCpuUsage();
      expect(read(text)).toHaveLength(count);
      const { user, system } = process.threadCpuUsage(start);
      return user + system;
    };
    const best = (count: number): number => Math.min(...Array.from({ length: 3 }, () => processorTimeFor(count)));
    // Four times the text takes about four times as long; searching the whole rest each time would take sixteen times.
    expect(best(4_000) / best(1_000)).toBeLessThan(10);
  });
});

it('reads back every question that Lectern writes, whatever tags and braces it contains', () => {
  const piece = fc.constantFrom(
    '<pre>',
    '</pre>',
    '<pre',
    '{',
    '}',
    '\\',
    '~',
    '=',
    '#',
    '::',
    '\n',
    '\n\n',
    '//',
    'a',
    ' ',
    'ß',
  );
  const text = fc.array(piece, { minLength: 1, maxLength: 12 }).map((pieces) => `Q${pieces.join('')}?`);
  fc.assert(
    fc.property(fc.array(text, { minLength: 1, maxLength: 8 }), (stems) => {
      const around = { subject: 'S', topic: 'T', type: 'true-false', answer: true } as const;
      const file = stems.map((stem, index) => writeGift({ id: `q${index}`, stem, ...around })?.text ?? '').join('');
      expect(read(file)).toEqual(stems);
    }),
    { numRuns: 300 },
  );
});

const ESSAYS = resolve(
  import.meta.dirname,
  '../../../../../shared/data/interchange/gift/tsugi/00-Mini-Django-Essay.txt',
);

it.skipIf(!existsSync(ESSAYS))('reads a real file with empty lines in <pre>', () => {
  expect(read(readFileSync(ESSAYS, 'utf8'))).toHaveLength(8);
});

describe('a less-than sign', () => {
  const texts = (block: string) => splitAnswers(block).map(({ text }) => text);

  it('does not hide the beginning of the next answer, nor that of a pair', () => {
    expect(texts('=a<b =c>d ~e')).toEqual(['a<b', 'c>d', 'e']);
    expect(texts('\n=C -> M<G\n= -> heat \\=')).toEqual(['C -> M<G', '-> heat \\=']);
  });

  it('begins a tag, whose attributes are no answers', () => {
    expect(texts('=<img src="a.png" alt = "b"> ~e')).toEqual(['<img src="a.png" alt = "b">', 'e']);
  });
});

it('an equals sign in feedback, which other programs read as an answer, is named', () => {
  const losses = [...readGift(['Sum?{=2#good:1=1 ~3}\n'])].flatMap((found) => ('lost' in found ? found.lost : []));
  expect(losses).toContainEqual({ code: 'equalsSignAsText' });
});
