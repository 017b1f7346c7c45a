import type { DeckContentQuery } from '#api/documents/cards/card.generated.ts';

export type BrowsedCard = DeckContentQuery['deckContent']['cards'][number] & {
  /** Written by the viewer. */
  readonly isOwn: boolean;
};
