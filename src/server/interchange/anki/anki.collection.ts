import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { pipeline } from 'node:stream/promises';
import { createZstdDecompress, zstdDecompressSync } from 'node:zlib';
import { errorCodeOf } from '../../platform/process/system-error.ts';
import type { ZipEntry } from '../archive/zip.directory.ts';
import { openZip, upTo, type ZipArchive } from '../archive/zip.reader.ts';
import { FileError } from '../questions/interchange-question.ts';
import { mediaNames } from './anki-media.ts';
import type { AnkiTemplate } from './anki-template.ts';
import { type AnkiType, first, newTypes, oldTypes, orderPlainly, settingsIn } from './anki-types.ts';

/** A note as Anki stores it. */
export type AnkiNote = {
  readonly guid: string;
  /** HTML, in the order of its type's fields. */
  readonly fields: readonly string[];
  /** The names of the fields of its type; fewer, or none, if the collection does not contain them. */
  readonly fieldNames: readonly string[];
  /** The card templates of its type, by ordinal; none if the collection does not contain them. */
  readonly templates: readonly AnkiTemplate[];
  readonly tags: readonly string[];
  readonly isCloze: boolean;
  readonly typed: boolean;
  /** The ordinals of its cards, from 0. */
  readonly ordinals: readonly number[];
  /** The deck of its first card, the outermost name first. */
  readonly deck: readonly string[];
};

/** How many cards of a deck were studied, suspended and flagged. `deck`: its full name. */
export type DeckProgress = {
  readonly deck: string;
  readonly studied: number;
  readonly suspended: number;
  readonly flagged: number;
};

/** An open deck. It reads a copy of the file, which `close` deletes. */
export type AnkiPackage = {
  readonly notes: () => Generator<AnkiNote>;
  readonly noteCount: number;
  readonly reviews: number;
  /** Review state of its cards, by deck. */
  readonly progress: () => readonly DeckProgress[];
  /** The bytes of a file that notes reference; null if it is missing. Throws `FileError` if it is too large. */
  readonly media: (name: string, most: number) => Uint8Array | null;
  readonly close: () => Promise<void>;
};

const COLLECTION_MAX_BYTES = 2_000_000_000;
/** One value of the collection, such as the fields of a note or all its settings. */
const VALUE_MAX_BYTES = 50_000_000;
const MEDIA_LIST_MAX_BYTES = 50_000_000;
const FIELD = '\x1f';

/** The newest format in the package: older ones next to it only ask for an update. */
const FORMS = [
  { name: 'collection.anki21b', zstd: true },
  { name: 'collection.anki21', zstd: false },
  { name: 'collection.anki2', zstd: false },
] as const;

/** Opens an `.apkg` file. Throws `FileError` for anything else. */
export async function openAnki(file: string): Promise<AnkiPackage> {
  const archive = openZip(file);
  const folder = await mkdtemp(join(tmpdir(), 'lectern-apkg-'));
  let database: DatabaseSync | null = null;
  const close = async (): Promise<void> => {
    database?.close();
    archive.close();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    const form = FORMS.find(({ name }) => archive.entries.has(name));
    const entry = form === undefined ? undefined : archive.entries.get(form.name);
    if (form === undefined || entry === undefined) throw new FileError({ code: 'ankiCollectionMissing' });
    const path = join(folder, 'collection.db');
    await unfold(archive, entry, form.zstd, path);
    if (form.zstd) orderPlainly(path);
    const opened = new DatabaseSync(path, {
      readOnly: true,
      allowExtension: false,
      limits: { length: VALUE_MAX_BYTES },
    });
    database = opened;
    const packed = archive.entries.get('media');
    const names =
      packed === undefined
        ? new Map<string, string>()
        : mediaNames(archive.read(packed, MEDIA_LIST_MAX_BYTES), form.zstd);
    requireTables(opened);
    return {
      notes: () => guarded(() => notesIn(opened, form.zstd)),
      noteCount: Number(first(opened, 'select count(*) as value from notes')),
      reviews: Number(first(opened, 'select count(*) as value from revlog')),
      progress: () => inSentences(() => progressIn(opened, form.zstd)),
      media: (name, most) => mediaOf(archive, names.get(name), form.zstd, most),
      close,
    };
  } catch (error) {
    await close();
    throw readable(error);
  }
}

const readable = (error: unknown): unknown =>
  errorCodeOf(error) === 'ERR_SQLITE_ERROR' ? new FileError({ code: 'ankiDamaged', part: 'collection' }) : error;

/** Reads from a collection; errors of SQLite become a `FileError`. */
function inSentences<Value>(read: () => Value): Value {
  try {
    return read();
  } catch (error) {
    throw readable(error);
  }
}

function* guarded(notes: () => Generator<AnkiNote>): Generator<AnkiNote> {
  try {
    yield* notes();
  } catch (error) {
    throw readable(error);
  }
}

