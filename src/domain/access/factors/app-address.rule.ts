import { TOTP_DIGITS, TOTP_STEP_S } from './second-factor.limits.ts';

/** The name that authenticator apps show above the account. */
const ISSUER = 'Lectern';

/** What the QR code for an authenticator app contains (the key URI format that all apps read). */
export const appAddress = (secret: string, email: string): string =>
  `otpauth://totp/${encodeURIComponent(ISSUER)}:${encodeURIComponent(email)}?secret=${secret}&issuer=${encodeURIComponent(ISSUER)}&algorithm=SHA1&digits=${TOTP_DIGITS}&period=${TOTP_STEP_S}`;

/** A secret in groups of four characters, which are easier to type. */
export const spacedSecret = (secret: string): string => (secret.match(/.{1,4}/g) ?? []).join(' ');
