import type { Invariant, MachineGuide, MachineModel, Proof } from '../machine.proof.ts';
import type { GuardFacts, guardMachine } from './guard.machine.ts';

const STUDENT = { userRole: 'student', is_complete_profile: 1 } as const;
const NEW_STUDENT = { userRole: 'student', is_complete_profile: 0 } as const;
const WITHOUT_FACTOR = { userRole: 'teacher', is_complete_profile: 0, factor_missing: true } as const;
const NEW_TEACHER = { userRole: 'teacher', is_complete_profile: 0 } as const;

const factsFor = (facts: Partial<GuardFacts>) => ({
  type: 'navigation.requested' as const,
  facts: { access: 'member', at: null, token: true, user: STUDENT, pin: 'none', broken: false, ...facts } as const,
});

/** A visitor for every path through the eight steps. The space of facts is small, and a test covers all of it. */
const model: MachineModel<typeof guardMachine> = {
  inputs: [undefined],
  events: [
    factsFor({ access: 'open', broken: true }),
    factsFor({ broken: true }),
    factsFor({ access: 'entry', at: 'login', broken: true }),
    factsFor({ token: false }),
    factsFor({ token: false, access: 'public' }),
    factsFor({ user: null }),
    factsFor({ pin: 'pending' }),
    factsFor({ pin: 'verified' }),
    factsFor({ user: WITHOUT_FACTOR }),
    factsFor({ user: WITHOUT_FACTOR, access: 'entry', at: 'login' }),
    factsFor({ access: 'entry', at: 'login' }),
    factsFor({ user: NEW_STUDENT }),
    factsFor({ user: NEW_STUDENT, at: 'completeProfile' }),
    factsFor({ user: NEW_TEACHER }),
    factsFor({ user: NEW_TEACHER, at: 'teacherCompleteProfile' }),
    factsFor({ access: 'public', at: 'root' }),
    factsFor({ at: 'completeProfile' }),
    factsFor({ at: 'teacherCompleteProfile' }),
  ],
  answers: {},
  delays: {},
  key: () => null,
};

const invariants: readonly Invariant<typeof guardMachine>[] = [
  {
    sentence: 'The guard stops only at a decision or before the first request, never between two steps.',
    holds: ({ event, snapshot: { value } }) =>
      typeof value === 'object'
        ? 'redirected' in value
        : value === 'allowed' || (event === null && value === 'waitingForNavigation'),
  },
  {
    sentence: 'No redirect leads to the requested address.',
    holds: ({ snapshot: { value, context } }) => typeof value === 'string' || value.redirected !== context.facts.at,
  },
  {
    sentence: 'An open address is never refused.',
    holds: ({ snapshot: { value, context } }) => typeof value === 'string' || context.facts.access !== 'open',
  },
  {
    sentence: 'An address for members is not shown without token, user, PIN and a required second factor.',
    holds: ({ snapshot: { value, context } }) => {
      const { access, token, user, pin } = context.facts;
      return (
        value !== 'allowed' ||
        access !== 'member' ||
        (token && user !== null && pin !== 'pending' && user.factor_missing !== true)
      );
    },
  },
  {
    sentence: 'Every redirect names the deciding step, one of the eight.',
    holds: ({ snapshot: { value, context } }) => typeof value === 'string' || (context.step >= 1 && context.step <= 8),
  },
];

const guide: MachineGuide<typeof guardMachine> = {
  purpose:
    'Decides whether an address may be shown, or where to redirect: eight steps in the order of the requirement.',
  owner:
    'Nobody starts it. The router’s middleware runs it as a pure function before each navigation, and `npm run decide` on the command line.',
  startedIn: 'src/client/access/guard.decision.ts',
  events: {
    'navigation.requested': 'An address is to be opened. The event carries all facts that the decision needs.',
  },
};

export const guardProof: Proof<typeof guardMachine> = { guide, model, invariants };
