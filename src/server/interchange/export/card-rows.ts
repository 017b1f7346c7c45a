import { cardFace, cardOrdinals } from '#domain/cards/card-face.rule.ts';
import type { CardNote } from '#domain/cards/card-note.schema.ts';
import type { ImportReason } from '#domain/interchange/import-reason.ts';
import { hasImages } from '../h5p/h5p-image.ts';
import { plainToMarkdown } from '../text/markdown-escape.ts';
import { markdownToPlain } from '../text/markdown-to-plain.ts';

/** The cards of a note as rows of a table, and what is left out, each once. */
export type CardRows = {
  readonly cards: readonly (readonly [front: string, back: string])[];
  readonly lost: readonly ImportReason[];
};

/** A note as one row for each of its cards, both sides without formatting. */
export function cardRows(content: CardNote): CardRows {
  const lost: ImportReason[] = [];
  const ordinals = cardOrdinals(content);
  const plain = (markdown: string): string => {
    const text = markdownToPlain(markdown);
    if (hasImages([markdown])) lost.push({ code: 'imagesDropped' });
    else if (plainToMarkdown(text) !== markdown) lost.push({ code: 'formattingDropped' });
    return text;
  };
  const cards = ordinals.map((ordinal) => {
    const { front, back } = cardFace(content, ordinal);
    return [plain(front), plain(back)] as const;
  });
  if (content.kind === 'image') lost.push({ code: 'imageCardAsBasic' });
  if (content.kind === 'cloze' || content.kind === 'reversed')
    lost.push({ code: 'cardAsBasicCards', kind: content.kind, cards: ordinals.length });
  if (content.typed) lost.push({ code: 'typedAnswerDropped' });
  return { cards, lost: [...new Map(lost.map((reason) => [reason.code, reason])).values()] };
}
