/**
 * From when on a student sees a part of a result: when it is submitted, when no more submissions are accepted, when the
 * teacher releases it, or never.
 */
export const REVEALS = ['handIn', 'due', 'release', 'never'] as const;
export type Reveal = (typeof REVEALS)[number];

export type RevealFacts = {
  readonly submitted: boolean;
  /** Whether the student's own window is over; true if there is none. */
  readonly closed: boolean;
  readonly released: boolean;
};

/** Whether it is shown. Never before submission; a release also shows what waits for the end of the window. */
export function isRevealed(reveal: Reveal, { submitted, closed, released }: RevealFacts): boolean {
  if (!submitted || reveal === 'never') return false;
  return reveal === 'handIn' || released || (reveal === 'due' && closed);
}
