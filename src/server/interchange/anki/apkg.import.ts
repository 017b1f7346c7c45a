import { randomUUID } from 'node:crypto';
import { statSync } from 'node:fs';
import type pg from 'pg';
import type * as z from 'zod/mini';
import { CARD_GAPS_MAX } from '#domain/cards/card.limits.ts';
import { cardNoteSchema } from '#domain/cards/card-note.schema.ts';
import type { DuplicateChoice } from '#domain/interchange/import.schema.ts';
import type { Reason } from '#domain/interchange/import-reason.ts';
import type { ImageStore } from '../../platform/media/image-store.ts';
import type { Catalogue } from '../bank/catalogue.ts';
import { insertImages } from '../export/bank.writer.ts';
import { titleOf } from '../questions/foreign.reader.ts';
import { FileError, nameOf } from '../questions/interchange-question.ts';
import { issueReason } from '../questions/schema-issue.reason.ts';
import { openAnki } from './anki.collection.ts';
import { draftsOfNote } from './anki-note.ts';
import { type CardWithImages, withCardImages } from './card-images.ts';
import { NOTES_AT_ONCE, type OpenDeck, openDeck, writeDeck } from './deck-batch.ts';
import { type DeckFiles, type DeckReport, importDecks } from './deck-import.ts';

export type ApkgImport = DeckFiles & { readonly imageStore: ImageStore | null };

const SIDES = ['front', 'back', 'cardText'] as const;

/**
 * Imports Anki decks, all in one transaction. Sub-decks become sections of the outermost deck. A repeated note is found
 * by its Anki guid. Due dates are not imported. Of several files, those that cannot be read are reported and the others
 * imported; throws `FileError` for a single one.
 */
export const importApkg = (pool: pg.Pool, options: ApkgImport): Promise<DeckReport> =>
  importDecks(pool, options, importApkgFile);

/** One package, within a transaction that locks out other imports. */
export async function importApkgFile(
  client: pg.ClientBase,
  catalogue: Catalogue,
  file: string,
  options: ApkgImport,
  report: DeckReport,
): Promise<void> {
  const decks = new Map<string, OpenDeck>();
  let [line, position] = [0, 0];
  const opened = await openAnki(file).catch((error: unknown) => {
    throw inWords(file, error);
  });
  const share = statSync(file).size / Math.max(opened.noteCount, 1);
  try {
    if (opened.reviews > 0) report.lost.push({ item: file, what: { code: 'reviewsDropped', reviews: opened.reviews } });
    for (const { deck, studied, suspended, flagged } of opened.progress()) {
      const item = nameOf(deck) || file;
      if (studied > 0) report.lost.push({ item, what: { code: 'progressDropped', cards: studied } });
      if (suspended > 0) report.lost.push({ item, what: { code: 'suspensionDropped', cards: suspended } });
      if (flagged > 0) report.lost.push({ item, what: { code: 'flagsDropped', cards: flagged } });
    }
    for (const note of opened.notes()) {
      options.signal?.throwIfAborted();
      options.onBytes?.(share);
      line += 1;
      for (const draft of draftsOfNote(note)) {
        const media = (name: string, most: number) => opened.media(name.normalize('NFC'), most);
        const taken = await withCardImages(draft.content, media, options.dryRun ? null : options.imageStore);
        const name = nameOf('text' in draft.content ? draft.content.text : draft.content.front);
        for (const what of [...draft.lost, ...taken.lost])
          report.lost.push({ item: name || nameOf(note.fields.join(' ')) || file, file, line, what });
        const read = cardNoteSchema.safeParse(taken.content);
        if (!read.success) {
          const question = name || nameOf(note.fields.join(' '));
          report.rejected.push({
            ...{ file, line, number: line, reason: reasonOf(taken, read.error) },
            ...(question !== '' && { question }),
          });
          continue;
        }
        await insertImages(client, taken.images);
        const [root = titleOf(file, options.language), ...section] = note.deck;
        const deck = decks.get(root) ?? (await openDeck(catalogue, root, options));
        decks.set(root, deck);
        const externalId = idOf(note.guid, draft.part, options.duplicates);
        // A repeated note is counted again, as if it were in another file.
        if (deck.waiting.size >= NOTES_AT_ONCE || deck.waiting.has(externalId))
          await writeDeck(client, deck, options, report);
        position += 1;
        deck.waiting.set(externalId, {
          ...{ externalId, position, content: read.data, section: section.join(' / ') },
          images: taken.images.map(({ digest }) => digest),
        });
      }
    }
    for (const deck of decks.values()) await writeDeck(client, deck, options, report);
  } catch (error) {
    throw inWords(file, error);
  } finally {
    await opened.close();
  }
}

/** A note is identified by its Anki guid, its further cards also by their number. */
function idOf(guid: string, part: string, duplicates: DuplicateChoice | undefined): string {
  const id = `anki:${guid}${part === '' ? '' : `/${part}`}`;
  return duplicates === 'both' ? `${id}#${randomUUID()}` : id;
}

function reasonOf({ content, lost }: CardWithImages, error: z.core.$ZodError): Reason {
  const empty = SIDES.find((side) => content[side === 'cardText' ? 'text' : side] === '');
  if (empty !== undefined) return { code: 'cardSideEmpty', where: { part: empty } };
  if (content.kind === 'image' && content.figure === undefined) return lost.at(-1) ?? { code: 'cardWithoutImage' };
  // A cloze card has its own check, which only looks for its blanks.
  return error.issues.map((issue) =>
    issue.code === 'custom'
      ? { code: 'cardWithoutGap', max: CARD_GAPS_MAX }
      : issueReason(
          issue,
          issue.path.map((name) => (name === 'text' ? 'cardText' : String(name))),
        ),
  );
}

const inWords = (file: string, error: unknown): unknown =>
  error instanceof FileError ? new FileError(error.reason, file) : error;
