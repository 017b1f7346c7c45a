import { assign, setup } from 'xstate';
import type { AccessClass } from '#domain/access/access-class.ts';

/** The facts that the guard decides by. It reads nothing else. */
export type GuardFacts = {
  readonly access: AccessClass;
  /** The landmark at the requested address, if any: a redirect to the same page means "allow". */
  readonly at: Landmark | 'root' | null;
  readonly token: boolean;
  readonly user: {
    readonly userRole: string;
    readonly is_complete_profile: 0 | 1;
    /** Whether a second factor that is required has to be set up. */
    readonly factor_missing?: boolean | undefined;
  } | null;
  readonly pin: 'none' | 'pending' | 'verified';
  /** Whether reading the facts failed. */
  readonly broken: boolean;
};

/** Possible targets of a redirect. The router maps them to addresses. */
export type Landmark = 'login' | 'home' | 'completeProfile' | 'teacherCompleteProfile';

export type GuardEvent = { readonly type: 'navigation.requested'; readonly facts: GuardFacts };

const INITIAL_FACTS: GuardFacts = { access: 'open', at: null, token: false, user: null, pin: 'none', broken: false };

const isIncomplete = ({ user }: GuardFacts, role: string): boolean =>
  user !== null && user.userRole === role && user.is_complete_profile === 0;

/**
 * The route guard: eight steps, one state each, in the requirement's order (section 4).
 * One event carries the facts; the chart then runs through its steps and ends in `allowed`
 * or in a substate of `redirected`, where the state's name is the landmark and `context.step` the deciding step.
 */
