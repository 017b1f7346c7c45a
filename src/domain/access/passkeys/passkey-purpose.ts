/**
 * What an authenticator is asked for: a new passkey (`add`), a sign-in without a password (`signIn`), the second step
 * after it (`secondStep`), or to prove within a session who uses it (`verify`). A response counts for the purpose it was requested for.
 */
export type PasskeyPurpose = 'add' | 'signIn' | 'secondStep' | 'verify';
