import type { ClosedSets } from '#domain/platform/api/closed-sets.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { typedDocument } from '../../typed-document.ts';
export type SetLanguageMutationVariables = Exact<{ language: ClosedSets['Language']; }>;
export type SetLanguageMutation = { readonly setLanguage: boolean };

export const SetLanguageDocument = typedDocument<SetLanguageMutation, SetLanguageMutationVariables>(
  "mutation setLanguage($language:Language!){setLanguage(language:$language)}",
);