import { closeSync, createReadStream, fstatSync, openSync, readSync } from 'node:fs';
import { pipeline, Readable, Transform } from 'node:stream';
import { crc32, createInflateRaw, inflateRawSync } from 'node:zlib';
import { Inflate } from 'fflate';
import { errorCodeOf } from '../../platform/process/system-error.ts';
import { FileError } from '../questions/interchange-question.ts';
import { readAt } from './read-at.ts';
import { readDirectory, type ZipEntry } from './zip.directory.ts';
import { fieldOf, hasRecordAt, LOCAL_HEADER, STORED } from './zip.records.ts';

/** An archive: its files, and their bytes on request. */
export type ZipArchive = {
  readonly entries: ReadonlyMap<string, ZipEntry>;
  /** The bytes of a file; throws `FileError` if there are more than `most`, or more than declared. */
  readonly read: (entry: ZipEntry, most: number) => Uint8Array;
  /** The bytes of a file that may be large, in chunks on request; throws as `read` does. */
  readonly pieces: (entry: ZipEntry, most: number) => Generator<Uint8Array>;
  /** The same as a stream; throws as `read` does, while reading. */
  readonly stream: (entry: ZipEntry, most: number) => Readable;
  readonly close: () => void;
};

/** Beyond a megabyte no genuine file has a higher compression ratio. */
const RATIO_MAX = 100;
const RATIO_FREE_BYTES = 1_000_000;
/** The same for everything that is read from one archive, including repeated reads. */
const ALL_FREE_BYTES = 2_000_000_000;
/** Files up to this size are mostly read one after the other. */
const SMALL_BYTES = 65_536;
/** An archive up to this size is read whole when its small files are read; of a larger one, this much at a time. */
const IN_MEMORY_MAX_BYTES = 50_000_000;
const WINDOW_BYTES = 1_048_576;
/** More than what programs write after a name, and than names in other scripts need. */
const HEADER_SPARE_BYTES = 128;

/** Whether a file starts with the signature of an archive. */
export function isZip(file: string): boolean {
  const handle = openSync(file, 'r');
  try {
    const head = Buffer.alloc(4);
    return readAt(handle, head, 0) && head.readUInt32LE(0) === LOCAL_HEADER.signature;
  } finally {
    closeSync(handle);
  }
}

/** The paths of the first files of an archive, as many as requested. Throws `FileError`. */
export function firstPaths(file: string, most: number): readonly string[] {
  const handle = openSync(file, 'r');
  try {
    return [...readDirectory(handle, most).keys()];
  } finally {
    closeSync(handle);
  }
}

/** Opens a zip file. Nothing is ever written to a path from the archive. Throws `FileError`. */
export function openZip(file: string): ZipArchive {
  const handle = openSync(file, 'r');
  try {
    const entries = readDirectory(handle);
    const window = new Window(handle);
    const count = counterOf(Math.max(ALL_FREE_BYTES, fstatSync(handle).size * RATIO_MAX));
    return {
      entries,
      read: (entry, most) => {
        const bytes = readEntry(handle, window, entry, most);
        count(bytes.length);
        return bytes;
      },
      pieces: (entry, most) => piecesOf(handle, entry, most, count),
      stream: (entry, most) => streamEntry({ file, handle, count }, entry, most),
      close: () => closeSync(handle),
    };
  } catch (error) {
    closeSync(handle);
    throw error;
  }
}

type Count = (bytes: number) => void;

/** Counts the uncompressed bytes; throws `FileError` beyond the limit. */
function counterOf(limit: number): Count {
  let all = 0;
  return (bytes) => {
    all += bytes;
    if (all > limit) throw new FileError({ code: 'archiveTooLarge', max: limit });
  };
}

/** A window of the file around the last read, because a disk access costs more than the bytes that it returns. */
class Window {
  readonly #handle: number;
  readonly #fileBytes: number;
  #bytes = Buffer.alloc(0);
  #from = 0;
  #asked = 0;

  constructor(handle: number) {
    this.#handle = handle;
    this.#fileBytes = fstatSync(handle).size;
  }

  /** At least this many bytes from an offset, up to the end of the file. They are valid until the next call. */
  around(at: number, bytes: number): Buffer {
    const isThere = at >= this.#from && at + bytes <= this.#from + this.#bytes.length;
    if (!isThere && !this.#isAtEnd(at)) {
      const fitsInMemory = this.#fileBytes <= IN_MEMORY_MAX_BYTES;
      const isSequential = at >= this.#asked && at - this.#asked < WINDOW_BYTES;
      const room = Buffer.allocUnsafe(
        fitsInMemory ? this.#fileBytes : isSequential ? Math.max(bytes, WINDOW_BYTES) : bytes,
      );
      this.#from = fitsInMemory ? 0 : at;
      this.#bytes = room.subarray(0, readSync(this.#handle, room, 0, room.length, this.#from));
    }
    this.#asked = at;
    return this.#bytes.subarray(at - this.#from);
  }

  #isAtEnd(at: number): boolean {
    return at >= this.#from && this.#bytes.length > 0 && this.#from + this.#bytes.length >= this.#fileBytes;
  }
}

function readEntry(handle: number, window: Window, entry: ZipEntry, most: number): Uint8Array {
  const tooLarge = (): FileError => tooLargeFile(entry.path, most);
  if (entry.packed > most) throw tooLarge();
  const packed = packedBytes(handle, window, entry);
  const bytes = entry.method === STORED ? Buffer.from(packed) : unfolded(packed, entry, most, tooLarge);
  if (bytes.length !== entry.bytes || crc32(bytes) !== entry.crc) throw damaged(entry);
  return bytes;
}

