import { createInflate } from 'node:zlib';
import {
  PDF_IMAGE_MAX_PIXELS,
  PDF_MAX_OBJECTS,
  PDF_STREAM_HEAD_MAX_CHARS,
  PDF_UNFOLDED_MAX_BYTES,
} from '#domain/content/media/image.limits.ts';

const OBJECT = /\b\d+\s+\d+\s+obj\b/g;
const PACKED_OBJECTS = /\/N\s+(\d{1,10})\b/;
const FLATE = /\/(?:FlateDecode|Fl)\b/g;

/**
 * Whether a PDF would be too expensive to open, judging by its object headers: the number of objects, the pixels of its
 * images, and the decompressed size of its streams. Nothing is rendered or stored; streams are decompressed in small
 * chunks, and no further than the limit.
 */
export async function isCostlyPdf(bytes: Buffer): Promise<boolean> {
  const text = bytes.toString('latin1');
  let objects = text.match(OBJECT)?.length ?? 0;
  let left = PDF_UNFOLDED_MAX_BYTES;
  for (const { head, from, to } of streamsOf(text)) {
    if (/\/ObjStm\b/.test(head)) objects += Number(PACKED_OBJECTS.exec(head)?.[1] ?? 0);
    if (objects > PDF_MAX_OBJECTS || pixelsOf(head) > PDF_IMAGE_MAX_PIXELS) return true;
    const layers = head.match(FLATE)?.length ?? 0;
    // Genuine streams are compressed once; nested compression makes a small file expand without end.
    if (layers > 1) return true;
    if (layers === 1) left -= await unfoldedBytes(bytes.subarray(from, to), left);
    if (left < 0) return true;
  }
  return objects > PDF_MAX_OBJECTS;
}

type Stream = { readonly head: string; readonly from: number; readonly to: number };

function* streamsOf(text: string): Generator<Stream> {
  let at = 0;
  for (;;) {
    const word = text.indexOf('stream', at);
    if (word === -1) return;
    const from = word + 'stream'.length + (text.startsWith('\r\n', word + 'stream'.length) ? 2 : 1);
    const end = text.indexOf('endstream', from);
    const to = end === -1 ? text.length : end;
    const before = text.slice(Math.max(at, word - PDF_STREAM_HEAD_MAX_CHARS), word);
    yield { head: before.slice(before.lastIndexOf(' obj') + 1), from, to };
    at = to + 'endstream'.length;
  }
}

function pixelsOf(head: string): number {
  if (!/\/Image\b/.test(head)) return 0;
  const [width = 0, height = 0] = [/\/Width\s+(\d{1,10})/, /\/Height\s+(\d{1,10})/].map((side) =>
    Number(side.exec(head)?.[1] ?? 0),
  );
  return width * height;
}

/** The decompressed size of a stream, counted up to one more than `most`. Counting stops where the data is invalid. */
function unfoldedBytes(packed: Buffer, most: number): Promise<number> {
  return new Promise((resolve) => {
    const inflate = createInflate();
    let bytes = 0;
    const end = (): void => {
      inflate.destroy();
      resolve(bytes);
    };
    inflate.on('data', (piece: Buffer) => {
      bytes += piece.length;
      if (bytes > most) end();
    });
    inflate.once('end', end);
    inflate.once('error', end);
    inflate.end(packed);
  });
}
