/** `pending`: an attempt follows. `failed`: no further attempt. `held`: the endpoint was disabled. */
export const DELIVERY_STATUSES = ['pending', 'delivered', 'failed', 'held'] as const;
export type DeliveryStatus = (typeof DELIVERY_STATUSES)[number];

/** Why an endpoint is disabled: by an admin, by its own answer (410 Gone), or after days without a success. */
export const DISABLED_REASONS = ['admin', 'gone', 'failing'] as const;
export type DisabledReason = (typeof DISABLED_REASONS)[number];

/**
 * Why an attempt failed. `status`: another status than 2xx. `redirect`: redirects are never followed. `secret`: the
 * stored secret was encrypted with another key of the server.
 */
export const WEBHOOK_PROBLEMS = [
  'status',
  'redirect',
  'gone',
  'privateAddress',
  'insecure',
  'timeout',
  'certificate',
  'unreachable',
  'secret',
] as const;
export type WebhookProblem = (typeof WEBHOOK_PROBLEMS)[number];
