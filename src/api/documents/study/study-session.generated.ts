import type { ApiValues } from '#domain/platform/api/api-values.ts';
import type { ClosedSets } from '#domain/platform/api/closed-sets.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { typedDocument } from '../../typed-document.ts';
export type StudySessionPartsFragment = { readonly id: string, readonly day: string, readonly minutes: number, readonly endedBy: ClosedSets['StudySessionEnding'] | null, readonly attempt: string | null, readonly desiredRetention: number, readonly steps: ReadonlyArray<{ readonly index: number, readonly kind: ClosedSets['StudySessionStepKind'], readonly reason: ClosedSets['StudySessionReason'], readonly seconds: number, readonly isDone: boolean, readonly position: number | null, readonly topic: { readonly id: string, readonly slug: string, readonly title: string }, readonly subject: { readonly id: string, readonly slug: string, readonly title: string }, readonly cards: ReadonlyArray<{ readonly id: string, readonly note: string, readonly ordinal: number, readonly content: ApiValues['CardNote'], readonly section: string, readonly sequence: number, readonly memory: ApiValues['CardMemory'] | null, readonly isSuspended: boolean, readonly isLeech: boolean, readonly isBuried: boolean, readonly images: ReadonlyArray<{ readonly digest: string, readonly url: string, readonly width: number, readonly height: number }> }>, readonly section: { readonly material: string, readonly noteTitle: string, readonly title: string, readonly source: string, readonly images: ReadonlyArray<{ readonly digest: string, readonly url: string, readonly width: number, readonly height: number }> } | null }>, readonly summary: { readonly answered: number, readonly correct: number, readonly cards: number, readonly changes: ReadonlyArray<{ readonly topic: string, readonly from: ClosedSets['MasteryLevel'], readonly to: ClosedSets['MasteryLevel'], readonly estimateBefore: number, readonly estimateAfter: number }>, readonly tomorrow: { readonly isOff: boolean, readonly cards: number, readonly questions: number, readonly minutes: number } } | null, readonly topics: ReadonlyArray<{ readonly topic: { readonly id: string, readonly slug: string, readonly title: string }, readonly subject: { readonly id: string, readonly slug: string, readonly title: string } }> };

export type StartStudySessionMutationVariables = Exact<{
  zone: string;
  another: boolean;
}>;


export type StartStudySessionMutation = { readonly startStudySession: { readonly id: string, readonly day: string, readonly minutes: number, readonly endedBy: ClosedSets['StudySessionEnding'] | null, readonly attempt: string | null, readonly desiredRetention: number, readonly steps: ReadonlyArray<{ readonly index: number, readonly kind: ClosedSets['StudySessionStepKind'], readonly reason: ClosedSets['StudySessionReason'], readonly seconds: number, readonly isDone: boolean, readonly position: number | null, readonly topic: { readonly id: string, readonly slug: string, readonly title: string }, readonly subject: { readonly id: string, readonly slug: string, readonly title: string }, readonly cards: ReadonlyArray<{ readonly id: string, readonly note: string, readonly ordinal: number, readonly content: ApiValues['CardNote'], readonly section: string, readonly sequence: number, readonly memory: ApiValues['CardMemory'] | null, readonly isSuspended: boolean, readonly isLeech: boolean, readonly isBuried: boolean, readonly images: ReadonlyArray<{ readonly digest: string, readonly url: string, readonly width: number, readonly height: number }> }>, readonly section: { readonly material: string, readonly noteTitle: string, readonly title: string, readonly source: string, readonly images: ReadonlyArray<{ readonly digest: string, readonly url: string, readonly width: number, readonly height: number }> } | null }>, readonly summary: { readonly answered: number, readonly correct: number, readonly cards: number, readonly changes: ReadonlyArray<{ readonly topic: string, readonly from: ClosedSets['MasteryLevel'], readonly to: ClosedSets['MasteryLevel'], readonly estimateBefore: number, readonly estimateAfter: number }>, readonly tomorrow: { readonly isOff: boolean, readonly cards: number, readonly questions: number, readonly minutes: number } } | null, readonly topics: ReadonlyArray<{ readonly topic: { readonly id: string, readonly slug: string, readonly title: string }, readonly subject: { readonly id: string, readonly slug: string, readonly title: string } }> } | null };

export type SaveSessionProgressMutationVariables = Exact<{
  session: string;
  done: ReadonlyArray<number> | number;
}>;


export type SaveSessionProgressMutation = { readonly saveSessionProgress: ReadonlyArray<number> };

export type FinishStudySessionMutationVariables = Exact<{
  session: string;
  done: ReadonlyArray<number> | number;
  zone: string;
}>;


