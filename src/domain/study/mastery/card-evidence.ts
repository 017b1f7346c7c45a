import { createScheduler, newMemory } from '../../cards/scheduling/scheduler.rule.ts';
import { type Evidence, mostWeight, NO_EVIDENCE, scale } from './evidence.ts';
import { CARD_WEIGHT, MASTERY_MODEL } from './mastery-model.ts';

/** A card that was reviewed at least once: its stability in days, and its last review. */
export type CardEvidence = { readonly stability: number; readonly lastReview: number; readonly isDue: boolean };

const scheduler = createScheduler(0.9);

/** The probability of remembering a card now; 0 if its stability is not known. */
function recallOf({ stability, lastReview }: CardEvidence, now: number): number {
  const recall = scheduler.retrievability({ ...newMemory(0), stability, lastReview }, now);
  return Number.isFinite(recall) ? recall : 0;
}

/**
 * A card counts as a correct answer by its current retrievability and as an incorrect one by the rest, so that its
 * half-life is the one FSRS has found.
 */
export function evidenceOfCards(cards: readonly CardEvidence[], now: number): Evidence {
  if (cards.length === 0) return NO_EVIDENCE;
  const recalled = cards.reduce((sum, card) => sum + recallOf(card, now), 0);
  const weight = CARD_WEIGHT * cards.length;
  const all: Evidence = { credit: CARD_WEIGHT * recalled, weight };
  return scale(all, Math.min(1, mostWeight(MASTERY_MODEL.fading) / weight));
}

/** How many of the due cards would be forgotten now. */
export const slippingOf = (cards: readonly CardEvidence[], now: number): number =>
  cards.reduce((sum, card) => (card.isDue ? sum + 1 - recallOf(card, now) : sum), 0);
