import type { DueWorkQuery } from '#api/documents/classrooms/due-work.generated.ts';
import { isWaiting } from '../../classrooms/work.ts';

/** The open assignments that can be started. */
export const workDue = ({ studentWork }: DueWorkQuery): DueWorkQuery['studentWork'] =>
  studentWork.filter((entry) => isWaiting(entry) && entry.status !== 'scheduled');

/** Whether home has anything to say about assignments. */
export const hasDueWork = (work: DueWorkQuery): boolean =>
  workDue(work).length + work.assignmentNotices.length + work.recentAnnouncements.length > 0;
