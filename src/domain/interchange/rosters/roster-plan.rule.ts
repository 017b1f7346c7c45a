import { planClasses } from './plan-classes.rule.ts';
import { planEnrolments } from './plan-enrolments.rule.ts';
import { planUsers } from './plan-users.rule.ts';
import type { RosterData } from './roster-data.ts';
import {
  ROSTER_ACTIONS,
  ROSTER_KINDS,
  type RosterChange,
  type RosterCount,
  type RosterWarning,
} from './roster-import.ts';
import { warningsOf } from './roster-warning.rule.ts';
import type { ConfirmedMatches, SchoolRecords } from './school-records.ts';

export type RosterPlan = {
  readonly changes: readonly RosterChange[];
  readonly counts: readonly RosterCount[];
  readonly warnings: readonly RosterWarning[];
};

/**
 * Compares a roster with a school: the changes that would make the school equal to it, in the order in which they are
 * applied. Only what a roster has added, or a person has confirmed, is ever deactivated, archived or removed.
 */
export function planRoster(data: RosterData, records: SchoolRecords, confirmed: ConfirmedMatches): RosterPlan {
  const users = planUsers(data, records, confirmed.users);
  const classes = planClasses(data, records, confirmed.classes);
  const enrolments = planEnrolments(data, records, { users: users.planned, classes: classes.planned });
  const changes = [...users.changes, ...classes.changes, ...enrolments].sort((a, b) => orderOf(a) - orderOf(b));
  return { changes, counts: countsOf(changes), warnings: warningsOf(changes, records) };
}

/** Changes of one kind and action follow each other, so that they are applied together. */
const orderOf = ({ kind, action }: RosterChange): number =>
  ROSTER_KINDS.indexOf(kind) * ROSTER_ACTIONS.length + ROSTER_ACTIONS.indexOf(action);

function countsOf(changes: readonly RosterChange[]): readonly RosterCount[] {
  const counts = new Map<string, number>();
  for (const { kind, action } of changes) counts.set(`${kind} ${action}`, (counts.get(`${kind} ${action}`) ?? 0) + 1);
  return ROSTER_KINDS.flatMap((kind) =>
    ROSTER_ACTIONS.flatMap((action) => {
      const count = counts.get(`${kind} ${action}`) ?? 0;
      return count === 0 ? [] : [{ kind, action, count }];
    }),
  );
}
