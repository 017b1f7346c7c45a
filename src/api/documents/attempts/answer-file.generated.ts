/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { typedDocument } from '../../typed-document.ts';
export type OfferAnswerFileMutationVariables = Exact<{ name: string; mime: string; bytes: number; }>;
export type OfferAnswerFileMutation = { readonly offerAnswerFile: { readonly id: string, readonly url: string } };

export type AnswerFileQueryVariables = Exact<{ id: string; }>;
export type AnswerFileQuery = { readonly answerFile: { readonly id: string, readonly url: string } };

export const OfferAnswerFileDocument = typedDocument<OfferAnswerFileMutation, OfferAnswerFileMutationVariables>(
  "mutation OfferAnswerFile($name:String!$mime:String!$bytes:Int!){offerAnswerFile(name:$name mime:$mime bytes:$bytes){id url}}",
);

export const AnswerFileDocument = typedDocument<AnswerFileQuery, AnswerFileQueryVariables>(
  "query AnswerFile($id:ID!){answerFile(id:$id){id url}}",
);