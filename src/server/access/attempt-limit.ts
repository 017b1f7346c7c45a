import type pg from 'pg';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import {
  FACTOR_PROOF_FAILURES_PER_SESSION,
  FACTOR_PROOF_WINDOW_S,
} from '#domain/access/factors/second-factor.limits.ts';
import { PASSKEY_REQUEST_WINDOW_S, PASSKEY_REQUESTS_PER_ADDRESS } from '#domain/access/passkeys/passkey.limits.ts';
import {
  CODE_FAILURES_PER_ADDRESS,
  CODE_WINDOW_S,
  CODES_PER_ACCOUNT,
  CODES_PER_ACCOUNT_AND_ADDRESS,
  CODES_PER_ACCOUNT_WINDOW_S,
  CODES_PER_ADDRESS,
  CODES_PER_DEVICE,
  CODES_PER_SESSION,
  PROOF_FAILURES_PER_SESSION,
  SIGN_IN_FAILURES_PER_ADDRESS,
  SIGN_IN_FAILURES_PER_DEVICE,
  SIGN_IN_WINDOW_S,
  SIGN_UP_WINDOW_S,
  SIGN_UPS_PER_ADDRESS,
} from '#domain/access/sign-in.limits.ts';
import { SIGN_IN_DELAYS_MS, SIGN_IN_FAILURES_FORGOTTEN_MS } from '#domain/access/sign-in-delay.rule.ts';
import {
  SIGN_ON_TESTS_PER_USER,
  SIGN_ON_WINDOW_S,
  SIGN_ONS_PER_ADDRESS,
} from '#domain/access/sign-on/sign-on.limits.ts';
import { COUPON_ATTEMPTS_PER_USER, COUPON_WINDOW_S } from '#domain/billing/payment.limits.ts';
import {
  INVITATION_WINDOW_S,
  INVITATIONS_PER_TEACHER,
  JOIN_ATTEMPTS_PER_ADDRESS,
  JOIN_ATTEMPTS_PER_USER,
  JOIN_WINDOW_S,
} from '#domain/classrooms/classroom.limits.ts';
import { IMPORT_WINDOW_S, IMPORTS_PER_USER } from '#domain/interchange/import.limits.ts';
import { WEBHOOK_SENDS_PER_USER, WEBHOOK_SENDS_WINDOW_S } from '#domain/interchange/webhooks/webhook.limits.ts';
import { LTI_LOGIN_WINDOW_S, LTI_LOGINS_PER_ADDRESS } from '#domain/lti/lti.limits.ts';
import { EXPORT_ADDRESS_LIFE_S } from '#domain/platform/resources/resource.limits.ts';
import { tooManyAttempts } from '#domain/platform/retry-after.rule.ts';
import {
  CONSENT_WINDOW_S,
  CONSENTS_PER_ADDRESS,
  CONTACT_WINDOW_S,
  CONTACTS_PER_ADDRESS,
  PAGE_VIEW_WINDOW_S,
  PAGE_VIEWS_PER_ADDRESS,
  SAMPLE_ATTEMPTS_PER_ADDRESS,
  SAMPLE_WINDOW_S,
} from '#domain/site/site.limits.ts';
import {
  DATA_EXPORTS_PER_USER,
  GUARDIAN_MAIL_WINDOW_S,
  GUARDIAN_MAILS_PER_ACCOUNT,
  GUARDIAN_MAILS_PER_RECIPIENT,
  OWN_EXPORT_WINDOW_S,
} from '#domain/users/user.limits.ts';
import { backoffLimit } from './backoff-limit.ts';
import type { AttemptLimit } from './count-failures.ts';