export const guardMachine = setup({
  types: {
    context: {} as { facts: GuardFacts; step: number },
    events: {} as GuardEvent,
  },
  guards: {
    /** The address is never checked: policies, contact, account deletion, landing pages. */
    isOpenAddress: ({ context: { facts } }) => facts.access === 'open',
    /** Reading the facts failed. */
    hasFactsError: ({ context: { facts } }) => facts.broken,
    /** The address requires a signed-in user. */
    isMemberAddress: ({ context: { facts } }) => facts.access === 'member',
    /** The address is for signing in: sign-in, sign-up, password reset. */
    isEntryAddress: ({ context: { facts } }) => facts.access === 'entry',
    /** The browser has no token. */
    hasNoToken: ({ context: { facts } }) => !facts.token,
    /** The token belongs to no user. */
    hasNoUser: ({ context: { facts } }) => facts.user === null,
    /** The account has a PIN, and this session has not entered it. */
    isPinPending: ({ context: { facts } }) => facts.pin === 'pending',
    /** A second factor is required of the user, and not set up yet. */
    isFactorMissing: ({ context: { facts } }) => facts.user?.factor_missing === true,
    /** A student with an incomplete profile. */
    isIncompleteStudent: ({ context: { facts } }) => isIncomplete(facts, 'student'),
    /** A teacher with an incomplete profile. */
    isIncompleteTeacher: ({ context: { facts } }) => isIncomplete(facts, 'teacher'),
    /** The front page or a profile page, which a user with a complete profile does not need. */
    isOnlyForIncomplete: ({ context: { facts } }) =>
      facts.at === 'root' || facts.at === 'completeProfile' || facts.at === 'teacherCompleteProfile',
    isAtLogin: ({ context: { facts } }) => facts.at === 'login',
    isAtCompleteProfile: ({ context: { facts } }) => facts.at === 'completeProfile',
    isAtTeacherCompleteProfile: ({ context: { facts } }) => facts.at === 'teacherCompleteProfile',
  },
  actions: {
    assignFacts: assign(({ event }) => ({ facts: event.facts, step: 0 })),
    assignStep: assign((_, { step }: { step: number }) => ({ step })),
  },
}).createMachine({
  id: 'guard',
  description: 'Decides whether an address may be shown, or where to redirect.',
  context: { facts: INITIAL_FACTS, step: 0 },
  initial: 'waitingForNavigation',
  on: { 'navigation.requested': { target: '.checkingAccess', actions: 'assignFacts' } },
  states: {
    waitingForNavigation: { description: 'Waiting for the first request.' },
    checkingAccess: {
      description:
        'Before the first step: open addresses are allowed without a check. An error on any other is step 8.',
      always: [
        { guard: 'isOpenAddress', target: 'allowed' },
        { guard: 'hasFactsError', target: 'factsUnreadable' },
        { target: 'checkingToken' },
      ],
    },
    checkingToken: {
      description: 'Step 1. Without a token, only public addresses are shown; all others redirect to sign-in.',
      entry: { type: 'assignStep', params: { step: 1 } },
      always: [{ guard: 'hasNoToken', target: 'withoutUser' }, { target: 'checkingUser' }],
    },
    checkingUser: {
      description: 'Step 2. A token that belongs to no user counts as none.',
      entry: { type: 'assignStep', params: { step: 2 } },
      always: [{ guard: 'hasNoUser', target: 'withoutUser' }, { target: 'checkingPin' }],
    },
    checkingPin: {
      description: 'Step 3. Until the PIN is entered, protected addresses are closed.',
      entry: { type: 'assignStep', params: { step: 3 } },
      always: [{ guard: 'isPinPending', target: 'withoutUser' }, { target: 'checkingFactor' }],
    },
    checkingFactor: {
      description:
        'Still step 3. Until a required second factor is set up, protected addresses are closed; the sign-in page sets it up.',
      always: [{ guard: 'isFactorMissing', target: 'withoutUser' }, { target: 'checkingEntry' }],
    },
    checkingEntry: {
      description: 'Step 4. Signed-in users do not need the sign-in pages and are redirected to home.',
      entry: { type: 'assignStep', params: { step: 4 } },
      always: [{ guard: 'isEntryAddress', target: 'redirected.home' }, { target: 'checkingStudentProfile' }],
    },
    checkingStudentProfile: {
      description: 'Step 5. A student has to complete the profile first.',
      entry: { type: 'assignStep', params: { step: 5 } },
      always: [{ guard: 'isIncompleteStudent', target: 'studentIncomplete' }, { target: 'checkingTeacherProfile' }],
    },
    checkingTeacherProfile: {
      description: 'Step 6. A teacher has to complete the profile first.',
      entry: { type: 'assignStep', params: { step: 6 } },
      always: [{ guard: 'isIncompleteTeacher', target: 'teacherIncomplete' }, { target: 'checkingCompleteProfile' }],
    },
    checkingCompleteProfile: {
      description: 'Step 7. With a complete profile, the front page and the profile pages redirect to home.',
      entry: { type: 'assignStep', params: { step: 7 } },
      always: [{ guard: 'isOnlyForIncomplete', target: 'redirected.home' }, { target: 'allowed' }],
    },
    factsUnreadable: {
      description: 'Step 8. If the check itself fails, sign-in is the safe target.',
      entry: { type: 'assignStep', params: { step: 8 } },
      always: [{ guard: 'isAtLogin', target: 'allowed' }, { target: 'redirected.login' }],
    },
    withoutUser: {
      description: 'No user who may go on: addresses for members redirect to sign-in, all others are shown.',
      always: [{ guard: 'isMemberAddress', target: 'redirected.login' }, { target: 'allowed' }],
    },
    studentIncomplete: {
      description: 'Redirects to the student’s profile, unless it is the requested page.',
      always: [{ guard: 'isAtCompleteProfile', target: 'allowed' }, { target: 'redirected.completeProfile' }],
    },
    teacherIncomplete: {
      description: 'Redirects to the teacher’s profile, unless it is the requested page.',
      always: [
        { guard: 'isAtTeacherCompleteProfile', target: 'allowed' },
        { target: 'redirected.teacherCompleteProfile' },
      ],
    },
    allowed: { description: 'The address may be shown.' },
    redirected: {
      description: 'The user is redirected to a landmark.',
      initial: 'login',
      states: {
        login: { description: 'Redirects to sign-in.' },
        home: { description: 'Redirects to home.' },
        completeProfile: { description: 'Redirects to the student’s profile.' },
        teacherCompleteProfile: { description: 'Redirects to the teacher’s profile.' },
      },
    },
  },
});
