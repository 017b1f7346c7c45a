import type { MachineModel } from '../machine.proof.ts';
import type { GuardFacts, guardMachine } from './guard.machine.ts';

const STUDENT = { userRole: 'student', is_complete_profile: 1 } as const;
const NEW_STUDENT = { userRole: 'student', is_complete_profile: 0 } as const;
const NEW_TEACHER = { userRole: 'teacher', is_complete_profile: 0 } as const;

const asked = (facts: Partial<GuardFacts>) => ({
  type: 'navigation.requested' as const,
  facts: { access: 'member', at: null, token: true, user: STUDENT, pin: 'none', broken: false, ...facts } as const,
});

/** A visitor for every path through the eight steps. The space of facts is small, and a test covers all of it. */
export const guardModel: MachineModel<typeof guardMachine> = {
  inputs: [undefined],
  events: [
    asked({ access: 'open', broken: true }),
    asked({ broken: true }),
    asked({ access: 'entry', at: 'login', broken: true }),
    asked({ token: false }),
    asked({ token: false, access: 'public' }),
    asked({ user: null }),
    asked({ pin: 'pending' }),
    asked({ pin: 'verified' }),
    asked({ access: 'entry', at: 'login' }),
    asked({ user: NEW_STUDENT }),
    asked({ user: NEW_STUDENT, at: 'completeProfile' }),
    asked({ user: NEW_TEACHER }),
    asked({ user: NEW_TEACHER, at: 'teacherCompleteProfile' }),
    asked({ access: 'public', at: 'root' }),
    asked({ at: 'completeProfile' }),
    asked({ at: 'teacherCompleteProfile' }),
  ],
  answers: {},
  delays: {},
  key: () => null,
};