export type AttemptLimits = {
  /** Failures from devices that have never signed in to the account: increasing delays, no lock. */
  readonly signInByAccount: AttemptLimit;
  /** Failures from a device that has signed in to the account before. */
  readonly signInByDevice: AttemptLimit;
  readonly signInByAddress: AttemptLimit;
  readonly signUpByAddress: AttemptLimit;
  /** Wrong codes of the second step after a correct password: increasing delays, and for devices that have signed in before. */
  readonly factorByAccount: AttemptLimit;
  readonly factorByDevice: AttemptLimit;
  readonly factorByAddress: AttemptLimit;
  /** Wrong passwords and codes in a session that changes two-step verification; sign-ins don't share it. */
  readonly factorProofBySession: AttemptLimit;
  /** Sign-ins with a passkey that start and never complete. */
  readonly passkeyByAddress: AttemptLimit;
  /** Emails with codes requested by unknown devices: per account, and from one network. */
  readonly codeByAccount: AttemptLimit;
  readonly codeByAccountAndAddress: AttemptLimit;
  /** The same, requested by a device that has signed in to the account before. */
  readonly codeByDevice: AttemptLimit;
  readonly codeByAddress: AttemptLimit;
  readonly codeTryByAddress: AttemptLimit;
  /** Codes for a new PIN that a signed-in user requests: per session, and per account in all. */
  readonly pinCodeBySession: AttemptLimit;
  readonly pinCodeByAccount: AttemptLimit;
  /** Re-entered passwords within a session, to confirm that the account's owner is using it. */
  readonly proofBySession: AttemptLimit;
  readonly contactByAddress: AttemptLimit;
  readonly sampleByAddress: AttemptLimit;
  readonly consentByAddress: AttemptLimit;
  /** In memory only: addresses of readers are not stored to count page views. */
  readonly pageViewByAddress: AttemptLimit;
  readonly importByAccount: AttemptLimit;
  /** Exports of a user's own data. */
  readonly ownExportByAccount: AttemptLimit;
  /** Downloads with one address of such an export: a download is expensive, and the limit above counts addresses. */
  readonly ownExportByAddress: AttemptLimit;
  /** Emails that ask a guardian for consent: per child, and per address. */
  readonly guardianByAccount: AttemptLimit;
  readonly guardianByRecipient: AttemptLimit;
  /** Guesses of join codes and links of classes. */
  readonly joinByUser: AttemptLimit;
  readonly joinByAddress: AttemptLimit;
  readonly invitationByTeacher: AttemptLimit;
  /** Launches that start and never complete. */
  readonly launchByAddress: AttemptLimit;
  /** Sign-ins with an identity provider that start and never complete. */
  readonly signOnByAddress: AttemptLimit;
  /** Tests of identity providers. */
  readonly signOnTestByUser: AttemptLimit;
  /** Test events and repeated deliveries of webhooks. */
  readonly webhookSendByUser: AttemptLimit;
  /** Failed coupon codes, so that nobody finds a valid one by guessing. */
  readonly couponByUser: AttemptLimit;
};

const limitOf = (limiter: RateLimiterAbstract): AttemptLimit => ({
  count: async (key) => {
    try {
      await limiter.consume(key);
    } catch (reason) {
      if (!(reason instanceof RateLimiterRes)) throw reason;
      throw tooManyAttempts(Math.ceil(reason.msBeforeNext / 1_000));
    }
  },
  refund: async (key) => {
    await limiter.reward(key);
  },
  forget: async (key) => {
    await limiter.delete(key);
  },
});

