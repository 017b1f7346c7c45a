import { createHash, randomUUID } from 'node:crypto';
import { statSync } from 'node:fs';
import type pg from 'pg';
import { cardNoteSchema } from '#domain/cards/card-note.schema.ts';
import type { ImageStore } from '../../platform/media/image-store.ts';
import type { NoteDraft } from '../anki/anki-note.ts';
import { withCardImages } from '../anki/card-images.ts';
import { NOTES_AT_ONCE, openDeck, writeDeck } from '../anki/deck-batch.ts';
import { type DeckFiles, type DeckReport, importDecks } from '../anki/deck-import.ts';
import { openZip, type ZipArchive } from '../archive/zip.reader.ts';
import type { Catalogue } from '../bank/catalogue.ts';
import { insertImages } from '../export/bank.writer.ts';
import { titleOf } from '../questions/foreign.reader.ts';
import { FileError, nameOf } from '../questions/interchange-question.ts';
import { schemaReasons } from '../questions/problem.ts';
import { H5pImages, h5pJson } from './h5p-archive.ts';
import { type H5pCard, h5pCards } from './h5p-cards.ts';
import { isCardLibrary } from './h5p-content.ts';
import { textField } from './h5p-json.ts';

type DialogCardImport = DeckFiles & { readonly imageStore: ImageStore | null };

/**
 * Imports packages of H5P dialog cards or flash cards, each into a deck, in one transaction. Of several files, those
 * that cannot be read are reported; throws `FileError` for a single one.
 */
export const importDialogCards = (pool: pg.Pool, options: DialogCardImport): Promise<DeckReport> =>
  importDecks(pool, options, importDialogCardFile);

/** One package, within a transaction that locks out other imports. Its scripts are never run or stored. */
export async function importDialogCardFile(
  client: pg.ClientBase,
  catalogue: Catalogue,
  file: string,
  options: DialogCardImport,
  report: DeckReport,
): Promise<void> {
  try {
    const archive = openZip(file);
    try {
      await importArchive(client, catalogue, { file, archive }, options, report);
    } finally {
      archive.close();
    }
  } catch (error) {
    throw error instanceof FileError ? new FileError(error.reason, file) : error;
  }
}

async function importArchive(
  client: pg.ClientBase,
  catalogue: Catalogue,
  { file, archive }: { readonly file: string; readonly archive: ZipArchive },
  options: DialogCardImport,
  report: DeckReport,
): Promise<void> {
  const description = h5pJson(archive, 'h5p.json');
  const library = textField(description, 'mainLibrary');
  if (!isCardLibrary(library)) throw new FileError({ code: 'fileOfOtherFormat', format: 'h5p' });
  const images = new H5pImages(archive);
  const cards = [...h5pCards(h5pJson(archive, 'content/content.json'), library, images)];
  const title = textField(description, 'title').trim();
  const deck = await openDeck(catalogue, title || titleOf(file, options.language), options);
  const share = statSync(file).size / Math.max(cards.length, 1);
  const known = new Set<string>();
  for (const [at, card] of cards.entries()) {
    options.signal?.throwIfAborted();
    options.onBytes?.(share);
    const position = at + 1;
    const question = nameOf(card.content.front);
    const place = { file, line: position, number: position, ...(question !== '' && { question }) };
    const digest = digestOf(card.content);
    if (known.has(digest)) {
      report.rejected.push({ ...place, reason: { code: 'cardRepeated', front: question } });
      continue;
    }
    known.add(digest);
    const shown = await withCardImages(
      card.content,
      (name) => images.read(name),
      options.dryRun ? null : options.imageStore,
    );
    const read = cardNoteSchema.safeParse(shown.content, { reportInput: true });
    if (!read.success) {
      const empty = (['front', 'back'] as const).find((side) => card.content[side].trim() === '');
      const reason =
        empty === undefined ? schemaReasons(read.error) : ({ code: 'cardSideEmpty', where: { part: empty } } as const);
      report.rejected.push({ ...place, reason });
      continue;
    }
    for (const what of [...card.lost, ...shown.lost])
      report.lost.push({ item: question || title, file, line: position, what });
    await insertImages(client, shown.images);
    const externalId = options.duplicates === 'both' ? `h5p:${randomUUID()}` : `h5p:${digest}`;
    deck.waiting.set(externalId, {
      ...{ externalId, position, content: read.data, section: '' },
      images: shown.images.map(({ digest: image }) => image),
    });
    if (deck.waiting.size >= NOTES_AT_ONCE) await writeDeck(client, deck, options, report);
  }
  await writeDeck(client, deck, options, report);
}

/** By content, so that a card is recognised when the package is read again. */
const digestOf = (content: H5pCard['content'] & NoteDraft['content']): string =>
  createHash('sha256')
    .update(JSON.stringify([content.front, content.back]))
    .digest('hex')
    .slice(0, 32);
