import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { cardOrdinals } from '#domain/cards/card-face.rule.ts';
import type { CardNote } from '#domain/cards/card-note.schema.ts';
import type { ZipMember } from '../archive/zip.writer.ts';
import { escapeHtml } from '../text/html-entities.ts';
import { markdownToHtml } from '../text/markdown-to-html.ts';
import { markdownToPlain } from '../text/markdown-to-plain.ts';
import {
  ANKI_DECK_OPTIONS,
  ANKI_SETTINGS,
  ANKI_TABLES,
  ankiDecks,
  ankiNumber,
  ankiType,
  ankiTypes,
} from './anki-schema.ts';

/** A note of a deck to export. */
export type DeckNote = {
  /** Its Anki guid, by which Anki recognises a repeated note. */
  readonly guid: string;
  /** The deck and its section, the outermost first. */
  readonly deck: readonly string[];
  readonly content: CardNote;
  /** File names of the images that it shows, by `figure:DIGEST`. */
  readonly images: ReadonlyMap<string, string>;
};

/** The bytes of an image by its file name. */
type ReadImage = (name: string) => Promise<Uint8Array>;

/**
 * From where Anki's ids of notes and cards, which are timestamps in milliseconds, start: a day on which neither was
 * created.
 */
const FIRST_NUMBER = 1_731_000_000_000;
const FIELD = '\x1f';

/**
 * A package of decks that every Anki from 2.0 to today opens (`collection.anki2`). The collection is written to a
 * temporary file and images are read one at a time, so that neither has to be in memory.
 */
export async function* apkgPackage(
  notes: AsyncIterable<DeckNote>,
  readImage: ReadImage,
  now = new Date(),
): AsyncGenerator<ZipMember> {
  const folder = await mkdtemp(join(tmpdir(), 'lectern-decks-'));
  const path = join(folder, 'collection.anki2');
  try {
    const images = await writeCollection(path, notes, now);
    yield { path: 'collection.anki2', content: { pieces: createReadStream(path) } };
    yield { path: 'media', content: JSON.stringify(Object.fromEntries(images.entries())) };
    for (const [at, name] of images.entries()) {
      yield { path: String(at), content: await readImage(name), stored: true };
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Writes the collection; returns the names of the images that its notes show, by the number of their file. */
async function writeCollection(
  filePath: string,
  notes: AsyncIterable<DeckNote>,
  now: Date,
): Promise<readonly string[]> {
  const seconds = Math.floor(now.getTime() / 1_000);
  const decks = new Map<string, number>();
  const images = new Set<string>();
  const database = new DatabaseSync(filePath);
  try {
    database.exec('pragma journal_mode = off; pragma synchronous = off; begin');
    database.exec(ANKI_TABLES);
    const intoNotes = database.prepare(`insert into notes values (?, ?, ?, ?, -1, '', ?, ?, ?, 0, '')`);
    const intoCards = database.prepare(
      `insert into cards values (?, ?, ?, ?, ?, -1, 0, 0, ?, 0, 0, 0, 0, 0, 0, 0, 0, '')`,
    );
    let [number, cardsBefore] = [0, 0];
    for await (const note of notes) {
      number += 1;
      for (const name of note.images.values()) images.add(name);
      const deck = deckNumber(note.deck, decks);
      cardsBefore += writeNote(intoNotes, intoCards, note, { number, cardsBefore, deck, seconds });
    }
    database
      .prepare(`insert into col values (1, ?, ?, ?, 11, 0, 0, 0, ?, ?, ?, ?, '{}')`)
      .run(
        seconds,
        seconds * 1_000,
        seconds * 1_000,
        ANKI_SETTINGS,
        ankiTypes(seconds),
        ankiDecks(decks, seconds),
        ANKI_DECK_OPTIONS,
      );
    database.exec('commit');
  } finally {
    database.close();
  }
  return [...images];
}

/** The id of a deck; creates its parents with it. */
function deckNumber(names: readonly string[], decks: Map<string, number>): number {
  const plain = names.map((name) => name.replaceAll('::', ':').trim() || 'Deck');
  for (let depth = 1; depth <= plain.length; depth += 1) {
    const name = plain.slice(0, depth).join('::');
    if (!decks.has(name)) decks.set(name, ankiNumber(name));
  }
  return decks.get(plain.join('::')) ?? 1;
}

type NoteLocation = {
  readonly number: number;
  readonly cardsBefore: number;
  readonly deck: number;
  readonly seconds: number;
};

/** Writes a note and its cards; returns the number of cards. */
function writeNote(
  intoNotes: StatementSync,
  intoCards: StatementSync,
  { guid, content, images }: DeckNote,
  { number, cardsBefore, deck, seconds }: NoteLocation,
): number {
  const id = FIRST_NUMBER + number;
  const html = (markdown: string): string => markdownToHtml(markdown, (path) => images.get(path) ?? path);
  const fields = content.kind === 'cloze' ? [html(content.text)] : [frontOf(content, html, images), html(content.back)];
  const kind = content.kind === 'image' ? 'basic' : content.kind;
  const first = markdownToPlain('text' in content ? content.text : content.front);
  const sum = createHash('sha1').update(first).digest().readUInt32BE(0);
  const flds = fields.map((field) => field.replaceAll(FIELD, ' ')).join(FIELD);
  intoNotes.run(id, guid, ankiType(kind, content.typed), seconds, flds, first, sum);
  const ordinals = cardOrdinals(content);
  for (const [at, ordinal] of ordinals.entries()) {
    // Anki counts the cards of a note from 0.
    intoCards.run(FIRST_NUMBER + cardsBefore + at + 1, id, deck, ordinal - 1, seconds, number);
  }
  return ordinals.length;
}

function frontOf(
  content: Exclude<CardNote, { kind: 'cloze' }>,
  html: (markdown: string) => string,
  images: ReadonlyMap<string, string>,
): string {
  const front = html(content.front);
  if (content.kind !== 'image') return front;
  const name = images.get(`figure:${content.figure}`) ?? '';
  return `${front}<p><img src="${escapeHtml(name)}" alt="${escapeHtml(content.alt)}"></p>`;
}
