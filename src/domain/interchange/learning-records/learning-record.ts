/* What is sent to a learning record store, before it is written in the format of the store. */

/** A student as the store knows them. */
export type RecordStudent = {
  /** Differs from school to school, and can only be computed by the server. */
  readonly account: string;
  /** Null unless the school has chosen to send it. */
  readonly email: string | null;
};

export type RecordScore = {
  readonly earned: number;
  /** More than zero. */
  readonly max: number;
};

/** An attempt at a part of an assignment. */
export type RecordAttempt = {
  readonly id: string;
  /** 1 for the student's first attempt at this part. */
  readonly number: number;
  readonly startedAt: string;
  readonly part: { readonly id: string; readonly title: string };
  readonly assignment: { readonly id: string; readonly title: string };
  readonly classroomId: string;
};

export type RecordQuestion = {
  readonly id: string;
  /** From 1 on. */
  readonly number: number;
};

export type RecordMaterial = {
  readonly id: string;
  readonly title: string;
  readonly isAudio: boolean;
  readonly durationSeconds: number;
};

type Fact =
  | { readonly kind: 'attemptStarted'; readonly attempt: RecordAttempt }
  | {
      readonly kind: 'questionAnswered';
      readonly attempt: RecordAttempt;
      readonly question: RecordQuestion;
      readonly isAnswered: boolean;
      /** Null until students see their marks, and while the answer is not marked. */
      readonly score: RecordScore | null;
      /** Null unless the school has chosen to send it. */
      readonly response: string | null;
    }
  | {
      readonly kind: 'attemptSubmitted';
      readonly attempt: RecordAttempt;
      readonly seconds: number;
      /** Null until students see their marks. */
      readonly score: RecordScore | null;
    }
  | { readonly kind: 'attemptGraded'; readonly attempt: RecordAttempt; readonly score: RecordScore }
  | {
      readonly kind: 'questionGraded';
      readonly attempt: RecordAttempt;
      readonly question: RecordQuestion;
      readonly score: RecordScore;
    }
  | { readonly kind: 'mediaStarted'; readonly material: RecordMaterial }
  | { readonly kind: 'mediaCompleted'; readonly material: RecordMaterial };

/** One fact about one student. The id is the same whenever it is sent, so that a store can tell what it already has. */
export type LearningRecord = Fact & {
  readonly id: string;
  readonly at: string;
  readonly person: RecordStudent;
};

/** A record without content, by which an admin sees whether the store accepts records. */
export type TestRecord = { readonly kind: 'test'; readonly id: string; readonly at: string };

export type SentRecord = LearningRecord | TestRecord;

/** The share of the marks, from 0 to 1. */
export const scaledScore = ({ earned, max }: RecordScore): number => Math.min(1, Math.max(0, earned / max));

/** Whether all marks were earned. Sums of thirds are slightly below one, hence the tolerance. */
export const isFullScore = (score: RecordScore): boolean => scaledScore(score) > 1 - 1e-9;

/** Addresses of what records are about: the identity of activities in the store. They need not lead to a page. */
export const recordAddresses = (origin: string) => ({
  app: origin,
  person: ({ account }: RecordStudent) => `${origin}/records/people/${account}`,
  attempt: ({ id }: RecordAttempt) => `${origin}/records/attempts/${id}`,
  part: ({ part }: RecordAttempt) => `${origin}/records/assignment-parts/${part.id}`,
  assignment: ({ assignment }: RecordAttempt) => `${origin}/records/assignments/${assignment.id}`,
  classroom: ({ classroomId }: RecordAttempt) => `${origin}/records/classes/${classroomId}`,
  question: ({ id }: RecordQuestion) => `${origin}/records/questions/${id}`,
  answer: ({ id }: RecordAttempt, { number }: RecordQuestion) => `${origin}/records/attempts/${id}/answers/${number}`,
  material: ({ id }: RecordMaterial) => `${origin}/records/materials/${id}`,
});

/** A duration as ISO 8601 writes it, in seconds with two places. */
export const isoDuration = (seconds: number): string => `PT${Math.max(0, Math.round(seconds * 100) / 100)}S`;
