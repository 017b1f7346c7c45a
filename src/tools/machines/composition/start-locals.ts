import { EMPTY_QUEUE } from '#machines/outbox/outbox.proof.ts';
import { ABSENT, type Locals } from './composite.ts';
import type { Parts } from './parts.ts';

const ANSWER = { operationId: 'answer', position: 1, sequence: 1, response: { choice: 'A' }, givenAt: 0 };
/** The input of the outbox of an attempt without an answer on the device. */
export const WITHOUT_ANSWER = { queues: { 1: EMPTY_QUEUE } };
/** The same, with an answer that has not been sent. */
export const WITH_ANSWER = {
  queues: { 1: { ...EMPTY_QUEUE, pending: ANSWER, savedId: 'answer', response: ANSWER.response } },
};

const START_INPUTS = {
  auth: { tokenPointer: '/token' },
  consent: { hasGlobalPrivacyControl: false },
  reloadGuard: { reloadedAt: 0, buildId: 'older' },
} as const;

const CONNECTED = { isReached: true };
const UNCONNECTED = { isReached: false };

/** The machines of a page that has just been opened. */
export const startLocals = (parts: Parts, isConnected: boolean): Locals => ({
  auth: parts.auth.start(START_INPUTS.auth).state,
  pin: parts.pin.start().state,
  dialog: parts.dialog.start().state,
  toast: parts.toast.start().state,
  connection: parts.connection.start(isConnected ? CONNECTED : UNCONNECTED).state,
  consent: parts.consent.start(START_INPUTS.consent).state,
  reloadGuard: parts.reloadGuard.start(START_INPUTS.reloadGuard).state,
  update: parts.update.start().state,
  outbox: ABSENT,
});
