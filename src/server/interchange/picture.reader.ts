import { createHash } from 'node:crypto';
import { constants } from 'node:fs';
import { lstat, open, realpath } from 'node:fs/promises';
import { isAbsolute, join, sep } from 'node:path';
import { GIF } from 'image-size/types/gif';
import { JPG } from 'image-size/types/jpg';
import { PNG } from 'image-size/types/png';
import { SVG } from 'image-size/types/svg';
import { WEBP } from 'image-size/types/webp';
import type { PictureFault } from '#domain/interchange/import-reason.ts';
import { FIGURE_MAX_BYTES, FIGURE_MAX_FRAMES, FIGURE_MAX_PIXELS } from '#domain/limits.ts';
import { framesOf } from './picture-frames.ts';
import { quote } from './problem.ts';

/** A row of the table of figures. */
export type Figure = {
  /** SHA-256 of the bytes, hex. */
  readonly digest: string;
  readonly mime: string;
  readonly bytes: number;
  readonly width: number;
  readonly height: number;
};

export type Picture = { readonly figure: Figure; readonly bytes: Buffer };

/** Why a picture cannot be taken. The message ends the sentence "the picture "x" …". */
export class PictureError extends Error {
  override name = 'PictureError';
  readonly fault: PictureFault;

  constructor(fault: PictureFault, message: string) {
    super(message);
    this.fault = fault;
  }
}

/** The forms a picture may have; `isWhole` sees a file that was cut short, as far as its end tells. */
const FORMS = [
  { mime: 'image/png', reader: PNG, isWhole: (bytes: Buffer) => bytes.includes('IEND', -64, 'latin1') },
  { mime: 'image/jpeg', reader: JPG, isWhole: (bytes: Buffer) => bytes.lastIndexOf(Buffer.from([0xff, 0xd9])) > 0 },
  { mime: 'image/gif', reader: GIF, isWhole: (bytes: Buffer) => bytes.lastIndexOf(0x3b) > 12 },
  { mime: 'image/webp', reader: WEBP, isWhole: (bytes: Buffer) => bytes.readUInt32LE(4) + 8 <= bytes.length },
] as const;

// EXIF orientations from 5 on lie on their side: what is stored as width is seen as height.
const FIRST_SIDEWAYS_ORIENTATION = 5;

/**
 * Reads a picture from inside a folder, of which `folder` is the real path.
 * Throws `PictureError` where it leads outside, is missing, too large, or no whole PNG, JPEG, GIF or WebP.
 */
export async function readPicture(folder: string, path: string): Promise<Picture> {
  const bytes = await readBytes(await placeInside(folder, path));
  return { figure: describePicture(bytes), bytes };
}

async function placeInside(folder: string, path: string): Promise<string> {
  const outside = new PictureError('missing', 'does not lie in the folder of the file');
  if (path.includes('\0') || isAbsolute(path) || path.split(/[\\/]/).includes('..')) throw outside;
  const place = await realpath(join(folder, path)).catch((error: NodeJS.ErrnoException) => {
    throw new PictureError('missing', readFailure(error));
  });
  // A link inside the folder may still lead out of it.
  if (!place.startsWith(folder.endsWith(sep) ? folder : folder + sep)) throw outside;
  return place;
}

async function readBytes(place: string): Promise<Buffer> {
  if (!(await lstat(place)).isFile()) throw new PictureError('missing', 'is not a file');
  const file = await open(place, constants.O_RDONLY | constants.O_NOFOLLOW).catch((error: NodeJS.ErrnoException) => {
    throw new PictureError('missing', readFailure(error));
  });
  try {
    const { size } = await file.stat();
    if (size > FIGURE_MAX_BYTES) throw new PictureError('tooLarge', `is larger than ${FIGURE_MAX_BYTES} bytes`);
    return await file.readFile();
  } finally {
    await file.close();
  }
}

function readFailure({ code, message }: NodeJS.ErrnoException): string {
  if (code === 'ENOENT' || code === 'ENOTDIR') return 'is not there';
  return code === 'EACCES' ? 'may not be read' : `could not be read (${code ?? quote(message)})`;
}

/** Digest, kind and size of a picture, from its bytes alone: what its name says about its kind is not believed. */
export function describePicture(bytes: Buffer): Figure {
  const form = FORMS.find(({ reader }) => isOfForm(reader, bytes));
  if (form === undefined) {
    throw looksLikeSvg(bytes)
      ? new PictureError('unsafeDrawing', 'is an SVG, which can carry scripts: save it as PNG, JPEG, GIF or WebP')
      : new PictureError('otherFormat', 'is no PNG, JPEG, GIF or WebP picture');
  }
  const { width, height } = sizeOf(form.reader, bytes);
  if (!form.isWhole(bytes) || width < 1 || height < 1) throw new PictureError('broken', 'is broken: it ends too early');
  if (width * height > FIGURE_MAX_PIXELS) {
    throw new PictureError('tooLarge', `has ${width} × ${height} pixels, more than ${FIGURE_MAX_PIXELS}`);
  }
  const frames = framesOf(bytes, form.mime, { width, height });
  if (frames.count > FIGURE_MAX_FRAMES || frames.pixels > frames.count * FIGURE_MAX_PIXELS) {
    throw new PictureError('tooLarge', `has ${frames.count} frames, or one that is too large`);
  }
  const digest = createHash('sha256').update(bytes).digest('hex');
  return { digest, mime: form.mime, bytes: bytes.length, width, height };
}

type Reader = (typeof FORMS)[number]['reader'];

function isOfForm(reader: Reader, bytes: Buffer): boolean {
  try {
    return reader.validate(bytes);
  } catch {
    // The signature is right and what follows is not.
    throw new PictureError('broken', 'is broken: its first bytes make no sense');
  }
}

function sizeOf(reader: Reader, bytes: Buffer): { width: number; height: number } {
  try {
    const { width, height, orientation = 1 } = reader.calculate(bytes);
    return orientation >= FIRST_SIDEWAYS_ORIENTATION ? { width: height, height: width } : { width, height };
  } catch {
    throw new PictureError('broken', 'is broken: its size cannot be read');
  }
}

/** More than the first tag of a drawing takes. */
const DRAWING_HEAD_BYTES = 16_384;

/** How large a picture is shown where nobody says so; a drawing by what it says itself. Throws `PictureError`. */
export function shownSize(bytes: Buffer): { readonly width: number; readonly height: number } {
  if (!looksLikeSvg(bytes)) return describePicture(bytes);
  try {
    const { width, height } = SVG.calculate(bytes.subarray(0, DRAWING_HEAD_BYTES));
    if (width > 0 && height > 0) return { width, height };
  } catch {
    // It does not say.
  }
  throw new PictureError('broken', 'is an SVG that does not say how large it is');
}

const looksLikeSvg = (bytes: Buffer): boolean => /<svg[\s>]/i.test(bytes.subarray(0, 4_096).toString('latin1'));