async function unfold(archive: ZipArchive, entry: ZipEntry, zstd: boolean, to: string): Promise<void> {
  const source = archive.stream(entry, COLLECTION_MAX_BYTES);
  const target = createWriteStream(to, { mode: 0o600 });
  if (!zstd) return pipeline(source, target);
  const limit = Math.min(COLLECTION_MAX_BYTES, Math.max(10_000_000, entry.bytes * 100));
  try {
    await pipeline(source, createZstdDecompress(), upTo(limit, entry.path), target);
  } catch (error) {
    throw error instanceof FileError ? error : new FileError({ code: 'ankiDamaged', part: 'collection' });
  }
}

type Row = {
  readonly id: number;
  readonly guid: string;
  readonly mid: string;
  readonly tags: string;
  readonly flds: string;
  readonly ordinals: string;
  readonly did: string;
};

// The tables, and nothing else with their names; ids as text, since they can exceed the safe integers.
const NOTES = `
  select n.guid, cast(n.mid as text) as mid, n.tags, n.flds, group_concat(c.ord) as ordinals, cast(min(coalesce(nullif(c.odid, 0), c.did)) as text) as did
  from notes n left join cards c on c.nid = n.id group by n.id order by n.id`;

function* notesIn(database: DatabaseSync, isNew: boolean): Generator<AnkiNote> {
  const types: ReadonlyMap<string, AnkiType> = isNew ? newTypes(database) : oldTypes(database);
  const decks = isNew ? newDecks(database) : oldDecks(database);
  for (const row of database.prepare(NOTES).iterate() as Iterable<Row>) {
    const type = types.get(row.mid);
    yield {
      guid: String(row.guid),
      fields: String(row.flds).split(FIELD),
      fieldNames: type?.fieldNames ?? [],
      templates: type?.templates ?? [],
      tags: String(row.tags)
        .split(/\s+/)
        .filter((tag) => tag !== ''),
      isCloze: type?.isCloze ?? false,
      typed: type?.templates.some(({ typed }) => typed) ?? false,
      ordinals: [...new Set((row.ordinals ?? '').split(',').filter((ord) => ord !== ''))]
        .map(Number)
        .sort((a, b) => a - b),
      deck: (decks.get(row.did) ?? '')
        .split('::')
        .map((name) => name.trim())
        .filter((name) => name !== ''),
    };
  }
}

// A card is new while its type is 0; a card in a filtered deck belongs to its original deck.
const PROGRESS = `
  select cast(case when odid = 0 then did else odid end as text) as did,
    count(*) filter (where type <> 0) as studied, count(*) filter (where queue = -1) as suspended,
    count(*) filter (where flags & 7 <> 0) as flagged
  from cards group by 1 having studied > 0 or suspended > 0 or flagged > 0 order by 1`;

function progressIn(database: DatabaseSync, isNew: boolean): DeckProgress[] {
  const decks = isNew ? newDecks(database) : oldDecks(database);
  return database
    .prepare(PROGRESS)
    .all()
    .map(({ did, studied, suspended, flagged }) => ({
      deck: decks.get(String(did)) ?? '',
      studied: Number(studied),
      suspended: Number(suspended),
      flagged: Number(flagged),
    }));
}

/**
 * Checked before anything is read: a view with an expected name, a virtual table or a computed column could return
 * arbitrary rows without end.
 */
function requireTables(database: DatabaseSync): void {
  const tables = database
    .prepare(`select type from sqlite_master where name in ('notes', 'cards', 'col', 'revlog')`)
    .all();
  if (tables.length < 4 || tables.some(({ type }) => type !== 'table'))
    throw new FileError({ code: 'ankiDamaged', part: 'tables' });
  const computed = database
    .prepare(
      `select m.name from sqlite_master m where m.type = 'view' or (m.type = 'table' and (m.sql like 'create virtual%'
         or exists (select 1 from pragma_table_xinfo(m.name) x where x.hidden <> 0))) limit 1`,
    )
    .all();
  if (computed.length > 0) throw new FileError({ code: 'ankiDamaged', part: 'views' });
}

function oldDecks(database: DatabaseSync): Map<string, string> {
  const decks = settingsIn<{ name?: string }>(database, 'decks');
  return new Map(decks.map(([id, { name = '' }]) => [id, String(name)]));
}

function newDecks(database: DatabaseSync): Map<string, string> {
  const rows = database.prepare('select cast(id as text) as id, name from decks').all();
  return new Map(rows.map(({ id, name }) => [String(id), String(name).replaceAll(FIELD, '::')]));
}

function mediaOf(archive: ZipArchive, path: string | undefined, zstd: boolean, most: number): Uint8Array | null {
  const entry = path === undefined ? undefined : archive.entries.get(path);
  if (entry === undefined) return null;
  const bytes = archive.read(entry, most);
  if (!zstd) return bytes;
  try {
    return zstdDecompressSync(bytes, { maxOutputLength: most });
  } catch {
    throw new FileError({ code: 'archiveFileDamaged', path: entry.path });
  }
}
