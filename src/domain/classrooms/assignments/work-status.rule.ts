import type { WindowState } from './window.rule.ts';

/** The status of a student's work on an assignment. */
export const WORK_STATUSES = ['excused', 'scheduled', 'toDo', 'started', 'overdue', 'done', 'missed'] as const;
export type WorkStatus = (typeof WORK_STATUSES)[number];

export type WorkFacts = {
  readonly state: WindowState;
  readonly excused: boolean;
  /** Whether there are parts that are answered in attempts. */
  readonly hasQuestions: boolean;
  /** Whether an attempt was started, and whether all such parts are submitted. */
  readonly started: boolean;
  readonly submitted: boolean;
  readonly materials: number;
  readonly materialsDone: number;
  /** Whether it is done on paper: until the teacher enters marks, nobody knows whether it is missing. */
  readonly isOnPaper?: boolean;
};

/** `overdue`: not done, and late work is still accepted. `missed`: not done, and it is not. */
export function workStatus(facts: WorkFacts): WorkStatus {
  const { state, excused, hasQuestions, started, submitted, materials, materialsDone, isOnPaper = false } = facts;
  if ((!hasQuestions || submitted) && materialsDone >= materials) return 'done';
  if (excused) return 'excused';
  if (state === 'draft' || state === 'scheduled') return 'scheduled';
  if (state === 'closed' && !isOnPaper) return 'missed';
  if (state === 'late' && !isOnPaper) return 'overdue';
  return started || materialsDone > 0 ? 'started' : 'toDo';
}
