import { readConsent, type StoredConsent } from '#domain/users/consent/consent.schema.ts';

export const CONSENT_KEY = 'consent';

/** The choice in this browser, or null. */
export const storedConsent = (storage: Pick<Storage, 'getItem'>): StoredConsent | null =>
  readConsent(storage.getItem(CONSENT_KEY));
