/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { typedDocument } from '../../typed-document.ts';
export type LiveSessionPartsFragment = { readonly id: string, readonly title: string, readonly now: string, readonly students: ReadonlyArray<{ readonly attempt: string | null, readonly part: string | null, readonly startedAt: string | null, readonly submittedAt: string | null, readonly deadlineAt: string | null, readonly isPaused: boolean, readonly position: number | null, readonly seenAt: string | null, readonly answered: number, readonly items: number, readonly extraSeconds: number, readonly student: { readonly id: string, readonly name: string } }>, readonly messages: ReadonlyArray<{ readonly id: string, readonly text: string, readonly sentAt: string, readonly to: string | null }> };

export type LiveSessionQueryVariables = Exact<{ assignment: string; }>;
export type LiveSessionQuery = { readonly liveSession: { readonly id: string, readonly title: string, readonly now: string, readonly students: ReadonlyArray<{ readonly attempt: string | null, readonly part: string | null, readonly startedAt: string | null, readonly submittedAt: string | null, readonly deadlineAt: string | null, readonly isPaused: boolean, readonly position: number | null, readonly seenAt: string | null, readonly answered: number, readonly items: number, readonly extraSeconds: number, readonly student: { readonly id: string, readonly name: string } }>, readonly messages: ReadonlyArray<{ readonly id: string, readonly text: string, readonly sentAt: string, readonly to: string | null }> } };

export type FollowLiveSessionSubscriptionVariables = Exact<{ assignment: string; }>;
export type FollowLiveSessionSubscription = { readonly liveSession: { readonly id: string, readonly title: string, readonly now: string, readonly students: ReadonlyArray<{ readonly attempt: string | null, readonly part: string | null, readonly startedAt: string | null, readonly submittedAt: string | null, readonly deadlineAt: string | null, readonly isPaused: boolean, readonly position: number | null, readonly seenAt: string | null, readonly answered: number, readonly items: number, readonly extraSeconds: number, readonly student: { readonly id: string, readonly name: string } }>, readonly messages: ReadonlyArray<{ readonly id: string, readonly text: string, readonly sentAt: string, readonly to: string | null }> } };

export type AddExtraTimeMutationVariables = Exact<{ assignment: string; students?: ReadonlyArray<string> | string | null | undefined; seconds: number; }>;
export type AddExtraTimeMutation = { readonly addExtraTime: number };

export type SendLiveMessageMutationVariables = Exact<{ assignment: string; students?: ReadonlyArray<string> | string | null | undefined; text: string; }>;
export type SendLiveMessageMutation = { readonly sendLiveMessage: boolean };

export type AccommodationsQueryVariables = Exact<{ classroom: string; }>;
export type AccommodationsQuery = { readonly accommodations: ReadonlyArray<{ readonly id: string, readonly name: string, readonly timeFactor: number, readonly pauseSeconds: number, readonly dueDays: number, readonly penaltyWindowFactor: number }> };

export type GrantAccommodationMutationVariables = Exact<{ student: string; timeFactor: number; pauseSeconds: number; dueDays: number; penaltyWindowFactor: number; }>;
export type GrantAccommodationMutation = { readonly grantAccommodation: boolean };

export const LiveSessionDocument = typedDocument<LiveSessionQuery, LiveSessionQueryVariables>(
  "query liveSession($assignment:ID!){liveSession(assignment:$assignment){...liveSessionParts}}fragment liveSessionParts on LiveSession{id title now students{student{id name}attempt part startedAt submittedAt deadlineAt isPaused position seenAt answered items extraSeconds}messages{id text sentAt to}}",
);

export const FollowLiveSessionDocument = typedDocument<FollowLiveSessionSubscription, FollowLiveSessionSubscriptionVariables>(
  "subscription followLiveSession($assignment:ID!){liveSession(assignment:$assignment){...liveSessionParts}}fragment liveSessionParts on LiveSession{id title now students{student{id name}attempt part startedAt submittedAt deadlineAt isPaused position seenAt answered items extraSeconds}messages{id text sentAt to}}",
);

export const AddExtraTimeDocument = typedDocument<AddExtraTimeMutation, AddExtraTimeMutationVariables>(
  "mutation addExtraTime($assignment:ID!$students:[ID!]$seconds:Int!){addExtraTime(assignment:$assignment students:$students seconds:$seconds)}",
);

export const SendLiveMessageDocument = typedDocument<SendLiveMessageMutation, SendLiveMessageMutationVariables>(
  "mutation sendLiveMessage($assignment:ID!$students:[ID!]$text:String!){sendLiveMessage(assignment:$assignment students:$students text:$text)}",
);

export const AccommodationsDocument = typedDocument<AccommodationsQuery, AccommodationsQueryVariables>(
  "query accommodations($classroom:ID!){accommodations(classroom:$classroom){id name timeFactor pauseSeconds dueDays penaltyWindowFactor}}",
);

export const GrantAccommodationDocument = typedDocument<GrantAccommodationMutation, GrantAccommodationMutationVariables>(
  "mutation grantAccommodation($student:ID!$timeFactor:Float!$pauseSeconds:Int!$dueDays:Int!$penaltyWindowFactor:Float!){grantAccommodation(student:$student timeFactor:$timeFactor pauseSeconds:$pauseSeconds dueDays:$dueDays penaltyWindowFactor:$penaltyWindowFactor)}",
);