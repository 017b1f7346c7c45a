import { isRevealed, type Reveal } from '../classrooms/assignments/reveal.rule.ts';

/* The score of a piece of work as it is sent to the platform that it was opened from, in the terms of LTI. */

export type Score = {
  readonly activityProgress: 'InProgress' | 'Completed';
  readonly gradingProgress: 'FullyGraded' | 'Pending' | 'PendingManual' | 'NotReady';
  /** Both or neither, and only if all marks are released. */
  readonly scoreGiven?: number;
  readonly scoreMaximum?: number;
};

/** A submitted attempt at a quiz or a paper. */
export type TryFacts = { readonly marks: number; readonly marksOutOf: number };

/** The best attempt; it counts with the marks that it has so far. */
export function scoreOfTry({ marks, marksOutOf }: TryFacts): Score {
  if (marksOutOf <= 0) return { activityProgress: 'Completed', gradingProgress: 'PendingManual' };
  return {
    activityProgress: 'Completed',
    gradingProgress: 'FullyGraded',
    ...{ scoreGiven: rounded(marks), scoreMaximum: rounded(marksOutOf) },
  };
}

/** Done, and its marks are not released. */
export const WITHHELD_SCORE: Score = { activityProgress: 'Completed', gradingProgress: 'Pending' };

export type WorkFacts = {
  readonly submitted: boolean;
  readonly marks: number;
  readonly marksOutOf: number;
  /** Questions that still have to be marked by hand. */
  readonly unmarked: number;
  /** The share, 0 to 1, that remains after the late penalty. */
  readonly shareOfCredit: number;
  readonly showsMarks: Reveal;
  readonly closed: boolean;
  readonly released: boolean;
};

/** Of an assignment: no marks before they are released to the student, and none while marking is in progress. */
export function scoreOfWork(work: WorkFacts): Score {
  if (!work.submitted) return { activityProgress: 'InProgress', gradingProgress: 'NotReady' };
  if (work.unmarked > 0) return { activityProgress: 'Completed', gradingProgress: 'PendingManual' };
  if (!isRevealed(work.showsMarks, work)) return WITHHELD_SCORE;
  return scoreOfTry({ marks: work.marks * work.shareOfCredit, marksOutOf: work.marksOutOf });
}

/** Sums of fractions such as halves and thirds, without rounding errors; never negative. */
const rounded = (marks: number): number => Math.max(0, Math.round(marks * 1_000) / 1_000);
