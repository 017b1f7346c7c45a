import type pg from 'pg';
import { ProductError } from '#domain/platform/errors.ts';
import { type BankFilter, bankFilterSchema } from '#domain/questions/authoring/bank-filter.schema.ts';
import type { Viewer } from '../../access/viewer.ts';
import { readInput } from '../../graph/input.ts';
import type { ImageStore } from '../../platform/media/image-store.ts';
import { authorOf } from '../../questions/author.ts';
import { choiceConditions } from '../../questions/bank.queries.ts';
import { type Pieces, zipOf } from '../archive/zip.writer.ts';
import { EXPORT_FORMATS, type ExportFormat, exportBank, type QuestionChoice } from './bank-export.ts';
import type { ExportReport } from './export.report.ts';
import { type ExportLosses, findLosses } from './export-losses.ts';

/** Formats in which a list of questions can be downloaded. Decks of cards are not questions. */
export const QUESTION_FORMATS: readonly ExportFormat[] = EXPORT_FORMATS.filter(
  (format) => !(format === 'apkg' || format === 'dialogcards'),
);

/** A file that is being written: its chunks are produced on request. */
export type QuestionFile = {
  readonly name: string;
  readonly mime: string;
  readonly pieces: AsyncGenerator<string | Uint8Array>;
};

type ExportRequest = { readonly format: string; readonly filter: unknown; readonly imageStore: ImageStore };

/** The filtered list of questions as a file. Throws `FORBIDDEN`, `INVALID_INPUT`. */
export async function questionFile(pool: pg.Pool, viewer: Viewer, exportRequest: ExportRequest): Promise<QuestionFile> {
  const format = formatOf(exportRequest.format);
  const { name, mime } = KINDS[format] ?? { name: `questions.${format}`, mime: 'text/plain; charset=utf-8' };
  const only = await choiceOf(pool, viewer, exportRequest.filter);
  const images = new Map<string, string>();
  const pieces = exportBank(
    pool,
    { format, imageStore: exportRequest.imageStore, only, saveImage: bundledImage(images) },
    noReport(),
  );
  if (format !== 'jsonl') return { name, mime, pieces };
  return { name, mime, pieces: zipOf(withImages(pieces, images, exportRequest.imageStore)) };
}

/** What such a file could not represent, without creating it. Throws as `questionFile` does. */
export async function readLosses(
  pool: pg.Pool,
  viewer: Viewer,
  exportRequest: Omit<ExportRequest, 'imageStore'>,
): Promise<ExportLosses> {
  const format = formatOf(exportRequest.format);
  return findLosses(pool, format, await choiceOf(pool, viewer, exportRequest.filter));
}

const KINDS: Partial<Record<ExportFormat, { readonly name: string; readonly mime: string }>> = {
  jsonl: { name: 'questions.jsonl.zip', mime: 'application/zip' },
  gift: { name: 'questions.gift', mime: 'text/plain; charset=utf-8' },
  'moodle-xml': { name: 'questions.xml', mime: 'application/xml; charset=utf-8' },
  aiken: { name: 'questions.txt', mime: 'text/plain; charset=utf-8' },
  qti: { name: 'questions-qti.zip', mime: 'application/zip' },
  'qti-2.2': { name: 'questions-qti-2.2.zip', mime: 'application/zip' },
  h5p: { name: 'questions.h5p', mime: 'application/zip' },
  csv: { name: 'questions.csv', mime: 'text/csv; charset=utf-8' },
  xlsx: { name: 'questions.xlsx', mime: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' },
};

function formatOf(exportRequest: string): ExportFormat {
  const format = QUESTION_FORMATS.find((known) => known === exportRequest);
  if (format === undefined) throw new ProductError('INVALID_INPUT');
  return format;
}

async function choiceOf(pool: pg.Pool, viewer: Viewer, given: unknown): Promise<QuestionChoice> {
  const filter: BankFilter = readInput(bankFilterSchema, given);
  const values: unknown[] = [];
  // The first two parameters are the position of the page.
  const put = (value: unknown): string => `$${values.push(value) + 2}`;
  return { conditions: await choiceConditions(pool, authorOf(viewer, 'read'), filter, put), values };
}

const noReport = (): ExportReport => ({ exported: 0, lost: [], byType: {} });

/** Images of Lectern's own format are separate files; here, by name, which starts with their digest. */
const bundledImage =
  (images: Map<string, string>) =>
  async ({ name }: { readonly name: string }): Promise<string> => {
    const path = `pictures/${name}`;
    images.set(path, name.split('.', 1)[0] ?? name);
    return path;
  };

async function* withImages(text: Pieces, images: ReadonlyMap<string, string>, imageStore: ImageStore) {
  yield { path: 'questions.jsonl', content: { pieces: text } };
  for (const [path, digest] of images) yield { path, content: await imageStore.read(digest), stored: true };
}
