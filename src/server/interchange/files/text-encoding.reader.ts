import { isAscii } from 'node:buffer';
import { TEXT_ENCODINGS, type TextEncoding } from '#domain/interchange/text-encoding.ts';

/** The encoding of a text, and whether it is certain. */
type Encoding = { readonly encoding: TextEncoding; readonly isCertain: boolean };

/** Bytes at the start in which the zeros of UTF-16 without a byte order mark are looked for. */
const HEAD_BYTES = 4_096;

/**
 * The encoding of a text by its bytes: its byte order mark, the zeros of UTF-16, or valid UTF-8. Otherwise it is what
 * Excel writes, Windows-1252; a UTF-8 text with a few broken bytes stays UTF-8.
 */
export function encodingOf(chunks: Iterable<Uint8Array>): Encoding {
  let head: Encoding | null = null;
  const counter = new Utf8Counter();
  for (const chunk of chunks) {
    if (head === null && counter.isFresh) {
      head = encodingByHead(chunk);
      if (head !== null) return head;
    }
    counter.write(chunk);
  }
  const { valid, invalid } = counter.end();
  if (invalid === 0) return { encoding: 'utf-8', isCertain: true };
  return { encoding: valid > invalid ? 'utf-8' : 'windows-1252', isCertain: false };
}

function encodingByHead(chunk: Uint8Array): Encoding | null {
  const [first, second, third] = chunk;
  if (first === 0xef && second === 0xbb && third === 0xbf) return { encoding: 'utf-8', isCertain: true };
  if (first === 0xff && second === 0xfe) return { encoding: 'utf-16le', isCertain: true };
  if (first === 0xfe && second === 0xff) return { encoding: 'utf-16be', isCertain: true };
  const head = chunk.subarray(0, HEAD_BYTES);
  const zeros = [0, 0];
  for (const [at, byte] of head.entries()) if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  // Every second byte of Western text in UTF-16 is zero.
  if (head.length < 4 || Math.max(even, odd) * 4 < head.length || Math.min(even, odd) * 10 > Math.max(even, odd))
    return null;
  return { encoding: odd > even ? 'utf-16le' : 'utf-16be', isCertain: false };
}

/** Counts the multi-byte characters that are valid UTF-8, and the invalid bytes. */
class Utf8Counter {
  isFresh = true;
  #valid = 0;
  #invalid = 0;
  /** Bytes of the current character that are still expected, and those read. */
  #missing = 0;
  #seen = 0;
  /** The range of the next byte, which excludes overlong forms and surrogates. */
  #low = 0x80;
  #high = 0xbf;

  write(chunk: Uint8Array): void {
    this.isFresh = false;
    if (this.#missing === 0 && isAscii(chunk)) return;
    for (const byte of chunk) this.#take(byte);
  }

  end(): { readonly valid: number; readonly invalid: number } {
    return { valid: this.#valid, invalid: this.#invalid + (this.#missing > 0 ? this.#seen : 0) };
  }

  #take(byte: number): void {
    if (this.#missing > 0) {
      if (byte >= this.#low && byte <= this.#high) {
        [this.#low, this.#high] = [0x80, 0xbf];
        this.#seen += 1;
        this.#missing -= 1;
        if (this.#missing === 0) this.#valid += 1;
        return;
      }
      this.#invalid += this.#seen;
      this.#missing = 0;
    }
    if (byte < 0x80) return;
    [this.#low, this.#high, this.#seen] = [0x80, 0xbf, 1];
    if (byte >= 0xc2 && byte <= 0xdf) this.#missing = 1;
    else if (byte >= 0xe0 && byte <= 0xef) {
      this.#missing = 2;
      if (byte === 0xe0) this.#low = 0xa0;
      if (byte === 0xed) this.#high = 0x9f;
    } else if (byte >= 0xf0 && byte <= 0xf4) {
      this.#missing = 3;
      if (byte === 0xf0) this.#low = 0x90;
      if (byte === 0xf4) this.#high = 0x8f;
    } else this.#invalid += 1;
  }
}

const PREVIEWS = 3;
const PREVIEW_BYTES = 16;

/** The first special characters of a text in each encoding, with the words around them; empty for plain ASCII. */
export function encodingPreviews(
  chunks: Iterable<Uint8Array>,
): readonly { readonly encoding: TextEncoding; readonly text: string }[] {
  for (const chunk of chunks) {
    if (isAscii(chunk) && !chunk.includes(0)) continue;
    const pieces = specialPieces(chunk);
    return TEXT_ENCODINGS.map((encoding) => ({
      encoding,
      text: excerpt(pieces, chunk.length, encoding),
    }));
  }
  return [];
}

/** Bytes of a chunk, from the offset `start`. */
type Piece = { readonly start: number; readonly bytes: Uint8Array };

/** The pieces of a chunk of `length` bytes; an ellipsis stands for what is left out. */
function excerpt(pieces: readonly Piece[], length: number, encoding: TextEncoding): string {
  const [first, last] = [pieces[0], pieces.at(-1)];
  const isCutBefore = first !== undefined && first.start > 0;
  const isCutAfter = last !== undefined && last.start + last.bytes.length < length;
  const texts = pieces.map(({ bytes }) => decoded(bytes, encoding));
  return [...(isCutBefore ? [''] : []), ...texts, ...(isCutAfter ? [''] : [])].join(' … ').trim();
}

/** Some bytes around the first ones that are not ASCII, from an even offset, as UTF-16 needs it. */
function specialPieces(chunk: Uint8Array): readonly Piece[] {
  const pieces: Piece[] = [];
  for (let at = 0; at < chunk.length && pieces.length < PREVIEWS; at += 1) {
    if ((chunk[at] ?? 0) < 0x80 && chunk[at] !== 0) continue;
    const from = Math.max(0, at - PREVIEW_BYTES);
    const start = from - (from % 2);
    pieces.push({ start, bytes: chunk.slice(start, Math.min(chunk.length, at + PREVIEW_BYTES + (at % 2))) });
    at += PREVIEW_BYTES;
  }
  return pieces;
}

const decoded = (bytes: Uint8Array, encoding: TextEncoding): string =>
  new TextDecoder(encoding)
    .decode(bytes)
    .replace(/\p{Cc}+/gu, ' ')
    .replace(/^\ufffd+|(?<!\ufffd)\ufffd+$/g, '')
    .trim();
