import type { ClosedSets } from '#domain/platform/api/closed-sets.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { typedDocument } from '../../typed-document.ts';
export type WebhookEndpointFragment = { readonly id: string, readonly url: string, readonly description: string, readonly kinds: ReadonlyArray<ClosedSets['WebhookEvent']>, readonly createdAt: string, readonly disabledReason: ClosedSets['WebhookDisabledReason'] | null, readonly failingSince: string | null, readonly formerSecretEndsAt: string | null, readonly pendingCount: number, readonly undeliveredCount: number };

export type WebhookDeliveryFragment = { readonly id: string, readonly kind: ClosedSets['SentEvent'], readonly happenedAt: string, readonly status: ClosedSets['WebhookDeliveryStatus'], readonly attemptCount: number, readonly nextAttemptAt: string | null, readonly attemptedAt: string | null, readonly statusCode: number | null, readonly problem: ClosedSets['WebhookProblem'] | null, readonly durationMs: number | null, readonly data: string };

export type WebhooksQueryVariables = Exact<{ [key: string]: never; }>;


export type WebhooksQuery = { readonly webhooks: ReadonlyArray<{ readonly id: string, readonly url: string, readonly description: string, readonly kinds: ReadonlyArray<ClosedSets['WebhookEvent']>, readonly createdAt: string, readonly disabledReason: ClosedSets['WebhookDisabledReason'] | null, readonly failingSince: string | null, readonly formerSecretEndsAt: string | null, readonly pendingCount: number, readonly undeliveredCount: number }> };

export type WebhookQueryVariables = Exact<{ id: string; status?: ClosedSets['WebhookDeliveryStatus'] | null | undefined; event?: ClosedSets['SentEvent'] | null | undefined; after?: string | null | undefined; }>;
export type WebhookQuery = { readonly webhook: { readonly id: string, readonly url: string, readonly description: string, readonly kinds: ReadonlyArray<ClosedSets['WebhookEvent']>, readonly createdAt: string, readonly disabledReason: ClosedSets['WebhookDisabledReason'] | null, readonly failingSince: string | null, readonly formerSecretEndsAt: string | null, readonly pendingCount: number, readonly undeliveredCount: number }, readonly webhookLog: { readonly next: string | null, readonly deliveries: ReadonlyArray<{ readonly id: string, readonly kind: ClosedSets['SentEvent'], readonly happenedAt: string, readonly status: ClosedSets['WebhookDeliveryStatus'], readonly attemptCount: number, readonly nextAttemptAt: string | null, readonly attemptedAt: string | null, readonly statusCode: number | null, readonly problem: ClosedSets['WebhookProblem'] | null, readonly durationMs: number | null, readonly data: string }> } };

export type CreateWebhookMutationVariables = Exact<{ url: string; description: string; kinds: ReadonlyArray<ClosedSets['WebhookEvent']> | ClosedSets['WebhookEvent']; }>;
export type CreateWebhookMutation = { readonly createWebhook: { readonly id: string, readonly secret: string } };

export type UpdateWebhookMutationVariables = Exact<{ id: string; url: string; description: string; kinds: ReadonlyArray<ClosedSets['WebhookEvent']> | ClosedSets['WebhookEvent']; }>;
export type UpdateWebhookMutation = { readonly updateWebhook: boolean };

export type RotateWebhookSecretMutationVariables = Exact<{ id: string; }>;
export type RotateWebhookSecretMutation = { readonly rotateWebhookSecret: string };

export type SwitchWebhookMutationVariables = Exact<{ id: string; isEnabled: boolean; }>;
export type SwitchWebhookMutation = { readonly switchWebhook: boolean };

export type DeleteWebhookMutationVariables = Exact<{ id: string; }>;
export type DeleteWebhookMutation = { readonly deleteWebhook: boolean };

export type SendTestEventMutationVariables = Exact<{ id: string; }>;
export type SendTestEventMutation = { readonly sendTestEvent: boolean };

export type ResendDeliveryMutationVariables = Exact<{ endpoint: string; delivery: string; }>;
export type ResendDeliveryMutation = { readonly resendDelivery: boolean };

export type ResendUndeliveredMutationVariables = Exact<{ endpoint: string; since: string; }>;
export type ResendUndeliveredMutation = { readonly resendUndelivered: number };

export const WebhooksDocument = typedDocument<WebhooksQuery, WebhooksQueryVariables>(
  "query webhooks{webhooks{...webhookEndpoint}}fragment webhookEndpoint on WebhookEndpoint{id url description kinds createdAt disabledReason failingSince formerSecretEndsAt pendingCount undeliveredCount}",
);

export const WebhookDocument = typedDocument<WebhookQuery, WebhookQueryVariables>(
  "query webhook($id:ID!$status:WebhookDeliveryStatus$event:SentEvent$after:ID){webhook(id:$id){...webhookEndpoint}webhookLog(id:$id status:$status event:$event after:$after){deliveries{...webhookDelivery}next}}fragment webhookEndpoint on WebhookEndpoint{id url description kinds createdAt disabledReason failingSince formerSecretEndsAt pendingCount undeliveredCount}fragment webhookDelivery on WebhookDelivery{id kind happenedAt status attemptCount nextAttemptAt attemptedAt statusCode problem durationMs data}",
);

export const CreateWebhookDocument = typedDocument<CreateWebhookMutation, CreateWebhookMutationVariables>(
  "mutation createWebhook($url:String!$description:String!$kinds:[WebhookEvent!]!){createWebhook(url:$url description:$description kinds:$kinds){id secret}}",
);

export const UpdateWebhookDocument = typedDocument<UpdateWebhookMutation, UpdateWebhookMutationVariables>(
  "mutation updateWebhook($id:ID!$url:String!$description:String!$kinds:[WebhookEvent!]!){updateWebhook(id:$id url:$url description:$description kinds:$kinds)}",
);

export const RotateWebhookSecretDocument = typedDocument<RotateWebhookSecretMutation, RotateWebhookSecretMutationVariables>(
  "mutation rotateWebhookSecret($id:ID!){rotateWebhookSecret(id:$id)}",
);

export const SwitchWebhookDocument = typedDocument<SwitchWebhookMutation, SwitchWebhookMutationVariables>(
  "mutation switchWebhook($id:ID!$isEnabled:Boolean!){switchWebhook(id:$id isEnabled:$isEnabled)}",
);

export const DeleteWebhookDocument = typedDocument<DeleteWebhookMutation, DeleteWebhookMutationVariables>(
  "mutation deleteWebhook($id:ID!){deleteWebhook(id:$id)}",
);

export const SendTestEventDocument = typedDocument<SendTestEventMutation, SendTestEventMutationVariables>(
  "mutation sendTestEvent($id:ID!){sendTestEvent(id:$id)}",
);

export const ResendDeliveryDocument = typedDocument<ResendDeliveryMutation, ResendDeliveryMutationVariables>(
  "mutation resendDelivery($endpoint:ID!$delivery:ID!){resendDelivery(endpoint:$endpoint delivery:$delivery)}",
);

export const ResendUndeliveredDocument = typedDocument<ResendUndeliveredMutation, ResendUndeliveredMutationVariables>(
  "mutation resendUndelivered($endpoint:ID!$since:Instant!){resendUndelivered(endpoint:$endpoint since:$since)}",
);