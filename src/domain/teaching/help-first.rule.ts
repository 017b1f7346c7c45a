/** Why somebody may need help: few right answers, work that is due and missing, falling marks, nothing done lately. */
export type HelpReason = 'lowMarks' | 'missing' | 'falling' | 'inactive';

export type HelpFacts = {
  readonly name: string;
  readonly answers: number;
  /** Sum of credits. */
  readonly credit: number;
  readonly activeDays: number;
  readonly missing: number;
  readonly change: number | null;
};

/** Below so few answers, a mean says little. */
const ANSWERS_MIN = 5;
const LOW = 0.5;
const FALL = 0.15;

export function helpReasons({ answers, credit, activeDays, missing, change }: HelpFacts): HelpReason[] {
  const reasons: [HelpReason, boolean][] = [
    ['missing', missing > 0],
    ['lowMarks', answers >= ANSWERS_MIN && credit / answers < LOW],
    ['falling', change !== null && change <= -FALL],
    ['inactive', activeDays === 0],
  ];
  return reasons.filter(([, holds]) => holds).map(([reason]) => reason);
}

/** Students with the reasons, those with most reasons first, then those with fewer right answers, then by name. */
export function helpFirst<Student extends HelpFacts>(
  students: readonly Student[],
): (Student & { readonly reasons: readonly HelpReason[] })[] {
  const mean = ({ answers, credit }: HelpFacts): number => (answers === 0 ? 1 : credit / answers);
  return students
    .map((student) => ({ ...student, reasons: helpReasons(student) }))
    .sort((a, b) => b.reasons.length - a.reasons.length || mean(a) - mean(b) || a.name.localeCompare(b.name));
}
