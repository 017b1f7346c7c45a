import { IMAGE_MAX_BYTES } from '#domain/content/media/image.limits.ts';
import type { Reason } from '#domain/interchange/import-reason.ts';
import type { ImageStore } from '../../platform/media/image-store.ts';
import { drawn, isDrawing } from '../media/drawing.reader.ts';
import { type ContentImage, ImageError, inspectImage } from '../media/image.reader.ts';
import { imagePaths, withDigests, withoutImages } from '../media/image-reference.ts';
import { FileError } from '../questions/interchange-question.ts';
import type { NoteDraft } from './anki-note.ts';

/** The bytes of an image by its name in a package; null if it is missing. Throws `FileError` if it is too large. */
export type CardMedia = (name: string, most: number) => Uint8Array | null;

/** A card whose images are those of the bank, and what is lost of them. */
export type CardWithImages = {
  readonly content: Readonly<Record<string, unknown>>;
  readonly images: readonly ContentImage[];
  readonly lost: readonly Reason[];
};

/** Checks and stores the images of a card; a missing one is replaced by its description, and reported. */
export async function withCardImages(
  content: NoteDraft['content'],
  media: CardMedia,
  imageStore: ImageStore | null,
): Promise<CardWithImages> {
  const known = new Map<string, ContentImage>();
  const lost: Reason[] = [];
  const paths = new Set(
    Object.values(content).flatMap((value) => (typeof value === 'string' ? imagePaths(value) : [])),
  );
  if (content.kind === 'image' && content.picture !== '') paths.add(content.picture);
  for (const path of paths) {
    try {
      const bytes = await imageOf(media, path);
      const image = inspectImage(bytes);
      await imageStore?.write(image.digest, bytes);
      known.set(path, image);
    } catch (error) {
      if (!(error instanceof ImageError)) throw error;
      lost.push({ code: 'pictureDropped', picture: path, fault: error.fault });
    }
  }
  const digests = new Map([...known].map(([path, { digest }]) => [path, digest]));
  const importedDigests = new Set(digests.values());
  const requested = Object.fromEntries(
    Object.entries(content).map(([key, value]) => [
      key,
      typeof value === 'string' ? withoutImages(withDigests(value, digests), importedDigests) : value,
    ]),
  );
  const imagePart = content.kind === 'image' ? { figure: digests.get(content.picture) } : {};
  return { content: { ...requested, ...imagePart }, images: [...known.values()], lost };
}

async function imageOf(media: CardMedia, name: string): Promise<Buffer> {
  try {
    const bytes = media(name, IMAGE_MAX_BYTES);
    if (bytes === null) throw new ImageError('missing', 'is not in the package');
    const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    return isDrawing(buffer) ? await drawn(buffer) : buffer;
  } catch (error) {
    if (error instanceof FileError) throw new ImageError('broken', 'is broken or too large');
    throw error;
  }
}
