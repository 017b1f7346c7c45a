import type pg from 'pg';
import { hasPermission } from '#domain/access/permission.ts';
import { ProductError } from '#domain/platform/errors.ts';
import type { Viewer } from '../../access/viewer.ts';
import { isUuid } from '../../platform/db/uuid.ts';
import type { ImageStore } from '../../platform/media/image-store.ts';
import { type ChosenDeck, exportDeckDialogs, exportDecks, exportDeckTable } from './deck-export.ts';
import type { ExportReport } from './export.report.ts';
import type { ExportLosses } from './export-losses.ts';
import type { QuestionFile } from './question-export.ts';

/** Formats in which one deck can be downloaded. */
export const DECK_FORMATS = ['apkg', 'csv', 'dialogcards'] as const;
type DeckFormat = (typeof DECK_FORMATS)[number];

const KINDS: Readonly<Record<DeckFormat, { readonly name: string; readonly mime: string }>> = {
  apkg: { name: 'deck.apkg', mime: 'application/zip' },
  csv: { name: 'deck.csv', mime: 'text/csv; charset=utf-8' },
  dialogcards: { name: 'deck.h5p', mime: 'application/zip' },
};
const LOSSES_MAX = 100;

type DeckRequest = { readonly deck: string; readonly format: string };

/** A deck as a file. Throws `INVALID_INPUT` for an unknown format, and `NOT_FOUND` as `chosenDeck` does. */
export async function deckFile(
  pool: pg.Pool,
  viewer: Viewer,
  { deck, format: requested, imageStore }: DeckRequest & { readonly imageStore: ImageStore },
): Promise<QuestionFile> {
  const format = formatOf(requested);
  const chosen = await chosenDeck(pool, viewer, deck);
  return { ...KINDS[format], pieces: piecesOf(pool, format, chosen, imageStore, newReport()) };
}

/** What such a file could not represent, without its images; the first hundred. Throws as `deckFile` does. */
export async function deckLosses(
  pool: pg.Pool,
  viewer: Viewer,
  { deck, format: requested }: DeckRequest,
): Promise<ExportLosses> {
  const format = formatOf(requested);
  const report = newReport();
  const pieces = piecesOf(pool, format, await chosenDeck(pool, viewer, deck), NO_IMAGES, report);
  for await (const _ of pieces);
  const { exported, lost } = report;
  return { exported, count: lost.length, lost: lost.slice(0, LOSSES_MAX) };
}

/**
 * The deck that a user may take away: their own cards, or with permission to read the content of the bank, any deck of
 * it. The bank belongs to the product, so a school admin may not. Throws `NOT_FOUND`, also for another user's cards.
 */
async function chosenDeck(pool: pg.Pool, viewer: Viewer, id: string): Promise<ChosenDeck> {
  const readsBank = viewer.role === 'admin' && hasPermission(viewer, 'content.read');
  const { rows } = isUuid(id)
    ? await pool.query<ChosenDeck>(
        `select o.id, t.title, true as "isOwn" from own_decks o join topics t on t.id = o.topic_id
         where o.id = $1 and o.user_id = $2
         union all
         select m.id, m.title, false from materials m
         where m.id = $1 and m.kind = 'deck' and m.deleted_at is null and $3::boolean`,
        [id, viewer.userId, readsBank],
      )
    : { rows: [] };
  if (rows[0] === undefined) throw new ProductError('NOT_FOUND');
  return rows[0];
}

function formatOf(requested: string): DeckFormat {
  const format = DECK_FORMATS.find((known) => known === requested);
  if (format === undefined) throw new ProductError('INVALID_INPUT');
  return format;
}

function piecesOf(
  pool: pg.Pool,
  format: DeckFormat,
  chosen: ChosenDeck,
  imageStore: ImageStore,
  report: ExportReport,
): AsyncGenerator<string | Uint8Array> {
  switch (format) {
    case 'apkg':
      return exportDecks(pool, imageStore, report, chosen);
    case 'csv':
      return exportDeckTable(pool, report, chosen);
    case 'dialogcards':
      return exportDeckDialogs(pool, imageStore, report, chosen);
  }
}

const newReport = (): ExportReport => ({ exported: 0, lost: [], byType: {} });

/** Losses do not depend on the content of images. */
const NO_IMAGES: ImageStore = {
  read: async () => Buffer.alloc(0),
  write: () => Promise.reject(new Error('Nothing is stored.')),
  remove: () => Promise.reject(new Error('Nothing is stored.')),
};
