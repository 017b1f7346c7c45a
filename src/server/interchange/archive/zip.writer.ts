import { Readable } from 'node:stream';
import { crc32, createDeflateRaw, deflateRawSync } from 'node:zlib';

/** Bytes or text of a file that is too large to be held, piece by piece. */
export type Pieces = Iterable<string | Uint8Array> | AsyncIterable<string | Uint8Array>;

/** One file of an archive: whole, or piece by piece. `stored`: what is packed already is not packed again. */
export type ZipMember = {
  readonly path: string;
  readonly content: string | Uint8Array | { readonly pieces: Pieces };
  readonly stored?: boolean;
};

const DEFLATED = 8;
const STORED = 0;
const NAMES_ARE_UTF8 = 0x0800;
const SIZES_FOLLOW = 0x0008;
/** 1 January 1980: the same bank makes the same bytes. */
const NO_DAY = 0x0021;
const UINT16_MAX = 0xffff;
const UINT32_MAX = 0xffffffff;

/**
 * A zip archive, piece by piece: one file is held at a time, and of those before only where they stand. Takes as many
 * files as come (zip64). A file that comes in pieces may not pass 4 GB.
 */
export async function* zipOf(members: Iterable<ZipMember> | AsyncIterable<ZipMember>): AsyncGenerator<Uint8Array> {
  const directory: Buffer[] = [];
  let at = 0;
  for await (const member of members) {
    const start = at;
    const name = Buffer.from(member.path);
    const isWhole = typeof member.content === 'string' || member.content instanceof Uint8Array;
    const method = member.stored === true && isWhole ? STORED : DEFLATED;
    const sums = { crc: 0, packed: 0, bytes: 0 };
    if (typeof member.content === 'string' || member.content instanceof Uint8Array) {
      const bytes = typeof member.content === 'string' ? Buffer.from(member.content) : member.content;
      const packed = method === STORED ? bytes : deflateRawSync(bytes);
      Object.assign(sums, { crc: crc32(bytes), packed: packed.length, bytes: bytes.length });
      yield localHeader(name, method, NAMES_ARE_UTF8, sums);
      yield packed;
    } else {
      yield localHeader(name, method, NAMES_ARE_UTF8 | SIZES_FOLLOW, sums);
      for await (const piece of deflated(member.content.pieces, sums)) yield piece;
      if (sums.packed > UINT32_MAX || sums.bytes > UINT32_MAX) throw new RangeError(`${member.path} passes 4 GB`);
      yield descriptor(sums);
      at += 16;
    }
    at += 30 + name.length + sums.packed;
    directory.push(directoryEntry(name, method, isWhole ? 0 : SIZES_FOLLOW, sums, start));
  }
  const size = directory.reduce((sum, entry) => sum + entry.length, 0);
  yield* directory;
  yield ending(directory.length, size, at);
}

type Sums = { crc: number; packed: number; bytes: number };

async function* deflated(pieces: Pieces, sums: Sums): AsyncGenerator<Uint8Array> {
  async function* counted(): AsyncGenerator<Buffer> {
    for await (const piece of pieces) {
      const bytes = Buffer.from(piece as Uint8Array);
      sums.crc = crc32(bytes, sums.crc);
      sums.bytes += bytes.length;
      yield bytes;
    }
  }
  const packing = createDeflateRaw();
  const source = Readable.from(counted(), { objectMode: false });
  source.once('error', (error) => packing.destroy(error));
  for await (const piece of source.pipe(packing)) {
    sums.packed += (piece as Buffer).length;
    yield piece as Buffer;
  }
}

function localHeader(name: Buffer, method: number, flags: number, { crc, packed, bytes }: Sums): Buffer {
  const header = Buffer.alloc(30);
  header.writeUInt32LE(0x04034b50, 0);
  header.writeUInt16LE(20, 4);
  header.writeUInt16LE(flags, 6);
  header.writeUInt16LE(method, 8);
  header.writeUInt16LE(NO_DAY, 12);
  header.writeUInt32LE(crc, 14);
  header.writeUInt32LE(packed, 18);
  header.writeUInt32LE(bytes, 22);
  header.writeUInt16LE(name.length, 26);
  return Buffer.concat([header, name]);
}

function descriptor({ crc, packed, bytes }: Sums): Buffer {
  const following = Buffer.alloc(16);
  following.writeUInt32LE(0x08074b50, 0);
  following.writeUInt32LE(crc, 4);
  following.writeUInt32LE(packed, 8);
  following.writeUInt32LE(bytes, 12);
  return following;
}

function directoryEntry(name: Buffer, method: number, flags: number, sums: Sums, start: number): Buffer {
  const isFar = start >= UINT32_MAX;
  const entry = Buffer.alloc(46);
  entry.writeUInt32LE(0x02014b50, 0);
  entry.writeUInt16LE(45, 4);
  entry.writeUInt16LE(isFar ? 45 : 20, 6);
  entry.writeUInt16LE(NAMES_ARE_UTF8 | flags, 8);
  entry.writeUInt16LE(method, 10);
  entry.writeUInt16LE(NO_DAY, 14);
  entry.writeUInt32LE(sums.crc, 16);
  entry.writeUInt32LE(sums.packed, 20);
  entry.writeUInt32LE(sums.bytes, 24);
  entry.writeUInt16LE(name.length, 28);
  entry.writeUInt16LE(isFar ? 12 : 0, 30);
  entry.writeUInt32LE(isFar ? UINT32_MAX : start, 42);
  if (!isFar) return Buffer.concat([entry, name]);
  const far = Buffer.alloc(12);
  far.writeUInt16LE(1, 0);
  far.writeUInt16LE(8, 2);
  far.writeBigUInt64LE(BigInt(start), 4);
  return Buffer.concat([entry, name, far]);
}

/** The end of the directory; in both forms where the older one cannot count so far. */
function ending(count: number, size: number, start: number): Buffer {
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(Math.min(count, UINT16_MAX), 8);
  end.writeUInt16LE(Math.min(count, UINT16_MAX), 10);
  end.writeUInt32LE(Math.min(size, UINT32_MAX), 12);
  end.writeUInt32LE(Math.min(start, UINT32_MAX), 16);
  if (count < UINT16_MAX && start < UINT32_MAX && size < UINT32_MAX) return end;
  const far = Buffer.alloc(76);
  far.writeUInt32LE(0x06064b50, 0);
  far.writeBigUInt64LE(44n, 4);
  far.writeUInt16LE(45, 12);
  far.writeUInt16LE(45, 14);
  far.writeBigUInt64LE(BigInt(count), 24);
  far.writeBigUInt64LE(BigInt(count), 32);
  far.writeBigUInt64LE(BigInt(size), 40);
  far.writeBigUInt64LE(BigInt(start), 48);
  far.writeUInt32LE(0x07064b50, 56);
  far.writeBigUInt64LE(BigInt(start + size), 64);
  far.writeUInt32LE(1, 72);
  return Buffer.concat([far, end]);
}
