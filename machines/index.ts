import { attemptMachine } from './attempt/attempt.machine.ts';
import { authMachine } from './auth/auth.machine.ts';
import { cardReviewMachine } from './card-review/card-review.machine.ts';
import { checkoutMachine } from './checkout/checkout.machine.ts';
import { connectionMachine } from './connection/connection.machine.ts';
import { consentMachine } from './consent/consent.machine.ts';
import { diagnosticMachine } from './diagnostic/diagnostic.machine.ts';
import { dialogMachine } from './dialog/dialog.machine.ts';
import { guardMachine } from './guard/guard.machine.ts';
import { liveHostMachine } from './live-host/live-host.machine.ts';
import { livePlayerMachine } from './live-player/live-player.machine.ts';
import { liveQuizMachine } from './live-quiz/live-quiz.machine.ts';
import { markEntryMachine } from './mark-entry/mark-entry.machine.ts';
import { markingMachine } from './marking/marking.machine.ts';
import { notificationCentreMachine } from './notification-centre/notification-centre.machine.ts';
import { onboardingMachine } from './onboarding/onboarding.machine.ts';
import { oneTimeCodeMachine } from './one-time-code/one-time-code.machine.ts';
import { outboxMachine } from './outbox/outbox.machine.ts';
import { passkeyMachine } from './passkey/passkey.machine.ts';
import { passwordResetMachine } from './password-reset/password-reset.machine.ts';
import { pinMachine } from './pin/pin.machine.ts';
import { playerMachine } from './player/player.machine.ts';
import { preloadMachine } from './preload/preload.machine.ts';
import { pushSubscriptionMachine } from './push-subscription/push-subscription.machine.ts';
import { reloadGuardMachine } from './reload-guard/reload-guard.machine.ts';
import { reportFileMachine } from './report-file/report-file.machine.ts';
import { rosterImportMachine } from './roster-import/roster-import.machine.ts';
import { secondStepMachine } from './second-step/second-step.machine.ts';
import { studySessionMachine } from './study-session/study-session.machine.ts';
import { toastMachine } from './toast/toast.machine.ts';
import { updateMachine } from './update/update.machine.ts';

/** Every machine of the product, for the inspector, the diagrams and the path tests. */
export const MACHINES = {
  attempt: attemptMachine,
  auth: authMachine,
  cardReview: cardReviewMachine,
  connection: connectionMachine,
  checkout: checkoutMachine,
  consent: consentMachine,
  diagnostic: diagnosticMachine,
  dialog: dialogMachine,
  guard: guardMachine,
  liveHost: liveHostMachine,
  livePlayer: livePlayerMachine,
  liveQuiz: liveQuizMachine,
  oneTimeCode: oneTimeCodeMachine,
  markEntry: markEntryMachine,
  marking: markingMachine,
  notificationCentre: notificationCentreMachine,
  onboarding: onboardingMachine,
  outbox: outboxMachine,
  passkey: passkeyMachine,
  passwordReset: passwordResetMachine,
  pin: pinMachine,
  player: playerMachine,
  preload: preloadMachine,
  pushSubscription: pushSubscriptionMachine,
  reloadGuard: reloadGuardMachine,
  secondStep: secondStepMachine,
  studySession: studySessionMachine,
  toast: toastMachine,
  update: updateMachine,
  reportFile: reportFileMachine,
  rosterImport: rosterImportMachine,
} as const;
