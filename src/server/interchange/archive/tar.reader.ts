import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { crc32 } from 'node:zlib';
import { Gunzip } from 'fflate';
import { FileError } from '../questions/interchange-question.ts';
import { readAt } from './read-at.ts';
import { safePath, unsafePath } from './safe-path.ts';
import { fieldsOfHeader, longPathIn, TAR_BLOCK, type TarHeader } from './tar.header.ts';

const ENTRIES_MAX = 300_000;
/** As for zip archives: no genuine archive has a higher compression ratio. */
const RATIO_MAX = 100;
const ALL_FREE_BYTES = 2_000_000_000;
/** Small, since a bomb expands a thousandfold. */
const PIECE_BYTES = 16_384;
/** A long name is a file of its own before the one that it names. */
const LONG_NAME_MAX_BYTES = 65_536;
const GZIP_TRAILER_BYTES = 8;

/** What a visitor reads of an archive. */
export type TarVisitor = {
  /** Called with each file. Whether its content is read, for which there has to be memory; `stop` ends reading. */
  readonly selects: (path: string, bytes: number) => boolean | 'stop';
  /** Called with the content of a selected file. */
  readonly onFile: (path: string, content: Buffer) => void;
};

/** Whether a file starts with the signature of gzip. */
export function isGzip(file: string): boolean {
  const handle = openSync(file, 'r');
  try {
    const head = Buffer.alloc(3);
    return readAt(handle, head, 0) && head[0] === 0x1f && head[1] === 0x8b && head[2] === 8;
  } finally {
    closeSync(handle);
  }
}

/**
 * Reads a tar archive that is packed with gzip, once from start to end; nothing is ever written to a path from it.
 * Rejects links, devices, repeated names, paths that lead outside, and archives that expand without limit. Checksums of
 * the headers and of gzip are verified. `mostBytes`: reading ends there without an error. Throws `FileError`.
 */
export function readTarGzip(file: string, visitor: TarVisitor, mostBytes = Number.POSITIVE_INFINITY): void {
  const handle = openSync(file, 'r');
  try {
    const { size } = fstatSync(handle);
    const limit = Math.max(ALL_FREE_BYTES, size * RATIO_MAX);
    const walker = new TarWalker(visitor);
    const sums = { bytes: 0, crc: 0 };
    const unpacking = new Gunzip((piece) => {
      sums.bytes += piece.length;
      if (sums.bytes > limit) throw new FileError({ code: 'archiveTooLarge', max: limit });
      sums.crc = crc32(piece, sums.crc);
      walker.write(piece);
    });
    const piece = Buffer.allocUnsafe(PIECE_BYTES);
    for (let at = 0; at < size && !walker.isStopped && sums.bytes < mostBytes; ) {
      const read = readSync(handle, piece, 0, PIECE_BYTES, at);
      if (read === 0) break;
      at += read;
      inflating(() => unpacking.push(piece.subarray(0, read), at >= size));
    }
    if (walker.isStopped || sums.bytes >= mostBytes) return;
    verify(handle, size, sums);
    walker.end();
  } finally {
    closeSync(handle);
  }
}

function inflating(push: () => void): void {
  try {
    push();
  } catch (error) {
    throw error instanceof FileError ? error : damaged();
  }
}

/** The last bytes of gzip are the checksum and the length of what it contains. */
function verify(handle: number, size: number, { bytes, crc }: { readonly bytes: number; readonly crc: number }): void {
  const trailer = Buffer.alloc(GZIP_TRAILER_BYTES);
  if (!readAt(handle, trailer, size - GZIP_TRAILER_BYTES)) throw damaged();
  if (trailer.readUInt32LE(0) !== crc || trailer.readUInt32LE(4) !== bytes % 2 ** 32) throw damaged();
}

const damaged = (): FileError => new FileError({ code: 'archiveDamaged' });

/** `content`: null if it is not selected. `isName`: it is the name of the next file. */
type OpenEntry = TarHeader & { readonly content: Buffer | null; readonly isName: boolean };

/** Follows the blocks of a tar archive: a header, the content, and zeros up to the next block. */
class TarWalker {
  isStopped = false;
  readonly #visitor: TarVisitor;
  readonly #header = Buffer.alloc(TAR_BLOCK);
  #headerBytes = 0;
  #entry: OpenEntry | null = null;
  #taken = 0;
  #padding = 0;
  #isOver = false;
  #longPath: string | null = null;
  readonly #paths = new Set<string>();

  constructor(visitor: TarVisitor) {
    this.#visitor = visitor;
  }

  write(bytes: Uint8Array): void {
    for (let at = 0; at < bytes.length && !this.#isOver && !this.isStopped; ) {
      if (this.#padding > 0) {
        const skipped = Math.min(this.#padding, bytes.length - at);
        this.#padding -= skipped;
        at += skipped;
      } else at += this.#entry === null ? this.#takeHeader(bytes, at) : this.#takeContent(this.#entry, bytes, at);
    }
  }

  /** Throws `FileError` if the archive ends within a file. */
  end(): void {
    if (this.#headerBytes > 0 || this.#entry !== null || this.#padding > 0) throw damaged();
  }

  #takeHeader(bytes: Uint8Array, at: number): number {
    const part = bytes.subarray(at, at + TAR_BLOCK - this.#headerBytes);
    this.#header.set(part, this.#headerBytes);
    this.#headerBytes += part.length;
    if (this.#headerBytes === TAR_BLOCK) {
      this.#headerBytes = 0;
      if (this.#header.every((byte) => byte === 0)) this.#isOver = true;
      else this.#open(fieldsOfHeader(this.#header));
    }
    return part.length;
  }

  #open(header: TarHeader): void {
    const { kind, bytes } = header;
    const isName = kind === 'longName' || kind === 'attributes';
    if (isName && bytes > LONG_NAME_MAX_BYTES) throw unsafePath(header.path, 'tooLong');
    const path = isName ? header.path : (this.#longPath ?? header.path).replace(/^(?:\.\/)+/, '');
    if (!isName) this.#longPath = null;
    const isRequested = kind === 'file' && this.#isRequested(path, bytes);
    if (kind === 'other') throw unsafePath(path, 'link');
    const content = isRequested || isName ? Buffer.alloc(bytes) : null;
    this.#entry = { ...header, path, content, isName };
    this.#taken = 0;
    if (bytes === 0) this.#close(this.#entry);
  }

  #isRequested(path: string, bytes: number): boolean {
    safePath(path);
    if (this.#paths.has(path)) throw unsafePath(path, 'repeated');
    this.#paths.add(path);
    if (this.#paths.size > ENTRIES_MAX) throw new FileError({ code: 'archiveTooManyFiles', max: ENTRIES_MAX });
    const answer = this.#visitor.selects(path, bytes);
    if (answer === 'stop') this.isStopped = true;
    return answer === true;
  }

  #takeContent(entry: OpenEntry, bytes: Uint8Array, at: number): number {
    const part = bytes.subarray(at, at + entry.bytes - this.#taken);
    entry.content?.set(part, this.#taken);
    this.#taken += part.length;
    if (this.#taken === entry.bytes) this.#close(entry);
    return part.length;
  }

  #close({ kind, path, bytes, content, isName }: OpenEntry): void {
    this.#entry = null;
    this.#padding = (TAR_BLOCK - (bytes % TAR_BLOCK)) % TAR_BLOCK;
    if (content === null) return;
    if (isName) this.#longPath = longPathIn(content, kind) ?? this.#longPath;
    else this.#visitor.onFile(path, content);
  }
}
