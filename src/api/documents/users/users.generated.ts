import type { ClosedSets } from '#domain/platform/api/closed-sets.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { typedDocument } from '../../typed-document.ts';
export type PeopleFilter = {
  readonly role?: ClosedSets['AccountType'] | null | undefined;
  readonly school?: string | null | undefined;
  readonly search?: string | null | undefined;
  readonly state?: ClosedSets['UserState'] | null | undefined;
};

export type PersonInput = {
  readonly email: string;
  readonly name: string;
  readonly role: ClosedSets['AccountType'];
  readonly roles: ReadonlyArray<string>;
  readonly school?: string | null | undefined;
};

export type PeopleQueryVariables = Exact<{
  filter: PeopleFilter;
  after?: string | null | undefined;
}>;


export type PeopleQuery = { readonly people: { readonly next: string | null, readonly total: number | null, readonly rows: ReadonlyArray<{ readonly id: string, readonly name: string, readonly email: string, readonly role: ClosedSets['AccountType'], readonly school: string | null, readonly state: ClosedSets['UserState'], readonly lastUsedAt: string | null }> } };

export type PeopleCsvQueryVariables = Exact<{
  filter: PeopleFilter;
}>;


export type PeopleCsvQuery = { readonly peopleCsv: string };

export type PersonChoicesQueryVariables = Exact<{ [key: string]: never; }>;


export type PersonChoicesQuery = { readonly schoolChoices: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly roles: ReadonlyArray<{ readonly id: string, readonly name: string, readonly kind: ClosedSets['AccountType'] | null, readonly permissions: ReadonlyArray<ClosedSets['Permission']>, readonly holders: number }>, readonly subjects: ReadonlyArray<{ readonly id: string, readonly title: string }> };

export type PersonQueryVariables = Exact<{
  id: string;
}>;


export type PersonQuery = { readonly person: { readonly id: string, readonly name: string, readonly email: string, readonly role: ClosedSets['AccountType'], readonly school: string | null, readonly schoolId: string | null, readonly state: ClosedSets['UserState'], readonly lastUsedAt: string | null, readonly createdAt: string, readonly hasPin: boolean, readonly canCorrectBirth: boolean, readonly roles: ReadonlyArray<string>, readonly subjects: ReadonlyArray<string>, readonly base: string, readonly mayManage: boolean, readonly maySupport: boolean }, readonly accommodation: { readonly id: string, readonly timeFactor: number, readonly pauseSeconds: number, readonly dueDays: number, readonly penaltyWindowFactor: number } | null };

export type InvitePersonMutationVariables = Exact<{
  input: PersonInput;
}>;


export type InvitePersonMutation = { readonly invitePerson: string };

export type ChangePersonMutationVariables = Exact<{
  id: string;
  base?: string | null | undefined;
  input: PersonInput;
}>;


export type ChangePersonMutation = { readonly changePerson: string };

export type SetPersonDisabledMutationVariables = Exact<{
  id: string;
  disabled: boolean;
}>;


export type SetPersonDisabledMutation = { readonly setPersonDisabled: boolean };

export type ResetPersonPinMutationVariables = Exact<{
  id: string;
}>;


export type ResetPersonPinMutation = { readonly resetPersonPin: boolean };

export type MailPasswordLinkMutationVariables = Exact<{
  id: string;
}>;


export type MailPasswordLinkMutation = { readonly mailPasswordLink: boolean };

export type SetPersonSubjectsMutationVariables = Exact<{
  id: string;
  subjects: ReadonlyArray<string> | string;
}>;


export type SetPersonSubjectsMutation = { readonly setPersonSubjects: boolean };

export type ImportPeopleMutationVariables = Exact<{
  csv: string;
  school?: string | null | undefined;
}>;


export type ImportPeopleMutation = { readonly importPeople: { readonly added: number, readonly problems: ReadonlyArray<{ readonly line: number, readonly message: string }> } };

export type StartSupportMutationVariables = Exact<{
  id: string;
  reason: string;
}>;


export type StartSupportMutation = { readonly startSupport: boolean };

export type CorrectBirthMutationVariables = Exact<{
  id: string;
  born: string;
}>;


export type CorrectBirthMutation = { readonly correctBirth: boolean };

export const PeopleDocument = typedDocument<PeopleQuery, PeopleQueryVariables>(
  "query people($filter:PeopleFilter!$after:String){people(filter:$filter after:$after){rows{id name email role school state lastUsedAt}next total}}",
);

export const PeopleCsvDocument = typedDocument<PeopleCsvQuery, PeopleCsvQueryVariables>(
  "query peopleCsv($filter:PeopleFilter!){peopleCsv(filter:$filter)}",
);

export const PersonChoicesDocument = typedDocument<PersonChoicesQuery, PersonChoicesQueryVariables>(
  "query personChoices{schoolChoices{id name}roles{id name kind permissions holders}subjects{id title}}",
);

export const PersonDocument = typedDocument<PersonQuery, PersonQueryVariables>(
  "query person($id:ID!){person(id:$id){id name email role school schoolId state lastUsedAt createdAt hasPin canCorrectBirth roles subjects base mayManage maySupport}accommodation(student:$id){id timeFactor pauseSeconds dueDays penaltyWindowFactor}}",
);

export const InvitePersonDocument = typedDocument<InvitePersonMutation, InvitePersonMutationVariables>(
  "mutation invitePerson($input:PersonInput!){invitePerson(input:$input)}",
);

export const ChangePersonDocument = typedDocument<ChangePersonMutation, ChangePersonMutationVariables>(
  "mutation changePerson($id:ID!$base:String$input:PersonInput!){changePerson(id:$id base:$base input:$input)}",
);

export const SetPersonDisabledDocument = typedDocument<SetPersonDisabledMutation, SetPersonDisabledMutationVariables>(
  "mutation setPersonDisabled($id:ID!$disabled:Boolean!){setPersonDisabled(id:$id disabled:$disabled)}",
);

export const ResetPersonPinDocument = typedDocument<ResetPersonPinMutation, ResetPersonPinMutationVariables>(
  "mutation resetPersonPin($id:ID!){resetPersonPin(id:$id)}",
);

export const MailPasswordLinkDocument = typedDocument<MailPasswordLinkMutation, MailPasswordLinkMutationVariables>(
  "mutation mailPasswordLink($id:ID!){mailPasswordLink(id:$id)}",
);

export const SetPersonSubjectsDocument = typedDocument<SetPersonSubjectsMutation, SetPersonSubjectsMutationVariables>(
  "mutation setPersonSubjects($id:ID!$subjects:[ID!]!){setPersonSubjects(id:$id subjects:$subjects)}",
);

export const ImportPeopleDocument = typedDocument<ImportPeopleMutation, ImportPeopleMutationVariables>(
  "mutation importPeople($csv:String!$school:ID){importPeople(csv:$csv school:$school){added problems{line message}}}",
);

export const StartSupportDocument = typedDocument<StartSupportMutation, StartSupportMutationVariables>(
  "mutation startSupport($id:ID!$reason:String!){startSupport(id:$id reason:$reason)}",
);

export const CorrectBirthDocument = typedDocument<CorrectBirthMutation, CorrectBirthMutationVariables>(
  "mutation correctBirth($id:ID!$born:String!){correctBirth(id:$id born:$born)}",
);