import type { ClosedSets } from '#domain/platform/api/closed-sets.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { typedDocument } from '../../typed-document.ts';
export type GuardianAccessFragment = { readonly id: string, readonly email: string, readonly invitedBy: string | null, readonly invitedAt: string, readonly acceptedAt: string | null, readonly studentMayRemove: boolean };

export type GuardiansQueryVariables = Exact<{ student: string; }>;
export type GuardiansQuery = { readonly guardians: ReadonlyArray<{ readonly id: string, readonly email: string, readonly invitedBy: string | null, readonly invitedAt: string, readonly acceptedAt: string | null, readonly studentMayRemove: boolean }> };

export type GuardianViewQueryVariables = Exact<{ session: string; }>;
export type GuardianViewQuery = { readonly guardianReports: ReadonlyArray<{ readonly id: string, readonly student: string, readonly classroom: string, readonly from: string, readonly until: string, readonly publishedAt: string }>, readonly guardianView: { readonly email: string, readonly students: ReadonlyArray<{ readonly id: string, readonly name: string, readonly hasWeeklyMail: boolean, readonly activeDays: number, readonly secondsOnTask: number, readonly work: ReadonlyArray<{ readonly id: string, readonly title: string, readonly status: ClosedSets['WorkStatus'], readonly opensAt: string | null, readonly dueAt: string | null, readonly marks: number | null, readonly marksOutOf: number, readonly creditShare: number, readonly comment: string | null, readonly classroom: { readonly name: string } }> }> } };

export type InviteGuardianMutationVariables = Exact<{ student: string; email: string; isOfAge: boolean; }>;
export type InviteGuardianMutation = { readonly inviteGuardian: string };

export type RemoveGuardianMutationVariables = Exact<{ id: string; }>;
export type RemoveGuardianMutation = { readonly removeGuardian: boolean };

export type OpenGuardianLinkMutationVariables = Exact<{ link: string; }>;
export type OpenGuardianLinkMutation = { readonly openGuardianLink: string };

export type RequestGuardianLinkMutationVariables = Exact<{ email: string; }>;
export type RequestGuardianLinkMutation = { readonly requestGuardianLink: boolean };

export type SetGuardianMailMutationVariables = Exact<{ session: string; id: string; isOn: boolean; }>;
export type SetGuardianMailMutation = { readonly setGuardianMail: boolean };

export type LeaveStudentMutationVariables = Exact<{ session: string; id: string; }>;
export type LeaveStudentMutation = { readonly leaveStudent: boolean };

export type EndGuardianSessionMutationVariables = Exact<{ session: string; }>;
export type EndGuardianSessionMutation = { readonly endGuardianSession: boolean };

export const GuardiansDocument = typedDocument<GuardiansQuery, GuardiansQueryVariables>(
  "query guardians($student:ID!){guardians(student:$student){...guardianAccess}}fragment guardianAccess on GuardianAccess{id email invitedBy invitedAt acceptedAt studentMayRemove}",
);

export const GuardianViewDocument = typedDocument<GuardianViewQuery, GuardianViewQueryVariables>(
  "query guardianView($session:String!){guardianReports(session:$session){id student classroom from until publishedAt}guardianView(session:$session){email students{id name hasWeeklyMail activeDays secondsOnTask work{id title status opensAt dueAt marks marksOutOf creditShare comment classroom{name}}}}}",
);

export const InviteGuardianDocument = typedDocument<InviteGuardianMutation, InviteGuardianMutationVariables>(
  "mutation inviteGuardian($student:ID!$email:String!$isOfAge:Boolean!){inviteGuardian(student:$student email:$email isOfAge:$isOfAge)}",
);

export const RemoveGuardianDocument = typedDocument<RemoveGuardianMutation, RemoveGuardianMutationVariables>(
  "mutation removeGuardian($id:ID!){removeGuardian(id:$id)}",
);

export const OpenGuardianLinkDocument = typedDocument<OpenGuardianLinkMutation, OpenGuardianLinkMutationVariables>(
  "mutation openGuardianLink($link:String!){openGuardianLink(link:$link)}",
);

export const RequestGuardianLinkDocument = typedDocument<RequestGuardianLinkMutation, RequestGuardianLinkMutationVariables>(
  "mutation requestGuardianLink($email:String!){requestGuardianLink(email:$email)}",
);

export const SetGuardianMailDocument = typedDocument<SetGuardianMailMutation, SetGuardianMailMutationVariables>(
  "mutation setGuardianMail($session:String!$id:ID!$isOn:Boolean!){setGuardianMail(session:$session id:$id isOn:$isOn)}",
);

export const LeaveStudentDocument = typedDocument<LeaveStudentMutation, LeaveStudentMutationVariables>(
  "mutation leaveStudent($session:String!$id:ID!){leaveStudent(session:$session id:$id)}",
);

export const EndGuardianSessionDocument = typedDocument<EndGuardianSessionMutation, EndGuardianSessionMutationVariables>(
  "mutation endGuardianSession($session:String!){endGuardianSession(session:$session)}",
);