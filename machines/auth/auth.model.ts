import type { SessionUser } from '#domain/access/session-user.schema.ts';
import type { MachineModel } from '../machine.proof.ts';
import type { authMachine } from './auth.machine.ts';

const SOMEBODY = {
  id: '0190a5e0-0000-7000-8000-000000000001',
  name: 'Ada Byron',
  email: 'ada@example.org',
  userRole: 'student',
  is_complete_profile: 1,
  free_topics: [],
  standard_plan_purchased: false,
  standard_plan: null,
  pro_plan_purchased: false,
  purchased_subjects: [],
  permissions: [],
  pin: 'none',
  language: null,
} satisfies SessionUser;
const TOKENS = { signIn: { token: 'opaque', refreshToken: 'refresh', expiresIn: 300 } };
const CREDENTIALS = { email: 'ada@example.org', password: 'a long passphrase' };

const failure = { error: new Error('The server could not be reached.') };
const reading = [{ output: SOMEBODY }, { output: null }, failure];

export const authModel: MachineModel<typeof authMachine> = {
  inputs: [{ tokenPointer: '/signIn/token' }],
  events: [
    { type: 'credentials.submitted', credentials: CREDENTIALS },
    { type: 'registration.submitted', registration: { ...CREDENTIALS, name: 'Ada Byron' } },
    { type: 'window.shown' },
    { type: 'session.changed' },
    { type: 'session.ended' },
    { type: 'retry.requested' },
    { type: 'signOut.requested' },
  ],
  answers: {
    readSession: reading,
    signIn: [{ output: TOKENS }, { output: { signIn: { token: null } } }, failure],
    signUp: [{ output: undefined }, failure],
    signOut: [{ output: undefined }, failure],
  },
  delays: {},
  key: ({ problem, user }) => ({ problem: problem !== null, user: user !== null }),
};
