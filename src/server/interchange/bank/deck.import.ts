import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type pg from 'pg';
import { cardNoteSchema } from '#domain/cards/card-note.schema.ts';
import { TITLE_MAX_CHARS } from '#domain/platform/limits.ts';
import { type DeckNoteDraft, writeNotes } from '../export/deck.writer.ts';
import { readCsv } from '../tables/csv.reader.ts';
import { Catalogue } from './catalogue.ts';
import { lockOutImports } from './import-files.ts';

export type DeckImport = {
  /** A CSV file with the columns front, back and, where there is one, section. */
  readonly file: string;
  /** Titles; subject and topic are made where there are none. */
  readonly subject: string;
  readonly topic: string;
  /** Without it the deck is called by its file. */
  readonly title?: string;
  /** Does everything and keeps nothing. */
  readonly dryRun: boolean;
};

export type DeckImportReport = {
  imported: number;
  unchanged: number;
  rejected: { file: string; line: number; reason: string }[];
  byType: Record<string, number>;
};

/** A file that is no deck at all; the message says why. */
export class DeckFileError extends Error {
  override name = 'DeckFileError';
}

const NOTES_AT_ONCE = 500;

/**
 * Takes a glossary into a deck, in one transaction; works while people review. Imported again, a card is found by its
 * front: what changed is written anew and keeps what was learned, and cards that the file has no more stay.
 * Throws `DeckFileError`.
 */
export async function importDeck(pool: pg.Pool, options: DeckImport): Promise<DeckImportReport> {
  const report: DeckImportReport = { imported: 0, unchanged: 0, rejected: [], byType: {} };
  const drafts = readDrafts(await readFile(options.file, 'utf8'), options.file, report);
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

function readDrafts(text: string, file: string, report: DeckImportReport): readonly DeckNoteDraft[] {
  const [head, ...rows] = parse(text);
  const columns = head?.cells.map((cell) => cell.trim().toLowerCase()) ?? [];
  const [front, back, section] = ['front', 'back', 'section'].map((name) => columns.indexOf(name));
  if (front === undefined || back === undefined || front < 0 || back < 0) {
    throw new DeckFileError(`${file} has no columns "front" and "back" in its first line.`);
  }
  const drafts = new Map<string, DeckNoteDraft>();
  for (const { line, cells } of rows) {
    const content = { kind: 'basic' as const, front: cells[front] ?? '', back: cells[back] ?? '', typed: false };
    const read = cardNoteSchema.safeParse(content);
    if (!read.success) {
      const [issue] = read.error.issues;
      report.rejected.push({ file, line, reason: `${issue?.path.join('.')}: ${issue?.message}` });
      continue;
    }
    const externalId = freeId(drafts, { front: content.front.trim(), back: content.back.trim() });
    if (externalId === null) report.rejected.push({ file, line, reason: 'front: this card stands twice' });
    else {
      const about = { position: drafts.size, section: (cells[section ?? -1] ?? '').trim(), figures: [] };
      drafts.set(externalId, { externalId, content: read.data, ...about });
    }
  }
  return [...drafts.values()];
}

/** A term with several meanings makes a card of each: numbered in their order, so that they are found again. */
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

function parse(text: string) {
  try {
    return readCsv(text);
  } catch (error) {
    if (error instanceof SyntaxError) throw new DeckFileError(`${error.message}.`);
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
