import { CODE_RESEND_WAIT_MS } from '#domain/access/sign-in.limits.ts';
import { ProductError } from '#domain/platform/errors.ts';
import type { Invariant, MachineGuide, MachineModel, Proof, ProofStep } from '../machine.proof.ts';
import type { oneTimeCodeMachine } from './one-time-code.machine.ts';

const failure = { error: new Error('The server could not be reached.') };
const ended = { error: new ProductError('CODE_ENDED') };

const model: MachineModel<typeof oneTimeCodeMachine> = {
  inputs: [
    { email: 'ada@example.org', isReloaded: false },
    { email: 'ada@example.org', isReloaded: true },
    { email: null, isReloaded: false },
  ],
  events: [{ type: 'code.requested' }, { type: 'code.entered', code: '123456' }],
  answers: {
    requestCode: [{ output: undefined }, failure],
    exchangeCode: [{ output: 'permit' }, ended, failure],
  },
  delays: { resendDelay: CODE_RESEND_WAIT_MS },
  key: ({ email, isReloaded, permit, problem }) => ({ email, isReloaded, permit, problem: problem !== null }),
};

type Now = ProofStep<typeof oneTimeCodeMachine>;

const isDone = ({ event }: Now): boolean => event?.startsWith('xstate.done.') === true;

/** Whether a code was emailed in this step; the first one was, if a run starts with the wait. */
const mailed = (now: Now, before: Now | undefined): boolean =>
  before === undefined
    ? now.snapshot.matches({ awaitingCode: 'justSent' })
    : before.snapshot.matches('resendingCode') && isDone(now);

const invariants: readonly Invariant<typeof oneTimeCodeMachine>[] = [
  {
    sentence: 'The machine ends only with a permit.',
    holds: ({ snapshot }) =>
      snapshot.matches('exchanged') === (snapshot.context.permit !== null) &&
      snapshot.output === (snapshot.context.permit ?? undefined),
  },
  {
    sentence: 'The permit is from the server, for a code that it verified.',
    holds: (now, earlier) => {
      const { permit } = now.snapshot.context;
      const before = earlier.at(-1)?.snapshot;
      if (permit === null || permit === before?.context.permit) return true;
      return before?.matches('exchangingCode') === true && isDone(now) && now.output === permit;
    },
  },
  {
    sentence: 'Another code is emailed only after the wait, after a code was refused, or after the page was reloaded.',
    holds: (now, earlier) => {
      if (!now.snapshot.matches('resendingCode')) return true;
      const last = earlier.findLastIndex((step, index) => mailed(step, earlier[index - 1]));
      if (last === -1) return now.snapshot.context.isReloaded;
      const since = earlier.slice(last);
      const isRefused = since.some(({ snapshot }) => snapshot.matches('exchangingCode'));
      return isRefused || now.at - (since[0]?.at ?? 0) >= CODE_RESEND_WAIT_MS;
    },
  },
  {
    sentence: 'During an operation, no earlier error is shown.',
    holds: ({ snapshot }) => !snapshot.hasTag('busy') || snapshot.context.problem === null,
  },
  {
    sentence: 'The email address to which the code is sent never changes.',
    holds: ({ snapshot }, earlier) => snapshot.context.email === (earlier[0]?.snapshot ?? snapshot).context.email,
  },
];

const guide: MachineGuide<typeof oneTimeCodeMachine> = {
  purpose: 'A one-time code sent by email, from sending it to the permit that it is exchanged for.',
  owner:
    'The machines for PIN and password reset invoke it, and the screen for deleting an account by email creates one of its own.',
  startedIn: 'src/client/access/pin.actor.ts',
  events: {
    'code.requested': 'The user requests another code.',
    'code.entered': 'The user has entered a code.',
  },
};

export const oneTimeCodeProof: Proof<typeof oneTimeCodeMachine> = { guide, model, invariants };
