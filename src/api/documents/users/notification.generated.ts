import type { ClosedSets } from '#domain/platform/api/closed-sets.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { typedDocument } from '../../typed-document.ts';
export type NotificationsQueryVariables = Exact<{ after?: string | null | undefined; }>;
export type NotificationsQuery = { readonly notifications: { readonly hasMore: boolean, readonly items: ReadonlyArray<{ readonly id: string, readonly kind: ClosedSets['NotificationKind'], readonly happenedAt: string, readonly isRead: boolean, readonly author: string | null, readonly excerpt: string | null, readonly count: number | null, readonly classroom: { readonly id: string, readonly name: string }, readonly assignment: { readonly id: string, readonly title: string } | null }> } };

export type UnreadNotificationsQueryVariables = Exact<{ [key: string]: never; }>;


export type UnreadNotificationsQuery = { readonly unreadNotifications: number };

export type FollowUnreadNotificationsSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type FollowUnreadNotificationsSubscription = { readonly unreadNotifications: number };

export type MarkNotificationReadMutationVariables = Exact<{ id: string; }>;
export type MarkNotificationReadMutation = { readonly markNotificationRead: boolean };

export type MarkAllNotificationsReadMutationVariables = Exact<{ newest: string; }>;
export type MarkAllNotificationsReadMutation = { readonly markAllNotificationsRead: boolean };

export type PushSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type PushSettingsQuery = { readonly pushSettings: { readonly publicKey: string, readonly endpoint: string | null, readonly off: ReadonlyArray<ClosedSets['NotificationKind']> } };

export type SubscribeToPushMutationVariables = Exact<{ endpoint: string; p256dh: string; auth: string; }>;
export type SubscribeToPushMutation = { readonly subscribeToPush: boolean };

export type UnsubscribeFromPushMutationVariables = Exact<{ [key: string]: never; }>;


export type UnsubscribeFromPushMutation = { readonly unsubscribeFromPush: boolean };

export type SavePushKindsMutationVariables = Exact<{ off: ReadonlyArray<ClosedSets['NotificationKind']> | ClosedSets['NotificationKind']; }>;
export type SavePushKindsMutation = { readonly savePushKinds: boolean };

export const NotificationsDocument = typedDocument<NotificationsQuery, NotificationsQueryVariables>(
  "query notifications($after:ID){notifications(after:$after){items{id kind happenedAt isRead classroom{id name}assignment{id title}author excerpt count}hasMore}}",
);

export const UnreadNotificationsDocument = typedDocument<UnreadNotificationsQuery, UnreadNotificationsQueryVariables>(
  "query unreadNotifications{unreadNotifications}",
);

export const FollowUnreadNotificationsDocument = typedDocument<FollowUnreadNotificationsSubscription, FollowUnreadNotificationsSubscriptionVariables>(
  "subscription followUnreadNotifications{unreadNotifications}",
);

export const MarkNotificationReadDocument = typedDocument<MarkNotificationReadMutation, MarkNotificationReadMutationVariables>(
  "mutation markNotificationRead($id:ID!){markNotificationRead(id:$id)}",
);

export const MarkAllNotificationsReadDocument = typedDocument<MarkAllNotificationsReadMutation, MarkAllNotificationsReadMutationVariables>(
  "mutation markAllNotificationsRead($newest:ID!){markAllNotificationsRead(newest:$newest)}",
);

export const PushSettingsDocument = typedDocument<PushSettingsQuery, PushSettingsQueryVariables>(
  "query pushSettings{pushSettings{publicKey endpoint off}}",
);

export const SubscribeToPushDocument = typedDocument<SubscribeToPushMutation, SubscribeToPushMutationVariables>(
  "mutation subscribeToPush($endpoint:String!$p256dh:String!$auth:String!){subscribeToPush(endpoint:$endpoint p256dh:$p256dh auth:$auth)}",
);

export const UnsubscribeFromPushDocument = typedDocument<UnsubscribeFromPushMutation, UnsubscribeFromPushMutationVariables>(
  "mutation unsubscribeFromPush{unsubscribeFromPush}",
);

export const SavePushKindsDocument = typedDocument<SavePushKindsMutation, SavePushKindsMutationVariables>(
  "mutation savePushKinds($off:[NotificationKind!]!){savePushKinds(off:$off)}",
);