/*
 * Peer instruction: students vote, discuss with their neighbours, and vote again. Discussing helps if neither too few
 * nor almost all know the answer: Mazur and Crouch, "Peer Instruction: Ten years of experience and results", American
 * Journal of Physics 69 (2001), recommend 35 to 70 per cent.
 */
const FROM = 0.35;
const TO = 0.7;

/** What to do after a first vote. */
export type VoteAdvice = 'explain' | 'discuss' | 'goOn';
export const VOTE_ADVICE = ['explain', 'discuss', 'goOn'] as const satisfies readonly VoteAdvice[];

/** @param share correct answers among all, 0 to 1; null: no answers yet */
export function adviceAfterVote(share: number | null): VoteAdvice | null {
  if (share === null) return null;
  if (share < FROM) return 'explain';
  return share > TO ? 'goOn' : 'discuss';
}
