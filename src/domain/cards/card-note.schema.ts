import * as z from 'zod/mini';
import { imageDigestSchema } from '../content/media/image-digest.schema.ts';
import { problemText } from '../platform/problem.ts';
import { CARD_GAPS_MAX, CARD_SIDE_MAX_CHARS } from './card.limits.ts';
import { clozeNumbers } from './cloze.parser.ts';

/** The kinds of notes; each defines which cards it generates. */
export const CARD_KINDS = ['basic', 'reversed', 'cloze', 'image'] as const;
export type CardKind = (typeof CARD_KINDS)[number];

const side = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, problemText('cardSideMissing')),
    z.maxLength(CARD_SIDE_MAX_CHARS, problemText('charactersTooMany', { max: CARD_SIDE_MAX_CHARS })),
  );

const hasGaps = (text: string): boolean => {
  const numbers = clozeNumbers(text);
  return numbers.length > 0 && numbers.length <= CARD_GAPS_MAX && numbers.every((number) => number >= 1);
};

/** A note as an author writes it. Sides are Markdown with formulas; `typed` requires typing the answer. */
export const cardNoteSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('basic'), front: side, back: side, typed: z.boolean() }),
  z.object({ kind: z.literal('reversed'), front: side, back: side, typed: z.boolean() }),
  z.object({
    kind: z.literal('cloze'),
    text: side.check(z.refine(hasGaps, problemText('blanksUnmarked', { max: CARD_GAPS_MAX }))),
    typed: z.boolean(),
  }),
  z.object({
    kind: z.literal('image'),
    front: side,
    back: side,
    figure: imageDigestSchema,
    alt: side,
    typed: z.boolean(),
  }),
]);

export type CardNote = z.infer<typeof cardNoteSchema>;
