/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { typedDocument } from '../../typed-document.ts';
export type CreateAnnouncementMutationVariables = Exact<{ classroom: string; text: string; publishAt?: string | null | undefined; }>;
export type CreateAnnouncementMutation = { readonly createAnnouncement: string };

export type ChangeAnnouncementMutationVariables = Exact<{ id: string; text: string; publishAt?: string | null | undefined; }>;
export type ChangeAnnouncementMutation = { readonly changeAnnouncement: boolean };

export type DeleteAnnouncementMutationVariables = Exact<{ id: string; }>;
export type DeleteAnnouncementMutation = { readonly deleteAnnouncement: boolean };

export type AskAboutAssignmentMutationVariables = Exact<{ assignment: string; text: string; }>;
export type AskAboutAssignmentMutation = { readonly askAboutAssignment: string };

export type AnswerStudentQuestionMutationVariables = Exact<{ id: string; answer: string; isPublic: boolean; }>;
export type AnswerStudentQuestionMutation = { readonly answerStudentQuestion: boolean };

export type DeleteStudentQuestionMutationVariables = Exact<{ id: string; }>;
export type DeleteStudentQuestionMutation = { readonly deleteStudentQuestion: boolean };

export const CreateAnnouncementDocument = typedDocument<CreateAnnouncementMutation, CreateAnnouncementMutationVariables>(
  "mutation createAnnouncement($classroom:ID!$text:String!$publishAt:Instant){createAnnouncement(classroom:$classroom text:$text publishAt:$publishAt)}",
);

export const ChangeAnnouncementDocument = typedDocument<ChangeAnnouncementMutation, ChangeAnnouncementMutationVariables>(
  "mutation changeAnnouncement($id:ID!$text:String!$publishAt:Instant){changeAnnouncement(id:$id text:$text publishAt:$publishAt)}",
);

export const DeleteAnnouncementDocument = typedDocument<DeleteAnnouncementMutation, DeleteAnnouncementMutationVariables>(
  "mutation deleteAnnouncement($id:ID!){deleteAnnouncement(id:$id)}",
);

export const AskAboutAssignmentDocument = typedDocument<AskAboutAssignmentMutation, AskAboutAssignmentMutationVariables>(
  "mutation askAboutAssignment($assignment:ID!$text:String!){askAboutAssignment(assignment:$assignment text:$text)}",
);

export const AnswerStudentQuestionDocument = typedDocument<AnswerStudentQuestionMutation, AnswerStudentQuestionMutationVariables>(
  "mutation answerStudentQuestion($id:ID!$answer:String!$isPublic:Boolean!){answerStudentQuestion(id:$id answer:$answer isPublic:$isPublic)}",
);

export const DeleteStudentQuestionDocument = typedDocument<DeleteStudentQuestionMutation, DeleteStudentQuestionMutationVariables>(
  "mutation deleteStudentQuestion($id:ID!){deleteStudentQuestion(id:$id)}",
);