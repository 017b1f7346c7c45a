import { setImmediate as yieldToMain } from 'node:timers/promises';
import type pg from 'pg';
import type { ImportReason } from '#domain/interchange/import-reason.ts';
import { SealedKey, type StoredKey } from '#domain/questions/answer-keys/answer-key.rule.ts';
import type { ImageStore } from '../../platform/media/image-store.ts';
import { readTemplate, type StoredTemplate } from '../../questions/answer-keys/drawn-question.ts';
import { storedKey, storedTemplate } from '../../questions/answer-keys/key-columns.sql.ts';
import { writeAiken } from '../aiken/aiken.writer.ts';
import { zipOf } from '../archive/zip.writer.ts';
import { questionOfStored, type StoredQuestion } from '../bank/stored-question.ts';
import { giftCategory, type Written, writeGift } from '../gift/gift.writer.ts';
import { type H5pWritten, writeH5p } from '../h5p/h5p.writer.ts';
import { h5pPackage } from '../h5p/h5p-package.writer.ts';
import {
  type ImageFile,
  type ImageFiles,
  MOODLE_FOOT,
  MOODLE_HEAD,
  moodleCategory,
  writeCalculated,
  writeMoodle,
} from '../moodle/moodle.writer.ts';
import type { QtiVersion } from '../qti/qti-element.writer.ts';
import { writeQtiItem } from '../qti/qti-item.writer.ts';
import { type QtiMember, qtiPackage } from '../qti/qti-package.writer.ts';
import { nameOf } from '../questions/interchange-question.ts';
import { plainWords } from '../questions/plain-words.ts';
import type { Question } from '../questions/question.schema.ts';
import { CSV_HEAD, TABLE_HEAD, tableRow, writeCsv } from '../tables/table.writer.ts';
import { workbookOf } from '../xlsx/xlsx.writer.ts';
import { exportDecks, exportDialogCards } from './deck-export.ts';
import type { ExportReport } from './export.report.ts';

/** `qti` is the newest version, 3.0. `apkg` and `dialogcards` contain decks of cards; all others contain questions. */
export const EXPORT_FORMATS = [
  'jsonl',
  'gift',
  'moodle-xml',
  'aiken',
  'qti',
  'qti-2.2',
  'csv',
  'xlsx',
  'h5p',
  'apkg',
  'dialogcards',
] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

export type BankExport = {
  readonly format: ExportFormat;
  readonly imageStore: ImageStore;
  /** Saves an image next to the file, and returns the path by which the file refers to it. */
  readonly saveImage: (image: ImageFile) => Promise<string>;
  /** Which questions; left out: all in the bank. */
  readonly only?: QuestionChoice;
};

/** Conditions on rows `i`, whose parameters start at `$3`. */
export type QuestionChoice = { readonly conditions: readonly string[]; readonly values: readonly unknown[] };
const ALL_QUESTIONS: QuestionChoice = { conditions: ['i.in_bank', 'i.deleted_at is null'], values: [] };

const BATCH = 500;
const PAGE_SIZE = 20;

// Keyset pagination, so that the last page costs what the first does; topic by topic, so that each is one folder. The
// page is selected before joining: a database without statistics after an import would join everything first.
const pageText = (conditions: readonly string[]): string => `
  select i.id, i.topic_id as "topicId", i.external_id as "externalId", s.title as subject, t.title as topic, i.subtopic,
    i.type, i.tags, v.stem, v.body, ${storedKey('v')} as "storedKey",
    ${storedTemplate('v')} as "storedTemplate", v.source, v.figures as images
  from (
    select i.id, i.topic_id, i.external_id, i.subtopic, i.type, i.tags, i.version from items i
    where ${conditions.join(' and ')} and (i.topic_id, i.id) > ($1::uuid, $2::uuid)
    order by i.topic_id, i.id limit ${BATCH}
  ) i join topics t on t.id = i.topic_id join subjects s on s.id = t.subject_id
  join item_versions v on v.item_id = i.id and v.version = i.version
  order by i.topic_id, i.id`;
const FIRST = '00000000-0000-0000-0000-000000000000';

