import { isRevealed, type Reveal } from '../classrooms/assignments/reveal.rule.ts';

/* The score of a piece of work as it is sent to the platform that it was opened from, in the terms of LTI. */

export type Score = {
  readonly activityProgress: 'InProgress' | 'Completed';
  readonly gradingProgress: 'FullyGraded' | 'Pending' | 'PendingManual' | 'NotReady';
  /** Both or neither, and only when all marks are released. */
  readonly scoreGiven?: number;
  readonly scoreMaximum?: number;
};

/** A try at a quiz or a paper that is handed in. */
export type TryFacts = { readonly marks: number; readonly marksOutOf: number };

/** Of the tries, the best one; it counts with what a machine can mark, or what has been marked since. */
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
  /** Questions that wait for a person. */
  readonly unmarked: number;
  /** The share, 0 to 1, that lateness leaves. */
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

/** Sums of halves and thirds, without what computers add to them; never below nothing. */
const rounded = (marks: number): number => Math.max(0, Math.round(marks * 1_000) / 1_000);
