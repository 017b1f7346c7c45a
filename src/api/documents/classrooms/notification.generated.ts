import type { ClosedSets } from '#domain/platform/api/closed-sets.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { typedDocument } from '../../typed-document.ts';
export type SaveNotificationSettingsMutationVariables = Exact<{ announcements: ClosedSets['MailDelivery']; answers: ClosedSets['MailDelivery']; questions: ClosedSets['MailDelivery']; quietFrom: number; quietUntil: number; timeZone: string; }>;
export type SaveNotificationSettingsMutation = { readonly saveNotificationSettings: boolean };

export const SaveNotificationSettingsDocument = typedDocument<SaveNotificationSettingsMutation, SaveNotificationSettingsMutationVariables>(
  "mutation saveNotificationSettings($announcements:MailDelivery!$answers:MailDelivery!$questions:MailDelivery!$quietFrom:Int!$quietUntil:Int!$timeZone:String!){saveNotificationSettings(announcements:$announcements answers:$answers questions:$questions quietFrom:$quietFrom quietUntil:$quietUntil timeZone:$timeZone)}",
);