type Row = StoredQuestion & { readonly id: string; readonly topicId: string; readonly isRandomised: boolean };
type PageRow = Omit<Row, 'key' | 'explanation' | 'hints' | 'template' | 'isRandomised'> & {
  readonly storedKey: StoredKey;
  readonly storedTemplate: StoredTemplate | null;
};
type TextFormat = 'jsonl' | 'gift' | 'moodle-xml' | 'aiken' | 'csv';

/**
 * The bank as a file of a format, in chunks: at most some hundred questions are in memory. What the format cannot
 * represent is in the report, question by question.
 */
export async function* exportBank(
  pool: pg.Pool,
  options: BankExport,
  report: ExportReport,
): AsyncGenerator<string | Uint8Array> {
  const { format } = options;
  switch (format) {
    case 'qti':
      yield* zipOf(qtiPackage(qtiItems(pool, '3.0', options, report), '3.0'));
      return;
    case 'qti-2.2':
      yield* zipOf(qtiPackage(qtiItems(pool, '2.2', options, report), '2.2'));
      return;
    case 'xlsx':
      yield* zipOf(workbookOf('Questions', tableRows(pool, options, report)));
      return;
    case 'h5p':
      yield* zipOf(h5pPackage('Questions', h5pQuestions(pool, options, report)));
      return;
    case 'apkg':
      yield* exportDecks(pool, options.imageStore, report);
      return;
    case 'dialogcards':
      yield* exportDialogCards(pool, options.imageStore, report);
      return;
    default:
      yield* exportText(pool, format, options, report);
  }
}

/** The formats that have randomised questions; the others get an example. */
const WRITES_DRAWS: readonly ExportFormat[] = ['jsonl', 'moodle-xml'];

async function* rowsOf(
  pool: pg.Pool,
  { only = ALL_QUESTIONS, format }: Pick<BankExport, 'only' | 'format'>,
): AsyncGenerator<Row> {
  const text = pageText(only.conditions);
  let [topicId, id] = [FIRST, FIRST];
  for (;;) {
    const { rows } = await pool.query<PageRow>(text, [topicId, id, ...only.values]);
    for (const [at, { storedKey: stored, storedTemplate: randomised, ...row }] of rows.entries()) {
      // Content never waits; without a pause between questions, other requests would have to wait.
      if (at % PAGE_SIZE === 0) await yieldToMain();
      const { answer: key, explanation, hints } = new SealedKey(stored).openFor('transfer');
      const isRandomised = randomised !== null;
      const template = randomised !== null && WRITES_DRAWS.includes(format) ? readTemplate(randomised) : null;
      yield { ...row, key, explanation, hints, template, isRandomised };
    }
    const last = rows.at(-1);
    if (last === undefined || rows.length < BATCH) return;
    [topicId, id] = [last.topicId, last.id];
  }
}

/** Adds the result for a question to the report; returns whether any of it can be written. */
function withLosses<T extends { readonly lost: readonly ImportReason[] }>(
  { question, isExample }: { readonly question: Question; readonly isExample: boolean },
  written: T | null,
  report: ExportReport,
): written is T {
  // As words: a truncated formula would not be valid.
  const item = (): string => nameOf(plainWords(question.stem));
  if (written === null) {
    report.lost.push({ item: item(), what: { code: 'typeNotWritten', type: question.type } });
    return false;
  }
  for (const what of written.lost) report.lost.push({ item: item(), what });
  if (isExample) report.lost.push({ item: item(), what: { code: 'randomisedAsExample' } });
  report.exported += 1;
  report.byType[question.type] = (report.byType[question.type] ?? 0) + 1;
  return true;
}

