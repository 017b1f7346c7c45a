/** Limits of passkeys (WebAuthn). */

export const PASSKEYS_PER_USER = 10;
/** How long a request to an authenticator is valid. */
export const PASSKEY_CHALLENGE_LIFE_S = 5 * 60;
/** Requests to sign in with a passkey from one network that aren't completed: a whole school may share one network. */
export const PASSKEY_REQUESTS_PER_ADDRESS = 1_000;
export const PASSKEY_REQUEST_WINDOW_S = 10 * 60;
/** The signature algorithms that are accepted, best first (COSE): Ed25519, ECDSA with SHA-256, RSA with SHA-256. */
export const PASSKEY_ALGORITHMS: readonly number[] = [-8, -7, -257];
/** What an authenticator returns, in base64url. */
export const CREDENTIAL_ID_MAX_CHARS = 1_400;
export const CLIENT_DATA_MAX_CHARS = 4_000;
export const ATTESTATION_MAX_CHARS = 20_000;
export const ASSERTION_MAX_CHARS = 4_000;
