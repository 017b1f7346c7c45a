import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type pg from 'pg';
import { cardNoteSchema } from '#domain/cards/card-note.schema.ts';
import type { Reason } from '#domain/interchange/import-reason.ts';
import type { CountsByType, FileEncoding } from '#domain/interchange/import-report.ts';
import type { TextEncoding } from '#domain/interchange/text-encoding.ts';
import { TITLE_MAX_CHARS } from '#domain/platform/text.limits.ts';
import { type DeckNoteDraft, writeNotes } from '../export/deck.writer.ts';
import { encodingOf, encodingPreviews } from '../files/text-encoding.reader.ts';
import { textOf } from '../files/text-file.ts';
import { FileError } from '../questions/interchange-question.ts';
import { schemaReasons } from '../questions/problem.ts';
import { readCsv } from '../tables/csv.reader.ts';
import { LongRowError, OpenQuoteError } from '../tables/csv-errors.ts';
import { Catalogue } from './catalogue.ts';
import { lockOutImports } from './import-files.ts';

export type DeckImport = {
  /** A CSV file with the columns front, back and, optionally, section. */
  readonly file: string;
  /** Titles; subject and topic are created if they are missing. */
  readonly subject: string;
  readonly topic: string;
  /** Without it the deck is named after its file. */
  readonly title?: string;
  /** The text encoding of the file; left out: detected from its bytes. */
  readonly encoding?: TextEncoding | null;
  /** Dry run: does everything and saves nothing. */
  readonly dryRun: boolean;
};

export type DeckImportReport = {
  imported: number;
  unchanged: number;
  rejected: { file: string; line: number; reason: Reason }[];
  byType: CountsByType;
  /** Set if the file is not clearly UTF-8. */
  encodings?: FileEncoding[];
};

const NOTES_AT_ONCE = 500;

/**
 * Imports a glossary into a deck, in one transaction; users can keep reviewing meanwhile. In a repeated import, cards
 * are found by their front: changed cards are updated and keep their review state, and cards that are no longer in the
 * file stay. Throws `FileError`.
 */
export async function importDeck(pool: pg.Pool, options: DeckImport): Promise<DeckImportReport> {
  const report: DeckImportReport = { imported: 0, unchanged: 0, rejected: [], byType: {} };
  const text = await readText(options, report);
  const drafts = readDrafts(text, options.file, report);
  const client = await pool.connect();
  try {
    await client.query('begin');
    await lockOutImports(client);
    const deck = await new Catalogue(client).deckId(options, options.title ?? titleOf(options.file));
    for (let at = 0; at < drafts.length; at += NOTES_AT_ONCE) {
      const batch = drafts.slice(at, at + NOTES_AT_ONCE);
      const written = new Set(
        (await writeNotes(client, deck, batch, { replace: true })).map((note) => note.externalId),
      );
      for (const { externalId, content } of batch) {
        if (written.has(externalId)) {
          report.imported += 1;
          report.byType[content.kind] = (report.byType[content.kind] ?? 0) + 1;
        } else report.unchanged += 1;
      }
    }
    await client.query(options.dryRun ? 'rollback' : 'commit');
    client.release();
    return report;
  } catch (error) {
    // Closing the connection rolls back, whatever state it is in.
    client.release(true);
    throw error;
  }
}

async function readText({ file, encoding = null }: DeckImport, report: DeckImportReport): Promise<string> {
  const bytes = await readFile(file);
  const seen = encodingOf([bytes]);
  const used = encoding ?? seen.encoding;
  if (!seen.isCertain) report.encodings = [{ file, used, previews: encodingPreviews([bytes]) }];
  return [...textOf([bytes], used)].join('');
}

function readDrafts(text: string, file: string, report: DeckImportReport): readonly DeckNoteDraft[] {
  const [head, ...rows] = parse(text, file);
  const columns = head?.cells.map((cell) => cell.trim().toLowerCase()) ?? [];
  const [front, back, section] = ['front', 'back', 'section'].map((name) => columns.indexOf(name));
  if (front === undefined || back === undefined || front < 0 || back < 0) {
    throw new FileError({ code: 'deckColumnsMissing' }, file);
  }
  const drafts = new Map<string, DeckNoteDraft>();
  for (const { line, cells } of rows) {
    if (cells.some((cell) => cell.includes('\ufffd'))) {
      report.rejected.push({ file, line, reason: { code: 'bytesNotInEncoding' } });
      continue;
    }
    const content = { kind: 'basic' as const, front: cells[front] ?? '', back: cells[back] ?? '', typed: false };
    const read = cardNoteSchema.safeParse(content, { reportInput: true });
    if (!read.success) {
      report.rejected.push({ file, line, reason: schemaReasons(read.error) });
      continue;
    }
    const externalId = freeId(drafts, { front: content.front.trim(), back: content.back.trim() });
    if (externalId === null)
      report.rejected.push({ file, line, reason: { code: 'cardRepeated', front: content.front.trim() } });
    else {
      const about = { position: drafts.size, section: (cells[section ?? -1] ?? '').trim(), images: [] };
      drafts.set(externalId, { externalId, content: read.data, ...about });
    }
  }
  return [...drafts.values()];
}

/** A term with several meanings becomes one card for each, numbered in order, so that they are found again. */
function freeId(
  drafts: ReadonlyMap<string, DeckNoteDraft>,
  { front, back }: { front: string; back: string },
): string | null {
  const term = front.toLowerCase();
  for (let number = 1; ; number += 1) {
    const id = number === 1 ? term : `${term}#${number}`;
    const taken = drafts.get(id)?.content;
    if (taken === undefined) return id;
    if (taken.kind === 'basic' && taken.back === back) return null;
  }
}

function parse(text: string, file: string) {
  try {
    return readCsv(text);
  } catch (error) {
    if (error instanceof OpenQuoteError) throw new FileError({ code: 'tableQuoteOpen', line: error.line }, file);
    if (error instanceof LongRowError)
      throw new FileError({ code: 'tableRowTooLong', line: error.line, max: error.max }, file);
    throw error;
  }
}

/** `economics-glossary.csv` → `Economics glossary`. */
function titleOf(file: string): string {
  const words = basename(file)
    .replace(/\.[^.]*$/, '')
    .replaceAll(/[-_]+/g, ' ')
    .trim();
  return (words.charAt(0).toUpperCase() + words.slice(1)).slice(0, TITLE_MAX_CHARS) || 'Flash cards';
}
