/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { typedDocument } from '../../typed-document.ts';
export type SignUpIsOpenQueryVariables = Exact<{ [key: string]: never; }>;


export type SignUpIsOpenQuery = { readonly signUpIsOpen: boolean };

export const SignUpIsOpenDocument = typedDocument<SignUpIsOpenQuery, SignUpIsOpenQueryVariables>(
  "query signUpIsOpen{signUpIsOpen}",
);