import { cardFace, cardOrdinals } from '#domain/cards/card-face.rule.ts';
import type { CardNote } from '#domain/cards/card-note.schema.ts';
import type { ImportReason } from '#domain/interchange/import-reason.ts';
import type { ZipMember } from '../archive/zip.writer.ts';
import { withoutImages } from '../media/image-reference.ts';
import type { ImageFiles } from '../moodle/moodle.writer.ts';
import { markdownToHtml } from '../text/markdown-to-html.ts';
import { hasImages, imageFileOf, leadingImage } from './h5p-image.ts';
import { h5pDescription } from './h5p-package.writer.ts';

/** A note as dialog cards: one for each of its cards, the names of the images that they show, and what is left out. */
export type WrittenDialogs = {
  readonly dialogs: readonly object[];
  readonly images: readonly string[];
  readonly lost: readonly ImportReason[];
};

/** H5P filters all other tags out of the texts of a card. */
const OTHER_TAG = /<(?!\/?(?:p|br|strong|em)\b)[a-z/]/i;
const BLOCK = /<(\/?)(?:li|h[1-6]|tr|pre|blockquote|div)\b[^<>]*>/gi;

/**
 * A note of a deck as dialog cards.
 * @param images the images that the note shows, by `figure:DIGEST`
 */
export function dialogCards(content: CardNote, images: ReadonlyMap<string, string>): WrittenDialogs {
  const lost: ImportReason[] = [];
  const shown = new Set<string>();
  const files: ImageFiles = new Map([...images].map(([path, name]) => [path, { name, bytes: NO_BYTES }]));
  const ordinals = cardOrdinals(content);
  const dialogs = ordinals.map((ordinal) => {
    const { front, back } = cardFace(content, ordinal);
    const { image, stem } = leadingImage(front, files);
    if (image !== null) shown.add(image.file.name);
    if (hasImages([stem, back])) lost.push({ code: 'imagesDropped' });
    return {
      text: simpleHtml(stem, lost),
      answer: simpleHtml(back, lost),
      ...(image !== null && { image: imageFileOf(image.file), imageAltText: image.alt }),
      tips: {},
    };
  });
  if (content.kind === 'image') lost.push({ code: 'imageCardAsBasic' });
  if (content.kind === 'cloze' || content.kind === 'reversed')
    lost.push({ code: 'cardAsBasicCards', kind: content.kind, cards: ordinals.length });
  if (content.typed) lost.push({ code: 'typedAnswerDropped' });
  const different = new Map(lost.map((reason) => [reason.code, reason]));
  return { dialogs, images: [...shown], lost: [...different.values()] };
}

/** Images are written by their names alone; their bytes are read after the cards. */
const NO_BYTES = new Uint8Array(0);

/** The text of a card with the only formatting that H5P keeps; everything else is written as paragraphs and named. */
function simpleHtml(markdown: string, lost: ImportReason[]): string {
  const html = markdownToHtml(withoutImages(markdown, new Set()), (path) => path);
  if (!OTHER_TAG.test(html)) return html;
  lost.push({ code: 'formattingDropped' });
  return html
    .replace(BLOCK, '<$1p>')
    .replace(/<su([bp])\b[^<>]*>/gi, (_, kind: string) => (kind === 'p' ? '^' : '_'))
    .replace(/<\/t[dh]\b[^<>]*>/gi, ' ')
    .replace(/<(?!\/?(?:p|br|strong|em)\b)\/?[a-z][^<>]*>/gi, '')
    .replace(/(<p>\s*)+<p>/g, '<p>')
    .replace(/<\/p>(?:\s*<\/p>)+/g, '</p>');
}

/** The bytes of an image by its file name. */
type ReadImage = (name: string) => Promise<Uint8Array>;

/**
 * A package with one deck as dialog cards: content only, without the code of its libraries. Cards are written as they
 * are read; each image is read and written once, after them.
 */
export async function* dialogCardPackage(
  title: string,
  notes: AsyncIterable<WrittenDialogs>,
  readImage: ReadImage,
): AsyncGenerator<ZipMember> {
  const images = new Set<string>();
  async function* content(): AsyncGenerator<string> {
    yield '{"mode":"normal","description":"","behaviour":{"scaleTextNotCard":false,"randomCards":false},"dialogs":[';
    let separator = '';
    for await (const note of notes) {
      for (const name of note.images) images.add(name);
      for (const dialog of note.dialogs) {
        yield separator + JSON.stringify(dialog);
        separator = ',';
      }
    }
    yield ']}';
  }
  yield { path: 'content/content.json', content: { pieces: content() } };
  for (const name of images) yield { path: `content/images/${name}`, content: await readImage(name), stored: true };
  yield { path: 'h5p.json', content: JSON.stringify(h5pDescription(title, 'Dialogcards', ['Dialogcards'])) };
}
