import type { WorkStatus } from '../assignments/work-status.rule.ts';

/** What a cell of the gradebook says. `done`: without marks, such as a note that was read. */
export type GradebookStatus = WorkStatus | 'toMark' | 'marked';

/** Past the due date and not submitted, whether late work is still accepted or not. */
export const isMissing = (status: GradebookStatus): boolean => status === 'overdue' || status === 'missed';
