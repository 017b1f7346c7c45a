/**
 * What a policy requires of sign-ins, from the least to the most: nothing beyond the password; a second factor, which is
 * a code of an authenticator app or a passkey; a passkey, and no password.
 */
export const SIGN_IN_REQUIREMENTS = ['password', 'secondFactor', 'passkey'] as const;
export type SignInRequirement = (typeof SIGN_IN_REQUIREMENTS)[number];

/** What a session was opened with beyond the password. `service`: an identity provider or a learning platform. */
export const SESSION_FACTORS = ['none', 'code', 'passkey', 'service'] as const;
export type SessionFactor = (typeof SESSION_FACTORS)[number];
