/** The memory of a skill or a fact: the share right after the last practice, which halves with every half-life. */
export type Memory = { readonly share: number; readonly halfLifeDays: number; readonly at: number };

export type Practice = {
  readonly day: number;
  /** The share of the forgotten part that the practice teaches. */
  readonly gain: number;
  /** By how much the half-life grows if everything was forgotten since the last practice. */
  readonly growth: number;
  readonly longestHalfLifeDays: number;
};

/** Half-life regression's forgetting curve (Settles and Meeder, 2016): p = 2^(-days / half-life). */
export const recallOf = ({ share, halfLifeDays, at }: Memory, day: number): number =>
  share * 2 ** (-Math.max(0, day - at) / halfLifeDays);

/**
 * The memory after practice. The half-life grows with what was forgotten since the last practice, so that spaced
 * practice lasts longer than massed practice (new theory of disuse: Bjork and Bjork, 1992).
 */
export function practise(memory: Memory, { day, gain, growth, longestHalfLifeDays }: Practice): Memory {
  const before = recallOf(memory, day);
  const forgotten = memory.share === 0 ? 0 : 1 - before / memory.share;
  return {
    share: before + (1 - before) * gain,
    halfLifeDays: Math.min(longestHalfLifeDays, memory.halfLifeDays * (1 + growth * forgotten)),
    at: Math.max(day, memory.at),
  };
}
