/** Limits of the public site: contact form, sample questions, consent and page views. */

export const CONTACT_MESSAGE_MIN_CHARS = 10;
export const CONTACT_MESSAGE_MAX_CHARS = 5_000;
export const CONTACTS_PER_ADDRESS = 5;
export const CONTACT_WINDOW_S = 3_600;
/** Attempts at the questions on the public site, which need no account. */
export const SAMPLE_ATTEMPTS_PER_ADDRESS = 3_000;
export const SAMPLE_WINDOW_S = 3_600;
/** Consent choices that are recorded; a school shares one address. */
export const CONSENTS_PER_ADDRESS = 6_000;
export const CONSENT_WINDOW_S = 3_600;
/** Page views that are counted, per address and process. */
export const PAGE_VIEWS_PER_ADDRESS = 6_000;
export const PAGE_VIEW_WINDOW_S = 60;
