/** Whether an order renews, and the status of its renewal. */
export const RENEWAL_STATES = ['none', 'active', 'pastDue', 'canceled', 'ended'] as const;
export type RenewalState = (typeof RENEWAL_STATES)[number];

/** What a payment is for. */
export const PAYMENT_KINDS = ['purchase', 'renewal'] as const;
export type PaymentKind = (typeof PAYMENT_KINDS)[number];

/** How a webhook event of a payment gateway was processed. */
export const EVENT_OUTCOMES = ['applied', 'ignored', 'refused'] as const;
export type EventOutcome = (typeof EVENT_OUTCOMES)[number];
