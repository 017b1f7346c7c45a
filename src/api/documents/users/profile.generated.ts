import type { ClosedSets } from '#domain/platform/api/closed-sets.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { typedDocument } from '../../typed-document.ts';
export type ProfileInput = {
  readonly level: ClosedSets['Level'];
  readonly name: string;
  readonly subjects: ReadonlyArray<string>;
};

export type ProfileQueryVariables = Exact<{ [key: string]: never; }>;


export type ProfileQuery = { readonly ownAccount: { readonly name: string, readonly level: ClosedSets['Level'] | null, readonly subjects: ReadonlyArray<string> }, readonly ownConsent: { readonly status: ClosedSets['ConsentStatus'], readonly age: number, readonly born: string | null, readonly guardian: string | null, readonly sentAt: string | null, readonly endsAt: string | null, readonly deletionAt: string | null }, readonly subjects: ReadonlyArray<{ readonly id: string, readonly title: string }> };

export type SaveProfileMutationVariables = Exact<{ name?: string | null | undefined; level?: ClosedSets['Level'] | null | undefined; subjects?: ReadonlyArray<string> | string | null | undefined; }>;
export type SaveProfileMutation = { readonly saveProfile: boolean };

export type CompleteProfileMutationVariables = Exact<{ input: ProfileInput; }>;
export type CompleteProfileMutation = { readonly completeProfile: { readonly id: string } };

export type OwnConsentPartsFragment = { readonly status: ClosedSets['ConsentStatus'], readonly age: number, readonly born: string | null, readonly guardian: string | null, readonly sentAt: string | null, readonly endsAt: string | null, readonly deletionAt: string | null };

export type OwnConsentQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnConsentQuery = { readonly ownConsent: { readonly status: ClosedSets['ConsentStatus'], readonly age: number, readonly born: string | null, readonly guardian: string | null, readonly sentAt: string | null, readonly endsAt: string | null, readonly deletionAt: string | null } };

export type SaveBirthDateMutationVariables = Exact<{ born: string; }>;
export type SaveBirthDateMutation = { readonly saveBirthDate: { readonly status: ClosedSets['ConsentStatus'], readonly age: number, readonly born: string | null, readonly guardian: string | null, readonly sentAt: string | null, readonly endsAt: string | null, readonly deletionAt: string | null } };

export type AskGuardianMutationVariables = Exact<{ email: string; }>;
export type AskGuardianMutation = { readonly askGuardian: { readonly status: ClosedSets['ConsentStatus'], readonly age: number, readonly born: string | null, readonly guardian: string | null, readonly sentAt: string | null, readonly endsAt: string | null, readonly deletionAt: string | null } };

export const ProfileDocument = typedDocument<ProfileQuery, ProfileQueryVariables>(
  "query profile{ownAccount{name level subjects}ownConsent{...ownConsentParts}subjects{id title}}fragment ownConsentParts on OwnConsent{status age born guardian sentAt endsAt deletionAt}",
);

export const SaveProfileDocument = typedDocument<SaveProfileMutation, SaveProfileMutationVariables>(
  "mutation saveProfile($name:String$level:Level$subjects:[ID!]){saveProfile(name:$name level:$level subjects:$subjects)}",
);

export const CompleteProfileDocument = typedDocument<CompleteProfileMutation, CompleteProfileMutationVariables>(
  "mutation completeProfile($input:ProfileInput!){completeProfile(input:$input){id}}",
);

export const OwnConsentDocument = typedDocument<OwnConsentQuery, OwnConsentQueryVariables>(
  "query ownConsent{ownConsent{...ownConsentParts}}fragment ownConsentParts on OwnConsent{status age born guardian sentAt endsAt deletionAt}",
);

export const SaveBirthDateDocument = typedDocument<SaveBirthDateMutation, SaveBirthDateMutationVariables>(
  "mutation saveBirthDate($born:String!){saveBirthDate(born:$born){...ownConsentParts}}fragment ownConsentParts on OwnConsent{status age born guardian sentAt endsAt deletionAt}",
);

export const AskGuardianDocument = typedDocument<AskGuardianMutation, AskGuardianMutationVariables>(
  "mutation askGuardian($email:String!){askGuardian(email:$email){...ownConsentParts}}fragment ownConsentParts on OwnConsent{status age born guardian sentAt endsAt deletionAt}",
);