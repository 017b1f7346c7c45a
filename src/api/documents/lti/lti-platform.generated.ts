/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { typedDocument } from '../../typed-document.ts';
export type MakePlatformLinkMutationVariables = Exact<{ [key: string]: never; }>;


export type MakePlatformLinkMutation = { readonly createPlatformLink: { readonly path: string, readonly expiresAt: string } };

export const MakePlatformLinkDocument = typedDocument<MakePlatformLinkMutation, MakePlatformLinkMutationVariables>(
  "mutation MakePlatformLink{createPlatformLink{path expiresAt}}",
);