import { expect, test } from 'vitest';
import { type GuardFacts, guardMachine } from '#machines/guard/guard.machine.ts';
import { script } from '../../support/machine-script.ts';

const STUDENT = { userRole: 'student', is_complete_profile: 1 } as const;
const NEW_STUDENT = { userRole: 'student', is_complete_profile: 0 } as const;
const NEW_TEACHER = { userRole: 'teacher', is_complete_profile: 0 } as const;
const WITHOUT_FACTOR = { ...NEW_TEACHER, factor_missing: true } as const;
const MEMBER: GuardFacts = { access: 'member', at: null, token: true, user: STUDENT, pin: 'none', broken: false };

async function decide(facts: Partial<GuardFacts>) {
  const { send, state } = script(guardMachine, {});
  await send({ type: 'navigation.requested', facts: { ...MEMBER, ...facts } });
  return { step: state().context.step, value: state().value, facts: state().context.facts };
}
const to = (redirected: string) => ({ redirected });

test('nothing is decided before the first request, and no address is allowed', () => {
  const { state } = script(guardMachine, {});
  expect(state()).toMatchObject({
    value: 'waitingForNavigation',
    context: { step: 0, facts: { access: 'open', at: null, token: false, user: null, pin: 'none', broken: false } },
  });
});

test.each<[string, Partial<GuardFacts>, number, unknown]>([
  ['an open address is not checked, even after an error', { access: 'open', broken: true, token: false }, 0, 'allowed'],
  ['a member is let in', {}, 7, 'allowed'],
  ['without a token: sign-in', { token: false }, 1, to('login')],
  ['without a token: a public address', { token: false, access: 'public' }, 1, 'allowed'],
  ['without a token: the sign-in page itself', { token: false, access: 'entry', at: 'login' }, 1, 'allowed'],
  ['a token without a user: sign-in', { user: null }, 2, to('login')],
  ['a token without a user: a public address', { user: null, access: 'public' }, 2, 'allowed'],
  ['a PIN to be entered: sign-in', { pin: 'pending' }, 3, to('login')],
  ['a PIN to be entered: a public address', { pin: 'pending', access: 'public' }, 3, 'allowed'],
  ['a verified PIN', { pin: 'verified' }, 7, 'allowed'],
  ['a factor to be set up, before the profile: sign-in', { user: WITHOUT_FACTOR }, 3, to('login')],
  ['a factor to be set up: the sign-in page', { user: WITHOUT_FACTOR, access: 'entry', at: 'login' }, 3, 'allowed'],
  ['a factor to be set up: a public address', { user: WITHOUT_FACTOR, access: 'public' }, 3, 'allowed'],
  ['a factor to be set up, after the PIN', { user: WITHOUT_FACTOR, pin: 'pending' }, 3, to('login')],
  ['a factor that is there', { user: { ...STUDENT, factor_missing: false } }, 7, 'allowed'],
  ['a signed-in user is redirected from sign-in to home', { access: 'entry', at: 'login' }, 4, to('home')],
  ['a new student: the profile', { user: NEW_STUDENT }, 5, to('completeProfile')],
  ['a new student at the profile', { user: NEW_STUDENT, at: 'completeProfile' }, 5, 'allowed'],
  [
    'a new student at a teacher’s profile',
    { user: NEW_STUDENT, at: 'teacherCompleteProfile' },
    5,
    to('completeProfile'),
  ],
  ['a new teacher: the profile', { user: NEW_TEACHER }, 6, to('teacherCompleteProfile')],
  ['a new teacher at the profile', { user: NEW_TEACHER, at: 'teacherCompleteProfile' }, 6, 'allowed'],
  [
    'a new teacher at a student’s profile',
    { user: NEW_TEACHER, at: 'completeProfile' },
    6,
    to('teacherCompleteProfile'),
  ],
  ['another role needs no profile', { user: { ...NEW_STUDENT, userRole: 'admin' } }, 7, 'allowed'],
  ['complete, at the front page', { access: 'public', at: 'root' }, 7, to('home')],
  ['complete, at the student’s profile', { at: 'completeProfile' }, 7, to('home')],
  ['complete, at the teacher’s profile', { at: 'teacherCompleteProfile' }, 7, to('home')],
  ['an error: sign-in', { broken: true }, 8, to('login')],
  ['an error at sign-in does not redirect', { broken: true, access: 'entry', at: 'login' }, 8, 'allowed'],
])('%s', async (_, facts, step, value) => {
  expect(await decide(facts)).toEqual({ step, value, facts: { ...MEMBER, ...facts } });
});

test('each request is independent', async () => {
  const { send, state } = script(guardMachine, {});
  await send(
    { type: 'navigation.requested', facts: { ...MEMBER, token: false } },
    { type: 'navigation.requested', facts: { ...MEMBER, access: 'open' } },
  );
  expect(state()).toMatchObject({ value: 'allowed', context: { step: 0 } });
});
