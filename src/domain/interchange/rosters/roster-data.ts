import type { RosterRole } from './roster-import.ts';
import type { RosterProblems } from './roster-problem.ts';

/** Whether a file has all records of a kind, only the changed ones, or is not part of the roster. */
export const ROSTER_MODES = ['bulk', 'delta', 'absent'] as const;
export type RosterMode = (typeof ROSTER_MODES)[number];

export type RosterUser = {
  readonly id: string;
  readonly line: number;
  readonly name: string;
  readonly email: string;
  /** Null in a delta without roles: the role is unchanged. */
  readonly role: RosterRole | null;
  readonly isEnabled: boolean;
};

export type RosterClass = {
  readonly id: string;
  readonly line: number;
  readonly title: string;
  /** Subjects of the class, or the title of its course. */
  readonly subjects: readonly string[];
  /** Whether all of its terms are over. */
  readonly hasEnded: boolean;
};

export type RosterEnrolment = {
  readonly id: string;
  readonly line: number;
  readonly classId: string;
  readonly userId: string;
  readonly role: RosterRole;
};

/** The records of one kind. */
export type RosterPart<Row> = {
  readonly mode: RosterMode;
  /** The records that can be imported, by their id. */
  readonly rows: ReadonlyMap<string, Row>;
  /** The ids that a delta deletes. */
  readonly deleted: ReadonlySet<string>;
  /** Every id that must not be treated as missing, including those of rows with problems. */
  readonly seen: ReadonlySet<string>;
};

/** What is left out on purpose, counted. */
export const ROSTER_SKIPPED = [
  'guardians',
  'admins',
  'otherRoles',
  'otherSchools',
  'notEnabled',
  'endedClasses',
  'endedEnrolments',
  'laterEnrolments',
  'otherEnrolments',
  'withoutAccount',
  'disabledByHand',
  'archivedByHand',
] as const;
export type RosterSkip = (typeof ROSTER_SKIPPED)[number];

/** Counts what is left out. */
export class SkipCounter {
  readonly #counts = new Map<RosterSkip, number>();

  add(kind: RosterSkip, count = 1): void {
    this.#counts.set(kind, (this.#counts.get(kind) ?? 0) + count);
  }

  list(): readonly { readonly kind: RosterSkip; readonly count: number }[] {
    return ROSTER_SKIPPED.flatMap((kind) => {
      const count = this.#counts.get(kind) ?? 0;
      return count === 0 ? [] : [{ kind, count }];
    });
  }
}

/** A school of the roster. */
export type RosterSchool = { readonly id: string; readonly name: string };

/** A roster as its files have it. */
export type RosterData = {
  readonly version: '1.1' | '1.2';
  /** The program that has written it. */
  readonly source: string | null;
  readonly schools: readonly RosterSchool[];
  /** The school whose records these are; null if the roster names none, or several and none was chosen. */
  readonly school: RosterSchool | null;
  readonly users: RosterPart<RosterUser>;
  readonly classes: RosterPart<RosterClass>;
  readonly enrolments: RosterPart<RosterEnrolment>;
  readonly problems: RosterProblems;
  readonly skipped: SkipCounter;
};
