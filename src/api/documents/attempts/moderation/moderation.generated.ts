import type { ApiValues, SentValues } from '#domain/platform/api/api-values.ts';
import type { ClosedSets } from '#domain/platform/api/closed-sets.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { typedDocument } from '../../../typed-document.ts';
export type ModerationLineFragment = { readonly id: string, readonly status: ClosedSets['ModerationStatus'], readonly classroom: string, readonly question: string, readonly requestedBy: string | null, readonly secondMarker: string | null, readonly requestedAt: string, readonly answers: number, readonly marked: number, readonly assignment: { readonly id: string, readonly title: string } };

export type ImageFragment = { readonly digest: string, readonly url: string, readonly width: number, readonly height: number };

export type ModerationsQueryVariables = Exact<{ assignment: string; }>;
export type ModerationsQuery = { readonly moderations: ReadonlyArray<{ readonly id: string, readonly status: ClosedSets['ModerationStatus'], readonly classroom: string, readonly question: string, readonly requestedBy: string | null, readonly secondMarker: string | null, readonly requestedAt: string, readonly answers: number, readonly marked: number, readonly assignment: { readonly id: string, readonly title: string } }> };

export type ModerationRequestsQueryVariables = Exact<{ [key: string]: never; }>;


export type ModerationRequestsQuery = { readonly moderationRequests: ReadonlyArray<{ readonly id: string, readonly status: ClosedSets['ModerationStatus'], readonly classroom: string, readonly question: string, readonly requestedBy: string | null, readonly secondMarker: string | null, readonly requestedAt: string, readonly answers: number, readonly marked: number, readonly assignment: { readonly id: string, readonly title: string } }> };

export type ModerationOptionsQueryVariables = Exact<{ assignment: string; }>;
export type ModerationOptionsQuery = { readonly moderationOptions: { readonly questions: ReadonlyArray<{ readonly part: string, readonly position: number, readonly title: string, readonly marked: number }>, readonly colleagues: ReadonlyArray<{ readonly id: string, readonly name: string }> } };

export type ModerationQueryVariables = Exact<{ id: string; }>;
export type ModerationQuery = { readonly moderation: { readonly id: string, readonly status: ClosedSets['ModerationStatus'], readonly classroom: string, readonly question: string, readonly requestedBy: string | null, readonly secondMarker: string | null, readonly requestedAt: string, readonly answers: number, readonly marked: number, readonly isSecondMarker: boolean, readonly isTeacher: boolean, readonly assignment: { readonly id: string, readonly title: string }, readonly sample: ReadonlyArray<{ readonly number: number, readonly type: ClosedSets['QuestionType'], readonly stem: string, readonly key: ApiValues['AnswerKey'], readonly response: ApiValues['QuestionResponse'] | null, readonly awards: ApiValues['Awards'] | null, readonly version: number, readonly images: ReadonlyArray<{ readonly digest: string, readonly url: string, readonly width: number, readonly height: number }> }>, readonly compared: ReadonlyArray<{ readonly number: number, readonly first: number, readonly second: number, readonly outOf: number, readonly current: number | null, readonly student: { readonly id: string, readonly name: string } | null }>, readonly comparison: { readonly answers: number, readonly same: number, readonly meanDifference: number | null, readonly kappa: number | null, readonly doubt: ClosedSets['KappaDoubt'] | null } | null } };

export type RequestModerationMutationVariables = Exact<{ assignment: string; part: string; position: number; teacher: string; count: number; }>;
export type RequestModerationMutation = { readonly requestModeration: string };

export type SaveModerationMarkMutationVariables = Exact<{ moderation: string; number: number; version: number; awards: SentValues['Awards']; }>;
export type SaveModerationMarkMutation = { readonly saveModerationMark: { readonly marks: number, readonly outOf: number, readonly version: number } };

export type FinishModerationMutationVariables = Exact<{ moderation: string; }>;
export type FinishModerationMutation = { readonly finishModeration: boolean };

export type CancelModerationMutationVariables = Exact<{ moderation: string; }>;
export type CancelModerationMutation = { readonly cancelModeration: boolean };

export const ModerationsDocument = typedDocument<ModerationsQuery, ModerationsQueryVariables>(
  "query moderations($assignment:ID!){moderations(assignment:$assignment){...moderationLine}}fragment moderationLine on ModerationLine{id status assignment{id title}classroom question requestedBy secondMarker requestedAt answers marked}",
);

export const ModerationRequestsDocument = typedDocument<ModerationRequestsQuery, ModerationRequestsQueryVariables>(
  "query moderationRequests{moderationRequests{...moderationLine}}fragment moderationLine on ModerationLine{id status assignment{id title}classroom question requestedBy secondMarker requestedAt answers marked}",
);

export const ModerationOptionsDocument = typedDocument<ModerationOptionsQuery, ModerationOptionsQueryVariables>(
  "query moderationOptions($assignment:ID!){moderationOptions(assignment:$assignment){questions{part position title marked}colleagues{id name}}}",
);

export const ModerationDocument = typedDocument<ModerationQuery, ModerationQueryVariables>(
  "query moderation($id:ID!){moderation(moderation:$id){id status assignment{id title}classroom question requestedBy secondMarker requestedAt answers marked isSecondMarker isTeacher sample{number type stem images{...image}key response awards version}compared{number first second outOf student{id name}current}comparison{answers same meanDifference kappa doubt}}}fragment image on Image{digest url width height}",
);

export const RequestModerationDocument = typedDocument<RequestModerationMutation, RequestModerationMutationVariables>(
  "mutation requestModeration($assignment:ID!$part:ID!$position:Int!$teacher:ID!$count:Int!){requestModeration(assignment:$assignment part:$part position:$position teacher:$teacher count:$count)}",
);

export const SaveModerationMarkDocument = typedDocument<SaveModerationMarkMutation, SaveModerationMarkMutationVariables>(
  "mutation saveModerationMark($moderation:ID!$number:Int!$version:Int!$awards:Awards!){saveModerationMark(moderation:$moderation number:$number version:$version awards:$awards){marks outOf version}}",
);

export const FinishModerationDocument = typedDocument<FinishModerationMutation, FinishModerationMutationVariables>(
  "mutation finishModeration($moderation:ID!){finishModeration(moderation:$moderation)}",
);

export const CancelModerationDocument = typedDocument<CancelModerationMutation, CancelModerationMutationVariables>(
  "mutation cancelModeration($moderation:ID!){cancelModeration(moderation:$moderation)}",
);