import * as z from 'zod/mini';
import { type Spot, spotsSchema } from '#domain/questions/image.schema.ts';
import { readImageMarkdown } from '#domain/questions/image-markdown.ts';
import type { WordImage } from '#ui/word/word-image.ts';

const hasSpots = z.object({ picture: z.string(), spots: spotsSchema });
/** The radius of a point in a share of the image's width, and its least, in px of the image. */
const RADIUS = 0.035;
const RADIUS_MIN_PX = 9;

/**
 * The image of a question with the numbers of its points drawn on it: Word has no text over images. By digest; null for a
 * question without points, for an image that could not be loaded, and where nothing can be drawn.
 * @param at the place of the question in the document
 */
export async function numberedImage(
  body: unknown,
  images: ReadonlyMap<string, WordImage>,
  at: number,
): Promise<{ readonly digest: string; readonly image: WordImage } | null> {
  const found = hasSpots.safeParse(body);
  if (!found.success) return null;
  const { digest } = readImageMarkdown(found.data.picture);
  const image = images.get(digest);
  if (image === undefined) return null;
  const file = await drawn(image, found.data.spots).catch(() => null);
  if (file === null) return null;
  const id = `${image.id}numbered${at}`;
  const bytes = new Uint8Array(await file.arrayBuffer());
  return { digest, image: { ...image, id, path: `media/${id}.png`, bytes } };
}

async function drawn({ bytes }: WordImage, spots: readonly Spot[]): Promise<Blob | null> {
  const picture = await createImageBitmap(new Blob([bytes]));
  const { width, height } = picture;
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d');
  if (context === null) return null;
  context.drawImage(picture, 0, 0);
  picture.close();
  const radius = Math.max(RADIUS_MIN_PX, width * RADIUS);
  Object.assign(context, { textAlign: 'center', textBaseline: 'middle', lineWidth: radius / 8 });
  context.font = `bold ${Math.round(radius * 1.1)}px sans-serif`;
  for (const [index, { x, y }] of spots.entries()) {
    const [left, top] = [(x / 100) * width, (y / 100) * height];
    context.beginPath();
    context.arc(left, top, radius, 0, 2 * Math.PI);
    context.fillStyle = '#fff';
    context.fill();
    context.strokeStyle = '#111';
    context.stroke();
    context.fillStyle = '#111';
    context.fillText(String(index + 1), left, top);
  }
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}
