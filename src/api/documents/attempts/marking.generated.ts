import type { ApiValues, SentValues } from '#domain/platform/api/api-values.ts';
import type { ClosedSets } from '#domain/platform/api/closed-sets.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { typedDocument } from '../../typed-document.ts';
export type ImageFragment = { readonly digest: string, readonly url: string, readonly width: number, readonly height: number };

export type MarkingQueryVariables = Exact<{ assignment: string; }>;
export type MarkingQuery = { readonly marking: { readonly title: string, readonly remarkRequests: number, readonly questions: ReadonlyArray<{ readonly id: string, readonly position: number | null, readonly title: string, readonly answers: number, readonly marked: number, readonly second: number, readonly differing: number, readonly groupable: number, readonly photos: number }>, readonly students: ReadonlyArray<{ readonly id: string, readonly position: number | null, readonly title: string, readonly answers: number, readonly marked: number, readonly second: number, readonly differing: number, readonly groupable: number, readonly photos: number }>, readonly agreement: { readonly answers: number, readonly same: number, readonly bias: number, readonly distance: number } | null } };

export type AnswerToMarkQueryVariables = Exact<{ assignment: string; round: number; part?: string | null | undefined; position?: number | null | undefined; student?: string | null | undefined; anonymous: boolean; waitingOnly: boolean; askedOnly?: boolean | null | undefined; after?: string | null | undefined; }>;
export type AnswerToMarkQuery = { readonly answerToMark: { readonly entryId: string, readonly attempt: string, readonly position: number, readonly itemId: string, readonly type: ClosedSets['QuestionType'], readonly stem: string, readonly body: ApiValues['QuestionBody'], readonly key: ApiValues['AnswerKey'], readonly explanation: string | null, readonly response: ApiValues['QuestionResponse'] | null, readonly selfAwards: ApiValues['Awards'] | null, readonly left: number, readonly student: { readonly id: string, readonly name: string } | null, readonly images: ReadonlyArray<{ readonly digest: string, readonly url: string, readonly width: number, readonly height: number }>, readonly rounds: ReadonlyArray<{ readonly round: number, readonly awards: ApiValues['Awards'], readonly marks: number, readonly comment: string, readonly sequence: number, readonly marker: string | null, readonly isOwn: boolean }>, readonly remarkRequest: { readonly text: string, readonly answer: string | null } | null, readonly comments: ReadonlyArray<{ readonly id: string, readonly point: string | null, readonly text: string }> } | null };

export type ShortAnswersQueryVariables = Exact<{ assignment: string; part: string; position: number; anonymous: boolean; }>;
export type ShortAnswersQuery = { readonly shortAnswers: { readonly itemId: string, readonly stem: string, readonly key: ApiValues['AnswerKey'], readonly images: ReadonlyArray<{ readonly digest: string, readonly url: string, readonly width: number, readonly height: number }>, readonly answers: ReadonlyArray<{ readonly attempt: string, readonly text: string, readonly student: string | null }> } };

export type PhotoAnswersQueryVariables = Exact<{ assignment: string; part: string; position: number; anonymous: boolean; }>;
export type PhotoAnswersQuery = { readonly photoAnswers: { readonly itemId: string, readonly stem: string, readonly key: ApiValues['AnswerKey'], readonly images: ReadonlyArray<{ readonly digest: string, readonly url: string, readonly width: number, readonly height: number }>, readonly answers: ReadonlyArray<{ readonly attempt: string, readonly student: string | null, readonly files: ReadonlyArray<{ readonly id: string, readonly name: string | null, readonly mime: string, readonly digest: string | null }> }> } };

export type SaveTeacherMarkMutationVariables = Exact<{ attempt: string; position: number; round: number; awards: SentValues['Awards']; comment: string; operationId: string; sequence: number; }>;
export type SaveTeacherMarkMutation = { readonly saveTeacherMark: { readonly operationId: string, readonly marks: number, readonly outOf: number, readonly isSettled: boolean, readonly sequence: number } };

export type SaveMarkCommentMutationVariables = Exact<{ item: string; point?: string | null | undefined; text: string; }>;
export type SaveMarkCommentMutation = { readonly saveMarkComment: string };

export type ReplyToRemarkMutationVariables = Exact<{ attempt: string; position: number; text: string; }>;
export type ReplyToRemarkMutation = { readonly replyToRemark: boolean };

export const MarkingDocument = typedDocument<MarkingQuery, MarkingQueryVariables>(
  "query marking($assignment:ID!){marking(assignment:$assignment){title questions{id position title answers marked second differing groupable photos}students{id position title answers marked second differing groupable photos}remarkRequests agreement{answers same bias distance}}}",
);

export const AnswerToMarkDocument = typedDocument<AnswerToMarkQuery, AnswerToMarkQueryVariables>(
  "query answerToMark($assignment:ID!$round:Int!$part:ID$position:Int$student:ID$anonymous:Boolean!$waitingOnly:Boolean!$askedOnly:Boolean$after:String){answerToMark(assignment:$assignment round:$round part:$part position:$position student:$student anonymous:$anonymous waitingOnly:$waitingOnly askedOnly:$askedOnly after:$after){entryId attempt position student{id name}itemId type stem body key explanation images{...image}response selfAwards rounds{round awards marks comment sequence marker isOwn}remarkRequest{text answer}comments{id point text}left}}fragment image on Image{digest url width height}",
);

export const ShortAnswersDocument = typedDocument<ShortAnswersQuery, ShortAnswersQueryVariables>(
  "query shortAnswers($assignment:ID!$part:ID!$position:Int!$anonymous:Boolean!){shortAnswers(assignment:$assignment part:$part position:$position anonymous:$anonymous){itemId stem images{...image}key answers{attempt text student}}}fragment image on Image{digest url width height}",
);

export const PhotoAnswersDocument = typedDocument<PhotoAnswersQuery, PhotoAnswersQueryVariables>(
  "query photoAnswers($assignment:ID!$part:ID!$position:Int!$anonymous:Boolean!){photoAnswers(assignment:$assignment part:$part position:$position anonymous:$anonymous){itemId stem images{...image}key answers{attempt student files{id name mime digest}}}}fragment image on Image{digest url width height}",
);

export const SaveTeacherMarkDocument = typedDocument<SaveTeacherMarkMutation, SaveTeacherMarkMutationVariables>(
  "mutation saveTeacherMark($attempt:ID!$position:Int!$round:Int!$awards:Awards!$comment:String!$operationId:ID!$sequence:Int!){saveTeacherMark(attempt:$attempt position:$position round:$round awards:$awards comment:$comment operationId:$operationId sequence:$sequence){operationId marks outOf isSettled sequence}}",
);

export const SaveMarkCommentDocument = typedDocument<SaveMarkCommentMutation, SaveMarkCommentMutationVariables>(
  "mutation saveMarkComment($item:ID!$point:String$text:String!){saveMarkComment(item:$item point:$point text:$text)}",
);

export const ReplyToRemarkDocument = typedDocument<ReplyToRemarkMutation, ReplyToRemarkMutationVariables>(
  "mutation replyToRemark($attempt:ID!$position:Int!$text:String!){replyToRemark(attempt:$attempt position:$position text:$text)}",
);