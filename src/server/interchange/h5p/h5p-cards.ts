import type { Reason } from '#domain/interchange/import-reason.ts';
import { lossList } from '../questions/interchange-question.ts';
import { htmlToMarkdown } from '../text/html-to-markdown.ts';
import { escapeMarkdown } from '../text/markdown-escape.ts';
import type { H5pImages } from './h5p-archive.ts';
import { libraryName } from './h5p-content.ts';
import { plainWords } from './h5p-gaps.ts';
import { fieldOf, listField, textField } from './h5p-json.ts';

/** A card of a package; images have names of their own. */
export type H5pCard = {
  readonly content: { readonly kind: 'basic'; readonly front: string; readonly back: string; readonly typed: boolean };
  readonly lost: readonly Reason[];
};

/** The cards of H5P Dialog Cards or Flashcards, in order. */
export function* h5pCards(params: unknown, library: string, images: Pick<H5pImages, 'nameOf'>): Generator<H5pCard> {
  const isTyped = libraryName(library) === 'Flashcards';
  for (const card of listField(params, isTyped ? 'cards' : 'dialogs')) {
    const { lost, onLost } = lossList();
    const side = (name: string): string => htmlToMarkdown(textField(card, name), { onLost });
    const path = textField(card, 'image', 'path');
    const alt = escapeMarkdown(textField(card, 'imageAltText'), false);
    const front = [path === '' ? '' : `![${alt}](${images.nameOf(path)})`, side('text')].filter((part) => part !== '');
    const tips = [textField(card, 'tip'), textField(card, 'tips', 'front'), textField(card, 'tips', 'back')];
    if (tips.some((tip) => plainWords(tip) !== '')) onLost({ code: 'fieldNotShown', field: 'tip' });
    const sound = textField(listField(card, 'audio')[0], 'path') || textField(fieldOf(card, 'audio'), 'path');
    if (sound !== '') onLost({ code: 'soundDropped', sound });
    yield { content: { kind: 'basic', front: front.join('\n\n'), back: side('answer'), typed: isTyped }, lost };
  }
}
