import { assign, setup } from 'xstate';
import type { AccessClass } from '#domain/access/access-class.ts';

/** What the guard is told. It learns no more than this, and reaches for nothing. */
export type GuardFacts = {
  readonly access: AccessClass;
  /** The landmark the address itself is, if any: a redirect to where one stands means "allow". */
  readonly at: Landmark | 'root' | null;
  readonly token: boolean;
  readonly user: { readonly userRole: string; readonly is_complete_profile: 0 | 1 } | null;
  readonly pin: 'none' | 'pending' | 'verified';
  /** Whether gathering the facts failed. */
  readonly broken: boolean;
};

/** Where a person can be sent. The router knows the addresses. */
export type Landmark = 'login' | 'home' | 'completeProfile' | 'teacherCompleteProfile';

export type GuardEvent = { readonly type: 'navigation.requested'; readonly facts: GuardFacts };

const UNASKED: GuardFacts = { access: 'open', at: null, token: false, user: null, pin: 'none', broken: false };

const isIncomplete = ({ user }: GuardFacts, role: string): boolean =>
  user !== null && user.userRole === role && user.is_complete_profile === 0;

/**
 * The route guard: eight steps, one state each, in the requirement's order (section 4).
 * One event carries the facts; the chart then walks its steps without stopping and rests in `allowed`
 * or under `redirected`, where the state's name is the landmark and `context.step` the step that decided.
 */
export const guardMachine = setup({
  types: {
    context: {} as { facts: GuardFacts; step: number },
    events: {} as GuardEvent,
  },
  guards: {
    /** The address is never checked: policies, contact, account deletion, landing pages. */
    isOpen: ({ context: { facts } }) => facts.access === 'open',
    /** Something failed while the facts were gathered. */
    isBroken: ({ context: { facts } }) => facts.broken,
    /** The address needs a signed-in person. */
    isMember: ({ context: { facts } }) => facts.access === 'member',
    /** The address is one through which people come in: sign-in, registration, reset. */
    isEntry: ({ context: { facts } }) => facts.access === 'entry',
    /** The browser holds no token. */
    hasNoToken: ({ context: { facts } }) => !facts.token,
    /** The token led to no user. */
    hasNoUser: ({ context: { facts } }) => facts.user === null,
    /** A PIN is in force and this session has not given it. */
    isPinPending: ({ context: { facts } }) => facts.pin === 'pending',
    /** A student who has not finished the profile. */
    isIncompleteStudent: ({ context: { facts } }) => isIncomplete(facts, 'student'),
    /** A teacher who has not finished the profile. */
    isIncompleteTeacher: ({ context: { facts } }) => isIncomplete(facts, 'teacher'),
    /** The front page or a profile page, where somebody complete has nothing to do. */
    isLeftWhenComplete: ({ context: { facts } }) =>
      facts.at === 'root' || facts.at === 'completeProfile' || facts.at === 'teacherCompleteProfile',
    isAtLogin: ({ context: { facts } }) => facts.at === 'login',
    isAtCompleteProfile: ({ context: { facts } }) => facts.at === 'completeProfile',
    isAtTeacherCompleteProfile: ({ context: { facts } }) => facts.at === 'teacherCompleteProfile',
  },
  actions: {
    takeFacts: assign(({ event }) => ({ facts: event.facts, step: 0 })),
    noteStep: assign((_, { step }: { step: number }) => ({ step })),
  },
}).createMachine({
  id: 'guard',
  description: 'Decides whether an address may be shown, or where to send the person instead.',
  context: { facts: UNASKED, step: 0 },
  initial: 'waiting',
  on: { 'navigation.requested': { target: '.opening', actions: 'takeFacts' } },
  states: {
    waiting: { description: 'Nothing has been asked yet.' },
    opening: {
      description: 'Before the first step: open addresses are let through unchecked. An error on any other is step 8.',
      always: [{ guard: 'isOpen', target: 'allowed' }, { guard: 'isBroken', target: 'error' }, { target: 'token' }],
    },
    token: {
      description: 'Step 1. Without a token only public addresses are shown; the rest leads to sign-in.',
      entry: { type: 'noteStep', params: { step: 1 } },
      always: [{ guard: 'hasNoToken', target: 'memberless' }, { target: 'user' }],
    },
    user: {
      description: 'Step 2. A token that leads to no user is as good as none.',
      entry: { type: 'noteStep', params: { step: 2 } },
      always: [{ guard: 'hasNoUser', target: 'memberless' }, { target: 'pin' }],
    },
    pin: {
      description: 'Step 3. A PIN that has not been given keeps protected addresses closed.',
      entry: { type: 'noteStep', params: { step: 3 } },
      always: [{ guard: 'isPinPending', target: 'memberless' }, { target: 'entry' }],
    },
    entry: {
      description: 'Step 4. Somebody signed in has nothing to do at the door and goes home.',
      entry: { type: 'noteStep', params: { step: 4 } },
      always: [{ guard: 'isEntry', target: 'redirected.home' }, { target: 'studentProfile' }],
    },
    studentProfile: {
      description: 'Step 5. A student finishes the profile before anything else.',
      entry: { type: 'noteStep', params: { step: 5 } },
      always: [{ guard: 'isIncompleteStudent', target: 'studentLeaving' }, { target: 'teacherProfile' }],
    },
    teacherProfile: {
      description: 'Step 6. A teacher finishes the profile before anything else.',
      entry: { type: 'noteStep', params: { step: 6 } },
      always: [{ guard: 'isIncompleteTeacher', target: 'teacherLeaving' }, { target: 'complete' }],
    },
    complete: {
      description: 'Step 7. With a complete profile the front page and the profile pages lead home.',
      entry: { type: 'noteStep', params: { step: 7 } },
      always: [{ guard: 'isLeftWhenComplete', target: 'redirected.home' }, { target: 'allowed' }],
    },
    error: {
      description: 'Step 8. When the check itself fails, sign-in is the safe place.',
      entry: { type: 'noteStep', params: { step: 8 } },
      always: [{ guard: 'isAtLogin', target: 'allowed' }, { target: 'redirected.login' }],
    },
    memberless: {
      description: 'Nobody whom this address would know: members’ addresses lead to sign-in, all others are shown.',
      always: [{ guard: 'isMember', target: 'redirected.login' }, { target: 'allowed' }],
    },
    studentLeaving: {
      description: 'On its way to the student’s profile, unless it is there already.',
      always: [{ guard: 'isAtCompleteProfile', target: 'allowed' }, { target: 'redirected.completeProfile' }],
    },
    teacherLeaving: {
      description: 'On its way to the teacher’s profile, unless it is there already.',
      always: [
        { guard: 'isAtTeacherCompleteProfile', target: 'allowed' },
        { target: 'redirected.teacherCompleteProfile' },
      ],
    },
    allowed: { description: 'The address may be shown.' },
    redirected: {
      description: 'The person is sent to a landmark instead.',
      initial: 'login',
      states: {
        login: { description: 'To sign-in.' },
        home: { description: 'To the home page.' },
        completeProfile: { description: 'To the student’s profile.' },
        teacherCompleteProfile: { description: 'To the teacher’s profile.' },
      },
    },
  },
});
