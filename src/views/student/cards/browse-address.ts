import { href } from '#routes/href.ts';

/** Names the deck that is browsed; without it all decks of the topic are. */
export const DECK_PARAMETER = 'deck';

export const browseAddress = (location: { readonly subject: string; readonly topic: string }, deck: string): string =>
  `${href('topic.flashcard.flash2', location)}?${DECK_PARAMETER}=${encodeURIComponent(deck)}`;
