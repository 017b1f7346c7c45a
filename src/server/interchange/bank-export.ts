import type pg from 'pg';
import type { FigureStore } from '../media/figure-store.ts';
import { writeAiken } from './aiken.writer.ts';
import { giftCategory, type Written, writeGift } from './gift/gift.writer.ts';
import type { Loss } from './import.report.ts';
import { nameOf } from './interchange-item.ts';
import {
  MOODLE_FOOT,
  MOODLE_HEAD,
  moodleCategory,
  type PictureFile,
  type Pictures,
  writeMoodle,
} from './moodle/moodle.writer.ts';
import type { Question } from './question.schema.ts';
import { questionOfStored, type StoredQuestion } from './stored-question.ts';

export const EXPORT_FORMATS = ['jsonl', 'gift', 'moodle-xml', 'aiken'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** What an export did. In this form it is also printed. */
export type ExportReport = { exported: number; readonly lost: Loss[]; readonly byType: Record<string, number> };

export type BankExport = {
  readonly format: ExportFormat;
  readonly figures: FigureStore;
  /** Keeps a picture beside the file, and says by which path the file names it. */
  readonly keepPicture: (picture: PictureFile) => Promise<string>;
};

const BATCH = 500;

// By keyset, so that the last questions cost what the first do; topic by topic, so that each is a folder once.
const PAGE = `
  select i.id, t.id as "topicId", i.external_id as "externalId", s.title as subject, t.title as topic, i.subtopic, i.type,
    v.stem, v.body, v.key, v.explanation, v.hints, v.source, v.figures
  from items i join topics t on t.id = i.topic_id join subjects s on s.id = t.subject_id
  join item_versions v on v.item_id = i.id and v.version = i.version
  where i.in_bank and i.deleted_at is null and (t.id, i.id) > ($1::uuid, $2::uuid)
  order by t.id, i.id limit ${BATCH}`;
const FIRST = '00000000-0000-0000-0000-000000000000';

type Row = StoredQuestion & { readonly id: string; readonly topicId: string };

/**
 * The bank as a file of a format, piece by piece: never more than some hundred questions are held. What the format
 * cannot hold goes into the report, item by item.
 */
export async function* exportBank(pool: pg.Pool, options: BankExport, report: ExportReport): AsyncGenerator<string> {
  if (options.format === 'moodle-xml') yield MOODLE_HEAD;
  let folder = '';
  let [topicId, id] = [FIRST, FIRST];
  for (;;) {
    const { rows } = await pool.query<Row>({ name: 'export-page', text: PAGE, values: [topicId, id] });
    for (const row of rows) {
      const question = questionOfStored(row);
      const category = categoryOf(question, options.format);
      const written = await write(question, row.figures, pool, options);
      if (written === null) {
        report.lost.push({
          item: nameOf(question.stem),
          what: `the question: ${options.format} has nothing like ${question.type}`,
        });
        continue;
      }
      for (const what of written.lost) report.lost.push({ item: nameOf(question.stem), what });
      report.exported += 1;
      report.byType[question.type] = (report.byType[question.type] ?? 0) + 1;
      yield category === folder ? written.text : category + written.text;
      folder = category;
    }
    const last = rows.at(-1);
    if (last === undefined || rows.length < BATCH) break;
    [topicId, id] = [last.topicId, last.id];
  }
  if (options.format === 'moodle-xml') yield MOODLE_FOOT;
}

function categoryOf(question: Question, format: ExportFormat): string {
  if (format === 'gift') return giftCategory(question);
  return format === 'moodle-xml' ? moodleCategory(question) : '';
}

async function write(
  question: Question,
  figures: readonly string[],
  pool: pg.Pool,
  options: BankExport,
): Promise<Written | null> {
  switch (options.format) {
    case 'aiken':
      return writeAiken(question);
    case 'gift':
      return writeGift(figures.length > 0 ? { ...question, images: figures.map((file) => ({ file })) } : question);
    case 'moodle-xml':
      return writeMoodle(question, await picturesOf(figures, pool, options));
    case 'jsonl':
      return writeLine(question, await picturesOf(figures, pool, options), options);
  }
}

async function picturesOf(digests: readonly string[], pool: pg.Pool, { figures }: BankExport): Promise<Pictures> {
  if (digests.length === 0) return new Map();
  const { rows } = await pool.query<{ digest: string; mime: string }>(
    'select digest, mime from figures where digest = any($1)',
    [digests],
  );
  const files = rows.map(async ({ digest, mime }) => {
    const name = `${digest}.${mime.replace(/^image\//, '')}`;
    return [`figure:${digest}`, { name, bytes: await figures.read(digest) }] as const;
  });
  return new Map(await Promise.all(files));
}

/** A line of Lectern's own format, its pictures in files beside it. */
async function writeLine(question: Question, pictures: Pictures, { keepPicture }: BankExport): Promise<Written> {
  let line = JSON.stringify(question);
  const images: { file: string }[] = [];
  for (const [reference, picture] of pictures) {
    const file = await keepPicture(picture);
    images.push({ file });
    line = line.replaceAll(reference, file);
  }
  const whole = images.length === 0 ? line : `${line.slice(0, -1)},"images":${JSON.stringify(images)}}`;
  return { text: `${whole}\n`, lost: [] };
}
