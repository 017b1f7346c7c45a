import { type SessionFactor, SIGN_IN_REQUIREMENTS, type SignInRequirement } from './sign-in-requirement.ts';

/** A policy that applies to a user: that of all schools, or that of the user's school. */
export type AppliedPolicy = {
  readonly requirement: SignInRequirement;
  /** Until when the user may sign in without it: an ISO instant. */
  readonly dueAt: string;
  /** Whether that instant has passed, by the database's clock. */
  readonly isDue: boolean;
};

/** The factors that an account has. */
export type AccountFactors = {
  readonly hasApp: boolean;
  readonly hasPasskey: boolean;
};

/** Whether an account has what a requirement needs. */
export const hasFactorFor = (requirement: SignInRequirement, { hasApp, hasPasskey }: AccountFactors): boolean =>
  requirement === 'password' || hasPasskey || (requirement === 'secondFactor' && hasApp);

const rank = (requirement: SignInRequirement): number => SIGN_IN_REQUIREMENTS.indexOf(requirement);

/** The strictest requirement that is due, so that a school can require more than all schools, but not less. */
export const requirementOf = (policies: readonly AppliedPolicy[]): SignInRequirement =>
  policies
    .filter(({ isDue }) => isDue)
    .map(({ requirement }) => requirement)
    .reduce((strictest, each) => (rank(each) > rank(strictest) ? each : strictest), 'password');

/**
 * What follows a right password: nothing, a second step, or the refusal of the password. An account whose only factor is
 * a passkey needs it as soon as a second factor is required of it; one with an authenticator app always needs a step.
 */
export function stepAfterPassword(
  policies: readonly AppliedPolicy[],
  factors: AccountFactors,
): 'none' | 'step' | 'passkey' {
  const required = requirementOf(policies);
  if (required === 'passkey' && factors.hasPasskey) return 'passkey';
  return factors.hasApp || (required === 'secondFactor' && factors.hasPasskey) ? 'step' : 'none';
}

/**
 * Where a user stands with the policies. `settled`: nothing is missing. `missing`: they have to set up a factor before
 * anything else. `unproved`: the account has it, but the session was opened without it.
 */
export type FactorStatus = 'settled' | 'missing' | 'unproved';

/** A session, as the policies see it; without one, only the account counts. */
export type PolicySubject = AccountFactors & {
  /** Accounts without a password are opened by a service, which has factors of its own. */
  readonly hasPassword: boolean;
  readonly factor: SessionFactor | null;
};

const SUFFICES: { readonly [Requirement in SignInRequirement]: readonly SessionFactor[] } = {
  password: ['none', 'code', 'passkey', 'service'],
  secondFactor: ['code', 'passkey', 'service'],
  passkey: ['passkey', 'service'],
};

/** Whether a user has what is required of them now. */
export function factorStatus(policies: readonly AppliedPolicy[], subject: PolicySubject): FactorStatus {
  const { factor, hasPassword } = subject;
  const required = requirementOf(policies);
  if (!hasPassword || (factor !== null && SUFFICES[required].includes(factor))) return 'settled';
  if (!hasFactorFor(required, subject)) return 'missing';
  return factor === null ? 'settled' : 'unproved';
}

/** When the user will have to have a factor that they lack: the earliest instant. Null: nothing is due. */
export function factorDueAt(policies: readonly AppliedPolicy[], subject: PolicySubject): string | null {
  if (!subject.hasPassword || subject.factor === 'service') return null;
  const [first] = policies
    .filter(({ isDue, requirement }) => !isDue && !hasFactorFor(requirement, subject))
    .map(({ dueAt }) => dueAt)
    .sort();
  return first ?? null;
}
