import type Stripe from 'stripe';

/**
 * Stripe's package, loaded when it is first used: it has more than 200 modules, which would take a tenth of the time that
 * a server needs to start, and many processes never see a payment.
 */
export const loadStripe = async (): Promise<typeof Stripe> => (await import('stripe')).default;
