import { dayOf, type RosterFile, recordsOf } from './one-roster.table.ts';
import { ROSTER_ENROLMENTS_MAX } from './roster.limits.ts';
import type { RosterEnrolment, RosterMode, RosterPart, SkipCounter } from './roster-data.ts';
import { ROSTER_ROLES } from './roster-import.ts';
import type { RosterProblems } from './roster-problem.ts';

type EnrolmentsReading = {
  readonly file: RosterFile;
  readonly mode: RosterMode;
  /** Whether a class is one of the school. */
  readonly isOfSchool: (classId: string, school: string) => boolean;
  readonly today: string;
  readonly problems: RosterProblems;
  readonly skipped: SkipCounter;
};

/** The students and teachers of the school’s classes, today: enrolments that have ended count as removed. */
export function readEnrolments(reading: EnrolmentsReading): RosterPart<RosterEnrolment> {
  const { file, mode, isOfSchool, today, problems, skipped } = reading;
  const seen = new Set<string>();
  const deleted = new Set<string>();
  const rows = new Map<string, RosterEnrolment>();
  const inFile = new Set<string>();
  const needs = ['classSourcedId', 'userSourcedId', 'role'];
  for (const record of recordsOf(file, { needs, max: ROSTER_ENROLMENTS_MAX, problems, seen: inFile })) {
    const { id, line } = record;
    inFile.delete(id);
    if (mode === 'delta' && record.isDeleted) {
      deleted.add(id);
      continue;
    }
    const classId = record.field('classSourcedId');
    if (!isOfSchool(classId, record.field('schoolSourcedId'))) continue;
    const [begin, end] = [dayOf(record.field('beginDate')), dayOf(record.field('endDate'))];
    if (begin === undefined || end === undefined) {
      seen.add(id);
      problems.add('dateInvalid', { file: file.name, line, field: begin === undefined ? 'beginDate' : 'endDate' });
      continue;
    }
    if (end !== null && end < today) {
      skipped.add('endedEnrolments');
      if (mode === 'delta') deleted.add(id);
      continue;
    }
    if (begin !== null && begin > today) {
      skipped.add('laterEnrolments');
      continue;
    }
    seen.add(id);
    const role = ROSTER_ROLES.find((each) => each === record.field('role').toLowerCase());
    if (role === undefined) skipped.add('otherEnrolments');
    else rows.set(id, { id, line, classId, userId: record.field('userSourcedId'), role });
  }
  for (const id of inFile) seen.add(id);
  return { mode, rows, deleted, seen };
}
