/** Two-step verification: codes of an authenticator app (TOTP, RFC 6238), and recovery codes. */

/** What every authenticator app supports: six digits of SHA-1, every 30 seconds. */
export const TOTP_DIGITS = 6;
export const TOTP_STEP_S = 30;
/** 160 bits, as RFC 4226 recommends. */
export const TOTP_SECRET_BYTES = 20;
/** Steps before and after the current one whose code is accepted, for clocks that differ and slow typing. */
export const TOTP_STEPS_AROUND = 1;
export const RECOVERY_CODES = 10;
/** Fifty random bits in two groups. */
export const RECOVERY_CODE_CHARS = 10;
/** How long a sign-in waits for the second step, and how long the set-up waits for its first code. */
export const PENDING_SIGN_IN_LIFE_S = 10 * 60;
export const FACTOR_SET_UP_LIFE_S = 30 * 60;
/** Codes after one correct password; then the password has to be entered again. */
export const PENDING_SIGN_IN_ATTEMPTS = 5;
/** Wrong passwords and codes of a signed-in user who changes two-step verification, within the window. */
export const FACTOR_PROOF_FAILURES_PER_SESSION = 10;
export const FACTOR_PROOF_WINDOW_S = 24 * 3_600;
