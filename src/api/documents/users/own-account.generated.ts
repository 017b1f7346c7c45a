import type { ClosedSets } from '#domain/platform/api/closed-sets.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { typedDocument } from '../../typed-document.ts';
export type GuardianAccessFragment = { readonly id: string, readonly email: string, readonly invitedBy: string | null, readonly invitedAt: string, readonly acceptedAt: string | null, readonly studentMayRemove: boolean };

export type ApiTokenFragment = { readonly id: string, readonly name: string, readonly hint: string, readonly owner: string, readonly isOwn: boolean, readonly isForSchool: boolean, readonly scopes: ReadonlyArray<ClosedSets['ApiScope']>, readonly createdAt: string, readonly expiresAt: string, readonly lastUsedAt: string | null };

export type OwnAccountQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnAccountQuery = { readonly ownGuardians: ReadonlyArray<{ readonly id: string, readonly email: string, readonly invitedBy: string | null, readonly invitedAt: string, readonly acceptedAt: string | null, readonly studentMayRemove: boolean }>, readonly calendarFeed: { readonly createdAt: string, readonly lastFetchedAt: string | null } | null, readonly apiTokens: ReadonlyArray<{ readonly id: string, readonly name: string, readonly hint: string, readonly owner: string, readonly isOwn: boolean, readonly isForSchool: boolean, readonly scopes: ReadonlyArray<ClosedSets['ApiScope']>, readonly createdAt: string, readonly expiresAt: string, readonly lastUsedAt: string | null }>, readonly notificationSettings: { readonly announcements: ClosedSets['MailDelivery'], readonly answers: ClosedSets['MailDelivery'], readonly questions: ClosedSets['MailDelivery'], readonly reports: ClosedSets['MailDelivery'], readonly quietFrom: number, readonly quietUntil: number, readonly timeZone: string }, readonly pushSettings: { readonly off: ReadonlyArray<ClosedSets['NotificationKind']> }, readonly ownAccount: { readonly name: string, readonly email: string, readonly level: ClosedSets['Level'] | null, readonly school: string | null, readonly subjects: ReadonlyArray<string>, readonly hasPassword: boolean, readonly sessions: ReadonlyArray<{ readonly id: string, readonly device: string, readonly createdAt: string, readonly lastUsedAt: string, readonly isThis: boolean }>, readonly signInActivity: ReadonlyArray<{ readonly outcome: ClosedSets['SignInOutcome'], readonly device: string, readonly isKnown: boolean, readonly count: number, readonly lastAt: string }>, readonly visits: ReadonlyArray<{ readonly id: string, readonly helper: string, readonly reason: string, readonly startedAt: string }>, readonly platforms: ReadonlyArray<{ readonly id: string, readonly name: string, readonly since: string, readonly canLeave: boolean }>, readonly secondFactor: { readonly since: string, readonly recoveryCodesLeft: number } | null, readonly passkeys: ReadonlyArray<{ readonly id: string, readonly name: string, readonly createdAt: string, readonly lastUsedAt: string | null, readonly isSynced: boolean }>, readonly signOns: ReadonlyArray<{ readonly id: string, readonly name: string, readonly since: string | null, readonly canLeave: boolean }> }, readonly subjects: ReadonlyArray<{ readonly id: string, readonly title: string }> };

export type SaveOwnProfileMutationVariables = Exact<{ name: string; level?: ClosedSets['Level'] | null | undefined; subjects: ReadonlyArray<string> | string; }>;
export type SaveOwnProfileMutation = { readonly saveOwnProfile: boolean };

export type ChangePasswordMutationVariables = Exact<{ current: string; password: string; }>;
export type ChangePasswordMutation = { readonly changePassword: boolean };

export type EndSessionMutationVariables = Exact<{ id: string; }>;
export type EndSessionMutation = { readonly endSession: boolean };

export type LeaveSignOnMutationVariables = Exact<{ id: string; }>;
export type LeaveSignOnMutation = { readonly leaveSignOn: boolean };

export type LeavePlatformMutationVariables = Exact<{ id: string; }>;
export type LeavePlatformMutation = { readonly leavePlatform: boolean };

export type EndSessionsMutationVariables = Exact<{ alsoThis: boolean; }>;
export type EndSessionsMutation = { readonly endSessions: boolean };

export type SaveNotificationSettingsMutationVariables = Exact<{ announcements: ClosedSets['MailDelivery']; answers: ClosedSets['MailDelivery']; questions: ClosedSets['MailDelivery']; reports: ClosedSets['MailDelivery']; quietFrom: number; quietUntil: number; timeZone: string; }>;
export type SaveNotificationSettingsMutation = { readonly saveNotificationSettings: boolean };

export const OwnAccountDocument = typedDocument<OwnAccountQuery, OwnAccountQueryVariables>(
  "query ownAccount{ownGuardians{...guardianAccess}calendarFeed{createdAt lastFetchedAt}apiTokens{...apiToken}notificationSettings{announcements answers questions reports quietFrom quietUntil timeZone}pushSettings{off}ownAccount{name email level school subjects sessions{id device createdAt lastUsedAt isThis}signInActivity{outcome device isKnown count lastAt}visits{id helper reason startedAt}platforms{id name since canLeave}hasPassword secondFactor{since recoveryCodesLeft}passkeys{id name createdAt lastUsedAt isSynced}signOns{id name since canLeave}}subjects{id title}}fragment guardianAccess on GuardianAccess{id email invitedBy invitedAt acceptedAt studentMayRemove}fragment apiToken on ApiToken{id name hint owner isOwn isForSchool scopes createdAt expiresAt lastUsedAt}",
);

export const SaveOwnProfileDocument = typedDocument<SaveOwnProfileMutation, SaveOwnProfileMutationVariables>(
  "mutation saveOwnProfile($name:String!$level:Level$subjects:[ID!]!){saveOwnProfile(name:$name level:$level subjects:$subjects)}",
);

export const ChangePasswordDocument = typedDocument<ChangePasswordMutation, ChangePasswordMutationVariables>(
  "mutation changePassword($current:String!$password:String!){changePassword(current:$current password:$password)}",
);

export const EndSessionDocument = typedDocument<EndSessionMutation, EndSessionMutationVariables>(
  "mutation endSession($id:ID!){endSession(id:$id)}",
);

export const LeaveSignOnDocument = typedDocument<LeaveSignOnMutation, LeaveSignOnMutationVariables>(
  "mutation leaveSignOn($id:ID!){leaveSignOn(id:$id)}",
);

export const LeavePlatformDocument = typedDocument<LeavePlatformMutation, LeavePlatformMutationVariables>(
  "mutation leavePlatform($id:ID!){leavePlatform(id:$id)}",
);

export const EndSessionsDocument = typedDocument<EndSessionsMutation, EndSessionsMutationVariables>(
  "mutation endSessions($alsoThis:Boolean!){endSessions(alsoThis:$alsoThis)}",
);

export const SaveNotificationSettingsDocument = typedDocument<SaveNotificationSettingsMutation, SaveNotificationSettingsMutationVariables>(
  "mutation saveNotificationSettings($announcements:MailDelivery!$answers:MailDelivery!$questions:MailDelivery!$reports:MailDelivery!$quietFrom:Int!$quietUntil:Int!$timeZone:String!){saveNotificationSettings(announcements:$announcements answers:$answers questions:$questions reports:$reports quietFrom:$quietFrom quietUntil:$quietUntil timeZone:$timeZone)}",
);