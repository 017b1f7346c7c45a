import type { RosterRole } from './roster-import.ts';

/** An account of the school. */
export type SchoolUser = {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly role: RosterRole | 'schoolAdmin';
  readonly isDisabled: boolean;
  /** Its id in the school’s system; null: no roster has had it. */
  readonly sourcedId: string | null;
  /** A roster has deactivated it, and nobody has changed that since. */
  readonly isDisabledByRoster: boolean;
};

/** A class of the school. */
export type SchoolClassroom = {
  readonly id: string;
  readonly name: string;
  readonly isArchived: boolean;
  readonly sourcedId: string | null;
  readonly isArchivedByRoster: boolean;
};

/** A student or teacher in a class of the school, today. */
export type SchoolMember = { readonly classroomId: string; readonly userId: string; readonly role: RosterRole };

/** An enrolment that a roster has added. */
export type SchoolEnrolment = SchoolMember & { readonly sourcedId: string };

/** What a roster is compared with. */
export type SchoolRecords = {
  readonly users: readonly SchoolUser[];
  readonly classrooms: readonly SchoolClassroom[];
  readonly members: readonly SchoolMember[];
  readonly enrolments: readonly SchoolEnrolment[];
};

/** Matches that a person has confirmed, by the id in the school’s system. */
export type ConfirmedMatches = { readonly users: IdSet; readonly classes: IdSet };
export type IdSet = Pick<ReadonlySet<string>, 'has'>;
