import { href } from '#routes/href.ts';

/** The deck to browse; without it all decks of the topic. */
export const DECK_PARAMETER = 'deck';

/** The address at which the cards of one deck can be browsed without reviewing them. */
export const browseAddress = (location: { readonly subject: string; readonly topic: string }, deck: string): string =>
  `${href('topic.flashcard.flash2', location)}?${DECK_PARAMETER}=${encodeURIComponent(deck)}`;
