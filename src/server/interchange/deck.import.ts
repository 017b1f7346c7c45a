import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type pg from 'pg';
import { type CardNote, cardNoteSchema } from '#domain/cards/card-note.schema.ts';
import { TITLE_MAX_CHARS } from '#domain/limits.ts';
import { writeCards } from '../study/cards/own-card.store.ts';
import { Catalogue } from './catalogue.ts';
import { readCsv } from './csv.reader.ts';
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

type Draft = { readonly externalId: string; readonly section: string; readonly content: CardNote };
/** `figures`: the digests of what it shows. */
type NoteDraft = Draft & { readonly figures?: readonly string[] };

const SOURCE = { work: null, author: null, url: null, licence: null };

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
    const topic = await new Catalogue(client).topicId(options);
    const deck = await deckOf(client, topic, options.title ?? titleOf(options.file));
    for (const [position, draft] of drafts.entries()) {
      if (await writeNote(client, deck, position, draft)) {
        report.imported += 1;
        report.byType[draft.content.kind] = (report.byType[draft.content.kind] ?? 0) + 1;
      } else report.unchanged += 1;
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

function readDrafts(text: string, file: string, report: DeckImportReport): readonly Draft[] {
  const [head, ...rows] = parse(text);
  const columns = head?.cells.map((cell) => cell.trim().toLowerCase()) ?? [];
  const [front, back, section] = ['front', 'back', 'section'].map((name) => columns.indexOf(name));
  if (front === undefined || back === undefined || front < 0 || back < 0) {
    throw new DeckFileError(`${file} has no columns "front" and "back" in its first line.`);
  }
  const drafts = new Map<string, Draft>();
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
    else drafts.set(externalId, { externalId, content: read.data, section: (cells[section ?? -1] ?? '').trim() });
  }
  return [...drafts.values()];
}

/** A term with several meanings makes a card of each: numbered in their order, so that they are found again. */
function freeId(drafts: ReadonlyMap<string, Draft>, { front, back }: { front: string; back: string }): string | null {
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

/** The deck of a title in a topic, made where there is none. */
export async function deckOf(client: pg.ClientBase, topic: string, title: string): Promise<string> {
  const { rows } = await client.query<{ id: string }>(
    `select id from materials where topic_id = $1 and kind = 'deck' and title = $2 order by position limit 1`,
    [topic, title],
  );
  if (rows[0] !== undefined) return rows[0].id;
  const id = randomUUID();
  await client.query(
    `insert into materials (id, topic_id, kind, title, position, source, published_at)
     values ($1, $2, 'deck', $3, (select coalesce(max(position), 0) + 1 from materials where topic_id = $2), $4, now())`,
    [id, topic, title, JSON.stringify(SOURCE)],
  );
  return id;
}

/** Writes a note and its cards. Whether it is new or changed. */
export async function writeNote(
  client: pg.ClientBase,
  deck: string,
  position: number,
  draft: NoteDraft,
): Promise<boolean> {
  const { rows } = await client.query<{ id: string }>(
    `insert into card_notes as n (id, deck_id, external_id, content, section, position, figures)
     values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (deck_id, external_id) do update
       set content = excluded.content, section = excluded.section, position = excluded.position,
         figures = excluded.figures, removed_at = null,
         updated_at = now()
       where (n.content, n.section, n.position) is distinct from (excluded.content, excluded.section, excluded.position)
         or n.removed_at is not null
     returning id`,
    [
      randomUUID(),
      deck,
      draft.externalId,
      JSON.stringify(draft.content),
      draft.section,
      position,
      JSON.stringify(draft.figures ?? []),
    ],
  );
  const [note] = rows;
  if (note === undefined) return false;
  await writeCards(client, note.id, draft.content);
  return true;
}
