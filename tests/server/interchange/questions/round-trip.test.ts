import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readGift } from '#server/interchange/gift/gift.reader.ts';
import { writeGift } from '#server/interchange/gift/gift.writer.ts';
import { readMoodle } from '#server/interchange/moodle/moodle.reader.ts';
import { MOODLE_FOOT, MOODLE_HEAD, writeMoodle } from '#server/interchange/moodle/moodle.writer.ts';
import { readQti } from '#server/interchange/qti/qti.reader.ts';
import { writeQtiItem } from '#server/interchange/qti/qti-item.writer.ts';
import { withCreatedNames } from '#server/interchange/questions/created-names.ts';
import type { Found } from '#server/interchange/questions/interchange-question.ts';
import type { Question } from '#server/interchange/questions/question.schema.ts';
import { csvTable, readTable } from '#server/interchange/tables/table.reader.ts';
import { CSV_HEAD, writeCsv } from '#server/interchange/tables/table.writer.ts';
import { htmlToMarkdown } from '#server/interchange/text/html-to-markdown.ts';
import { markdownToHtml } from '#server/interchange/text/markdown-to-html.ts';
import { everydayQuestion, qtiQuestion, rich, tableQuestion } from '../../../support/questions/generated-questions.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lectern-round-trip-'));
});
afterAll(() => rm(folder, { recursive: true }));

const only = (found: Iterable<Found>): Found | undefined => [...found][0];
const plain = ({ id: _, subject: _s, topic: _t, ...item }: Question): object => item;

/** As in a file: undefined properties are left out. */
/** A question as it is saved. */
const itemOf = (found: Extract<Found, { kind: 'question' }>): object => withCreatedNames(found.item, 'en');
const asJson = (item: object): object => JSON.parse(JSON.stringify(item)) as object;

describe('a question that a format supports is the same after the round trip', () => {
  test('from GIFT', () => {
    fc.assert(
      fc.property(everydayQuestion, (one) => {
        const written = writeGift(one);
        const back = only(readGift([written?.text ?? '']));
        expect(back).toMatchObject({ kind: 'question', id: 'q-1' });
        expect(back?.kind === 'question' && itemOf(back)).toEqual(plain(one));
      }),
    );
  });

  test('from Moodle XML', () => {
    fc.assert(
      fc.property(everydayQuestion, (one) => {
        const written = writeMoodle(one);
        const back = only(readMoodle([MOODLE_HEAD + (written?.text ?? '') + MOODLE_FOOT]));
        expect(back).toMatchObject({ kind: 'question', id: 'q-1' });
        expect(back?.kind === 'question' && asWritten(itemOf(back))).toEqual(plain(one));
      }),
    );
  });

  test.each(['3.0', '2.2'] as const)('from QTI %s', async (version) => {
    const path = join(folder, `item-${version}.xml`);
    await fc.assert(
      fc.asyncProperty(qtiQuestion, async (one) => {
        await writeFile(path, writeQtiItem(one, 'item1', version)?.text ?? '');
        const { value: back } = await readQti(path).next();
        expect(back).toMatchObject({ kind: 'question', id: 'q-1', lost: [] });
        expect(back?.kind === 'question' && asJson(itemOf(back))).toEqual(asJson(plain(one)));
      }),
      { numRuns: 200 },
    );
  });

  test('from CSV', () => {
    fc.assert(
      fc.property(tableQuestion, (one) => {
        const written = writeCsv(one, false);
        const back = only(readTable(() => csvTable([CSV_HEAD.slice(1) + (written?.text ?? '')])));
        expect(back).toMatchObject({ kind: 'question', id: 'q-1', category: ['Physics', 'Heat'] });
        expect(back?.kind === 'question' && itemOf(back)).toEqual(plain(one));
      }),
    );
  });

  test.each([
    ['$$a\n- b$$', '$$a - b$$'],
    ['Solve\n\n$$\nx\n1. y\n$$', 'Solve\n\n$$x 1. y$$'],
    ['$$x % half\n- y$$', '$$x - y$$'],
  ])('a formula with a line that looks like a list, as HTML and back: %j', (text, back) => {
    expect(markdownToHtml(text, (path) => path)).not.toContain('<li>');
    expect(htmlToMarkdown(markdownToHtml(text, (path) => path))).toBe(back);
  });

  test('a formula in HTML loses its comments with its line breaks', () => {
    expect(htmlToMarkdown('<p>\\[a % b\n- c \\% d\\] 5 %\ne</p>')).toBe('$$a - c \\% d$$ 5 % e');
  });

  test('a single backslash in a paragraph is kept once', () => {
    expect(htmlToMarkdown('<p>\\</p><p>x</p>')).toBe('\\\\\n\nx');
  });

  test('text as HTML and back', () => {
    fc.assert(
      fc.property(rich, (text) => void expect(htmlToMarkdown(markdownToHtml(text, (path) => path))).toBe(text)),
    );
  });
});

/** A number without a unit has none: both forms are the same. */
const asWritten = (item: object): object =>
  'answer' in item &&
  typeof item.answer === 'object' &&
  item.answer !== null &&
  'unit' in item.answer &&
  item.answer.unit === null
    ? { ...item, answer: { ...item.answer, unit: undefined } }
    : item;

describe('any text at all', () => {
  test('is read as GIFT, HTML or XML without an unreported error', () => {
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

  test('takes time in proportion to its length', () => {
    for (const piece of ['{', '<a "', '\\(', '<b>', '=~', '<!--', '``', '$$', '&#']) {
      const started = performance.now();
      const text = piece.repeat(100_000);
      for (const found of readGift([text])) expect(found.kind).not.toBe('question');
      htmlToMarkdown(text);
      expect(performance.now() - started).toBeLessThan(5_000);
    }
  });
});
