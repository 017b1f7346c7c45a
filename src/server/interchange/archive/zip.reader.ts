import { closeSync, createReadStream, createWriteStream, openSync, readSync } from 'node:fs';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createInflateRaw, inflateRawSync } from 'node:zlib';
import { type Entry, fromFdPromise, type ZipFile } from 'yauzl';
import { FileError } from '../interchange-item.ts';

/** One file of an archive, found by its path. */
export type ZipEntry = {
  readonly path: string;
  readonly bytes: number;
  readonly packed: number;
  readonly at: number;
  readonly method: number;
};

/** An archive: which files it has, and their bytes when they are asked for. */
export type ZipArchive = {
  readonly entries: ReadonlyMap<string, ZipEntry>;
  /** The bytes of a file; throws `FileError` where they are more than `most`, or more than they say. */
  readonly read: (entry: ZipEntry, most: number) => Uint8Array;
  /** Writes a file that may be large elsewhere, counting as it unfolds. */
  readonly unfold: (entry: ZipEntry, to: string, most: number) => Promise<void>;
  readonly close: () => void;
};

const ENTRIES_MAX = 300_000;
/** Beyond a megabyte nothing honest unfolds to more than so many times its size. */
const RATIO_MAX = 100;
const RATIO_FREE_BYTES = 1_000_000;
const LOCAL_HEADER_BYTES = 30;
const SMALL_BYTES = 65_536;
/** More than what programs write behind a name, and names of other alphabets. */
const HEADER_SPARE_BYTES = 128;
const STORED = 0;
const DEFLATED = 8;
const SYMLINK = 0o120000;

/**
 * Opens a zip file. Its directory is read by yauzl, which refuses absolute paths and those that lead out of it; nothing
 * is ever written under a name of the archive. Throws `FileError`.
 */
export async function openZip(file: string): Promise<ZipArchive> {
  const handle = openSync(file, 'r');
  try {
    const entries = await entriesOf(handle);
    return {
      entries,
      read: (entry, most) => readEntry(handle, entry, most),
      unfold: (entry, to, most) => unfoldEntry(file, handle, entry, to, most),
      close: () => closeSync(handle),
    };
  } catch (error) {
    closeSync(handle);
    if (error instanceof FileError) throw error;
    throw new FileError(`it is no zip archive that can be read (${error instanceof Error ? error.message : error})`);
  }
}

async function entriesOf(handle: number): Promise<Map<string, ZipEntry>> {
  const zip: ZipFile = await fromFdPromise(handle, { lazyEntries: true, autoClose: false, strictFileNames: true });
  const entries = new Map<string, ZipEntry>();
  await new Promise<void>((done, fail) => {
    zip.on('entry', (entry: Entry) => {
      try {
        take(entry, entries);
        zip.readEntry();
      } catch (error) {
        fail(error);
      }
    });
    zip.once('end', done);
    zip.once('error', fail);
    zip.readEntry();
  });
  return entries;
}

function take(entry: Entry, entries: Map<string, ZipEntry>): void {
  const path = entry.fileName;
  if (path.endsWith('/')) return;
  if (entries.size >= ENTRIES_MAX) throw new FileError(`it holds more than ${ENTRIES_MAX} files`);
  if (entries.has(path)) throw new FileError(`it holds ${JSON.stringify(path)} twice`);
  if (((entry.externalFileAttributes >>> 16) & 0o170000) === SYMLINK)
    throw new FileError(`it holds a link, ${JSON.stringify(path)}`);
  if (entry.isEncrypted()) throw new FileError('it is locked by a password');
  if (entry.compressionMethod !== STORED && entry.compressionMethod !== DEFLATED) {
    throw new FileError(`${JSON.stringify(path)} is packed in a way that is not known`);
  }
  entries.set(path, {
    path,
    bytes: entry.uncompressedSize,
    packed: entry.compressedSize,
    at: entry.relativeOffsetOfLocalHeader,
    method: entry.compressionMethod,
  });
}

function readEntry(handle: number, entry: ZipEntry, most: number): Uint8Array {
  const tooLarge = (): FileError => new FileError(`${JSON.stringify(entry.path)} unfolds to more than ${most} bytes`);
  if (entry.packed > most) throw tooLarge();
  const packed = packedBytes(handle, entry);
  if (entry.method === STORED) return packed;
  try {
    return inflateRawSync(packed, {
      maxOutputLength: Math.max(1, Math.min(most, allowed(entry))),
      // What it says of itself is how much is made room for at first, within reason.
      chunkSize: Math.min(65_536, Math.max(64, entry.bytes)),
    });
  } catch (error) {
    if (error instanceof RangeError || (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE')
      throw tooLarge();
    throw new FileError(`${JSON.stringify(entry.path)} is broken`);
  }
}

/** What an entry may unfold to, whatever its header says. */
const allowed = ({ packed }: ZipEntry): number => Math.max(RATIO_FREE_BYTES, packed * RATIO_MAX);

/** Header and bytes of a small file by one look at the disk, of a large one by two. */
function packedBytes(handle: number, entry: ZipEntry): Buffer {
  if (entry.packed <= SMALL_BYTES) {
    const around = Buffer.allocUnsafe(LOCAL_HEADER_BYTES + entry.path.length + HEADER_SPARE_BYTES + entry.packed);
    const read = readSync(handle, around, 0, around.length, entry.at);
    if (read >= LOCAL_HEADER_BYTES) {
      const start = dataStart(around, entry);
      if (start + entry.packed <= read) return around.subarray(start, start + entry.packed);
    }
  }
  const packed = Buffer.allocUnsafe(entry.packed);
  readWhole(handle, packed, dataPlace(handle, entry), entry);
  return packed;
}

function dataPlace(handle: number, entry: ZipEntry): number {
  const header = Buffer.allocUnsafe(LOCAL_HEADER_BYTES);
  readWhole(handle, header, entry.at, entry);
  return entry.at + dataStart(header, entry);
}

/** How far behind the beginning of its header the bytes of a file begin. */
function dataStart(header: Buffer, { path }: ZipEntry): number {
  if (header.readUInt32LE(0) !== 0x04034b50)
    throw new FileError(`${JSON.stringify(path)} is not where the archive says`);
  return LOCAL_HEADER_BYTES + header.readUInt16LE(26) + header.readUInt16LE(28);
}

function readWhole(handle: number, into: Buffer, from: number, entry: ZipEntry): void {
  for (let done = 0; done < into.length; ) {
    const read = readSync(handle, into, done, into.length - done, from + done);
    if (read === 0) throw new FileError(`it ends before ${JSON.stringify(entry.path)} does`);
    done += read;
  }
}

async function unfoldEntry(file: string, handle: number, entry: ZipEntry, to: string, most: number): Promise<void> {
  const start = dataPlace(handle, entry);
  const limit = Math.min(most, allowed(entry));
  let bytes = 0;
  const counting = new Transform({
    transform(chunk: Buffer, _, done) {
      bytes += chunk.length;
      if (bytes > limit) done(new FileError(`${JSON.stringify(entry.path)} unfolds to more than ${limit} bytes`));
      else done(null, chunk);
    },
  });
  const source = createReadStream(file, { start, end: start + Math.max(entry.packed, 1) - 1 });
  const target = createWriteStream(to, { mode: 0o600 });
  if (entry.method === STORED) await pipeline(source, counting, target);
  else await pipeline(source, createInflateRaw(), counting, target);
}
