import { open } from 'node:fs/promises';

/** Maximum number of boxes that are read within one box: real files have a handful. */
const BOXES_MAX = 1_000;
const HEAD_BYTES = 16;
/** Bytes of a movie header up to its duration: the longer form ends 32 bytes after its size and name. */
const MOVIE_HEADER_BYTES = 32;

type Read = (at: number, bytes: number) => Promise<Buffer>;
type Box = { readonly start: number; readonly end: number };

/**
 * The duration of an MP4 in seconds, from its movie header (ISO/IEC 14496-12), wherever that is in the file; null if it
 * has none. Reads a few hundred bytes.
 */
export async function mp4Seconds(path: string): Promise<number | null> {
  const file = await open(path, 'r');
  try {
    const read: Read = async (at, bytes) => {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(bytes), 0, bytes, at);
      return buffer.subarray(0, bytesRead);
    };
    const movie = await boxIn(read, { start: 0, end: (await file.stat()).size }, 'moov');
    const header = movie === null ? null : await boxIn(read, movie, 'mvhd');
    return header === null ? null : durationOf(await read(header.start, MOVIE_HEADER_BYTES));
  } finally {
    await file.close();
  }
}

/** The content of the first box with a name. */
async function boxIn(read: Read, { start, end }: Box, name: string): Promise<Box | null> {
  let at = start;
  for (let boxCount = 0; boxCount < BOXES_MAX && at + 8 <= end; boxCount += 1) {
    const head = await read(at, HEAD_BYTES);
    if (head.length < 8) return null;
    const short = head.readUInt32BE(0);
    const isLong = short === 1 && head.length === HEAD_BYTES;
    const size = isLong ? Number(head.readBigUInt64BE(8)) : short === 0 ? end - at : short;
    const headBytes = isLong ? HEAD_BYTES : 8;
    if (size < headBytes) return null;
    if (head.toString('latin1', 4, 8) === name) return { start: at + headBytes, end: Math.min(end, at + size) };
    at += size;
  }
  return null;
}

function durationOf(header: Buffer): number | null {
  if (header.length < MOVIE_HEADER_BYTES) return null;
  const isLong = header[0] === 1;
  const scale = header.readUInt32BE(isLong ? 20 : 12);
  const length = isLong ? Number(header.readBigUInt64BE(24)) : header.readUInt32BE(16);
  return scale === 0 || length === 0 ? null : length / scale;
}
