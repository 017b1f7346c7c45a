/**
 * The state of a roster import. `reading`: the server computes the changes. `ready`: they wait for confirmation.
 * `failed`: reading has failed, or applying and undoing have failed on every attempt and can be continued.
 */
export const ROSTER_STATES = [
  'reading',
  'ready',
  'applying',
  'done',
  'undoing',
  'undone',
  'cancelled',
  'failed',
] as const;
export type RosterState = (typeof ROSTER_STATES)[number];

/** Whether the state will change without user action. */
export const isRosterInProgress = (state: RosterState): boolean =>
  state === 'reading' || state === 'applying' || state === 'undoing';

/** The steps of the server that can fail. */
export const ROSTER_STEPS = ['reading', 'applying', 'undoing'] as const;
export type RosterStep = (typeof ROSTER_STEPS)[number];

export const ROSTER_KINDS = ['user', 'class', 'enrolment'] as const;
export type RosterKind = (typeof ROSTER_KINDS)[number];

/**
 * `match`: a record of Lectern with the same email or title, which a person has to confirm. `link`: a confirmed one, or
 * another id for what exists already; nothing but the id changes.
 */
export const ROSTER_ACTIONS = [
  'match',
  'link',
  'add',
  'change',
  'enable',
  'disable',
  'restore',
  'archive',
  'remove',
] as const;
export type RosterAction = (typeof ROSTER_ACTIONS)[number];

/** `retained`: undoing has left it as it is. */
export const ROSTER_STATUSES = ['planned', 'applied', 'skipped', 'undone', 'retained'] as const;
export type RosterStatus = (typeof ROSTER_STATUSES)[number];

/** Why a change was not applied, or not undone. */
export const ROSTER_REASONS = ['emailUnusable', 'changedSince', 'classInUse', 'classFull', 'notImported'] as const;
export type RosterReason = (typeof ROSTER_REASONS)[number];

/** The account types that a roster can give. A roster never creates an admin of any kind. */
export const ROSTER_ROLES = ['student', 'teacher'] as const;
export type RosterRole = (typeof ROSTER_ROLES)[number];

/** The values of a record that a change replaces, or sets. */
export type RosterValues = {
  readonly name?: string;
  readonly email?: string;
  readonly role?: RosterRole;
  readonly subject?: string;
  /** The id that the record had in the school's system. */
  readonly sourcedId?: string;
};

/** One change of the preview. */
export type RosterChange = {
  readonly kind: RosterKind;
  readonly action: RosterAction;
  /** The id of the record in the school's system. */
  readonly sourcedId: string;
  /** The user’s or class’s name; of an enrolment the user’s. */
  readonly title: string;
  /** The account or class in Lectern; null if the import creates it. */
  readonly userId: string | null;
  readonly classroomId: string | null;
  /** Of an enrolment: the ids of its user and class, and the class’s name. */
  readonly userSourcedId: string | null;
  readonly classSourcedId: string | null;
  readonly classTitle: string | null;
  readonly before: RosterValues | null;
  readonly after: RosterValues | null;
};

/** How many changes of each kind and action there are. `link` is not shown, because nothing visible changes. */
export type RosterCount = { readonly kind: RosterKind; readonly action: RosterAction; readonly count: number };

/** A share that is high enough to need a typed confirmation. `title`: of a class. */
export type RosterWarning = {
  readonly about: RosterWarningKind;
  readonly title: string | null;
  readonly count: number;
  readonly of: number;
};
/** `school`: the roster is of another school than the last one. */
export const ROSTER_WARNINGS = ['school', 'users', 'classes', 'classList'] as const;
export type RosterWarningKind = (typeof ROSTER_WARNINGS)[number];
