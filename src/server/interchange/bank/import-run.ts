import { setImmediate as yieldToMain } from 'node:timers/promises';
import type { ClientBase } from 'pg';
import { IMPORT_LINE_MAX_BYTES } from '#domain/interchange/import.limits.ts';
import type { Reason } from '#domain/interchange/import-reason.ts';
import type { ImageStore } from '../../platform/media/image-store.ts';
import { BatchLine } from '../jsonl/batch-line.ts';
import { type Line, readLines } from '../jsonl/jsonl.reader.ts';
import { jsonlSources } from '../jsonl/jsonl.source.ts';
import { type ImportImage, questionOfLine } from '../jsonl/question.line.ts';
import { ImageError, type ImageView } from '../media/image.reader.ts';
import { readForeign } from '../questions/foreign.reader.ts';
import { QuestionError, quote } from '../questions/problem.ts';
import type { QuestionDraft } from '../questions/question.draft.ts';
import { Catalogue } from './catalogue.ts';
import type { ImportOptions } from './import.options.ts';
import { emptyReport, type ImportReport, ordered } from './import.report.ts';
import { type ReadDraft, readDraft, type SizedDraft, startSeeing, stopSeeing } from './seen-questions.ts';

/** Questions per transaction, fewer if they are long: a batch is in memory, and sent as one parameter. */
export const BATCH_SIZE = 1_000;
const BATCH_MAX_CHARS = 4_000_000;
/** Questions that are read without a pause. */
const PAGE_SIZE = 20;

/**
 * Reads the files and writes their questions in batches; while one is written the next is read. Invalid lines are
 * reported and skipped. The client has to be an `importConnection`, and no other import may run on the database
 * meanwhile (see `importFiles`). Rejects if a file cannot be read or the database fails; batches that were committed
 * before remain.
 */
export async function runImport(client: ClientBase, options: ImportOptions): Promise<ImportReport> {
  const report = emptyReport();
  const line = new BatchLine(client, options.catalogue ?? new Catalogue(client, options.language), options, report);
  let batch: ReadDraft[] = [];
  let batchChars = 0;
  let taken = 0;

  const flush = async (): Promise<void> => {
    const full = batch;
    batch = [];
    batchChars = 0;
    await line.add(full);
  };

  await startSeeing(client);
  try {
    for (const file of options.files) {
      for await (const { read, chars } of readDrafts(file, options, report)) {
        taken += 1;
        // Reading never waits, so without a pause the database's replies would not be handled until a batch is full.
        if (taken % PAGE_SIZE === 0) await yieldToMain();
        batch.push(options.relocate === undefined ? read : { ...read, draft: options.relocate(read.draft) });
        batchChars += chars;
        if (batch.length === BATCH_SIZE || batchChars >= BATCH_MAX_CHARS) await flush();
      }
    }
    if (batch.length > 0) await flush();
    await line.end();
  } finally {
    // Also after a failed read: the connection is returned only when nothing runs on it.
    await line.flush();
  }
  await stopSeeing(client);
  return ordered(report, options.files);
}

async function* readDrafts(file: string, options: ImportOptions, report: ImportReport): AsyncGenerator<SizedDraft> {
  if (options.drafts !== undefined) {
    yield* options.drafts(file);
    return;
  }
  if (options.foreign !== undefined) {
    yield* readForeign(file, options.foreign, options, report);
    return;
  }
  for await (const { name, chunks, readImage } of jsonlSources(file, options.onBytes)) {
    const importImage = imageImporter(readImage, options.imageStore);
    for await (const line of readLines(chunks, IMPORT_LINE_MAX_BYTES)) {
      const draft = await readLine(line, importImage);
      if ('refused' in draft) report.rejected.push({ file: name, line: line.number, reason: draft.refused });
      else yield { read: readDraft(draft, name, line.number), chars: 'text' in line ? line.text.length : 0 };
    }
  }
}

/** The draft of a line, or the reason why it is rejected. */
async function readLine(line: Line, importImage: ImportImage): Promise<QuestionDraft | { readonly refused: Reason }> {
  if ('problem' in line) return { refused: line.problem };
  try {
    return await questionOfLine(line.text, importImage);
  } catch (error) {
    if (error instanceof QuestionError) return { refused: error.inFields };
    throw error;
  }
}

function imageImporter(readImage: (path: string) => Promise<ImageView>, imageStore: ImageStore | null): ImportImage {
  return async (path) => {
    try {
      const { image, bytes } = await readImage(path);
      await imageStore?.write(image.digest, bytes);
      return image;
    } catch (error) {
      if (!(error instanceof ImageError)) throw error;
      throw new QuestionError([
        {
          path: 'images',
          reason: `the image ${quote(path)} ${error.message}`,
          coded: { code: 'imageUnusable', image: path, fault: error.fault },
        },
      ]);
    }
  };
}
