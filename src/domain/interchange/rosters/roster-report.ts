import type { Reason } from '../import-reason.ts';
import type { RosterSourceProblem } from './rest/roster-source-problem.ts';
import type { RosterSchool, RosterSkip } from './roster-data.ts';
import type { RosterCount, RosterWarning } from './roster-import.ts';
import type { RosterProblem } from './roster-problem.ts';

/** What a roster contains and would change. It is stored with the import, and contains no personal data. */
export type RosterReport = {
  readonly version: string;
  readonly source: string | null;
  /** The schools of the roster, of which one has to be chosen if there are several. */
  readonly schools: readonly RosterSchool[];
  readonly school: RosterSchool | null;
  readonly isDelta: boolean;
  readonly counts: readonly RosterCount[];
  readonly warnings: readonly RosterWarning[];
  readonly skipped: readonly { readonly kind: RosterSkip; readonly count: number }[];
  readonly problems: readonly RosterProblem[];
  readonly problemCount: number;
};

/** Why a roster could not be read: its content, its archive, the system that it was requested from, or its file is gone. */
export type RosterFailureReport =
  | { readonly kind: 'roster'; readonly problem: RosterProblem }
  | { readonly kind: 'archive'; readonly reason: Reason }
  | { readonly kind: 'source'; readonly problem: RosterSourceProblem; readonly path: string }
  | { readonly kind: 'gone' };
