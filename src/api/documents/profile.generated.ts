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

export type ProfileQueryVariables = Exact<{ [key: string]: never; }>;


export type ProfileQuery = { readonly ownAccount: { readonly name: string, readonly level: string | null, readonly subjects: ReadonlyArray<string> }, readonly subjects: ReadonlyArray<{ readonly id: string, readonly title: string }> };

export type KeepProfileMutationVariables = Exact<{
  name?: string | null | undefined;
  level?: string | null | undefined;
  subjects?: ReadonlyArray<string> | string | null | undefined;
}>;


export type KeepProfileMutation = { readonly keepProfile: boolean };

export type CompleteProfileMutationVariables = Exact<{
  input: ProfileInput;
}>;


export type CompleteProfileMutation = { readonly completeProfile: { readonly id: string } };

export const ProfileDocument = typedDocument<ProfileQuery, ProfileQueryVariables>(
  "query profile{ownAccount{name level subjects}subjects{id title}}",
);

export const KeepProfileDocument = typedDocument<KeepProfileMutation, KeepProfileMutationVariables>(
  "mutation keepProfile($name:String$level:String$subjects:[ID!]){keepProfile(name:$name level:$level subjects:$subjects)}",
);

export const CompleteProfileDocument = typedDocument<CompleteProfileMutation, CompleteProfileMutationVariables>(
  "mutation completeProfile($input:ProfileInput!){completeProfile(input:$input){id}}",
);