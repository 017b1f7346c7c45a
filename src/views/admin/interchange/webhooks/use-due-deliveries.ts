import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import type { WebhookDeliveryFragment } from '#api/documents/interchange/webhook.generated.ts';

/** Deliveries that are attempted within this time are waited for. */
const SOON_MS = 5_000;
/** Time between two readings of the log meanwhile. */
const REREAD_MS = 2_000;

/** Reads the log again while a delivery is being sent or is due soon, so that the result of a test appears by itself. */
export function useDueDeliveries(deliveries: readonly WebhookDeliveryFragment[]): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const isDue = deliveries.some(
      ({ status, nextAttemptAt }) =>
        status === 'pending' && nextAttemptAt !== null && Date.parse(nextAttemptAt) - Date.now() < SOON_MS,
    );
    if (!isDue) return undefined;
    const timer = setTimeout(() => void revalidate(), REREAD_MS);
    return () => clearTimeout(timer);
  }, [deliveries, revalidate]);
}