export type FinishStudySessionMutation = { readonly finishStudySession: { readonly id: string, readonly day: string, readonly minutes: number, readonly endedBy: ClosedSets['StudySessionEnding'] | null, readonly attempt: string | null, readonly desiredRetention: number, readonly steps: ReadonlyArray<{ readonly index: number, readonly kind: ClosedSets['StudySessionStepKind'], readonly reason: ClosedSets['StudySessionReason'], readonly seconds: number, readonly isDone: boolean, readonly position: number | null, readonly topic: { readonly id: string, readonly slug: string, readonly title: string }, readonly subject: { readonly id: string, readonly slug: string, readonly title: string }, readonly cards: ReadonlyArray<{ readonly id: string, readonly note: string, readonly ordinal: number, readonly content: ApiValues['CardNote'], readonly section: string, readonly sequence: number, readonly memory: ApiValues['CardMemory'] | null, readonly isSuspended: boolean, readonly isLeech: boolean, readonly isBuried: boolean, readonly images: ReadonlyArray<{ readonly digest: string, readonly url: string, readonly width: number, readonly height: number }> }>, readonly section: { readonly material: string, readonly noteTitle: string, readonly title: string, readonly source: string, readonly images: ReadonlyArray<{ readonly digest: string, readonly url: string, readonly width: number, readonly height: number }> } | null }>, readonly summary: { readonly answered: number, readonly correct: number, readonly cards: number, readonly changes: ReadonlyArray<{ readonly topic: string, readonly from: ClosedSets['MasteryLevel'], readonly to: ClosedSets['MasteryLevel'], readonly estimateBefore: number, readonly estimateAfter: number }>, readonly tomorrow: { readonly isOff: boolean, readonly cards: number, readonly questions: number, readonly minutes: number } } | null, readonly topics: ReadonlyArray<{ readonly topic: { readonly id: string, readonly slug: string, readonly title: string }, readonly subject: { readonly id: string, readonly slug: string, readonly title: string } }> } };

export type PostponeStudySessionMutationVariables = Exact<{
  session?: string | null | undefined;
  done: ReadonlyArray<number> | number;
  zone: string;
}>;


export type PostponeStudySessionMutation = { readonly postponeStudySession: boolean };

export type WeeklyReviewQueryVariables = Exact<{
  zone: string;
}>;


export type WeeklyReviewQuery = { readonly weeklyReview: { readonly sessions: number, readonly cards: number, readonly answered: number, readonly credit: number, readonly minutes: number, readonly changes: ReadonlyArray<{ readonly topic: string, readonly title: string, readonly from: ClosedSets['MasteryLevel'], readonly to: ClosedSets['MasteryLevel'] }> } };

export const StartStudySessionDocument = typedDocument<StartStudySessionMutation, StartStudySessionMutationVariables>(
  "mutation startStudySession($zone:String!$another:Boolean!){startStudySession(zone:$zone another:$another){...StudySessionParts}}fragment StudySessionParts on StudySession{id day minutes endedBy attempt desiredRetention steps{index kind reason seconds isDone topic{id slug title}subject{id slug title}cards{id note ordinal content section sequence memory isSuspended isLeech isBuried images{digest url width height}}position section{material noteTitle title source images{digest url width height}}}summary{changes{topic from to estimateBefore estimateAfter}answered correct cards tomorrow{isOff cards questions minutes}}topics{topic{id slug title}subject{id slug title}}}",
);

export const SaveSessionProgressDocument = typedDocument<SaveSessionProgressMutation, SaveSessionProgressMutationVariables>(
  "mutation saveSessionProgress($session:ID!$done:[Int!]!){saveSessionProgress(session:$session done:$done)}",
);

export const FinishStudySessionDocument = typedDocument<FinishStudySessionMutation, FinishStudySessionMutationVariables>(
  "mutation finishStudySession($session:ID!$done:[Int!]!$zone:String!){finishStudySession(session:$session done:$done zone:$zone){...StudySessionParts}}fragment StudySessionParts on StudySession{id day minutes endedBy attempt desiredRetention steps{index kind reason seconds isDone topic{id slug title}subject{id slug title}cards{id note ordinal content section sequence memory isSuspended isLeech isBuried images{digest url width height}}position section{material noteTitle title source images{digest url width height}}}summary{changes{topic from to estimateBefore estimateAfter}answered correct cards tomorrow{isOff cards questions minutes}}topics{topic{id slug title}subject{id slug title}}}",
);

export const PostponeStudySessionDocument = typedDocument<PostponeStudySessionMutation, PostponeStudySessionMutationVariables>(
  "mutation postponeStudySession($session:ID$done:[Int!]!$zone:String!){postponeStudySession(session:$session done:$done zone:$zone)}",
);

export const WeeklyReviewDocument = typedDocument<WeeklyReviewQuery, WeeklyReviewQueryVariables>(
  "query weeklyReview($zone:String!){weeklyReview(zone:$zone){sessions cards answered credit minutes changes{topic title from to}}}",
);