/**
 * What an authenticator is asked for: a new passkey (`add`), a sign-in without a password (`signIn`), or the second step
 * after it (`secondStep`). A response counts for the purpose it was requested for.
 */
export type PasskeyPurpose = 'add' | 'signIn' | 'secondStep';
