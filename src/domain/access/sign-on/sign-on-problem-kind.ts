/** Why a sign-in with an identity provider fails. */
export const SIGN_ON_PROBLEMS = [
  'provider',
  'state',
  'cookie',
  'down',
  'slow',
  'clock',
  'cancelled',
  'refused',
  'token',
  'configuration',
  'secret',
  'subject',
] as const;
export type SignOnProblemKind = (typeof SIGN_ON_PROBLEMS)[number];
