/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { typedDocument } from '../../typed-document.ts';
/** A passkey that an authenticator has created, in base64url. */
export type NewPasskeyInput = {
  readonly attestation: string;
  readonly clientData: string;
  readonly id: string;
  readonly name: string;
  readonly transports: ReadonlyArray<string>;
};

/** The response of an authenticator, in base64url. */
export type PasskeyAnswerInput = {
  readonly authenticatorData: string;
  readonly clientData: string;
  readonly id: string;
  readonly signature: string;
  readonly userHandle?: string | null | undefined;
};

export type PasskeyRequestFragment = { readonly challenge: string, readonly siteId: string, readonly lifeSeconds: number, readonly allowed: ReadonlyArray<{ readonly id: string, readonly transports: ReadonlyArray<string> }> };

export type PasskeyDescriptorFragment = { readonly id: string, readonly transports: ReadonlyArray<string> };

export type TokensFragment = { readonly token: string, readonly refreshToken: string, readonly expiresIn: number };

export type StartPasskeySignInMutationVariables = Exact<{ afterPassword: boolean; }>;
export type StartPasskeySignInMutation = { readonly startPasskeySignIn: { readonly challenge: string, readonly siteId: string, readonly lifeSeconds: number, readonly allowed: ReadonlyArray<{ readonly id: string, readonly transports: ReadonlyArray<string> }> } };

export type SignInWithPasskeyMutationVariables = Exact<{ answer: PasskeyAnswerInput; }>;
export type SignInWithPasskeyMutation = { readonly signIn: { readonly token: string, readonly refreshToken: string, readonly expiresIn: number } };

export type StartPasskeyMutationVariables = Exact<{ password: string; code?: string | null | undefined; }>;
export type StartPasskeyMutation = { readonly startPasskey: { readonly challenge: string, readonly siteId: string, readonly lifeSeconds: number, readonly userHandle: string, readonly email: string, readonly name: string, readonly algorithms: ReadonlyArray<number>, readonly existing: ReadonlyArray<{ readonly id: string, readonly transports: ReadonlyArray<string> }> } };

export type AddPasskeyMutationVariables = Exact<{ passkey: NewPasskeyInput; }>;
export type AddPasskeyMutation = { readonly addPasskey: boolean };

export type RenamePasskeyMutationVariables = Exact<{ id: string; name: string; }>;
export type RenamePasskeyMutation = { readonly renamePasskey: boolean };

export type RemovePasskeyMutationVariables = Exact<{ id: string; }>;
export type RemovePasskeyMutation = { readonly removePasskey: boolean };

export const StartPasskeySignInDocument = typedDocument<StartPasskeySignInMutation, StartPasskeySignInMutationVariables>(
  "mutation startPasskeySignIn($afterPassword:Boolean!){startPasskeySignIn(afterPassword:$afterPassword){...passkeyRequest}}fragment passkeyRequest on PasskeyRequest{challenge siteId lifeSeconds allowed{...passkeyDescriptor}}fragment passkeyDescriptor on PasskeyDescriptor{id transports}",
);

export const SignInWithPasskeyDocument = typedDocument<SignInWithPasskeyMutation, SignInWithPasskeyMutationVariables>(
  "mutation signInWithPasskey($answer:PasskeyAnswerInput!){signIn:signInWithPasskey(answer:$answer){...tokens}}fragment tokens on Tokens{token refreshToken expiresIn}",
);

export const StartPasskeyDocument = typedDocument<StartPasskeyMutation, StartPasskeyMutationVariables>(
  "mutation startPasskey($password:String!$code:String){startPasskey(password:$password code:$code){challenge siteId lifeSeconds userHandle email name algorithms existing{...passkeyDescriptor}}}fragment passkeyDescriptor on PasskeyDescriptor{id transports}",
);

export const AddPasskeyDocument = typedDocument<AddPasskeyMutation, AddPasskeyMutationVariables>(
  "mutation addPasskey($passkey:NewPasskeyInput!){addPasskey(passkey:$passkey)}",
);

export const RenamePasskeyDocument = typedDocument<RenamePasskeyMutation, RenamePasskeyMutationVariables>(
  "mutation renamePasskey($id:ID!$name:String!){renamePasskey(id:$id name:$name)}",
);

export const RemovePasskeyDocument = typedDocument<RemovePasskeyMutation, RemovePasskeyMutationVariables>(
  "mutation removePasskey($id:ID!){removePasskey(id:$id)}",
);