/** Why a teacher should talk to a student about an assignment. */
export const TALK_REASONS = ['missing', 'lowMarks', 'rushed', 'misconceptions'] as const;
export type TalkReason = (typeof TALK_REASONS)[number];

export const TALK_THRESHOLDS = {
  lowShare: 0.5,
  /** Share of the class's median time. */
  rushedShare: 0.33,
  misconceptions: 2,
} as const;

/** The reasons, the most serious first. Somebody who was quick and good has not rushed. */
export function talkReasons({
  isMissing,
  share,
  seconds,
  medianSeconds,
  misconceptions,
}: {
  readonly isMissing: boolean;
  readonly share: number | null;
  readonly seconds: number | null;
  readonly medianSeconds: number | null;
  readonly misconceptions: number;
}): TalkReason[] {
  const isLow = share !== null && share < TALK_THRESHOLDS.lowShare;
  const holds: Readonly<Record<TalkReason, boolean>> = {
    missing: isMissing,
    lowMarks: isLow,
    rushed:
      isLow && seconds !== null && medianSeconds !== null && seconds < medianSeconds * TALK_THRESHOLDS.rushedShare,
    misconceptions: misconceptions >= TALK_THRESHOLDS.misconceptions,
  };
  return TALK_REASONS.filter((reason) => holds[reason]);
}
