/** Why a student may need help: low accuracy, missing work, falling marks, or no recent activity. */
export const HELP_REASONS = ['lowMarks', 'missing', 'falling', 'inactive'] as const;
export type HelpReason = (typeof HELP_REASONS)[number];

export type HelpFacts = {
  readonly name: string;
  readonly answers: number;
  /** Sum of scores. */
  readonly credit: number;
  readonly activeDays: number;
  readonly missing: number;
  readonly change: number | null;
};

/**
 * Thresholds of the reasons. The shares are accuracies; with fewer answers than this, an accuracy is not meaningful.
 */
export const HELP_THRESHOLDS = { answersMin: 5, lowShare: 0.5, fallenShare: 0.15 } as const;

/** The reasons that apply to a student; none if the student needs no help. */
export function helpReasons({ answers, credit, activeDays, missing, change }: HelpFacts): HelpReason[] {
  const reasons: [HelpReason, boolean][] = [
    ['missing', missing > 0],
    ['lowMarks', answers >= HELP_THRESHOLDS.answersMin && credit / answers < HELP_THRESHOLDS.lowShare],
    ['falling', change !== null && change <= -HELP_THRESHOLDS.fallenShare],
    ['inactive', activeDays === 0],
  ];
  return reasons.filter(([, holds]) => holds).map(([reason]) => reason);
}

/** Students with the reasons: those with most reasons first, then those with lower accuracy, then by name. */
export function helpFirst<Student extends HelpFacts>(
  students: readonly Student[],
): (Student & { readonly reasons: readonly HelpReason[] })[] {
  const mean = ({ answers, credit }: HelpFacts): number => (answers === 0 ? 1 : credit / answers);
  return students
    .map((student) => ({ ...student, reasons: helpReasons(student) }))
    .sort((a, b) => b.reasons.length - a.reasons.length || mean(a) - mean(b) || a.name.localeCompare(b.name));
}
