import { attemptProof } from './attempt/attempt.proof.ts';
import { authProof } from './auth/auth.proof.ts';
import { cardReviewProof } from './card-review/card-review.proof.ts';
import { checkoutProof } from './checkout/checkout.proof.ts';
import { connectionProof } from './connection/connection.proof.ts';
import { consentProof } from './consent/consent.proof.ts';
import { diagnosticProof } from './diagnostic/diagnostic.proof.ts';
import { dialogProof } from './dialog/dialog.proof.ts';
import { guardProof } from './guard/guard.proof.ts';
import type { MACHINES } from './index.ts';
import { liveHostProof } from './live-host/live-host.proof.ts';
import { livePlayerProof } from './live-player/live-player.proof.ts';
import { liveQuizProof } from './live-quiz/live-quiz.proof.ts';
import type { Proof } from './machine.proof.ts';
import { markEntryProof } from './mark-entry/mark-entry.proof.ts';
import { markingProof } from './marking/marking.proof.ts';
import { notificationCentreProof } from './notification-centre/notification-centre.proof.ts';
import { onboardingProof } from './onboarding/onboarding.proof.ts';
import { oneTimeCodeProof } from './one-time-code/one-time-code.proof.ts';
import { outboxProof } from './outbox/outbox.proof.ts';
import { passkeyProof } from './passkey/passkey.proof.ts';
import { passwordResetProof } from './password-reset/password-reset.proof.ts';
import { pinProof } from './pin/pin.proof.ts';
import { playerProof } from './player/player.proof.ts';
import { preloadProof } from './preload/preload.proof.ts';
import { pushSubscriptionProof } from './push-subscription/push-subscription.proof.ts';
import { reloadGuardProof } from './reload-guard/reload-guard.proof.ts';
import { reportFileProof } from './report-file/report-file.proof.ts';
import { rosterImportProof } from './roster-import/roster-import.proof.ts';
import { secondStepProof } from './second-step/second-step.proof.ts';
import { studySessionProof } from './study-session/study-session.proof.ts';
import { toastProof } from './toast/toast.proof.ts';
import { updateProof } from './update/update.proof.ts';

export type MachineName = keyof typeof MACHINES;

/** The model and invariants that test each machine. A registered machine without an entry does not compile. */
export const PROOFS: { readonly [Name in MachineName]: Proof<(typeof MACHINES)[Name]> } = {
  attempt: attemptProof,
  auth: authProof,
  cardReview: cardReviewProof,
  connection: connectionProof,
  checkout: checkoutProof,
  consent: consentProof,
  diagnostic: diagnosticProof,
  dialog: dialogProof,
  guard: guardProof,
  liveHost: liveHostProof,
  livePlayer: livePlayerProof,
  liveQuiz: liveQuizProof,
  oneTimeCode: oneTimeCodeProof,
  markEntry: markEntryProof,
  marking: markingProof,
  notificationCentre: notificationCentreProof,
  onboarding: onboardingProof,
  outbox: outboxProof,
  passkey: passkeyProof,
  passwordReset: passwordResetProof,
  pin: pinProof,
  player: playerProof,
  preload: preloadProof,
  pushSubscription: pushSubscriptionProof,
  reloadGuard: reloadGuardProof,
  secondStep: secondStepProof,
  studySession: studySessionProof,
  toast: toastProof,
  update: updateProof,
  reportFile: reportFileProof,
  rosterImport: rosterImportProof,
};
