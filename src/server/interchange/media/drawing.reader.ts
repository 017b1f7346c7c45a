import sharp from 'sharp';
import { IMAGE_MAX_PIXELS } from '#domain/content/media/image.limits.ts';
import { isCostlyDrawing } from './drawing.limits.ts';
import { ImageError } from './image.reader.ts';

/** Whether the bytes are an SVG, whatever their name says. */
export const isDrawing = (bytes: Buffer): boolean => /<svg[\s>]/i.test(bytes.subarray(0, 4_096).toString('latin1'));

// External references of an SVG would be read from this machine. References to its own parts, by `#name`, are fine.
const REFERS =
  /<!(?:DOCTYPE|ENTITY)|@import|<(?:image|foreignObject|script|feImage)\b|(?:href|src)\s*=\s*(?:"(?!#)|'(?!#))|url\(\s*(?:"(?!#)|'(?!#)|(?![\s"'#]))/i;
/** Many programs start an SVG with it; it declares nothing. */
const PLAIN_DOCTYPE = /<!DOCTYPE\s+svg(?:\s+PUBLIC\s+"[^"<>[\]]{0,200}"\s+"[^"<>[\]]{0,200}")?\s*>/;
const DRAWN_DENSITY = 144;

/** A drawing as a raster image, because an SVG can contain scripts. Throws `ImageError`. */
export async function drawn(svg: Buffer): Promise<Buffer> {
  const plain = svg.toString('latin1').replace(PLAIN_DOCTYPE, '');
  if (REFERS.test(plain)) throw new ImageError('unsafeDrawing', 'is an SVG that refers to other files');
  if (isCostlyDrawing(plain, DRAWN_DENSITY))
    throw new ImageError('tooLarge', 'is an SVG that would take too long to draw');
  try {
    return await sharp(Buffer.from(plain, 'latin1'), { limitInputPixels: IMAGE_MAX_PIXELS, density: DRAWN_DENSITY })
      .png()
      .toBuffer();
  } catch {
    throw new ImageError('unsafeDrawing', 'is an SVG that cannot be drawn');
  }
}
