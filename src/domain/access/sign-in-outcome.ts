/** How a sign-in ended: `failure` for a wrong password, `refused` after too many failures. */
export const SIGN_IN_OUTCOMES = ['success', 'failure', 'refused'] as const;
export type SignInOutcome = (typeof SIGN_IN_OUTCOMES)[number];
