import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { fileTypeFromFile } from 'file-type';
import sharp, { type Sharp } from 'sharp';
import { IMAGE_MAX_PIXELS } from '#domain/content/media/image.limits.ts';
import { UPLOAD_MAX_BYTES, type UploadProblem, type UploadPurpose } from '#domain/content/media/upload.rule.ts';
import { isZip } from '../../interchange/archive/zip.reader.ts';
import { mimeOfBank } from '../../interchange/imports/file-format.ts';
import { type ContentImage, ImageError, inspectImage } from '../../interchange/media/image.reader.ts';
import { MediaError, readMedia } from '../../interchange/media/media.reader.ts';
import type { ImageStore } from './image-store.ts';
import type { MediaStore } from './media-store.ts';
import type { Storage } from './storage.ts';

/** The properties of an accepted file: detected from its bytes, whatever its name or sender says. */
export type SavedFile = {
  readonly purpose: UploadPurpose;
  /** Bytes that are stored for it, including its thumbnail. */
  readonly storedBytes: number;
  readonly digest: string;
  readonly mime: string;
  readonly seconds: number | null;
  /** Null for what is not a recording. */
  readonly hasSound: boolean | null;
  readonly width: number | null;
  readonly height: number | null;
  /** For an image: itself and its thumbnail, to be saved as images. */
  readonly images: readonly ContentImage[];
};

/** Why a file is refused. The cause is for the log. */
export class UploadRefusal extends Error {
  override name = 'UploadRefusal';
  readonly problem: UploadProblem;
  constructor(problem: UploadProblem, cause?: unknown) {
    super(problem, { cause });
    this.problem = problem;
  }
}

const IMAGES = ['image/png', 'image/jpeg', 'image/gif', 'image/webp'] as const;
const HEAD_BYTES = 4_096;
const THUMBNAIL_PX = 480;
/** The maximum number of decoded pixels; each frame of an animated image counts. */
const IMAGE_LIMITS = { limitInputPixels: IMAGE_MAX_PIXELS, failOn: 'error' } as const;

/**
 * Inspects a received file and saves it in the stores. Its type is detected from its bytes. Throws `UploadRefusal`;
 * nothing is saved then.
 */
export async function saveReceivedFile(
  path: string,
  purpose: UploadPurpose,
  { imageStore, media, bankFiles }: Pick<Storage, 'imageStore' | 'media' | 'bankFiles'>,
): Promise<SavedFile> {
  const { size } = await stat(path);
  if (size > UPLOAD_MAX_BYTES[purpose]) throw new UploadRefusal('tooLarge');
  const mime = (await fileTypeFromFile(path))?.mime ?? null;
  if (purpose === 'questions') return saveQuestions(path, size, bankFiles);
  if (purpose === 'roster') return saveRoster(path, size, bankFiles);
  return purpose === 'recording' ? saveRecording(path, mime, media) : saveImage(path, mime, imageStore);
}

/** The import finds out whether it can be read; its format is detected here, while it is on disk. */
async function saveQuestions(path: string, storedBytes: number, bankFiles: MediaStore): Promise<SavedFile> {
  return {
    ...{ purpose: 'questions', storedBytes },
    ...{ digest: await bankFiles.write(createReadStream(path)), mime: mimeOfBank(path) },
    ...{ seconds: null, hasSound: null, width: null, height: null, images: [] },
  };
}

/** A roster is an archive; the import finds out whether it can be read. */
async function saveRoster(path: string, storedBytes: number, bankFiles: MediaStore): Promise<SavedFile> {
  if (!isZip(path)) throw new UploadRefusal('notTaken');
  return {
    ...{ purpose: 'roster', storedBytes, digest: await bankFiles.write(createReadStream(path)) },
    ...{ mime: 'application/zip', seconds: null, hasSound: null, width: null, height: null, images: [] },
  };
}

async function saveRecording(path: string, mime: string | null, media: MediaStore): Promise<SavedFile> {
  if (mime === null || !/^(audio|video)\/|^application\/ogg$/.test(mime)) {
    throw new UploadRefusal(mime === null ? 'notTaken' : 'disguised', mime);
  }
  try {
    const { byteCount: storedBytes, ...facts } = await readMedia(path);
    return {
      purpose: 'recording',
      storedBytes,
      ...facts,
      digest: await media.write(createReadStream(path)),
      images: [],
    };
  } catch (cause) {
    if (cause instanceof MediaError) throw new UploadRefusal('broken', cause);
    throw cause;
  }
}

/** An image is re-encoded, so that only its pixels are stored: no location, no appended file. */
async function saveImage(path: string, sniffed: string | null, imageStore: ImageStore): Promise<SavedFile> {
  const bytes = await readFile(path);
  const mime = IMAGES.find((known) => known === sniffed);
  if (mime === undefined) throw new UploadRefusal(refusalOf(bytes, sniffed), sniffed);
  const animated = mime === 'image/gif' || mime === 'image/webp';
  try {
    requireFewPixels(bytes);
    const image = await redrawn(sharp(bytes, { ...IMAGE_LIMITS, animated }).autoOrient(), mime).toBuffer();
    const small = await sharp(bytes, IMAGE_LIMITS)
      .autoOrient()
      .resize({ width: THUMBNAIL_PX, height: THUMBNAIL_PX, fit: 'inside', withoutEnlargement: true })
      .webp()
      .toBuffer();
    // A small file of many pixels may be encoded into a much larger one.
    if (image.length > UPLOAD_MAX_BYTES.picture) throw new UploadRefusal('tooLarge');
    const [fullSize, thumbnail] = [inspectImage(image), inspectImage(small)];
    await imageStore.write(fullSize.digest, image);
    await imageStore.write(thumbnail.digest, small);
    const { digest, width, height } = fullSize;
    const storedBytes = image.length + small.length;
    return {
      purpose: 'picture',
      storedBytes,
      digest,
      mime,
      seconds: null,
      hasSound: null,
      width,
      height,
      images: [fullSize, thumbnail],
    };
  } catch (cause) {
    if (cause instanceof UploadRefusal) throw cause;
    throw new UploadRefusal(/pixel/i.test(String(cause)) ? 'tooManyPixels' : 'broken', cause);
  }
}

/** By its header and the headers of its frames: nothing is decoded yet. Other problems show in decoding. */
function requireFewPixels(bytes: Buffer): void {
  try {
    inspectImage(bytes);
  } catch (cause) {
    if (cause instanceof ImageError && cause.fault === 'tooLarge') throw new UploadRefusal('tooManyPixels', cause);
  }
}

function refusalOf(bytes: Buffer, sniffed: string | null): UploadProblem {
  if (/<svg[\s>]/i.test(bytes.subarray(0, HEAD_BYTES).toString('latin1'))) return 'drawing';
  return sniffed === null ? 'notTaken' : 'disguised';
}

function redrawn(image: Sharp, mime: (typeof IMAGES)[number]): Sharp {
  switch (mime) {
    case 'image/jpeg':
      return image.jpeg({ quality: 88, mozjpeg: true });
    case 'image/png':
      return image.png({ compressionLevel: 9 });
    case 'image/webp':
      return image.webp({ quality: 88 });
    case 'image/gif':
      return image.gif();
  }
}
