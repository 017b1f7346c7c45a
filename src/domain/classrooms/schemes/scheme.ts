import type { AssignmentDraft } from '../assignments/assignment-draft.schema.ts';
import type { SchemeLink } from './scheme.schema.ts';

/** A topic of a week. The title is that of the time when it was planned, in case the topic is removed. */
export type PlannedTopic = { readonly id: string; readonly title: string };

/** A copy of an assignment, without classes and dates. */
export type PlannedAssignment = { readonly id: string; readonly title: string; readonly draft: AssignmentDraft };

/** One week of a scheme of work, as it is stored. */
export type SchemeWeek = {
  readonly id: string;
  /** Raised by every change, so that two teachers can't overwrite each other unseen. */
  readonly version: number;
  readonly title: string;
  /** For teachers only. */
  readonly note: string;
  readonly topics: readonly PlannedTopic[];
  readonly links: readonly SchemeLink[];
  readonly assignments: readonly PlannedAssignment[];
};
