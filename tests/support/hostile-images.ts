import { crc32, deflateSync } from 'node:zlib';

/** A PNG of a few bytes whose header claims this many pixels. */
export function pngOf(width: number, height: number): Buffer {
  const part = (name: string, content: Buffer): Buffer => {
    const named = Buffer.concat([Buffer.from(name), content]);
    const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(content.length);
    checksum.writeUInt32BE(crc32(named));
    return Buffer.concat([length, named, checksum]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const pixels = deflateSync(Buffer.alloc(1_000_000));
  return Buffer.concat([signature, part('IHDR', head), part('IDAT', pixels), part('IEND', Buffer.alloc(0))]);
}

type Gif = { readonly frames: number; readonly screen?: number; readonly frame?: number };

/** A GIF of this many frames, each a square of one colour. */
export function gifOf({ frames, screen = 1, frame = 1 }: Gif): Buffer {
  const side = (px: number): number[] => [px & 255, px >> 8];
  const start = [...Buffer.from('GIF89a'), ...side(screen), ...side(screen), 0x80, 0, 0, 0, 0, 0, 255, 255, 255];
  const each = [
    ...[0x21, 0xf9, 4, 0, 1, 0, 0, 0],
    ...[0x2c, 0, 0, 0, 0, ...side(frame), ...side(frame), 0, 2, 2, 0x44, 1, 0],
  ];
  return Buffer.concat([Buffer.from(start), ...Array(frames).fill(Buffer.from(each)), Buffer.from([0x3b])]);
}

/** A WebP of this many frames, all of them empty. */
export function webpOf(frames: number, side: number): Buffer {
  const uint = (value: number, bytes: number): Buffer => {
    const buffer = Buffer.alloc(bytes);
    buffer.writeUIntLE(value, 0, bytes);
    return buffer;
  };
  const chunk = (name: string, content: Buffer): Buffer =>
    Buffer.concat([Buffer.from(name), uint(content.length, 4), content, Buffer.alloc(content.length % 2)]);
  const canvas = [uint(side - 1, 3), uint(side - 1, 3)];
  const body = Buffer.concat([
    Buffer.from('WEBP'),
    chunk('VP8X', Buffer.concat([uint(2, 4), ...canvas])),
    chunk('ANIM', Buffer.alloc(6)),
    ...Array(frames).fill(chunk('ANMF', Buffer.concat([uint(0, 6), ...canvas, uint(10, 3), uint(0, 1)]))),
  ]);
  return Buffer.concat([Buffer.from('RIFF'), uint(body.length, 4), body]);
}

/** A PDF with these objects besides its first ones. */
export function pdfOf(...objects: readonly (string | Buffer)[]): Buffer {
  const written = objects.map((object, at) =>
    Buffer.concat([Buffer.from(`${at + 3} 0 obj\n`), Buffer.from(object), Buffer.from('\nendobj\n')]),
  );
  const start =
    '%PDF-1.7\n1 0 obj\n<</Type/Catalog/Pages 2 0 R>>\nendobj\n2 0 obj\n<</Type/Pages/Count 0/Kids[]>>\nendobj\n';
  return Buffer.concat([Buffer.from(start), ...written, Buffer.from('trailer\n<</Root 1 0 R>>\n%%EOF\n')]);
}

/** A stream of a PDF: the entries of its dictionary, and its bytes. */
export const pdfStream = (head: string, bytes: Buffer): Buffer =>
  Buffer.concat([Buffer.from(`<<${head}/Length ${bytes.length}>>\nstream\n`), bytes, Buffer.from('\nendstream')]);
