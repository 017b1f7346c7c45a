/** The events that an endpoint can ask for. Each is written by a trigger of the database. */
export const WEBHOOK_EVENTS = [
  'assignment.published',
  'attempt.submitted',
  'result.released',
  'result.available',
  'class.member_added',
  'class.member_removed',
  'user.created',
  'user.disabled',
  'order.paid',
] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

/** An event that an admin sends to see whether the endpoint works. */
export const TEST_EVENT = 'webhook.test';

/** Every event that a request can contain. */
export const SENT_EVENTS = [...WEBHOOK_EVENTS, TEST_EVENT] as const;
export type SentEvent = (typeof SENT_EVENTS)[number];
