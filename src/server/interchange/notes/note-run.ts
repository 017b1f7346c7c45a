import { isUtf8 } from 'node:buffer';
import { readFile, realpath, stat } from 'node:fs/promises';
import { dirname, relative, resolve } from 'node:path';
import type { ClientBase } from 'pg';
import { NOTE_MAX_BYTES } from '#domain/content/notes/note.limits.ts';
import type { Reason } from '#domain/interchange/import-reason.ts';
import type { ImageStore } from '../../platform/media/image-store.ts';
import { Catalogue } from '../bank/catalogue.ts';
import { emptyReport, type ImportReport, ordered } from '../bank/import.report.ts';
import { readOneOf } from '../bank/unreadable-files.ts';
import { writeNote } from '../export/note.writer.ts';
import type { ImportImage } from '../jsonl/question.line.ts';
import { ImageError, readImage } from '../media/image.reader.ts';
import { ReasonError } from '../questions/problem.ts';
import { type NoteDraft, readNoteDraft } from './note.draft.ts';

export type NoteImport = {
  /** Paths of Markdown files, one note each. */
  readonly files: readonly string[];
  /** Where images are stored; null: nowhere. */
  readonly imageStore: ImageStore | null;
  /** The folder that images may be in; null: each file's own. */
  readonly imageFolder: string | null;
  /** `each`: a transaction for each note. `caller`: the client is in a transaction, and stays in it. */
  readonly transactions: 'each' | 'caller';
  /** Called for every file that was read, with its size in bytes. */
  readonly onBytes?: (bytes: number) => void;
};

export type NoteReport = ImportReport;

/**
 * Writes the notes of files into the library. An invalid file is reported at its first line, and skipped; so is, of
 * several, one that cannot be read. Rejects if a single file cannot be read or the database fails; notes that were
 * committed before remain.
 */
export async function runNoteImport(client: ClientBase, options: NoteImport): Promise<NoteReport> {
  const report = emptyReport();
  const catalogue = new Catalogue(client);
  for (const file of options.files) {
    const draft = await readOneOf(options.files, file, () => readLine(file, options));
    if ('file' in draft) {
      report.unreadable = [...(report.unreadable ?? []), draft];
      continue;
    }
    if ('refused' in draft) {
      report.rejected.push({ file, line: 1, reason: draft.refused });
      continue;
    }
    if (options.transactions === 'each') await client.query('begin');
    const outcome = await writeNote(client, catalogue, draft);
    if (options.transactions === 'each') await client.query('commit');
    report[outcome] += 1;
    report.byType[draft.kind] = (report.byType[draft.kind] ?? 0) + 1;
  }
  return ordered(report, options.files);
}

/** The note of a file, or the reason why it is rejected. */
async function readLine(file: string, options: NoteImport): Promise<NoteDraft | { readonly refused: Reason }> {
  const { size } = await stat(file);
  options.onBytes?.(size);
  if (size > NOTE_MAX_BYTES) return { refused: { code: 'fileTooLarge', max: NOTE_MAX_BYTES } };
  const bytes = await readFile(file);
  if (!isUtf8(bytes)) return { refused: { code: 'fileNotUtf8' } };
  try {
    return await readNoteDraft(bytes.toString('utf8'), await imageImporter(file, options));
  } catch (error) {
    if (error instanceof ReasonError) return { refused: error.reason };
    throw error;
  }
}

/** Paths are relative to the note, and must stay inside the folder for images. */
async function imageImporter(file: string, { imageStore, imageFolder }: NoteImport): Promise<ImportImage> {
  const home = await realpath(dirname(file));
  const folder = imageFolder === null ? home : await realpath(imageFolder);
  return async (path) => {
    try {
      const { image, bytes } = await readImage(folder, relative(folder, resolve(home, path)));
      await imageStore?.write(image.digest, bytes);
      return image;
    } catch (error) {
      if (!(error instanceof ImageError)) throw error;
      throw new ReasonError(
        error.fault === 'missing'
          ? { code: 'noteImageMissing', image: path }
          : { code: 'imageUnusable', image: path, fault: error.fault },
      );
    }
  };
}
