import { type ActorRefFrom, createActor, fromPromise } from 'xstate';
import {
  ExchangePinCodeDocument,
  PinLockDocument,
  RemovePinDocument,
  RequestPinResetDocument,
  SetPinDocument,
  VerifyPinDocument,
} from '#api/documents/access/pin.generated.ts';
import { CODE_RESEND_WAIT_MS } from '#domain/access/sign-in.limits.ts';
import { ProductError } from '#domain/platform/errors.ts';
import { MAX_TIMER_MS } from '#domain/platform/screen.limits.ts';
import { afterPin } from '#machines/composition/wiring.ts';
import { oneTimeCodeMachine } from '#machines/one-time-code/one-time-code.machine.ts';
import { type NewPin, type PinTry, pinMachine } from '#machines/pin/pin.machine.ts';
import { href } from '#routes/href.ts';
import { pinTexts } from '#texts/access/pin.texts.ts';
import { textsNow } from '#texts/current-language.ts';
import type { App } from '../app.actors.ts';

export type PinActor = ActorRefFrom<typeof pinMachine>;

type PinParts = Pick<App, 'api' | 'toast' | 'navigate' | 'carryOut'>;

const isPinTryOutcome = (outcome: string): outcome is PinTry['outcome'] =>
  outcome === 'verified' || outcome === 'wrong' || outcome === 'locked';

/** The catalogue's message is about sign-in; here only a password was requested. */
function aboutPassword(error: unknown): unknown {
  if (!(error instanceof ProductError) || error.code !== 'WRONG_CREDENTIALS') return error;
  const fields = { password: textsNow(pinTexts).wrongPassword };
  return new ProductError('INVALID_INPUT', { fields, cause: error });
}

async function withPassword(call: Promise<unknown>): Promise<void> {
  try {
    await call;
  } catch (error) {
    throw aboutPassword(error);
  }
}

/** The PIN machine with its effects. */
export function providePin({ api, toast, navigate, carryOut }: PinParts) {
  const notify = (message: string) =>
    toast.send({ type: 'toast.raised', message, color: 'positive', delayed: true, at: performance.now() });

  const requestCode = fromPromise<void, { email: string | null }>(async () => {
    await api(RequestPinResetDocument);
  });

  return pinMachine.provide({
    actors: {
      verifyPin: fromPromise<PinTry, { pin: string }>(async ({ input }) => {
        const { outcome, attemptsLeft, lockedForSeconds } = (await api(VerifyPinDocument, input)).verifyPin;
        if (!isPinTryOutcome(outcome)) throw new ProductError('INTERNAL');
        const lockedUntil = outcome === 'locked' ? Date.now() + lockedForSeconds * 1_000 : null;
        return { outcome, attemptsLeft, lockedUntil };
      }),
      requestCode,
      oneTimeCode: oneTimeCodeMachine.provide({
        actors: {
          requestCode,
          exchangeCode: fromPromise<string, { email: string | null; code: string }>(
            async ({ input: { code } }) => (await api(ExchangePinCodeDocument, { code })).exchangePinCode,
          ),
        },
        delays: { resendDelay: CODE_RESEND_WAIT_MS },
      }),
      setPin: fromPromise<void, NewPin>(async ({ input }) => {
        const call = api(SetPinDocument, input);
        await (input.permit === null ? withPassword(call) : call);
      }),
      removePin: fromPromise<void, { password: string }>(({ input }) => withPassword(api(RemovePinDocument, input))),
    },
    actions: {
      showCodeEntry: () => navigate(href('verify-pin-otp')),
      showNewPin: () => navigate(href('set-pin')),
      showForgottenPin: () => navigate(href('forgot-pin')),
      goHome: () => carryOut(afterPin()),
      showPinSet: () => notify(textsNow(pinTexts).choose.done),
      confirmRemoved: () => notify(textsNow(pinTexts).removal.done),
    },
    delays: {
      lockDuration: ({ context }) => Math.min(Math.max(0, (context.lockedUntil ?? 0) - Date.now()), MAX_TIMER_MS),
    },
  });
}

/** Notifies the actor of a lock that started before this page, or on another device. If unknown, an attempt shows it. */
export async function syncLock({ api }: Pick<App, 'api'>, actor: PinActor): Promise<void> {
  const seconds = await api(PinLockDocument).then(
    (answer) => answer.pinLockedForSeconds,
    () => 0,
  );
  if (seconds > 0) actor.send({ type: 'lock.reported', lockedUntil: Date.now() + seconds * 1_000 });
}

/** The one PIN actor. The wiring resets its state for another user of the same browser. */
export const pinActor = (app: App): PinActor => app.lazyActors.getOrCreate('pin', () => createActor(providePin(app)));
