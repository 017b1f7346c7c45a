import type { CardNote } from '#domain/cards/card-note.schema.ts';

export type DemoDeck = {
  readonly subject: string;
  readonly topic: string;
  readonly title: string;
  readonly summary: string;
  readonly notes: readonly CardNote[];
};

export const basic = (front: string, back: string): CardNote => ({ kind: 'basic', front, back, typed: false });
export const typed = (front: string, back: string): CardNote => ({ kind: 'basic', front, back, typed: true });
export const reversedCard = (front: string, back: string): CardNote => ({
  kind: 'reversed',
  front,
  back,
  typed: false,
});
export const gaps = (text: string): CardNote => ({ kind: 'cloze', text, typed: false });
