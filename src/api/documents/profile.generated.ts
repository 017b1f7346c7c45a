/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { typedDocument } from '../typed-document.ts';
export type ProfileInput = {
  readonly level: string;
  readonly name: string;
  readonly subjects: ReadonlyArray<string>;
};

export type ProfileSubjectsQueryVariables = Exact<{ [key: string]: never; }>;


export type ProfileSubjectsQuery = { readonly subjects: ReadonlyArray<{ readonly id: string, readonly title: string }> };

export type CompleteProfileMutationVariables = Exact<{
  input: ProfileInput;
}>;


export type CompleteProfileMutation = { readonly completeProfile: { readonly id: string } };

export const ProfileSubjectsDocument = typedDocument<ProfileSubjectsQuery, ProfileSubjectsQueryVariables>(
  "query profileSubjects{subjects{id title}}",
);

export const CompleteProfileDocument = typedDocument<CompleteProfileMutation, CompleteProfileMutationVariables>(
  "mutation completeProfile($input:ProfileInput!){completeProfile(input:$input){id}}",
);