import { existsSync, globSync, readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readGift } from '#server/interchange/gift/gift.reader.ts';
import { type Written, writeGift } from '#server/interchange/gift/gift.writer.ts';
import { readMoodle } from '#server/interchange/moodle/moodle.reader.ts';
import { MOODLE_FOOT, MOODLE_HEAD, writeMoodle } from '#server/interchange/moodle/moodle.writer.ts';
import { readQti } from '#server/interchange/qti/qti.reader.ts';
import { writeQtiItem } from '#server/interchange/qti/qti-item.writer.ts';
import { withCreatedNames } from '#server/interchange/questions/created-names.ts';
import { type ForeignFormat, foundIn } from '#server/interchange/questions/foreign.reader.ts';
import type { Found, InterchangeQuestion } from '#server/interchange/questions/interchange-question.ts';
import { type Question, questionSchema } from '#server/interchange/questions/question.schema.ts';
import { csvTable, readTable } from '#server/interchange/tables/table.reader.ts';
import { CSV_HEAD, writeCsv } from '#server/interchange/tables/table.writer.ts';
import { markdownToHtml, markdownToInlineHtml } from '#server/interchange/text/markdown-to-html.ts';

const REAL = resolve(import.meta.dirname, '../../../../../shared/data');
const isThere = existsSync(REAL);
if (!isThere) console.info('The shared question banks are not there, so they do not go out and come back.');

const FILES: readonly (readonly [ForeignFormat, string])[] = [
  ['gift', 'interchange/gift/**/*.{gift,txt}'],
  ['aiken', 'interchange/aiken/*.txt'],
  ['moodle-xml', 'interchange/moodle-xml/**/*.xml'],
  ['qti', 'interchange/qti/**/{imsmanifest.xml,*.zip}'],
  ['qti', 'interchange/qti/{qtiworks-2.1,pie-qti-3.0}/**/*.xml'],
];

let folder: string;
const questions: Question[] = [];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lectern-real-'));
  if (!isThere) return;
  for (const file of globSync('exam-bank/*.jsonl', { cwd: REAL })) {
    for (const line of readFileSync(join(REAL, file), 'utf8').split('\n')) {
      if (line === '') continue;
      const { source: _, licence: _l, images: _i, ...question } = JSON.parse(line);
      questions.push(questionSchema.parse(question));
    }
  }
  for (const [format, pattern] of FILES) {
    for (const file of globSync(pattern, { cwd: REAL })) {
      for await (const found of foundIn(join(REAL, file), format)) {
        if (found.kind !== 'question') continue;
        questions.push(
          questionSchema.parse({ id: 'q', subject: 'S', topic: 'T', ...withCreatedNames(found.item, 'en') }),
        );
      }
    }
  }
}, 60_000);
afterAll(() => rm(folder, { recursive: true }));

const inQti = (version: '3.0' | '2.2') => ({
  write: (question: Question) => writeQtiItem(question, 'item1', version),
  read: async (text: string) => {
    await writeFile(join(folder, 'item.xml'), text);
    const found: Found[] = [];
    for await (const each of readQti(join(folder, 'item.xml'))) found.push(each);
    return found;
  },
});
type FileRoundTrip = {
  readonly write: (question: Question) => Written | null;
  readonly read: (text: string) => Iterable<Found> | Promise<Iterable<Found>>;
};
const ROUND_TRIPS: Readonly<Record<string, FileRoundTrip>> = {
  gift: { write: writeGift, read: (text) => readGift([text]) },
  'moodle-xml': { write: writeMoodle, read: (text) => readMoodle([MOODLE_HEAD + text + MOODLE_FOOT]) },
  csv: { write: (question) => writeCsv(question, false), read: (text) => readTable(() => csvTable([CSV_HEAD + text])) },
  'qti 3.0': inQti('3.0'),
  'qti 2.2': inQti('2.2'),
};

describe.skipIf(!isThere)('every real question that a format supports is the same after the round trip', () => {
  test.each(Object.keys(ROUND_TRIPS))('%s', { timeout: 120_000 }, async (name) => {
    const way = ROUND_TRIPS[name] as FileRoundTrip;
    let complete = 0;
    for (const question of questions) {
      const written = way.write(question);
      // Only reported losses are allowed.
      if (written === null || written.lost.length > 0) continue;
      const [back] = [...(await way.read(written.text))];
      expect(back).toMatchObject({ kind: 'question' });
      if (back?.kind === 'question') expect(textsOf(withCreatedNames(back.item, 'en'))).toEqual(textsOf(question));
      complete += 1;
    }
    expect(complete).toBeGreaterThan(questions.length / 3);
  });
});

/** What a person sees of a question: its texts as displayed, and which of them are correct. */
function textsOf(question: InterchangeQuestion): object {
  const { stem, explanation } = question;
  const rows: readonly { readonly id: string; readonly text: string }[] = question.choices ?? [];
  const textOf = (id: string): string => shownInLine(rows.find((row) => row.id === id)?.text ?? '');
  const shownText = {
    stem: shown(stem),
    explanation: shown(explanation ?? ''),
    keepOrder: question.keepOrder === true,
  };
  const texts = rows.map(({ text }) => shownInLine(text));
  switch (question.type) {
    case 'multiple-choice':
    case 'multiple-response':
      return { ...shownText, texts, right: question.answer.map(textOf).toSorted() };
    case 'ordering':
      return { ...shownText, texts: texts.toSorted(), right: question.answer.map(textOf) };
    case 'matching':
      return {
        ...shownText,
        texts: texts.toSorted(),
        right: question.answer.map(({ text, match }) => [shownInLine(text), textOf(match)]),
      };
    case 'open':
      return { ...shownText, answer: shown(question.answer) };
    case 'cloze':
      return {
        ...shownText,
        text: shown(question.text.replace(/\{\{[\w-]+\}\}/g, 'GAP')),
        offered: question.gaps.map(({ choices }) => choices ?? null),
        right: Object.values(question.answer),
      };
    case 'numeric': {
      const { value, tolerance, unit } = question.answer;
      return { ...shownText, value, tolerance: tolerance ?? null, unit: unit || null };
    }
    case 'true-false':
    case 'short-answer':
      return { ...shownText, answer: question.answer };
    default:
      return shownText;
  }
}

/** Spaces at the edges of blocks and scripts are invisible, and so is the spacing of list items. */
const plain = (html: string): string =>
  html
    .replace(/\s+/g, ' ')
    .replace(/ (<\/su[bp]>)/g, '$1 ')
    .replace(/<li> ?<p>|<\/p>(?= ?<(?:\/li|ul|ol)>)/g, (tag) => (tag.startsWith('<li') ? '<li>' : ''))
    .replace(/<su[bp]> ?<\/su[bp]>|<\/ul> ?<ul>/g, '')
    .replace(/ ?(<\/?(?:p|br|li|ul|ol|div)\b[^>]*>) ?/g, '$1')
    .trim();
const shown = (markdown: string): string => plain(markdownToHtml(markdown, (path) => path));
const shownInLine = (markdown: string): string => plain(markdownToInlineHtml(markdown, (path) => path));