/** The limits of attempts, counted in the database so that all processes share them. */
export function attemptLimits(pool: pg.Pool): AttemptLimits {
  const limit = (keyPrefix: string, points: number, duration: number): AttemptLimit =>
    limitOf(
      new RateLimiterPostgres({
        storeClient: pool,
        // Named explicitly, because the library otherwise derives the name from the class.
        storeType: 'pool',
        tableName: 'attempt_counts',
        tableCreated: true,
        clearExpiredByTimeout: false,
        keyPrefix,
        points,
        duration,
      }),
    );
  return {
    signInByAccount: backoffLimit(pool, 'sign-in-account', {
      delaysMs: SIGN_IN_DELAYS_MS,
      forgottenMs: SIGN_IN_FAILURES_FORGOTTEN_MS,
    }),
    signInByDevice: limit('sign-in-device', SIGN_IN_FAILURES_PER_DEVICE, SIGN_IN_WINDOW_S),
    signInByAddress: limit('sign-in-address', SIGN_IN_FAILURES_PER_ADDRESS, SIGN_IN_WINDOW_S),
    factorByAccount: backoffLimit(pool, 'factor-account', {
      delaysMs: SIGN_IN_DELAYS_MS,
      forgottenMs: SIGN_IN_FAILURES_FORGOTTEN_MS,
    }),
    factorByDevice: limit('factor-device', SIGN_IN_FAILURES_PER_DEVICE, SIGN_IN_WINDOW_S),
    factorByAddress: limit('factor-address', SIGN_IN_FAILURES_PER_ADDRESS, SIGN_IN_WINDOW_S),
    factorProofBySession: limit('factor-proof-session', FACTOR_PROOF_FAILURES_PER_SESSION, FACTOR_PROOF_WINDOW_S),
    passkeyByAddress: limit('passkey-address', PASSKEY_REQUESTS_PER_ADDRESS, PASSKEY_REQUEST_WINDOW_S),
    codeByAccount: limit('code-account', CODES_PER_ACCOUNT, CODES_PER_ACCOUNT_WINDOW_S),
    codeByAccountAndAddress: limit('code-account-address', CODES_PER_ACCOUNT_AND_ADDRESS, CODE_WINDOW_S),
    codeByDevice: limit('code-device', CODES_PER_DEVICE, CODE_WINDOW_S),
    codeByAddress: limit('code-address', CODES_PER_ADDRESS, CODE_WINDOW_S),
    codeTryByAddress: limit('code-try-address', CODE_FAILURES_PER_ADDRESS, CODE_WINDOW_S),
    pinCodeBySession: limit('pin-code-session', CODES_PER_SESSION, CODE_WINDOW_S),
    pinCodeByAccount: limit('pin-code-account', CODES_PER_ACCOUNT, CODES_PER_ACCOUNT_WINDOW_S),
    proofBySession: limit('proof-session', PROOF_FAILURES_PER_SESSION, SIGN_IN_WINDOW_S),
    contactByAddress: limit('contact-address', CONTACTS_PER_ADDRESS, CONTACT_WINDOW_S),
    sampleByAddress: limit('sample-address', SAMPLE_ATTEMPTS_PER_ADDRESS, SAMPLE_WINDOW_S),
    consentByAddress: limit('consent-address', CONSENTS_PER_ADDRESS, CONSENT_WINDOW_S),
    pageViewByAddress: limitOf(new RateLimiterMemory({ points: PAGE_VIEWS_PER_ADDRESS, duration: PAGE_VIEW_WINDOW_S })),
    importByAccount: limit('import-account', IMPORTS_PER_USER, IMPORT_WINDOW_S),
    ownExportByAccount: limit('own-export-account', DATA_EXPORTS_PER_USER, OWN_EXPORT_WINDOW_S),
    ownExportByAddress: limit('own-export-address', 1, EXPORT_ADDRESS_LIFE_S),
    guardianByAccount: limit('guardian-account', GUARDIAN_MAILS_PER_ACCOUNT, GUARDIAN_MAIL_WINDOW_S),
    guardianByRecipient: limit('guardian-recipient', GUARDIAN_MAILS_PER_RECIPIENT, GUARDIAN_MAIL_WINDOW_S),
    joinByUser: limit('join-person', JOIN_ATTEMPTS_PER_USER, JOIN_WINDOW_S),
    joinByAddress: limit('join-address', JOIN_ATTEMPTS_PER_ADDRESS, JOIN_WINDOW_S),
    invitationByTeacher: limit('invitation', INVITATIONS_PER_TEACHER, INVITATION_WINDOW_S),
    launchByAddress: limit('launch-address', LTI_LOGINS_PER_ADDRESS, LTI_LOGIN_WINDOW_S),
    signOnByAddress: limit('sign-on-address', SIGN_ONS_PER_ADDRESS, SIGN_ON_WINDOW_S),
    signOnTestByUser: limit('sign-on-test', SIGN_ON_TESTS_PER_USER, SIGN_ON_WINDOW_S),
    webhookSendByUser: limit('webhook-send', WEBHOOK_SENDS_PER_USER, WEBHOOK_SENDS_WINDOW_S),
    couponByUser: limit('coupon-person', COUPON_ATTEMPTS_PER_USER, COUPON_WINDOW_S),
    signUpByAddress: limit('sign-up-address', SIGN_UPS_PER_ADDRESS, SIGN_UP_WINDOW_S),
  };
}
