import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { API_REQUESTS_PER_TOKEN } from '#domain/access/api-tokens/api-token.limits.ts';
import { FACTOR_PROOF_FAILURES_PER_SESSION } from '#domain/access/factors/second-factor.limits.ts';
import { PASSKEY_REQUESTS_PER_ADDRESS } from '#domain/access/passkeys/passkey.limits.ts';
import * as ofSignIn from '#domain/access/sign-in.limits.ts';
import { SIGN_IN_FREE_FAILURES } from '#domain/access/sign-in-delay.rule.ts';
import * as ofSignOn from '#domain/access/sign-on/sign-on.limits.ts';
import * as ofPayments from '#domain/billing/payment.limits.ts';
import * as ofClasses from '#domain/classrooms/classroom.limits.ts';
import * as ofImports from '#domain/interchange/import.limits.ts';
import { SCIM_REQUESTS_PER_TOKEN } from '#domain/interchange/scim/scim.limits.ts';
import { WEBHOOK_SENDS_PER_USER } from '#domain/interchange/webhooks/webhook.limits.ts';
import * as ofPlatforms from '#domain/lti/lti.limits.ts';
import * as ofSite from '#domain/site/site.limits.ts';
import * as ofUsers from '#domain/users/user.limits.ts';
import { apiRequestLimit } from '#server/access/api-tokens/api-request.limit.ts';
import { type AttemptLimits, attemptLimits } from '#server/access/attempt-limit.ts';
import { scimRequestLimit } from '#server/interchange/scim/scim-request.limit.ts';
import { testDatabase } from '../../support/servers/test-server.ts';

/** What each limit allows in its window; `null`: it is in memory and applies to one process only. */
const LET_THROUGH: Readonly<Record<keyof AttemptLimits, number | null>> = {
  signInByAccount: SIGN_IN_FREE_FAILURES,
  signInByDevice: ofSignIn.SIGN_IN_FAILURES_PER_DEVICE,
  signInByAddress: ofSignIn.SIGN_IN_FAILURES_PER_ADDRESS,
  signUpByAddress: ofSignIn.SIGN_UPS_PER_ADDRESS,
  factorByAccount: SIGN_IN_FREE_FAILURES,
  factorByDevice: ofSignIn.SIGN_IN_FAILURES_PER_DEVICE,
  factorByAddress: ofSignIn.SIGN_IN_FAILURES_PER_ADDRESS,
  factorProofBySession: FACTOR_PROOF_FAILURES_PER_SESSION,
  passkeyByAddress: PASSKEY_REQUESTS_PER_ADDRESS,
  codeByAccount: ofSignIn.CODES_PER_ACCOUNT,
  codeByAccountAndAddress: ofSignIn.CODES_PER_ACCOUNT_AND_ADDRESS,
  codeByDevice: ofSignIn.CODES_PER_DEVICE,
  codeByAddress: ofSignIn.CODES_PER_ADDRESS,
  codeTryByAddress: ofSignIn.CODE_FAILURES_PER_ADDRESS,
  pinCodeBySession: ofSignIn.CODES_PER_SESSION,
  pinCodeByAccount: ofSignIn.CODES_PER_ACCOUNT,
  proofBySession: ofSignIn.PROOF_FAILURES_PER_SESSION,
  contactByAddress: ofSite.CONTACTS_PER_ADDRESS,
  sampleByAddress: ofSite.SAMPLE_ATTEMPTS_PER_ADDRESS,
  consentByAddress: ofSite.CONSENTS_PER_ADDRESS,
  // Counts reads; it protects nothing, and is not stored.
  pageViewByAddress: null,
  ownExportByAccount: ofUsers.DATA_EXPORTS_PER_USER,
  ownExportByAddress: 1,
  guardianByAccount: ofUsers.GUARDIAN_MAILS_PER_ACCOUNT,
  guardianByRecipient: ofUsers.GUARDIAN_MAILS_PER_RECIPIENT,
  joinByUser: ofClasses.JOIN_ATTEMPTS_PER_USER,
  joinByAddress: ofClasses.JOIN_ATTEMPTS_PER_ADDRESS,
  invitationByTeacher: ofClasses.INVITATIONS_PER_TEACHER,
  importByAccount: ofImports.IMPORTS_PER_USER,
  launchByAddress: ofPlatforms.LTI_LOGINS_PER_ADDRESS,
  signOnByAddress: ofSignOn.SIGN_ONS_PER_ADDRESS,
  signOnTestByUser: ofSignOn.SIGN_ON_TESTS_PER_USER,
  webhookSendByUser: WEBHOOK_SENDS_PER_USER,
  couponByUser: ofPayments.COUPON_ATTEMPTS_PER_USER,
};

const database = await testDatabase();
/** Two processes share only the database: two pools, two sets of limits. */
let pools: [pg.Pool, pg.Pool];
let processes: [AttemptLimits, AttemptLimits];

beforeAll(async () => {
  // The database can be dropped while an idle connection is still being closed.
  const pool = (): pg.Pool => new pg.Pool({ connectionString: database.url, max: 4 }).on('error', () => undefined);
  pools = [pool(), pool()];
  processes = [attemptLimits(pools[0]), attemptLimits(pools[1])];
});
afterAll(async () => {
  await Promise.all(pools.map((pool) => pool.end()));
});

const refused = { code: 'TOO_MANY_TRIES' };

describe('a limit', () => {
  const stored = Object.entries(LET_THROUGH).filter(
    (entry): entry is [keyof AttemptLimits, number] => entry[1] !== null,
  );

  it.each(stored)('of %s counts %i attempts over two processes, including parallel ones', async (name, most) => {
    const tries = Array.from({ length: most + 6 }, (_, n) =>
      (processes[n % 2] ?? processes[0])[name].count('somebody').then(
        () => 'taken',
        (error: { code?: string }) => error.code,
      ),
    );
    const outcomes = await Promise.all(tries);
    expect(outcomes.filter((outcome) => outcome === 'taken')).toHaveLength(most);
    expect(outcomes.filter((outcome) => outcome === 'TOO_MANY_TRIES')).toHaveLength(6);
    for (const [n, process] of processes.entries()) {
      await expect(process[name].count('somebody')).rejects.toMatchObject(refused);
      await process[name].count(`somebody else ${n}`);
    }
    await processes[0][name].forget('somebody');
    await processes[1][name].count('somebody');
  });
});

test('requests with an API token are counted over two processes, including parallel ones', async () => {
  const counts = pools.map(apiRequestLimit);
  const requests = Array.from({ length: API_REQUESTS_PER_TOKEN + 6 }, (_, n) => counts[n % 2]?.('token'));
  const outcomes = await Promise.all(requests);
  expect(outcomes.filter((outcome) => outcome?.isWithin === true)).toHaveLength(API_REQUESTS_PER_TOKEN);
  expect(Math.min(...outcomes.map((outcome) => outcome?.left ?? -1))).toBe(0);
  for (const count of counts) expect(await count('another token')).toMatchObject({ isWithin: true });
});

test('requests with a provisioning token are counted over two processes, by what they cost', async () => {
  const counts = pools.map(scimRequestLimit);
  for (const count of counts) expect(await count('token', SCIM_REQUESTS_PER_TOKEN / 2)).toBeNull();
  for (const count of counts) expect(await count('token')).toBeGreaterThan(0);
  for (const count of counts) expect(await count('another token')).toBeNull();
});
