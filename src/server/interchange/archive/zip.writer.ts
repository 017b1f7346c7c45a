import { Readable } from 'node:stream';
import { crc32, createDeflateRaw, deflateRawSync } from 'node:zlib';
import { byteBuffer } from './byte-buffer.ts';
import {
  DEFLATED,
  DESCRIPTOR,
  DIRECTORY_ENTRY,
  ENDING,
  LOCAL_HEADER,
  NAME_IS_UTF8,
  recordOf,
  STORED,
  SUMS_FOLLOW,
  UINT16_MAX,
  UINT32_MAX,
  ZIP64_ENDING,
  ZIP64_EXTRA,
  ZIP64_LOCATOR,
} from './zip.records.ts';

/** Bytes or text of a file that is too large for memory, in chunks. */
export type Pieces = Iterable<string | Uint8Array> | AsyncIterable<string | Uint8Array>;

/** One file of an archive: whole, or in chunks. `stored`: already compressed, so it isn't compressed again. */
export type ZipMember = {
  readonly path: string;
  readonly content: string | Uint8Array | { readonly pieces: Pieces };
  readonly stored?: boolean;
};

/** 1 January 1980, so that the same bank produces the same bytes. */
const NO_DAY = 0x0021;
/** The memory for compressed data is allocated at once, and not sixteen times what a small file needs. */
const PACKED_BYTES_MIN = 1_024;
const VERSION = 20;
const ZIP64_VERSION = 45;

/**
 * A zip archive in chunks: only one file is in memory at a time, and of earlier files only their offsets. Any number of
 * files (zip64). A file in chunks is limited to 4 GB.
 */
export async function* zipOf(members: Iterable<ZipMember> | AsyncIterable<ZipMember>): AsyncGenerator<Uint8Array> {
  const directory = byteBuffer();
  let count = 0;
  let at = 0;
  for await (const member of members) {
    const start = at;
    const name = Buffer.from(member.path);
    const isInMemory = typeof member.content === 'string' || member.content instanceof Uint8Array;
    const method = member.stored === true && isInMemory ? STORED : DEFLATED;
    const sums = { crc: 0, packed: 0, unpacked: 0 };
    if (typeof member.content === 'string' || member.content instanceof Uint8Array) {
      const bytes = typeof member.content === 'string' ? Buffer.from(member.content) : member.content;
      const packed =
        method === STORED ? bytes : deflateRawSync(bytes, { chunkSize: Math.max(PACKED_BYTES_MIN, bytes.length) });
      Object.assign(sums, { crc: crc32(bytes), packed: packed.length, unpacked: bytes.length });
      yield localHeader(name, method, NAME_IS_UTF8, sums);
      yield packed;
    } else {
      yield localHeader(name, method, NAME_IS_UTF8 | SUMS_FOLLOW, sums);
      for await (const piece of deflated(member.content.pieces, sums)) yield piece;
      if (sums.packed > UINT32_MAX || sums.unpacked > UINT32_MAX) throw new RangeError(`${member.path} passes 4 GB`);
      yield recordOf(DESCRIPTOR, sums);
      at += DESCRIPTOR.bytes;
    }
    at += LOCAL_HEADER.bytes + name.length + sums.packed;
    directory.add(directoryEntry(name, method, isInMemory ? 0 : SUMS_FOLLOW, sums, start));
    count += 1;
  }
  const entries = directory.toBuffer();
  yield entries;
  yield ending(count, entries.length, at);
}

type Sums = { crc: number; packed: number; unpacked: number };

async function* deflated(pieces: Pieces, sums: Sums): AsyncGenerator<Uint8Array> {
  async function* counted(): AsyncGenerator<Buffer> {
    for await (const piece of pieces) {
      const bytes = Buffer.from(piece as Uint8Array);
      sums.crc = crc32(bytes, sums.crc);
      sums.unpacked += bytes.length;
      yield bytes;
    }
  }
  const packing = createDeflateRaw();
  const source = Readable.from(counted(), { objectMode: false });
  source.once('error', (error) => packing.destroy(error));
  const packed: AsyncIterable<Buffer> = source.pipe(packing);
  for await (const piece of packed) {
    sums.packed += piece.length;
    yield piece;
  }
}

function localHeader(name: Buffer, method: number, flags: number, sums: Sums): Buffer {
  const header = { needs: VERSION, flags, method, day: NO_DAY, ...sums, name: name.length };
  return Buffer.concat([recordOf(LOCAL_HEADER, header), name]);
}

function directoryEntry(name: Buffer, method: number, flags: number, sums: Sums, start: number): Buffer {
  const isZip64 = start >= UINT32_MAX;
  const far = isZip64 ? zip64Offset(start) : Buffer.alloc(0);
  const entry = recordOf(DIRECTORY_ENTRY, {
    ...{
      versionMadeBy: ZIP64_VERSION,
      needs: isZip64 ? ZIP64_VERSION : VERSION,
      flags: NAME_IS_UTF8 | flags,
      method,
      day: NO_DAY,
    },
    ...sums,
    ...{ name: name.length, extra: far.length, at: isZip64 ? UINT32_MAX : start },
  });
  return Buffer.concat([entry, name, far]);
}

/** An extra field with the offset of a file beyond 4 GB. */
function zip64Offset(start: number): Buffer {
  const extra = Buffer.alloc(12);
  extra.writeUInt16LE(ZIP64_EXTRA, 0);
  extra.writeUInt16LE(8, 2);
  extra.writeBigUInt64LE(BigInt(start), 4);
  return extra;
}

/** The end of the directory; in both forms if the older one overflows. */
function ending(count: number, size: number, at: number): Buffer {
  const near = Math.min(count, UINT16_MAX);
  const end = recordOf(ENDING, {
    ...{ countHere: near, count: near, size: Math.min(size, UINT32_MAX), at: Math.min(at, UINT32_MAX) },
  });
  if (count < UINT16_MAX && at < UINT32_MAX && size < UINT32_MAX) return end;
  const far = recordOf(ZIP64_ENDING, {
    // The size of what follows these two numbers.
    ...{ rest: ZIP64_ENDING.bytes - 12, versionMadeBy: ZIP64_VERSION, needs: ZIP64_VERSION },
    ...{ countHere: count, count, size, at },
  });
  return Buffer.concat([far, recordOf(ZIP64_LOCATOR, { at: at + size, disks: 1 }), end]);
}
