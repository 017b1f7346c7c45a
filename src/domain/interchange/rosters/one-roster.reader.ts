import { readClasses, readCourses, readSchools, readTerms } from './one-roster.classes.ts';
import { readEnrolments } from './one-roster.enrolments.ts';
import { MANIFEST, readManifest } from './one-roster.manifest.ts';
import type { RosterFile } from './one-roster.table.ts';
import { readRoles, readUsers } from './one-roster.users.ts';
import {
  type RosterData,
  type RosterEnrolment,
  type RosterPart,
  type RosterSchool,
  SkipCounter,
} from './roster-data.ts';
import { RosterError, RosterProblems } from './roster-problem.ts';

type RosterReading = {
  /** A file of the archive by its name; null: there is none. */
  readonly open: (name: string) => RosterFile | null;
  /** The ids of schools in the order in which they are looked for: what was chosen, and what was imported last. */
  readonly schools: readonly (string | null)[];
  /** The name of the school in Lectern. */
  readonly schoolName: string;
  /** `2027-07-31` */
  readonly today: string;
};

const NONE: RosterPart<never> = { mode: 'absent', rows: new Map<string, never>(), deleted: new Set(), seen: new Set() };

/**
 * Reads a roster in the CSV format of OneRoster 1.1 or 1.2. Rows with problems are left out, and what they are about
 * stays unchanged. Throws `RosterError` if a file is missing or can't be read to its end: what it lacks would be taken
 * for deleted.
 */
export function readOneRoster({ open, schools: requested, schoolName, today }: RosterReading): RosterData {
  const manifestFile = open(MANIFEST);
  if (manifestFile === null) throw new RosterError('manifestMissing', { file: MANIFEST });
  const { version, source, modes } = readManifest(manifestFile);
  const problems = new RosterProblems();
  const skipped = new SkipCounter();
  /** The file of a kind, with its mode; null if the manifest says that there is none. */
  const fileOf = (name: Parameters<typeof modes.get>[0]) => {
    const mode = modes.get(name) ?? 'absent';
    if (mode === 'absent') return null;
    const file = open(`${name}.csv`);
    if (file === null) throw new RosterError('fileMissing', { file: `${name}.csv` });
    return { mode, file, problems };
  };
  const [orgs, sessions, courseFile] = [fileOf('orgs'), fileOf('academicSessions'), fileOf('courses')];
  const schools = orgs === null ? [] : readSchools(orgs.file, orgs);
  const school = schoolOf(schools, requested, schoolName);
  const base = { version, source, schools, school, problems, skipped };
  // Without a choice, users of several schools would be mixed.
  if (school === null && schools.length > 1) return { ...base, users: NONE, classes: NONE, enrolments: NONE };
  const terms = sessions === null ? new Map<string, string>() : readTerms(sessions.file, sessions);
  const courses = courseFile === null ? new Map<string, string[]>() : readCourses(courseFile.file, courseFile);
  const schoolId = school?.id ?? null;
  const classFile = fileOf('classes');
  const classes =
    classFile === null ? NONE : readClasses({ ...classFile, terms, courses, school: schoolId, today, skipped });
  const enrolmentFile = fileOf('enrollments');
  const isOfSchool = (id: string, org: string): boolean =>
    classes.seen.has(id) ||
    classes.deleted.has(id) ||
    (classes.mode !== 'bulk' && (org === '' || schoolId === null || org === schoolId));
  const enrolments = enrolmentFile === null ? NONE : readEnrolments({ ...enrolmentFile, isOfSchool, today, skipped });
  const userFile = fileOf('users');
  const roleFile = version === '1.2' ? fileOf('roles') : null;
  const users =
    userFile === null
      ? NONE
      : readUsers({
          ...userFile,
          roles: roleFile === null ? null : readRoles(roleFile.file, { today, problems }),
          school: schoolId,
          enrolled: usersOf(enrolments),
          skipped,
        });
  return { ...base, users, classes, enrolments };
}

const usersOf = (enrolments: RosterPart<RosterEnrolment>): ReadonlySet<string> =>
  new Set([...enrolments.rows.values()].map(({ userId }) => userId));

/** The chosen school, or the one of the last import, or the only one, or the one with the name of Lectern’s. */
function schoolOf(
  schools: readonly RosterSchool[],
  requested: readonly (string | null)[],
  name: string,
): RosterSchool | null {
  for (const id of requested) {
    const found = schools.find((school) => school.id === id);
    if (found !== undefined) return found;
  }
  if (schools.length === 1) return schools[0] ?? null;
  const sameName = schools.filter((school) => school.name.toLowerCase() === name.toLowerCase());
  return sameName.length === 1 ? (sameName[0] ?? null) : null;
}
