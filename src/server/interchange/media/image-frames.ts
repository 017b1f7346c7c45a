/** The decoded size of an animated image: how many frames, and their pixels in total. */
export type Frames = { readonly count: number; readonly pixels: number };

type Size = { readonly width: number; readonly height: number };

/**
 * Counts the frames of a GIF or WebP by its block headers, without decoding. A frame counts as many pixels as the whole
 * image, or its own if those are more. A still image is one frame.
 */
export function framesOf(bytes: Buffer, mime: string, { width, height }: Size): Frames {
  const pixelCount = width * height;
  const sizes = mime === 'image/gif' ? gifFrames(bytes) : mime === 'image/webp' ? webpFrames(bytes) : [];
  let [count, pixels] = [0, 0];
  for (const size of sizes) {
    count += 1;
    pixels += Math.max(pixelCount, size);
  }
  return count === 0 ? { count: 1, pixels: pixelCount } : { count, pixels };
}

const tableBytes = (flags: number): number => ((flags & 0x80) === 0 ? 0 : 3 * 2 ** ((flags & 7) + 1));

function* gifFrames(bytes: Buffer): Generator<number> {
  let at = 13 + tableBytes(bytes[10] ?? 0);
  const skipParts = (): void => {
    for (let part = bytes[at] ?? 0; part > 0; part = bytes[at] ?? 0) at += part + 1;
    at += 1;
  };
  while (at < bytes.length) {
    const kind = bytes[at];
    if (kind === 0x21) {
      at += 2;
      skipParts();
    } else if (kind === 0x2c && at + 10 <= bytes.length) {
      yield bytes.readUInt16LE(at + 5) * bytes.readUInt16LE(at + 7);
      at += 11 + tableBytes(bytes[at + 9] ?? 0);
      skipParts();
    } else return;
  }
}

function* webpFrames(bytes: Buffer): Generator<number> {
  let at = 12;
  while (at + 8 <= bytes.length) {
    const size = bytes.readUInt32LE(at + 4);
    if (bytes.toString('latin1', at, at + 4) === 'ANMF' && at + 20 <= bytes.length)
      yield (bytes.readUIntLE(at + 14, 3) + 1) * (bytes.readUIntLE(at + 17, 3) + 1);
    at += 8 + size + (size % 2);
  }
}
