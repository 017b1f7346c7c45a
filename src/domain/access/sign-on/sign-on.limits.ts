/** Limits of single sign-on. */
/** How long a user may take to sign in to their provider, and then to open the page that follows. */
export const SIGN_ON_LOGIN_LIFE_S = 10 * 60;
export const SIGN_ON_ARRIVAL_LIFE_S = 5 * 60;
/** Maximum age of a provider's token, and maximum difference between its clock and ours. */
export const SIGN_ON_TOKEN_AGE_S = 5 * 60;
export const SIGN_ON_CLOCK_TOLERANCE_S = 60;
/** Incomplete sign-ins from one network within a window: a whole school may share one network. */
export const SIGN_ONS_PER_ADDRESS = 1_000;
export const SIGN_ON_WINDOW_S = 10 * 60;
/** Tests of a provider by one user within a window: each makes this server send requests. */
export const SIGN_ON_TESTS_PER_USER = 20;
export const CLAIM_MAX_CHARS = 2_000;
export const CLIENT_SECRET_MAX_CHARS = 4_000;
export const SIGN_ON_DOMAINS_MAX = 50;
/** Limits of SAML: characters of a posted response in Base64, and of the metadata that an admin pastes. */
export const SAML_RESPONSE_MAX_CHARS = 200_000;
export const SAML_METADATA_MAX_CHARS = 100_000;
