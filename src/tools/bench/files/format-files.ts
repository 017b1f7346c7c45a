/** Files in other programs' formats, as long as real ones, for benchmarking parsers. */
import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { apkgPackage, type DeckNote } from '#server/interchange/anki/apkg.writer.ts';
import { zipOf } from '#server/interchange/archive/zip.writer.ts';
import { writeGift } from '#server/interchange/gift/gift.writer.ts';
import { MOODLE_FOOT, MOODLE_HEAD, writeMoodle } from '#server/interchange/moodle/moodle.writer.ts';
import { writeQtiItem } from '#server/interchange/qti/qti-item.writer.ts';
import { type QtiMember, qtiPackage } from '#server/interchange/qti/qti-package.writer.ts';
import { type Question, questionSchema } from '#server/interchange/questions/question.schema.ts';
import { syntheticLines } from './synthetic-questions.ts';

/** The questions that every format has, in turn. */
function* plainQuestions(count: number): Generator<Question> {
  let created = 0;
  for (const line of syntheticLines(count * 2)) {
    const question = questionSchema.parse({ ...JSON.parse(line), source: null, licence: null });
    if (question.type === 'numeric' || question.type === 'open') continue;
    yield question;
    created += 1;
    if (created === count) return;
  }
}

/** A number of questions in GIFT. */
export const giftText = (count: number): string =>
  Array.from(plainQuestions(count), (question) => writeGift(question)?.text ?? '').join('');

/** A number of questions in Moodle XML. */
export const moodleText = (count: number): string =>
  MOODLE_HEAD +
  Array.from(plainQuestions(count), (question) => writeMoodle(question)?.text ?? '').join('') +
  MOODLE_FOOT;

async function* qtiItems(count: number): AsyncGenerator<QtiMember> {
  let number = 0;
  for (const question of plainQuestions(count)) {
    number += 1;
    const identifier = `item${number}`;
    yield { identifier, text: writeQtiItem(question, identifier, '3.0')?.text ?? '', question, images: [] };
  }
}

/** Writes a QTI 3.0 package with a number of questions. */
export const writeQtiFile = (count: number, file: string): Promise<void> =>
  pipeline(Readable.from(zipOf(qtiPackage(qtiItems(count), '3.0'))), createWriteStream(file));

async function* notes(count: number): AsyncGenerator<DeckNote> {
  let number = 0;
  for (const { stem, explanation } of plainQuestions(count)) {
    number += 1;
    const content = { kind: 'basic', front: stem, back: explanation ?? stem, typed: false } as const;
    yield { guid: `bench-${number}`, deck: ['Bench', `Chapter ${number % 50}`], content, images: new Map() };
  }
}

/** Writes an Anki package with a number of cards. */
export const writeApkgFile = (count: number, file: string): Promise<void> =>
  pipeline(
    Readable.from(zipOf(apkgPackage(notes(count), () => Promise.reject(new Error('no pictures'))))),
    createWriteStream(file),
  );
