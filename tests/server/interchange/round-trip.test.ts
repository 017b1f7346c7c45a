import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readGift } from '#server/interchange/gift/gift.reader.ts';
import { writeGift } from '#server/interchange/gift/gift.writer.ts';
import type { Found } from '#server/interchange/interchange-item.ts';
import { choiceId } from '#server/interchange/interchange-item.ts';
import { readMoodle } from '#server/interchange/moodle/moodle.reader.ts';
import { MOODLE_FOOT, MOODLE_HEAD, writeMoodle } from '#server/interchange/moodle/moodle.writer.ts';
import type { Question } from '#server/interchange/question.schema.ts';
import { questionSchema } from '#server/interchange/question.schema.ts';
import { htmlToMarkdown } from '#server/interchange/text/html-to-markdown.ts';
import { markdownToHtml } from '#server/interchange/text/markdown-to-html.ts';

/** Words with every sign that formats or Markdown take as theirs, as Markdown that shows them. */
const words = fc
  .array(
    fc.constantFrom(
      'heat',
      'x=2',
      '~',
      '#1',
      '{a}',
      'a:b',
      '50%',
      '5 < 6',
      '&amp;',
      '*',
      'snake_case',
      '$5',
      '::',
      '->',
      'é',
      '日本',
      '"',
      "'",
      ']]>',
      '|',
    ),
    { minLength: 1, maxLength: 6 },
  )
  .map((parts) => htmlToMarkdown(parts.join(' ').replaceAll('<', '&lt;').replaceAll('&amp;', '&amp;amp;')))
  .filter((text) => text !== '');
const rich = fc.oneof(
  words,
  words.map((text) => `**bold** and $x^2 < 3$ ${text}`),
  fc.tuple(words, words).map(([one, other]) => `${one}\n\n${other}`),
);
const distinct = fc.uniqueArray(words, { minLength: 2, maxLength: 5 });

const common = { id: 'q-1', subject: 'Physics', topic: 'Heat' };
const rows = (texts: readonly string[]) => texts.map((text, at) => ({ id: choiceId(at), text }));
const choice = fc.tuple(rich, distinct, fc.nat()).map(([stem, texts, at]) => ({
  ...common,
  type: 'multiple-choice',
  stem,
  choices: rows(texts),
  answer: [choiceId(at % texts.length)],
}));
const several = fc.tuple(rich, distinct, fc.integer({ min: 1, max: 2 })).map(([stem, texts, most]) => ({
  ...common,
  type: 'multiple-response',
  stem,
  choices: rows(texts),
  answer: [choiceId(0), ...(most === 2 ? [choiceId(1)] : [])],
}));
const truth = fc.tuple(rich, fc.boolean()).map(([stem, answer]) => ({ ...common, type: 'true-false', stem, answer }));
const typed = fc
  .tuple(
    rich,
    fc.uniqueArray(fc.constantFrom('heat', 'a = b', '~tilde', '50 %', '{x}', 'é'), { minLength: 1, maxLength: 3 }),
  )
  .map(([stem, answer]) => ({ ...common, type: 'short-answer', stem, answer }));
const number = fc
  .tuple(rich, fc.integer({ min: -9_999, max: 9_999 }), fc.constantFrom(0, 0.5, 2))
  .map(([stem, value, tolerance]) => ({
    ...common,
    type: 'numeric',
    stem,
    answer: { value, written: String(value), tolerance },
  }));
const pairs = fc.tuple(rich, distinct).map(([stem, texts]) => ({
  ...common,
  type: 'matching',
  stem,
  choices: rows(texts),
  answer: texts.map((_, at) => ({ text: `prompt ${at}`, match: choiceId(at) })),
}));
const question = fc.oneof(choice, several, truth, typed, number, pairs).map((one) => questionSchema.parse(one));

const only = (found: Iterable<Found>): Found | undefined => [...found][0];
const plain = ({ id: _, subject: _s, topic: _t, ...item }: Question): object => item;

describe('a question that a format can hold comes back as it was', () => {
  test('from GIFT', () => {
    fc.assert(
      fc.property(question, (one) => {
        const written = writeGift(one);
        const back = only(readGift([written?.text ?? '']));
        expect(back).toMatchObject({ kind: 'question', id: 'q-1' });
        expect(back?.kind === 'question' && back.item).toEqual(plain(one));
      }),
    );
  });

  test('from Moodle XML', () => {
    fc.assert(
      fc.property(question, (one) => {
        const written = writeMoodle(one);
        const back = only(readMoodle([MOODLE_HEAD + (written?.text ?? '') + MOODLE_FOOT]));
        expect(back).toMatchObject({ kind: 'question', id: 'q-1' });
        expect(back?.kind === 'question' && asWritten(back.item)).toEqual(plain(one));
      }),
    );
  });

  test('text as HTML and back', () => {
    fc.assert(
      fc.property(rich, (text) => void expect(htmlToMarkdown(markdownToHtml(text, (path) => path))).toBe(text)),
    );
  });
});

/** A number has no unit where none was written: both say the same. */
const asWritten = (item: object): object =>
  'answer' in item &&
  typeof item.answer === 'object' &&
  item.answer !== null &&
  'unit' in item.answer &&
  item.answer.unit === null
    ? { ...item, answer: { ...item.answer, unit: undefined } }
    : item;

describe('any text at all', () => {
  test('is read as GIFT, HTML or XML without a fault that is not told', () => {
    fc.assert(
      fc.property(
        fc.string({ maxLength: 300, unit: fc.constantFrom(...'{}=~#:\\%<>/&;\n aT"[]->*_$`|'.split('')) }),
        (text) => {
          for (const found of readGift([text])) expect(['question', 'problem', 'lost']).toContain(found.kind);
          expect(htmlToMarkdown(text)).not.toMatch(/<script/i);
        },
      ),
    );
  });

  test('takes time by its length alone', () => {
    for (const piece of ['{', '<a "', '\\(', '<b>', '=~', '<!--', '``', '$$', '&#']) {
      const started = performance.now();
      const text = piece.repeat(100_000);
      for (const found of readGift([text])) expect(found.kind).not.toBe('question');
      htmlToMarkdown(text);
      expect(performance.now() - started).toBeLessThan(5_000);
    }
  });
});
