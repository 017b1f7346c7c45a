import type { ClosedSets } from '#domain/platform/api/closed-sets.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { typedDocument } from '../../typed-document.ts';
export type UserFilter = {
  readonly role?: ClosedSets['AccountType'] | null | undefined;
  readonly school?: string | null | undefined;
  readonly search?: string | null | undefined;
  readonly state?: ClosedSets['UserState'] | null | undefined;
};

export type UserInput = {
  readonly email: string;
  readonly name: string;
  readonly role: ClosedSets['AccountType'];
  readonly roles: ReadonlyArray<string>;
  readonly school?: string | null | undefined;
};

export type UsersQueryVariables = Exact<{ filter: UserFilter; after?: string | null | undefined; }>;
export type UsersQuery = { readonly users: { readonly next: string | null, readonly total: number | null, readonly rows: ReadonlyArray<{ readonly id: string, readonly name: string, readonly email: string, readonly role: ClosedSets['AccountType'], readonly school: string | null, readonly state: ClosedSets['UserState'], readonly lastUsedAt: string | null }> } };

export type UsersCsvQueryVariables = Exact<{ filter: UserFilter; }>;
export type UsersCsvQuery = { readonly usersCsv: string };

export type UserChoicesQueryVariables = Exact<{ [key: string]: never; }>;


export type UserChoicesQuery = { readonly schoolChoices: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly roles: ReadonlyArray<{ readonly id: string, readonly name: string, readonly kind: ClosedSets['AccountType'] | null, readonly permissions: ReadonlyArray<ClosedSets['Permission']>, readonly holders: number }>, readonly subjects: ReadonlyArray<{ readonly id: string, readonly title: string }> };

export type UserQueryVariables = Exact<{ id: string; }>;
export type UserQuery = { readonly user: { readonly id: string, readonly name: string, readonly email: string, readonly role: ClosedSets['AccountType'], readonly school: string | null, readonly schoolId: string | null, readonly state: ClosedSets['UserState'], readonly lastUsedAt: string | null, readonly createdAt: string, readonly hasPin: boolean, readonly hasSecondFactor: boolean, readonly canCorrectBirth: boolean, readonly roles: ReadonlyArray<string>, readonly subjects: ReadonlyArray<string>, readonly base: string, readonly mayManage: boolean, readonly maySupport: boolean, readonly mergedInto: { readonly id: string, readonly name: string } | null }, readonly accommodation: { readonly id: string, readonly timeFactor: number, readonly pauseSeconds: number, readonly dueDays: number, readonly penaltyWindowFactor: number } | null };

export type InviteUserMutationVariables = Exact<{ input: UserInput; }>;
export type InviteUserMutation = { readonly inviteUser: string };

export type UpdateUserMutationVariables = Exact<{ id: string; base?: string | null | undefined; input: UserInput; }>;
export type UpdateUserMutation = { readonly updateUser: string };

export type SetUserDisabledMutationVariables = Exact<{ id: string; disabled: boolean; }>;
export type SetUserDisabledMutation = { readonly setUserDisabled: boolean };

export type ResetUserPinMutationVariables = Exact<{ id: string; }>;
export type ResetUserPinMutation = { readonly resetUserPin: boolean };

export type MailPasswordLinkMutationVariables = Exact<{ id: string; }>;
export type MailPasswordLinkMutation = { readonly mailPasswordLink: boolean };

export type SetUserSubjectsMutationVariables = Exact<{ id: string; subjects: ReadonlyArray<string> | string; }>;
export type SetUserSubjectsMutation = { readonly setUserSubjects: boolean };

export type ImportUsersMutationVariables = Exact<{ csv: string; school?: string | null | undefined; }>;
export type ImportUsersMutation = { readonly importUsers: { readonly added: number, readonly problems: ReadonlyArray<{ readonly line: number, readonly message: string }> } };

export type StartSupportMutationVariables = Exact<{ id: string; reason: string; }>;
export type StartSupportMutation = { readonly startSupport: boolean };

export type CorrectBirthMutationVariables = Exact<{ id: string; born: string; }>;
export type CorrectBirthMutation = { readonly correctBirth: boolean };

export type ResetSecondFactorMutationVariables = Exact<{ id: string; }>;
export type ResetSecondFactorMutation = { readonly resetSecondFactor: boolean };

export const UsersDocument = typedDocument<UsersQuery, UsersQueryVariables>(
  "query users($filter:UserFilter!$after:String){users(filter:$filter after:$after){rows{id name email role school state lastUsedAt}next total}}",
);

export const UsersCsvDocument = typedDocument<UsersCsvQuery, UsersCsvQueryVariables>(
  "query usersCsv($filter:UserFilter!){usersCsv(filter:$filter)}",
);

export const UserChoicesDocument = typedDocument<UserChoicesQuery, UserChoicesQueryVariables>(
  "query userChoices{schoolChoices{id name}roles{id name kind permissions holders}subjects{id title}}",
);

export const UserDocument = typedDocument<UserQuery, UserQueryVariables>(
  "query user($id:ID!){user(id:$id){id name email role school schoolId state lastUsedAt createdAt hasPin hasSecondFactor canCorrectBirth roles subjects base mayManage mergedInto{id name}maySupport}accommodation(student:$id){id timeFactor pauseSeconds dueDays penaltyWindowFactor}}",
);

export const InviteUserDocument = typedDocument<InviteUserMutation, InviteUserMutationVariables>(
  "mutation inviteUser($input:UserInput!){inviteUser(input:$input)}",
);

export const UpdateUserDocument = typedDocument<UpdateUserMutation, UpdateUserMutationVariables>(
  "mutation updateUser($id:ID!$base:String$input:UserInput!){updateUser(id:$id base:$base input:$input)}",
);

export const SetUserDisabledDocument = typedDocument<SetUserDisabledMutation, SetUserDisabledMutationVariables>(
  "mutation setUserDisabled($id:ID!$disabled:Boolean!){setUserDisabled(id:$id disabled:$disabled)}",
);

export const ResetUserPinDocument = typedDocument<ResetUserPinMutation, ResetUserPinMutationVariables>(
  "mutation resetUserPin($id:ID!){resetUserPin(id:$id)}",
);

export const MailPasswordLinkDocument = typedDocument<MailPasswordLinkMutation, MailPasswordLinkMutationVariables>(
  "mutation mailPasswordLink($id:ID!){mailPasswordLink(id:$id)}",
);

export const SetUserSubjectsDocument = typedDocument<SetUserSubjectsMutation, SetUserSubjectsMutationVariables>(
  "mutation setUserSubjects($id:ID!$subjects:[ID!]!){setUserSubjects(id:$id subjects:$subjects)}",
);

export const ImportUsersDocument = typedDocument<ImportUsersMutation, ImportUsersMutationVariables>(
  "mutation importUsers($csv:String!$school:ID){importUsers(csv:$csv school:$school){added problems{line message}}}",
);

export const StartSupportDocument = typedDocument<StartSupportMutation, StartSupportMutationVariables>(
  "mutation startSupport($id:ID!$reason:String!){startSupport(id:$id reason:$reason)}",
);

export const CorrectBirthDocument = typedDocument<CorrectBirthMutation, CorrectBirthMutationVariables>(
  "mutation correctBirth($id:ID!$born:String!){correctBirth(id:$id born:$born)}",
);

export const ResetSecondFactorDocument = typedDocument<ResetSecondFactorMutation, ResetSecondFactorMutationVariables>(
  "mutation resetSecondFactor($id:ID!){resetSecondFactor(id:$id)}",
);