async function* exportText(
  pool: pg.Pool,
  format: TextFormat,
  options: BankExport,
  report: ExportReport,
): AsyncGenerator<string> {
  if (format === 'moodle-xml') yield MOODLE_HEAD;
  if (format === 'csv') yield CSV_HEAD;
  let folder = '';
  for await (const row of rowsOf(pool, options)) {
    const question = questionOfStored(row);
    const category = categoryOf(question, format);
    const drawn = await write(question, row.images, pool, format, options);
    // What Moodle can't draw is written as an example.
    const isExample = drawn === null && row.template != null;
    const written = isExample
      ? await write(questionOfStored({ ...row, template: null }), row.images, pool, format, options)
      : drawn;
    if (!withLosses({ question, isExample: isExample || (row.isRandomised && row.template === null) }, written, report))
      continue;
    yield category === folder ? written.text : category + written.text;
    folder = category;
  }
  if (format === 'moodle-xml') yield MOODLE_FOOT;
}

async function* qtiItems(
  pool: pg.Pool,
  version: QtiVersion,
  options: BankExport,
  report: ExportReport,
): AsyncGenerator<QtiMember> {
  let number = 0;
  for await (const row of rowsOf(pool, options)) {
    const question = questionOfStored(row);
    const images = await imagesOf(row.images, pool, options);
    const identifier = `item${String(number + 1).padStart(6, '0')}`;
    const written = writeQtiItem(question, identifier, version, images);
    if (!withLosses({ question, isExample: row.isRandomised }, written, report)) continue;
    number += 1;
    yield { identifier, text: written.text, question, images: [...images.values()] };
  }
}

async function* h5pQuestions(pool: pg.Pool, options: BankExport, report: ExportReport): AsyncGenerator<H5pWritten> {
  for await (const row of rowsOf(pool, options)) {
    const question = questionOfStored(row);
    const written = writeH5p(question, await imagesOf(row.images, pool, options));
    if (withLosses({ question, isExample: row.isRandomised }, written, report)) yield written;
  }
}

async function* tableRows(pool: pg.Pool, options: BankExport, report: ExportReport): AsyncGenerator<readonly string[]> {
  yield TABLE_HEAD;
  for await (const row of rowsOf(pool, options)) {
    const question = questionOfStored(row);
    const written = tableRow(question, row.images.length > 0);
    if (withLosses({ question, isExample: row.isRandomised }, written, report)) yield written.cells;
  }
}

function categoryOf(question: Question, format: TextFormat): string {
  if (format === 'gift') return giftCategory(question);
  return format === 'moodle-xml' ? moodleCategory(question) : '';
}

async function write(
  question: Question,
  images: readonly string[],
  pool: pg.Pool,
  format: TextFormat,
  options: BankExport,
): Promise<Written | null> {
  switch (format) {
    case 'aiken':
      return writeAiken(question);
    case 'csv':
      return writeCsv(question, images.length > 0);
    case 'gift':
      return writeGift(images.length > 0 ? { ...question, images: images.map((file) => ({ file })) } : question);
    case 'moodle-xml': {
      const files = await imagesOf(images, pool, options);
      return question.parameters == null ? writeMoodle(question, files) : writeCalculated(question, files);
    }
    case 'jsonl':
      return writeLine(question, await imagesOf(images, pool, options), options);
  }
}

async function imagesOf(digests: readonly string[], pool: pg.Pool, { imageStore }: BankExport): Promise<ImageFiles> {
  if (digests.length === 0) return new Map();
  const { rows } = await pool.query<{ digest: string; mime: string }>(
    'select digest, mime from figures where digest = any($1)',
    [digests],
  );
  const files = rows.map(async ({ digest, mime }) => {
    const name = `${digest}.${mime.replace(/^image\//, '')}`;
    return [`figure:${digest}`, { name, bytes: await imageStore.read(digest) }] as const;
  });
  return new Map(await Promise.all(files));
}

/** A line of Lectern's own format, with its images in separate files. */
async function writeLine(question: Question, imageFiles: ImageFiles, { saveImage }: BankExport): Promise<Written> {
  let line = JSON.stringify(question);
  const images: { file: string }[] = [];
  for (const [reference, image] of imageFiles) {
    const file = await saveImage(image);
    images.push({ file });
    line = line.replaceAll(reference, file);
  }
  const fullLine = images.length === 0 ? line : `${line.slice(0, -1)},"images":${JSON.stringify(images)}}`;
  return { text: `${fullLine}\n`, lost: [] };
}
