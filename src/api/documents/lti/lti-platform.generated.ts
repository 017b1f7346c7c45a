/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { typedDocument } from '../../typed-document.ts';
export type CreatePlatformLinkMutationVariables = Exact<{ [key: string]: never; }>;


export type CreatePlatformLinkMutation = { readonly createPlatformLink: { readonly path: string, readonly expiresAt: string } };

export const CreatePlatformLinkDocument = typedDocument<CreatePlatformLinkMutation, CreatePlatformLinkMutationVariables>(
  "mutation CreatePlatformLink{createPlatformLink{path expiresAt}}",
);