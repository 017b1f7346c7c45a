import type { CardNote } from '#domain/cards/card-note.schema.ts';

export type DemoDeck = {
  readonly subject: string;
  readonly topic: string;
  readonly title: string;
  readonly summary: string;
  readonly notes: readonly CardNote[];
};

/** A card with a front and a back. */
export const basic = (front: string, back: string): CardNote => ({ kind: 'basic', front, back, typed: false });

/** A card whose answer is typed. */
export const typed = (front: string, back: string): CardNote => ({ kind: 'basic', front, back, typed: true });

/** A note with two cards, one in each direction. */
export const reversedCard = (front: string, back: string): CardNote => ({
  kind: 'reversed',
  front,
  back,
  typed: false,
});

/** A cloze note; gaps are written `{{c1::word}}`. */
export const gaps = (text: string): CardNote => ({ kind: 'cloze', text, typed: false });
