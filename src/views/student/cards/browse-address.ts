import { href } from '#routes/href.ts';

/** The deck to browse; without it all decks of the topic. */
export const DECK_PARAMETER = 'deck';

export const browseAddress = (location: { readonly subject: string; readonly topic: string }, deck: string): string =>
  `${href('topic.flashcard.flash2', location)}?${DECK_PARAMETER}=${encodeURIComponent(deck)}`;
