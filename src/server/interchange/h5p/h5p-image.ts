import type { ImageFile, ImageFiles } from '../moodle/moodle.writer.ts';
import { plainWords } from '../questions/plain-words.ts';

const FIRST_IMAGE = /^!\[((?:\\.|[^[\]\\])*)\]\(<?(figure:[0-9a-f]{64})>?\)\s*(?:\n\s*|$)/;

/** An image above a text, which H5P shows in the same place. */
export function leadingImage(
  markdown: string,
  images: ImageFiles,
): { readonly image: { readonly file: ImageFile; readonly alt: string } | null; readonly stem: string } {
  const [written = '', alt = '', path = ''] = FIRST_IMAGE.exec(markdown) ?? [];
  const file = images.get(path);
  if (file === undefined) return { image: null, stem: markdown };
  return { image: { file, alt: plainWords(alt) }, stem: markdown.slice(written.length) };
}

/** Whether any of some texts shows an image. */
export const hasImages = (texts: readonly string[]): boolean => texts.some((text) => text.includes('!['));

/** The parameters by which a content refers to an image of its package. */
export const imageFileOf = ({ name }: Pick<ImageFile, 'name'>): object => ({
  ...{ path: `images/${name}`, mime: `image/${name.replace(/^.*\./, '')}`, copyright: { license: 'U' } },
});
