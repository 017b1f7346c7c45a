// Written by `npm run docs:machines`.
import type { MachineName } from '#machines/proofs.ts';

export const CHARTS: { readonly [Name in MachineName]: () => Promise<{ readonly default: string }> } = {
  attempt: () => import('../../../../docs/machines/attempt.svg?raw'),
  auth: () => import('../../../../docs/machines/auth.svg?raw'),
  cardReview: () => import('../../../../docs/machines/card-review.svg?raw'),
  connection: () => import('../../../../docs/machines/connection.svg?raw'),
  checkout: () => import('../../../../docs/machines/checkout.svg?raw'),
  consent: () => import('../../../../docs/machines/consent.svg?raw'),
  diagnostic: () => import('../../../../docs/machines/diagnostic.svg?raw'),
  dialog: () => import('../../../../docs/machines/dialog.svg?raw'),
  guard: () => import('../../../../docs/machines/guard.svg?raw'),
  oneTimeCode: () => import('../../../../docs/machines/one-time-code.svg?raw'),
  markEntry: () => import('../../../../docs/machines/mark-entry.svg?raw'),
  marking: () => import('../../../../docs/machines/marking.svg?raw'),
  onboarding: () => import('../../../../docs/machines/onboarding.svg?raw'),
  outbox: () => import('../../../../docs/machines/outbox.svg?raw'),
  passwordReset: () => import('../../../../docs/machines/password-reset.svg?raw'),
  pin: () => import('../../../../docs/machines/pin.svg?raw'),
  player: () => import('../../../../docs/machines/player.svg?raw'),
  preload: () => import('../../../../docs/machines/preload.svg?raw'),
  reloadGuard: () => import('../../../../docs/machines/reload-guard.svg?raw'),
  studySession: () => import('../../../../docs/machines/study-session.svg?raw'),
  toast: () => import('../../../../docs/machines/toast.svg?raw'),
  update: () => import('../../../../docs/machines/update.svg?raw'),
};
