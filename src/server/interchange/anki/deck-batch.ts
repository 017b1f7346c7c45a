import type pg from 'pg';
import type { DuplicateChoice } from '#domain/interchange/import.schema.ts';
import type { CountsByType } from '#domain/interchange/import-report.ts';
import type { Language } from '#domain/platform/language.ts';
import { TITLE_MAX_CHARS } from '#domain/platform/text.limits.ts';
import type { Catalogue } from '../bank/catalogue.ts';
import { type DeckNoteDraft, type WrittenNote, writeNotes } from '../export/deck.writer.ts';
import { CREATED_NAMES } from '../questions/created-names.texts.ts';

export const NOTES_AT_ONCE = 500;

export type DeckTarget = { readonly subject: string; readonly topic: string };

/** Where the decks of an import go, and who follows it. */
export type DeckOptions = {
  /** The target of the decks; null: by their own names. */
  readonly subject: string | null;
  readonly topic: string | null;
  /** The language of names that are created; left out: English. */
  readonly language?: Language;
  /** What happens to a note that already exists; without this option it is updated. */
  readonly duplicates?: DuplicateChoice;
  /** The target topic of a deck that would go into this topic; left out: this topic. */
  readonly relocate?: (target: DeckTarget) => DeckTarget;
  /**
   * Called, within the transaction, for every note that was created or changed, with its location and the number of
   * existing ones.
   */
  readonly onWritten?: (target: DeckTarget, written: readonly WrittenNote[], unchanged: number) => Promise<void>;
};

/** The target deck for notes of a file, and the notes that are waiting to be written in a batch. */
export type OpenDeck = { readonly id: string; readonly target: DeckTarget; waiting: Map<string, DeckNoteDraft> };

export type DeckCounts = { imported: number; unchanged: number; readonly byType: CountsByType };

/** Finds or creates the deck in which the notes of a deck in a file are written. */
export async function openDeck(
  catalogue: Catalogue,
  name: string,
  { subject, topic, language = 'en', relocate: moved }: DeckOptions,
): Promise<OpenDeck> {
  const title = name.slice(0, TITLE_MAX_CHARS);
  const requested = { subject: subject ?? CREATED_NAMES[language].cards, topic: topic ?? title };
  const target = moved?.(requested) ?? requested;
  return { id: await catalogue.deckId(target, title), target, waiting: new Map() };
}

/** Writes the waiting notes of a deck, and counts them in the report. */
export async function writeDeck(
  client: pg.ClientBase,
  deck: OpenDeck,
  options: DeckOptions,
  report: DeckCounts,
): Promise<void> {
  const notes = [...deck.waiting.values()];
  deck.waiting = new Map();
  const written = await writeNotes(client, deck.id, notes, { replace: options.duplicates !== 'skip' });
  report.imported += written.length;
  report.unchanged += notes.length - written.length;
  for (const { content } of notes) report.byType[content.kind] = (report.byType[content.kind] ?? 0) + 1;
  await options.onWritten?.(deck.target, written, notes.length - written.length);
}
