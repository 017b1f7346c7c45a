import type pg from 'pg';
import { type CardNote, cardNoteSchema } from '#domain/cards/card-note.schema.ts';
import { FIGURE_MAX_BYTES, TITLE_MAX_CHARS } from '#domain/limits.ts';
import type { FigureStore } from '../../media/figure-store.ts';
import { addFigures } from '../bank.writer.ts';
import { Catalogue } from '../catalogue.ts';
import { deckOf, writeNote } from '../deck.import.ts';
import { picturePaths, withDigests, withoutPictures } from '../figure-reference.ts';
import { titleOf } from '../foreign.reader.ts';
import type { Loss, Rejection } from '../import.report.ts';
import { lockOutImports } from '../import-files.ts';
import { FileError, nameOf } from '../interchange-item.ts';
import { describePicture, type Figure, PictureError } from '../picture.reader.ts';
import { quote } from '../problem.ts';
import { type AnkiNote, type AnkiPackage, openAnki } from './anki.collection.ts';
import { draftOfNote, type NoteDraft } from './anki-note.ts';

export type ApkgImport = {
  readonly files: readonly string[];
  /** Where the decks go; null: by their own names. */
  readonly subject: string | null;
  readonly topic: string | null;
  readonly figures: FigureStore | null;
  /** Does everything and keeps nothing. */
  readonly dryRun: boolean;
};

export type ApkgReport = {
  imported: number;
  unchanged: number;
  readonly rejected: Rejection[];
  readonly lost: Loss[];
  readonly byType: Record<string, number>;
};

const SUBJECT = 'Imported cards';

/**
 * Takes decks of Anki in, all of them in one transaction. Sub-decks are sections of the outermost one. A note that comes
 * again is found by Anki's own name for it. When cards are due is not taken. Throws `FileError`.
 */
export async function importApkg(pool: pg.Pool, options: ApkgImport): Promise<ApkgReport> {
  const report: ApkgReport = { imported: 0, unchanged: 0, rejected: [], lost: [], byType: {} };
  const client = await pool.connect();
  try {
    await client.query('begin');
    await lockOutImports(client);
    await takeApkg(client, new Catalogue(client), options, report);
    await client.query(options.dryRun ? 'rollback' : 'commit');
    client.release();
    return report;
  } catch (error) {
    client.release(true);
    throw error;
  }
}

/** The same within a transaction that keeps other imports out. */
export async function takeApkg(
  client: pg.ClientBase,
  catalogue: Catalogue,
  options: ApkgImport,
  report: ApkgReport,
): Promise<void> {
  for (const file of options.files) await importOne(client, catalogue, file, options, report);
}

async function importOne(
  client: pg.ClientBase,
  catalogue: Catalogue,
  file: string,
  options: ApkgImport,
  report: ApkgReport,
): Promise<void> {
  const decks = new Map<string, string>();
  let line = 0;
  const opened = await openAnki(file).catch((error: unknown) => {
    throw inWords(file, error);
  });
  try {
    if (opened.reviews > 0)
      report.lost.push({ item: file, what: `${opened.reviews} reviews and when cards are due: Lectern reckons anew` });
    for (const note of opened.notes()) {
      line += 1;
      const draft = draftOfNote(note);
      const name = nameOf('text' in draft.content ? draft.content.text : draft.content.front);
      const taken = await contentOf(draft, opened, options.dryRun ? null : options.figures);
      for (const what of [...draft.lost, ...taken.lost]) report.lost.push({ item: name, what });
      const read = cardNoteSchema.safeParse(taken.content);
      if (!read.success) {
        const [issue] = read.error.issues;
        report.rejected.push({ file, line, reason: `${issue?.path.join('.')}: ${issue?.message}` });
        continue;
      }
      await addFigures(client, taken.figures);
      const [root = titleOf(file), ...section] = note.deck;
      const deck = decks.get(root) ?? (await placeDeck(client, catalogue, root, options));
      decks.set(root, deck);
      await keep(client, deck, line, note, read.data, section, taken.figures, report);
    }
  } catch (error) {
    throw inWords(file, error);
  } finally {
    await opened.close();
  }
}

const inWords = (file: string, error: unknown): unknown =>
  error instanceof FileError ? new FileError(`${file} cannot be read: ${error.message}.`) : error;

async function placeDeck(
  client: pg.ClientBase,
  catalogue: Catalogue,
  name: string,
  { subject, topic }: ApkgImport,
): Promise<string> {
  const title = name.slice(0, TITLE_MAX_CHARS);
  return deckOf(client, await catalogue.topicId({ subject: subject ?? SUBJECT, topic: topic ?? title }), title);
}

async function keep(
  client: pg.ClientBase,
  deck: string,
  position: number,
  { guid }: AnkiNote,
  content: CardNote,
  section: readonly string[],
  figures: readonly Figure[],
  report: ApkgReport,
): Promise<void> {
  const draft = {
    externalId: `anki:${guid}`,
    section: section.join(' / '),
    content,
    figures: figures.map(({ digest }) => digest),
  };
  report[(await writeNote(client, deck, position, draft)) ? 'imported' : 'unchanged'] += 1;
  report.byType[content.kind] = (report.byType[content.kind] ?? 0) + 1;
}

type Taken = { readonly content: unknown; readonly figures: readonly Figure[]; readonly lost: readonly string[] };

async function contentOf({ content }: NoteDraft, opened: AnkiPackage, figures: FigureStore | null): Promise<Taken> {
  const known = new Map<string, Figure>();
  const lost: string[] = [];
  const paths = new Set(
    Object.values(content).flatMap((value) => (typeof value === 'string' ? picturePaths(value) : [])),
  );
  if (content.kind === 'image' && content.picture !== '') paths.add(content.picture);
  for (const path of paths) {
    try {
      const bytes = pictureOf(opened, path);
      const figure = describePicture(bytes);
      await figures?.write(figure.digest, bytes);
      known.set(path, figure);
    } catch (error) {
      if (!(error instanceof PictureError)) throw error;
      lost.push(`the picture ${quote(path)} ${error.message}`);
    }
  }
  const digests = new Map([...known].map(([path, { digest }]) => [path, digest]));
  const kept = new Set(digests.values());
  const said = Object.fromEntries(
    Object.entries(content).map(([key, value]) => [
      key,
      typeof value === 'string' ? withoutPictures(withDigests(value, digests), kept) : value,
    ]),
  );
  const figure = content.kind === 'image' ? { figure: digests.get(content.picture) } : {};
  return { content: { ...said, ...figure }, figures: [...known.values()], lost };
}

function pictureOf(opened: AnkiPackage, name: string): Buffer {
  try {
    const bytes = opened.media(name.normalize('NFC'), FIGURE_MAX_BYTES);
    if (bytes === null) throw new PictureError('is not in the package');
    return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  } catch (error) {
    if (error instanceof FileError) throw new PictureError('is broken or too large');
    throw error;
  }
}
