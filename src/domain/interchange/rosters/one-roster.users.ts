import { emailSchema } from '../../access/credentials.schema.ts';
import { NAME_MAX_CHARS } from '../../users/user.limits.ts';
import { dayOf, type RosterFile, type RosterRecord, recordsOf } from './one-roster.table.ts';
import { ROSTER_USERS_MAX } from './roster.limits.ts';
import type { RosterMode, RosterPart, RosterUser, SkipCounter } from './roster-data.ts';
import type { RosterProblems } from './roster-problem.ts';

/** A role at a school. */
type RoleRow = { readonly role: string; readonly org: string };

type UsersReading = {
  readonly file: RosterFile;
  readonly mode: RosterMode;
  /** Roles by user; null: they are a column of the users. */
  readonly roles: ReadonlyMap<string, readonly RoleRow[]> | null;
  /** Without it, users of every school are read. */
  readonly school: string | null;
  /** Users of the school's classes belong to it, too. */
  readonly enrolled: ReadonlySet<string>;
  readonly problems: RosterProblems;
  readonly skipped: SkipCounter;
};

/** Roles of a separate file, as version 1.2 has them. Roles that have ended or are deleted don't count. */
export function readRoles(
  file: RosterFile,
  { today, problems }: { readonly today: string; readonly problems: RosterProblems },
): ReadonlyMap<string, readonly RoleRow[]> {
  const roles = new Map<string, RoleRow[]>();
  const needs = ['userSourcedId', 'role', 'orgSourcedId'];
  for (const record of recordsOf(file, { needs, max: 4 * ROSTER_USERS_MAX, problems })) {
    const end = dayOf(record.field('endDate'));
    if (end === undefined) problems.add('dateInvalid', { file: file.name, line: record.line, field: 'endDate' });
    const user = record.field('userSourcedId');
    const known = roles.get(user) ?? [];
    roles.set(user, known);
    if (record.isDeleted || (typeof end === 'string' && end < today)) continue;
    known.push({ role: record.field('role').toLowerCase(), org: record.field('orgSourcedId') });
  }
  return roles;
}

/** The users that are students or teachers of the school. Two with one email are never merged: both are left out. */
export function readUsers(reading: UsersReading): RosterPart<RosterUser> {
  const { file, mode, problems } = reading;
  const seen = new Set<string>();
  const deleted = new Set<string>();
  const rows = new Map<string, RosterUser>();
  const needs = ['givenName', 'familyName'];
  const inFile = new Set<string>();
  for (const record of recordsOf(file, { needs, max: ROSTER_USERS_MAX, problems, seen: inFile })) {
    inFile.delete(record.id);
    if (mode === 'delta' && record.isDeleted) {
      deleted.add(record.id);
      continue;
    }
    const user = userOf(record, reading);
    if (user === 'elsewhere') continue;
    seen.add(record.id);
    if (user !== null) rows.set(record.id, user);
  }
  // Rows that could not be read protect their users.
  for (const id of inFile) seen.add(id);
  return { mode, rows, deleted, seen };
}

const GUARDIANS = ['guardian', 'parent', 'relative'];
const ADMINS = ['administrator', 'principal', 'siteadministrator', 'districtadministrator', 'systemadministrator'];

/** Null: a row that is skipped. `elsewhere`: a user of another school, who is treated as missing here. */
function userOf(record: RosterRecord, reading: UsersReading): RosterUser | 'elsewhere' | null {
  const { file, mode, roles, school, enrolled, problems, skipped } = reading;
  const { id, line } = record;
  const given = rolesOf(record, roles);
  const here = given.filter(({ org }) => school === null || org === school);
  const isHere =
    here.length > 0 || enrolled.has(id) || record.field('primaryOrgSourcedId') === school || given.length === 0;
  if (school !== null && !isHere) {
    skipped.add('otherSchools');
    return 'elsewhere';
  }
  const names = (here.length > 0 ? here : given).map(({ role }) => role);
  const role = names.includes('teacher') ? 'teacher' : names.includes('student') ? 'student' : null;
  if (role === null && names.length > 0) {
    const isOf = (list: readonly string[]): boolean => names.some((name) => list.includes(name));
    skipped.add(isOf(ADMINS) ? 'admins' : isOf(GUARDIANS) ? 'guardians' : 'otherRoles');
    return null;
  }
  const problem = (code: Parameters<RosterProblems['add']>[0], field: string): null => {
    problems.add(code, { file: file.name, line, field });
    return null;
  };
  if (role === null && mode === 'bulk') return problem('roleMissing', 'role');
  const name = nameOf(record);
  if (name === '') return problem('nameMissing', 'givenName');
  if (name.length > NAME_MAX_CHARS) return problem('nameTooLong', 'familyName');
  const [email, username] = [record.field('email'), record.field('username')].map((text) =>
    emailSchema.safeParse(text),
  );
  // Many systems have the address as the user name only.
  const address = email?.success === true ? email : record.field('email') === '' ? username : email;
  if (address?.success !== true)
    return problem(record.field('email') === '' ? 'emailMissing' : 'emailInvalid', 'email');
  const isEnabled = record.field('enabledUser').toLowerCase() !== 'false';
  return { id, line, name, email: address.data, role, isEnabled };
}

/** The roles of a user: a file of their own, or a column. */
function rolesOf(record: RosterRecord, roles: ReadonlyMap<string, readonly RoleRow[]> | null): readonly RoleRow[] {
  if (roles !== null) return roles.get(record.id) ?? [];
  const role = record.field('role').toLowerCase();
  if (role === '') return [];
  const orgs = record.list('orgSourcedIds');
  return (orgs.length === 0 ? [''] : orgs).map((org) => ({ role, org }));
}

/** The preferred name, if there is one. */
function nameOf(record: RosterRecord): string {
  const given = record.field('preferredGivenName') || record.field('givenName');
  const family = record.field('preferredFamilyName') || record.field('familyName');
  return `${given} ${family}`.trim();
}
