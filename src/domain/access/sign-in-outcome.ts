/**
 * How a sign-in ended: `failure` for a wrong password, `codeRequired` if the password was right and no right code of the
 * second step followed, `wrongCode` for a wrong code of the second step, `refused` after too many failures.
 */
export const SIGN_IN_OUTCOMES = ['success', 'failure', 'refused', 'codeRequired', 'wrongCode'] as const;
export type SignInOutcome = (typeof SIGN_IN_OUTCOMES)[number];
