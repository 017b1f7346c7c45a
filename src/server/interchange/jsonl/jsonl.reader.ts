import { isUtf8 } from 'node:buffer';
import type { ImportReason } from '#domain/interchange/import-reason.ts';

/** One line of a file: its text, or why it was rejected. Numbers start at 1 and include blank lines. */
export type Line =
  | { readonly number: number; readonly text: string }
  | { readonly number: number; readonly problem: ImportReason };

const NEWLINE = 0x0a;
const RETURN = 0x0d;
const BYTE_ORDER_MARK = Buffer.from([0xef, 0xbb, 0xbf]);

/**
 * Splits a stream of bytes into lines. Only one line and one chunk are in memory: a line above `maxBytes` is skipped
 * and reported. Blank lines are counted but not emitted; CRLF and a byte order mark at the start are removed.
 */
export async function* readLines(chunks: AsyncIterable<Uint8Array>, maxBytes: number): AsyncGenerator<Line> {
  let buffered: Buffer[] = [];
  let bufferedBytes = 0;
  let number = 1;

  const buffer = (bytes: Buffer): void => {
    bufferedBytes += bytes.length;
    if (bufferedBytes > maxBytes) buffered = [];
    else if (bytes.length > 0) buffered.push(bytes);
  };
  const finish = (): Line | null => {
    const line = readLine(number, bufferedBytes > maxBytes ? null : Buffer.concat(buffered), maxBytes);
    buffered = [];
    bufferedBytes = 0;
    number += 1;
    return line;
  };

  for await (const chunk of chunks) {
    const bytes = Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength);
    let start = 0;
    for (let end = bytes.indexOf(NEWLINE); end !== -1; end = bytes.indexOf(NEWLINE, start)) {
      if (end === start && bufferedBytes === 0) number += 1;
      else {
        buffer(bytes.subarray(start, end));
        const line = finish();
        if (line !== null) yield line;
      }
      start = end + 1;
    }
    buffer(bytes.subarray(start));
  }
  const line = finish();
  if (line !== null) yield line;
}

function readLine(number: number, bytes: Buffer | null, maxBytes: number): Line | null {
  if (bytes === null) return { number, problem: { code: 'lineTooLong', max: maxBytes } };
  const start = number === 1 && bytes.subarray(0, 3).equals(BYTE_ORDER_MARK) ? 3 : 0;
  const end = bytes.at(-1) === RETURN ? bytes.length - 1 : bytes.length;
  const inner = bytes.subarray(start, end);
  if (!isUtf8(inner)) return { number, problem: { code: 'lineNotUtf8', byte: start + firstBadByte(inner) + 1 } };
  const text = inner.toString('utf8');
  return text.trim() === '' ? null : { number, text };
}

const REPLACEMENT = '\uFFFD';
const REPLACEMENT_BYTES = Buffer.from(REPLACEMENT);

/** Index of the first invalid byte: where the text has a replacement character that was not written. */
function firstBadByte(bytes: Buffer): number {
  const text = bytes.toString('utf8');
  let byte = 0;
  for (const part of text.split(REPLACEMENT)) {
    byte += Buffer.byteLength(part);
    if (!bytes.subarray(byte, byte + REPLACEMENT_BYTES.length).equals(REPLACEMENT_BYTES)) return byte;
    byte += REPLACEMENT_BYTES.length;
  }
  return byte;
}
