import { NAME_MAX_CHARS } from '../../users/user.limits.ts';
import { dayOf, type RosterFile, recordsOf } from './one-roster.table.ts';
import { ROSTER_CLASSES_MAX } from './roster.limits.ts';
import type { RosterClass, RosterMode, RosterPart, RosterSchool, SkipCounter } from './roster-data.ts';
import type { RosterProblems } from './roster-problem.ts';

type Checked = { readonly problems: RosterProblems };

/** The schools of a roster: organisations of another type, such as districts, have no classes. */
export function readSchools(file: RosterFile, { problems }: Checked): readonly RosterSchool[] {
  const schools: RosterSchool[] = [];
  for (const record of recordsOf(file, { needs: ['name', 'type'], max: ROSTER_CLASSES_MAX, problems }))
    if (!record.isDeleted && record.field('type').toLowerCase() === 'school')
      schools.push({ id: record.id, name: record.field('name').slice(0, NAME_MAX_CHARS) || record.id });
  return schools;
}

/** The last days of terms, by id. */
export function readTerms(file: RosterFile, { problems }: Checked): ReadonlyMap<string, string> {
  const terms = new Map<string, string>();
  for (const record of recordsOf(file, { needs: ['endDate'], max: ROSTER_CLASSES_MAX, problems })) {
    const end = dayOf(record.field('endDate'));
    if (end === undefined) problems.add('dateInvalid', { file: file.name, line: record.line, field: 'endDate' });
    else if (end !== null) terms.set(record.id, end);
  }
  return terms;
}

/** The titles and subjects of courses, by id: classes are named after their subjects where they have none. */
export function readCourses(file: RosterFile, { problems }: Checked): ReadonlyMap<string, readonly string[]> {
  const courses = new Map<string, readonly string[]>();
  for (const record of recordsOf(file, { needs: ['title'], max: ROSTER_CLASSES_MAX, problems }))
    courses.set(record.id, [...record.list('subjects'), record.field('title')].filter(Boolean));
  return courses;
}

type ClassesReading = Checked & {
  readonly file: RosterFile;
  readonly mode: RosterMode;
  readonly terms: ReadonlyMap<string, string>;
  readonly courses: ReadonlyMap<string, readonly string[]>;
  readonly school: string | null;
  /** `2027-07-31` */
  readonly today: string;
  readonly skipped: SkipCounter;
};

/** The classes of the school. */
export function readClasses(reading: ClassesReading): RosterPart<RosterClass> {
  const { file, mode, terms, courses, school, today, problems, skipped } = reading;
  const seen = new Set<string>();
  const deleted = new Set<string>();
  const rows = new Map<string, RosterClass>();
  const inFile = new Set<string>();
  const needs = ['title', 'schoolSourcedId'];
  for (const record of recordsOf(file, { needs, max: ROSTER_CLASSES_MAX, problems, seen: inFile })) {
    const { id, line } = record;
    inFile.delete(id);
    if (mode === 'delta' && record.isDeleted) {
      deleted.add(id);
      continue;
    }
    if (school !== null && record.field('schoolSourcedId') !== school) {
      skipped.add('otherSchools');
      continue;
    }
    seen.add(id);
    const title = record.field('title');
    if (title === '') problems.add('titleMissing', { file: file.name, line, field: 'title' });
    else if (title.length > NAME_MAX_CHARS) problems.add('nameTooLong', { file: file.name, line, field: 'title' });
    else {
      const ends = record.list('termSourcedIds').map((term) => terms.get(term));
      const hasEnded = ends.length > 0 && ends.every((end) => end !== undefined && end < today);
      const subjects = [...record.list('subjects'), ...(courses.get(record.field('courseSourcedId')) ?? [])];
      rows.set(id, { id, line, title, subjects, hasEnded });
    }
  }
  for (const id of inFile) seen.add(id);
  return { mode, rows, deleted, seen };
}