function unfolded(packed: Buffer, entry: ZipEntry, most: number, tooLarge: () => FileError): Uint8Array {
  try {
    return inflateRawSync(packed, {
      maxOutputLength: Math.max(1, Math.min(most, allowed(entry))),
      // The declared size is allocated at first, within limits; a full buffer is enlarged.
      chunkSize: Math.min(65_536, Math.max(64, entry.bytes + 1)),
    });
  } catch (error) {
    if (error instanceof RangeError || errorCodeOf(error) === 'ERR_BUFFER_TOO_LARGE') throw tooLarge();
    throw damaged(entry);
  }
}

/** The limit for an entry's uncompressed size, whatever its header declares. */
const allowed = ({ packed }: ZipEntry): number => Math.max(RATIO_FREE_BYTES, packed * RATIO_MAX);

/** The compressed bytes of a file in the archive; those of a small file are valid until the next read. */
function packedBytes(handle: number, window: Window, entry: ZipEntry): Buffer {
  if (entry.packed <= SMALL_BYTES) {
    const most = LOCAL_HEADER.bytes + entry.path.length + HEADER_SPARE_BYTES + entry.packed;
    const around = window.around(entry.at, most);
    if (around.length >= LOCAL_HEADER.bytes) {
      const start = dataStart(around, entry);
      if (start + entry.packed <= around.length) return around.subarray(start, start + entry.packed);
    }
  }
  const packed = Buffer.allocUnsafe(entry.packed);
  if (!readAt(handle, packed, dataOffset(handle, entry))) throw damaged(entry);
  return packed;
}

const damaged = ({ path }: ZipEntry): FileError => new FileError({ code: 'archiveFileDamaged', path });
const tooLargeFile = (path: string, max: number): FileError =>
  new FileError({ code: 'packageFileTooLarge', path, max });

function dataOffset(handle: number, entry: ZipEntry): number {
  const header = Buffer.allocUnsafe(LOCAL_HEADER.bytes);
  if (!readAt(handle, header, entry.at)) throw damaged(entry);
  return entry.at + dataStart(header, entry);
}

/** The offset of a file's bytes from the start of its header. */
function dataStart(header: Buffer, entry: ZipEntry): number {
  if (!hasRecordAt(LOCAL_HEADER, header, 0)) throw damaged(entry);
  const [name, extra] = [fieldOf(LOCAL_HEADER, 'name', header, 0), fieldOf(LOCAL_HEADER, 'extra', header, 0)];
  return LOCAL_HEADER.bytes + name + extra;
}

const PIECE_BYTES = 16_384;

function* piecesOf(handle: number, entry: ZipEntry, most: number, count: Count): Generator<Uint8Array> {
  const limit = Math.min(most, allowed(entry));
  let [bytes, crc] = [0, 0];
  for (const piece of entry.method === STORED ? packedPieces(handle, entry) : inflatedPieces(handle, entry)) {
    bytes += piece.length;
    if (bytes > limit) throw tooLargeFile(entry.path, limit);
    count(piece.length);
    crc = crc32(piece, crc);
    yield piece;
  }
  if (crc !== entry.crc) throw damaged(entry);
}

function* packedPieces(handle: number, entry: ZipEntry): Generator<Buffer> {
  const from = dataOffset(handle, entry);
  for (let at = 0; at < entry.packed; at += PIECE_BYTES) {
    const piece = Buffer.allocUnsafe(Math.min(PIECE_BYTES, entry.packed - at));
    if (!readAt(handle, piece, from + at)) throw damaged(entry);
    yield piece;
  }
}

/** Small input chunks, since a zip bomb expands a thousandfold. */
function* inflatedPieces(handle: number, entry: ZipEntry): Generator<Uint8Array> {
  let out: Uint8Array[] = [];
  const inflate = new Inflate((piece) => void out.push(piece));
  try {
    for (const piece of packedPieces(handle, entry)) {
      inflate.push(piece);
      yield* out;
      out = [];
    }
    inflate.push(new Uint8Array(0), true);
  } catch (error) {
    throw error instanceof FileError ? error : damaged(entry);
  }
  yield* out;
}

type Source = { readonly file: string; readonly handle: number; readonly count: Count };

function streamEntry({ file, handle, count }: Source, entry: ZipEntry, most: number): Readable {
  const start = dataOffset(handle, entry);
  const limit = Math.min(most, allowed(entry));
  const source = createReadStream(file, { start, end: start + Math.max(entry.packed, 1) - 1 });
  const counting = upTo(limit, entry.path, count);
  // Errors on the way surface at its end.
  const ignore = (): void => undefined;
  const bytes =
    entry.method === STORED
      ? pipeline(source, counting, ignore)
      : pipeline(source, createInflateRaw(), counting, ignore);
  return Readable.from(checked(bytes, entry));
}

/** The bytes of a file, whose checksum shows at the end that none of them was changed. */
async function* checked(chunks: AsyncIterable<Buffer>, entry: ZipEntry): AsyncGenerator<Buffer> {
  let crc = 0;
  try {
    for await (const chunk of chunks) {
      crc = crc32(chunk, crc);
      yield chunk;
    }
  } catch (error) {
    throw error instanceof FileError ? error : damaged(entry);
  }
  if (crc !== entry.crc) throw damaged(entry);
}

/** Passes this many bytes of the file at a path through; fails with more. `count`: for all uncompressed bytes. */
export function upTo(limit: number, path: string, count: Count = () => undefined): Transform {
  let bytes = 0;
  return new Transform({
    transform(chunk: Buffer, _, done) {
      bytes += chunk.length;
      try {
        if (bytes > limit) throw tooLargeFile(path, limit);
        count(chunk.length);
        done(null, chunk);
      } catch (error) {
        done(error instanceof Error ? error : new Error(String(error)));
      }
    },
  });
}
