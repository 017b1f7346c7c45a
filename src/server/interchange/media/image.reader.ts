import { createHash } from 'node:crypto';
import { constants } from 'node:fs';
import { lstat, open, realpath } from 'node:fs/promises';
import { isAbsolute, join, sep } from 'node:path';
import { GIF } from 'image-size/types/gif';
import { JPG } from 'image-size/types/jpg';
import { PNG } from 'image-size/types/png';
import { SVG } from 'image-size/types/svg';
import { WEBP } from 'image-size/types/webp';
import { IMAGE_MAX_BYTES, IMAGE_MAX_FRAMES, IMAGE_MAX_PIXELS } from '#domain/content/media/image.limits.ts';
import type { ImageFault } from '#domain/interchange/import-reason.ts';
import { quote } from '../questions/problem.ts';
import { framesOf } from './image-frames.ts';

/** A row of the table of images. */
export type ContentImage = {
  /** SHA-256 of the bytes, hex. */
  readonly digest: string;
  readonly mime: string;
  readonly bytes: number;
  readonly width: number;
  readonly height: number;
};

export type ImageView = { readonly image: ContentImage; readonly bytes: Buffer };

/** Why an image is rejected. The message ends the sentence "the image "x" …". */
export class ImageError extends Error {
  override name = 'ImageError';
  readonly fault: ImageFault;

  constructor(fault: ImageFault, message: string) {
    super(message);
    this.fault = fault;
  }
}

/** The accepted formats; `isComplete` detects a truncated file, as far as its end shows it. */
const FORMS = [
  { mime: 'image/png', reader: PNG, isComplete: (bytes: Buffer) => bytes.includes('IEND', -64, 'latin1') },
  { mime: 'image/jpeg', reader: JPG, isComplete: (bytes: Buffer) => bytes.lastIndexOf(Buffer.from([0xff, 0xd9])) > 0 },
  { mime: 'image/gif', reader: GIF, isComplete: (bytes: Buffer) => bytes.lastIndexOf(0x3b) > 12 },
  { mime: 'image/webp', reader: WEBP, isComplete: (bytes: Buffer) => bytes.readUInt32LE(4) + 8 <= bytes.length },
] as const;

// EXIF orientations from 5 on are rotated by 90°: the stored width is the displayed height.
const FIRST_SIDEWAYS_ORIENTATION = 5;

/**
 * Reads an image from inside a folder, of which `folder` is the real path. Throws `ImageError` if it is outside of
 * the folder, is missing, too large, or not a complete PNG, JPEG, GIF or WebP.
 */
export async function readImage(folder: string, path: string): Promise<ImageView> {
  const bytes = await readBytes(await resolveInside(folder, path));
  return { image: inspectImage(bytes), bytes };
}

async function resolveInside(folder: string, path: string): Promise<string> {
  const outside = new ImageError('missing', 'does not lie in the folder of the file');
  if (path.includes('\0') || isAbsolute(path) || path.split(/[\\/]/).includes('..')) throw outside;
  const filePath = await realpath(join(folder, path)).catch((error: NodeJS.ErrnoException) => {
    throw new ImageError('missing', readFailure(error));
  });
  // A link inside the folder may still lead out of it.
  if (!filePath.startsWith(folder.endsWith(sep) ? folder : folder + sep)) throw outside;
  return filePath;
}

async function readBytes(filePath: string): Promise<Buffer> {
  if (!(await lstat(filePath)).isFile()) throw new ImageError('missing', 'is not a file');
  const file = await open(filePath, constants.O_RDONLY | constants.O_NOFOLLOW).catch((error: NodeJS.ErrnoException) => {
    throw new ImageError('missing', readFailure(error));
  });
  try {
    const { size } = await file.stat();
    if (size > IMAGE_MAX_BYTES) throw new ImageError('tooLarge', `is larger than ${IMAGE_MAX_BYTES} bytes`);
    return await file.readFile();
  } finally {
    await file.close();
  }
}

function readFailure({ code, message }: NodeJS.ErrnoException): string {
  if (code === 'ENOENT' || code === 'ENOTDIR') return 'is not there';
  return code === 'EACCES' ? 'may not be read' : `could not be read (${code ?? quote(message)})`;
}

/** Digest, type and size of an image, from its bytes alone: the file name's extension is not trusted. */
export function inspectImage(bytes: Buffer): ContentImage {
  const form = FORMS.find(({ reader }) => isOfForm(reader, bytes));
  if (form === undefined) {
    throw isSvg(bytes)
      ? new ImageError('unsafeDrawing', 'is an SVG, which can contain scripts: save it as PNG, JPEG, GIF or WebP')
      : new ImageError('otherFormat', 'is not a PNG, JPEG, GIF or WebP image');
  }
  const { width, height } = sizeOf(form.reader, bytes);
  if (!form.isComplete(bytes) || width < 1 || height < 1)
    throw new ImageError('broken', 'is damaged: the file is truncated');
  if (width * height > IMAGE_MAX_PIXELS) {
    throw new ImageError('tooLarge', `has ${width} × ${height} pixels, more than ${IMAGE_MAX_PIXELS}`);
  }
  const frames = framesOf(bytes, form.mime, { width, height });
  if (frames.count > IMAGE_MAX_FRAMES || frames.pixels > frames.count * IMAGE_MAX_PIXELS) {
    throw new ImageError('tooLarge', `has ${frames.count} frames, or one that is too large`);
  }
  const digest = createHash('sha256').update(bytes).digest('hex');
  return { digest, mime: form.mime, bytes: bytes.length, width, height };
}

type Reader = (typeof FORMS)[number]['reader'];

function isOfForm(reader: Reader, bytes: Buffer): boolean {
  try {
    return reader.validate(bytes);
  } catch {
    // The signature is valid, but the content is not.
    throw new ImageError('broken', 'is damaged: its header is invalid');
  }
}

function sizeOf(reader: Reader, bytes: Buffer): { width: number; height: number } {
  try {
    const { width, height, orientation = 1 } = reader.calculate(bytes);
    return orientation >= FIRST_SIDEWAYS_ORIENTATION ? { width: height, height: width } : { width, height };
  } catch {
    throw new ImageError('broken', 'is damaged: its size cannot be read');
  }
}

/** More than the first tag of an SVG takes. */
const DRAWING_HEAD_BYTES = 16_384;

/** The display size of an image if none is given; for an SVG, its own size. Throws `ImageError`. */
export function shownSize(bytes: Buffer): { readonly width: number; readonly height: number } {
  if (!isSvg(bytes)) return inspectImage(bytes);
  try {
    const { width, height } = SVG.calculate(bytes.subarray(0, DRAWING_HEAD_BYTES));
    if (width > 0 && height > 0) return { width, height };
  } catch {
    // It has no size.
  }
  throw new ImageError('broken', 'is an SVG that does not say how large it is');
}

const isSvg = (bytes: Buffer): boolean => /<svg[\s>]/i.test(bytes.subarray(0, 4_096).toString('latin1'));
