/** Limits of flash cards and reviews. */

export const CARD_SIDE_MAX_CHARS = 5_000;
export const CARD_GAPS_MAX = 20;
export const OWN_CARDS_PER_TOPIC_MAX = 2_000;
/** Longer answers are correct or incorrect, without showing the characters that differ. */
export const TYPED_ANSWER_COMPARED_MAX_CHARS = 300;
/** How often a card is forgotten before it is suspended as a leech. */
export const LEECH_LAPSES = 8;
export const REVIEWS_PER_CALL_MAX = 100;
/** A review that waited on a device for longer counts as this old. */
export const REVIEW_AGE_MAX_MS = 30 * 24 * 3_600_000;
/** Cards in one review session; the next ones follow when these are done. */
export const CARDS_PER_SESSION_MAX = 200;
