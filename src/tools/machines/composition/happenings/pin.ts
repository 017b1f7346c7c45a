import { ProductError } from '#domain/platform/errors.ts';
import type { PinTry } from '#machines/pin/pin.machine.ts';
import type { Draft } from '../draft.ts';
import type { Happening } from './happening.ts';

const EXPIRED = new ProductError('WRONG_CREDENTIALS');
const VERIFIED: PinTry = { outcome: 'verified', attemptsLeft: 5, lockedUntil: null };
const WRONG: PinTry = { outcome: 'wrong', attemptsLeft: 4, lockedUntil: null };
const LOCKED: PinTry = { outcome: 'locked', attemptsLeft: 0, lockedUntil: 1 };

const runs = (now: Draft, src: string): boolean => now.runs('pin', src) !== undefined;
const isAccepted = ({ world }: Draft): boolean => world.isReachable && world.isSessionValid && world.refusal === 'none';

const request = (src: string, name: string, answered: (draft: Draft) => void): Happening => ({
  name,
  area: 'pin',
  when: (now) => runs(now, src) && isAccepted(now),
  happens: (draft) => {
    draft.respond(true);
    answered(draft);
  },
});

const unanswered = (src: string): Happening => ({
  name: `the request ${src} fails`,
  area: 'pin',
  when: (now) => runs(now, src) && !isAccepted(now) && now.world.refusal === 'none',
  happens: (draft) => {
    if (draft.world.isReachable) draft.refuse('ofView');
    else draft.loseRequest();
    draft.resolve();
    draft.fail('pin', src);
  },
});

/** The pages of the PIN: entering it, a code by email, setting and removing it. */
export const PIN_HAPPENINGS: readonly Happening[] = [
  {
    name: 'the user enters the PIN',
    area: 'pin',
    when: ({ world, pin }) => world.shown === 'verifyPin' && pin.matches('enteringPin'),
    happens: (draft) => draft.send('view', 'pin', { type: 'pin.entered', pin: '271828' }),
  },
  request('verifyPin', 'the PIN is verified', (draft) => {
    if (draft.world.serverPin === 'pending') draft.world.serverPin = 'verified';
    draft.succeed('pin', 'verifyPin', VERIFIED);
  }),
  request('verifyPin', 'the PIN is wrong', (draft) => draft.succeed('pin', 'verifyPin', WRONG)),
  request('verifyPin', 'the PIN is locked', (draft) => draft.succeed('pin', 'verifyPin', LOCKED)),
  unanswered('verifyPin'),
  {
    name: 'the lock of the PIN ends',
    area: 'pin',
    when: (now) => now.timer('pin', 'lockDuration') !== undefined,
    happens: (draft) => draft.elapse('pin', 'lockDuration'),
  },
  {
    name: 'the user opens the page resetPin',
    area: 'pin',
    leavesPage: true,
    when: ({ world }) =>
      world.going === null && world.shown !== null && world.shown !== 'resetPin' && world.shown !== 'login',
    happens: (draft) => draft.open('resetPin'),
  },
  {
    name: 'the user opens the page verifyPin',
    area: 'pin',
    leavesPage: true,
    when: ({ world }) => world.going === null && world.shown === 'resetPin',
    happens: (draft) => draft.open('verifyPin'),
  },
  {
    name: 'the user asks for a code',
    area: 'pin',
    when: ({ world, pin }) => world.shown === 'resetPin' && pin.matches('forgotten'),
    happens: (draft) => draft.send('view', 'pin', { type: 'code.requested' }),
  },
  request('requestCode', 'the code is sent', (draft) => draft.succeed('pin', 'requestCode', undefined)),
  unanswered('requestCode'),
  {
    name: 'the code is accepted',
    area: 'pin',
    when: (now) => runs(now, 'oneTimeCode') && now.world.shown === 'resetPin' && isAccepted(now),
    happens: (draft) => draft.succeed('pin', 'oneTimeCode', 'permit'),
  },
  {
    name: 'the user chooses a PIN',
    area: 'pin',
    when: ({ world, pin }) => world.shown === 'resetPin' && pin.matches('choosingPin'),
    happens: (draft) => draft.send('view', 'pin', { type: 'pin.chosen', pin: '271828' }),
  },
  request('setPin', 'the new PIN is set', (draft) => {
    draft.world.serverPin = 'verified';
    draft.succeed('pin', 'setPin', undefined);
  }),
  request('setPin', 'the permit for a new PIN has expired', (draft) => draft.fail('pin', 'setPin', EXPIRED)),
  unanswered('setPin'),
  {
    name: 'the user removes the PIN',
    area: 'pin',
    when: ({ world, pin, auth }) =>
      world.shown === 'resetPin' && pin.matches('choosingPin') && auth.context.user?.pin === 'verified',
    happens: (draft) => draft.send('view', 'pin', { type: 'pin.removeRequested', password: 'a long passphrase' }),
  },
  request('removePin', 'the PIN is removed', (draft) => {
    draft.world.serverPin = 'none';
    draft.succeed('pin', 'removePin', undefined);
  }),
  unanswered('removePin'),
];
