import type { RosterData, RosterUser } from './roster-data.ts';
import type { RosterChange, RosterRole, RosterValues } from './roster-import.ts';
import type { IdSet, SchoolRecords, SchoolUser } from './school-records.ts';

/** An account that a user of the roster has, or will have. */
export type PlannedUser = {
  /** Null: the import creates it. */
  readonly id: string | null;
  readonly name: string;
  readonly role: RosterRole;
};

const FILE = 'users.csv';

/** A change of a user. */
export const userChange = (
  { id, name }: Pick<RosterUser, 'id' | 'name'>,
  action: RosterChange['action'],
  userId: string | null,
  { before = null, after = null }: { readonly before?: RosterValues | null; readonly after?: RosterValues | null } = {},
): RosterChange => ({
  ...{ kind: 'user', action, sourcedId: id, title: name, userId, classroomId: null },
  ...{ userSourcedId: null, classSourcedId: null, classTitle: null, before, after },
});

/** What becomes of the school’s accounts, and the account of each user of the roster. */
export function planUsers(
  { users: part, problems, skipped }: RosterData,
  { users }: SchoolRecords,
  confirmed: IdSet,
): { readonly changes: readonly RosterChange[]; readonly planned: ReadonlyMap<string, PlannedUser> } {
  const changes: RosterChange[] = [];
  const planned = new Map<string, PlannedUser>();
  const bySourcedId = new Map(users.flatMap((user) => (user.sourcedId === null ? [] : [[user.sourcedId, user]])));
  const byEmail = new Map(users.map((user) => [user.email, user]));
  const relinked = new Set<string>();
  for (const user of users)
    if (user.sourcedId !== null && user.role !== 'schoolAdmin') planned.set(user.sourcedId, plannedOf(user, user.role));
  const repeated = repeatedEmails(part.rows.values(), bySourcedId);
  for (const user of part.rows.values()) {
    const other = repeated.get(user.id);
    if (other !== undefined) {
      problems.add('emailRepeated', { file: FILE, line: user.line, field: 'email', other });
      continue;
    }
    const known = bySourcedId.get(user.id);
    const sameEmail = byEmail.get(user.email);
    const problem = (code: 'accountIsAdmin' | 'accountRole' | 'emailOfOther' | 'roleMissing', field = 'email'): void =>
      problems.add(code, { file: FILE, line: user.line, field });
    if (known !== undefined) {
      if (known.role === 'schoolAdmin') problem('accountIsAdmin', 'sourcedId');
      else if (user.role !== null && user.role !== known.role) problem('accountRole', 'role');
      else {
        if (sameEmail !== undefined && sameEmail !== known) problem('emailOfOther');
        else changes.push(...valueChanges(user, known));
        changes.push(...accessChanges(user, known, skipped));
      }
    } else if (sameEmail === undefined) {
      if (user.role === null) problem('roleMissing', 'role');
      else if (!user.isEnabled) skipped.add('notEnabled');
      else {
        const { name, email, role } = user;
        changes.push(userChange(user, 'add', null, { after: { name, email, role } }));
        planned.set(user.id, { id: null, name, role });
      }
    } else if (sameEmail.role === 'schoolAdmin') problem('accountIsAdmin');
    else if (user.role !== null && user.role !== sameEmail.role) problem('accountRole', 'role');
    else if (sameEmail.sourcedId !== null && part.seen.has(sameEmail.sourcedId)) problem('emailOfOther');
    else if (part.mode === 'delta' && sameEmail.sourcedId !== null && !part.deleted.has(sameEmail.sourcedId))
      problem('emailOfOther');
    else {
      const isConfirmed = confirmed.has(user.id);
      const before = { name: sameEmail.name, ...(sameEmail.sourcedId !== null && { sourcedId: sameEmail.sourcedId }) };
      changes.push(
        userChange(user, isConfirmed ? 'link' : 'match', sameEmail.id, {
          before,
          after: { name: user.name, email: user.email },
        }),
      );
      if (isConfirmed) {
        if (sameEmail.sourcedId !== null) relinked.add(sameEmail.sourcedId);
        planned.set(user.id, plannedOf(sameEmail, sameEmail.role));
        changes.push(...valueChanges(user, sameEmail), ...accessChanges(user, sameEmail, skipped));
      }
    }
  }
  for (const user of users) {
    const { sourcedId, role, isDisabled } = user;
    if (sourcedId === null || role === 'schoolAdmin' || isDisabled || relinked.has(sourcedId)) continue;
    const isGone = part.mode === 'bulk' ? !part.seen.has(sourcedId) : part.deleted.has(sourcedId);
    if (isGone) changes.push(userChange({ id: sourcedId, name: user.name }, 'disable', user.id));
  }
  return { changes, planned };
}

const plannedOf = ({ id, name }: SchoolUser, role: RosterRole): PlannedUser => ({ id, name, role });

/** Users whose email another user of the roster has, too, with the line of the other. Who has the account keeps it. */
function repeatedEmails(
  users: Iterable<RosterUser>,
  bySourcedId: ReadonlyMap<string, SchoolUser>,
): ReadonlyMap<string, number> {
  const byEmail = new Map<string, RosterUser[]>();
  for (const user of users) {
    const same = byEmail.get(user.email);
    if (same === undefined) byEmail.set(user.email, [user]);
    else same.push(user);
  }
  const repeated = new Map<string, number>();
  for (const same of byEmail.values()) {
    if (same.length === 1) continue;
    const owner = same.find(({ id, email }) => bySourcedId.get(id)?.email === email);
    for (const user of same) {
      const other = same.find((each) => each !== user);
      if (user !== owner && other !== undefined) repeated.set(user.id, (owner ?? other).line);
    }
  }
  return repeated;
}

/** A different name or email. */
function valueChanges(user: RosterUser, account: SchoolUser): readonly RosterChange[] {
  const isRenamed = user.name !== account.name;
  const isMoved = user.email !== account.email;
  if (!isRenamed && !isMoved) return [];
  const values = ({ name, email }: Pick<RosterUser, 'name' | 'email'>): RosterValues => ({
    ...(isRenamed && { name }),
    ...(isMoved && { email }),
  });
  return [userChange(user, 'change', account.id, { before: values(account), after: values(user) })];
}

/** Deactivation and reactivation. An account that a person has deactivated stays so. */
function accessChanges(user: RosterUser, account: SchoolUser, skipped: RosterData['skipped']): readonly RosterChange[] {
  if (user.isEnabled === !account.isDisabled) return [];
  if (!user.isEnabled) return [userChange(user, 'disable', account.id)];
  if (account.isDisabledByRoster) return [userChange(user, 'enable', account.id)];
  skipped.add('disabledByHand');
  return [];
}
