import type { SessionUser } from '#domain/access/session-user.schema.ts';
import { unsavedChanges } from '#domain/attempts/answer-queues.ts';
import { ProductError } from '#domain/platform/errors.ts';
import { authMachine } from '#machines/auth/auth.machine.ts';
import { authProof, EXAMPLE_USER } from '#machines/auth/auth.proof.ts';
import { connectionMachine } from '#machines/connection/connection.machine.ts';
import { connectionProof } from '#machines/connection/connection.proof.ts';
import { consentMachine } from '#machines/consent/consent.machine.ts';
import { dialogMachine } from '#machines/dialog/dialog.machine.ts';
import { dialogProof } from '#machines/dialog/dialog.proof.ts';
import { guardMachine } from '#machines/guard/guard.machine.ts';
import { outboxMachine } from '#machines/outbox/outbox.machine.ts';
import { outboxProof } from '#machines/outbox/outbox.proof.ts';
import { pinMachine } from '#machines/pin/pin.machine.ts';
import { pinProof } from '#machines/pin/pin.proof.ts';
import { reloadGuardMachine } from '#machines/reload-guard/reload-guard.machine.ts';
import { toastMachine } from '#machines/toast/toast.machine.ts';
import { toastProof } from '#machines/toast/toast.proof.ts';
import { updateMachine } from '#machines/update/update.machine.ts';
import { updateProof } from '#machines/update/update.proof.ts';
import { localMachine } from './local-machine.ts';

const NONE = { delays: {} };

/** More toasts of one kind than this count as this many. */
const MOST_TOASTS = 2;

const problemOf = (problem: unknown): string =>
  problem === null ? 'none' : problem instanceof ProductError && problem.code === 'NETWORK' ? 'network' : 'other';

/** How many toasts of each message there are, shown and delayed. */
function toastsOf(entries: readonly { readonly message: string; readonly delayed: boolean }[]): readonly string[] {
  const kinds = entries.map(({ message, delayed }) => `${message} ${delayed ? 'delayed' : 'shown'}`);
  return kinds.filter((kind, at) => kinds.slice(0, at).filter((other) => other === kind).length < MOST_TOASTS).sort();
}

/**
 * The machines of the composition. Each has the delays of its own proof, and a key that forgets what no other machine
 * can notice: addresses, times, and how often something has happened.
 */
export const createParts = () => ({
  auth: localMachine(authMachine, authProof.model, ({ context: { user, problem } }) => ({
    pin: user?.pin ?? null,
    problem: problemOf(problem),
  })),
  guard: localMachine(guardMachine, NONE, () => null),
  pin: localMachine(pinMachine, pinProof.model, ({ context: { lockedUntil, permit, problem } }) => ({
    isLocked: lockedUntil !== null,
    hasPermit: permit !== null,
    hasProblem: problem !== null,
  })),
  dialog: localMachine(dialogMachine, dialogProof.model, ({ context: { dialog, message } }) => ({
    id: dialog?.id ?? null,
    hasMessage: message !== null,
  })),
  toast: localMachine(toastMachine, toastProof.model, ({ context: { entries } }) => toastsOf(entries)),
  connection: localMachine(connectionMachine, connectionProof.model, ({ context: { attempts } }) => attempts),
  consent: localMachine(consentMachine, NONE, ({ context }) => context),
  reloadGuard: localMachine(reloadGuardMachine, NONE, () => null),
  outbox: localMachine(outboxMachine, outboxProof.model, ({ context: { queues, batch, hasJournal } }) => ({
    hasPending: queues[1]?.pending?.operationId ?? null,
    savedId: queues[1]?.savedId ?? null,
    refusal: queues[1]?.refusal ?? null,
    isJournalBehind: unsavedChanges(queues).length > 0,
    sent: batch.map(({ operationId }) => operationId),
    hasJournal,
  })),
  update: localMachine(updateMachine, updateProof.model, () => null),
});

export type Parts = ReturnType<typeof createParts>;
export type PartName = keyof Parts;

const COMPOSED: ReadonlySet<string> = new Set<PartName>([
  ...(['auth', 'guard', 'pin', 'dialog', 'toast', 'connection', 'consent', 'reloadGuard', 'outbox', 'update'] as const),
]);

/** Whether a machine takes part in the composition. */
export const isComposed = (name: string): boolean => COMPOSED.has(name);

/** The user of the composition, by the state of the PIN. */
const userWith = (pin: SessionUser['pin']): SessionUser => ({ ...EXAMPLE_USER, pin });

export const USERS = { none: userWith('none'), pending: userWith('pending'), verified: userWith('verified') } as const;
