import { attemptInvariants } from './attempt/attempt.invariants.ts';
import { attemptModel } from './attempt/attempt.model.ts';
import { authInvariants } from './auth/auth.invariants.ts';
import { authModel } from './auth/auth.model.ts';
import { cardReviewInvariants } from './card-review/card-review.invariants.ts';
import { cardReviewModel } from './card-review/card-review.model.ts';
import { checkoutInvariants } from './checkout/checkout.invariants.ts';
import { checkoutModel } from './checkout/checkout.model.ts';
import { connectionInvariants } from './connection/connection.invariants.ts';
import { connectionModel } from './connection/connection.model.ts';
import { consentInvariants } from './consent/consent.invariants.ts';
import { consentModel } from './consent/consent.model.ts';
import { dialogInvariants } from './dialog/dialog.invariants.ts';
import { dialogModel } from './dialog/dialog.model.ts';
import { guardInvariants } from './guard/guard.invariants.ts';
import { guardModel } from './guard/guard.model.ts';
import type { MACHINES } from './index.ts';
import type { Proof } from './machine.proof.ts';
import { mailedCodeInvariants } from './mailed-code/mailed-code.invariants.ts';
import { mailedCodeModel } from './mailed-code/mailed-code.model.ts';
import { markingInvariants } from './marking/marking.invariants.ts';
import { markingModel } from './marking/marking.model.ts';
import { outboxInvariants } from './outbox/outbox.invariants.ts';
import { outboxModel } from './outbox/outbox.model.ts';
import { passwordResetInvariants } from './password-reset/password-reset.invariants.ts';
import { passwordResetModel } from './password-reset/password-reset.model.ts';
import { pinInvariants } from './pin/pin.invariants.ts';
import { pinModel } from './pin/pin.model.ts';
import { playerInvariants } from './player/player.invariants.ts';
import { playerModel } from './player/player.model.ts';
import { preloadInvariants } from './preload/preload.invariants.ts';
import { preloadModel } from './preload/preload.model.ts';
import { reloadGuardInvariants } from './reload-guard/reload-guard.invariants.ts';
import { reloadGuardModel } from './reload-guard/reload-guard.model.ts';
import { toastInvariants } from './toast/toast.invariants.ts';
import { toastModel } from './toast/toast.model.ts';
import { updateInvariants } from './update/update.invariants.ts';
import { updateModel } from './update/update.model.ts';

export type MachineName = keyof typeof MACHINES;

/** The model and invariants that test each machine. A registered machine without an entry does not compile. */
export const PROOFS: { readonly [Name in MachineName]: Proof<(typeof MACHINES)[Name]> } = {
  attempt: { model: attemptModel, invariants: attemptInvariants },
  auth: { model: authModel, invariants: authInvariants },
  cardReview: { model: cardReviewModel, invariants: cardReviewInvariants },
  connection: { model: connectionModel, invariants: connectionInvariants },
  checkout: { model: checkoutModel, invariants: checkoutInvariants },
  consent: { model: consentModel, invariants: consentInvariants },
  dialog: { model: dialogModel, invariants: dialogInvariants },
  guard: { model: guardModel, invariants: guardInvariants },
  mailedCode: { model: mailedCodeModel, invariants: mailedCodeInvariants },
  marking: { model: markingModel, invariants: markingInvariants },
  outbox: { model: outboxModel, invariants: outboxInvariants },
  passwordReset: { model: passwordResetModel, invariants: passwordResetInvariants },
  pin: { model: pinModel, invariants: pinInvariants },
  player: { model: playerModel, invariants: playerInvariants },
  preload: { model: preloadModel, invariants: preloadInvariants },
  reloadGuard: { model: reloadGuardModel, invariants: reloadGuardInvariants },
  toast: { model: toastModel, invariants: toastInvariants },
  update: { model: updateModel, invariants: updateInvariants },
};
