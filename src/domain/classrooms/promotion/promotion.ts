/** A member of a class. */
export type PromotableUser = {
  readonly id: string;
  readonly name: string;
  /** Why the account can't be added to another class: it is deactivated, or belongs to another school. */
  readonly barrier: 'deactivated' | 'otherSchool' | null;
  /** When the student left the class; null: still in it. */
  readonly leftAt: string | null;
};

/** A class of the school with its members. */
export type PromotableClass = {
  readonly id: string;
  readonly name: string;
  /** Null: active. */
  readonly archivedAt: string | null;
  /** Whether a promotion that has not been undone has moved its students on. */
  readonly isPromoted: boolean;
  readonly students: readonly PromotableUser[];
  readonly teachers: readonly PromotableUser[];
  /** Pending invitations, which are not carried over. */
  readonly invitationCount: number;
};

/**
 * Why a class can't be promoted as chosen: it has been promoted or archived meanwhile, another class has the name, two
 * chosen classes would get the same name, the class to join is archived, it is itself part of this promotion, or its
 * members would be too many.
 */
export const PROMOTION_PROBLEMS = [
  'promoted',
  'archived',
  'nameTaken',
  'nameRepeated',
  'targetArchived',
  'targetLeaves',
  'targetFull',
] as const;
export type PromotionProblem = (typeof PROMOTION_PROBLEMS)[number];

/** Why a user is not added to the new class. */
export const PROMOTION_NOTES = ['alreadyMember', 'deactivated', 'otherSchool'] as const;
export type PromotionNote = (typeof PROMOTION_NOTES)[number];

export type PlannedUser = {
  readonly id: string;
  readonly name: string;
  /** Null: is added. */
  readonly note: PromotionNote | null;
};

/** What happens to one class. */
export type PlannedClass = {
  readonly id: string;
  readonly name: string;
  readonly action: 'create' | 'join' | 'archive';
  /** The class to which the students are added; its id is null if it is created. */
  readonly target: { readonly id: string | null; readonly name: string } | null;
  readonly problem: PromotionProblem | null;
  readonly students: readonly PlannedUser[];
  readonly teachers: readonly PlannedUser[];
  readonly invitationCount: number;
};

export type PromotionPlan = {
  readonly classes: readonly PlannedClass[];
  readonly counts: {
    readonly created: number;
    readonly joined: number;
    readonly archived: number;
    /** Students who are added to at least one class. */
    readonly students: number;
    /** Students who are not added, by the reasons of their notes. */
    readonly leftOut: number;
    readonly problems: number;
  };
};

/** The plan as it is shown, with what identifies it: a confirmation names it. */
export type PromotionPreview = PromotionPlan & { readonly base: string };

/** Why undoing has not restored a class or a membership, or has retained a new class. */
export const PROMOTION_RETAINED = ['work', 'members', 'changed', 'leftWithWork'] as const;
export type PromotionRetained = {
  readonly name: string;
  readonly reason: (typeof PROMOTION_RETAINED)[number];
  /** Students whose work in the class is kept. */
  readonly count: number;
};
