import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { FACTOR_PROOF_FAILURES_PER_SESSION } from '#domain/access/factors/second-factor.limits.ts';
import { STEP_UP_LIFE_S } from '#domain/access/step-up/step-up.limits.ts';
import { needsProof } from '#server/graph/needs-proof.ts';
import { graphSchema } from '#server/graph/schema.ts';
import { answerWith, newPasskey, signInWithPasskey } from '../../support/access/test-passkey.ts';
import { allowCodesAgain, appCode, turnOnFactor, wrongAppCode } from '../../support/access/test-second-factor.ts';
import { PASSWORD, signedInStudent, TestBrowser } from '../../support/servers/test-api.ts';
import { testServer } from '../../support/servers/test-server.ts';
import { signedInAs } from '../../support/users/test-users.ts';

const OWN_DATA = 'mutation { ownDataAddress(language: en) }';
const WAYS = '{ stepUpWays { proof hasPasskey } }';
const VERIFY = 'mutation ($password: String, $code: String) { verifySession(password: $password, code: $code) }';
const START = 'mutation { startPasskeyVerification { challenge siteId } }';
const BY_PASSKEY = 'mutation ($answer: PasskeyAnswerInput!) { verifySessionByPasskey(answer: $answer) }';

const { database, app } = await testServer();
beforeEach(() => database.pool.query('delete from attempt_counts'));

/** As if everyone had signed in long ago. */
const passTime = () =>
  database.pool.query('update sessions set verified_at = now() - make_interval(secs => $1)', [STEP_UP_LIFE_S]);
async function student() {
  const email = `${randomUUID()}@example.org`;
  return { email, browser: await signedInStudent(app, email) };
}

describe('the operations that need a recent proof', () => {
  const schema = graphSchema();
  const fields = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].flatMap((type) =>
    Object.values(type?.getFields() ?? {}),
  );

  it('are these, whatever their arguments', () => {
    expect(
      fields
        .filter(({ extensions }) => needsProof(extensions, {}))
        .map(({ name }) => name)
        .sort(),
    ).toEqual([
      ...['addOrganisationSchool', 'appointOrganisationAdmin'],
      ...[
        'confirmRoster',
        'connectScimUsers',
        'createApiToken',
        'createPlatformLink',
        'createRecordStore',
        'createScimToken',
        'createWebhook',
      ],
      ...['deleteOrganisation', 'deleteSchool', 'dismissOrganisationAdmin', 'importUsers', 'mergeAccounts'],
      ...[
        'ownDataAddress',
        'refund',
        'removeOrganisationSchool',
        'removePasskey',
        'removeRole',
        'removeRosterConnection',
        'resetSecondFactor',
        'resetUserPin',
      ],
      ...[
        'rotateApiToken',
        'rotateScimToken',
        'rotateWebhookSecret',
        'runPromotion',
        'saveRole',
        'saveRosterConnection',
        'saveSignInPolicy',
        'saveSignOnSecret',
        'schoolDataAddress',
        'setRetention',
        'setUserDisabled',
        'startSupport',
        'undoPromotion',
        'undoRoster',
      ],
      ...['updateRecordStore', 'updateUser', 'updateWebhook', 'usersCsv'],
    ]);
  });

  it.each([
    ['school', ['deleteResources', 'purgeResources']],
    ['sign-on', ['applyBulkEdit', 'createResource', 'deleteResources', 'purgeResources', 'saveResource']],
    ['platform', ['applyBulkEdit', 'createResource', 'deleteResources', 'purgeResources', 'saveResource']],
    ['faq', []],
  ])('depend on the kind of record: %s', (resource, names) => {
    const conditional = fields.filter(({ extensions }) => typeof extensions.needsProof === 'function');
    expect(
      conditional
        .filter(({ extensions }) => needsProof(extensions, { resource }))
        .map(({ name }) => name)
        .sort(),
    ).toEqual(names);
  });

  it('include invitations of admins', () => {
    const invite = fields.find(({ name }) => name === 'inviteUser');
    const asked = (role: string) => needsProof(invite?.extensions ?? {}, { input: { role } });
    expect(['student', 'teacher', 'schoolAdmin', 'admin'].filter(asked)).toEqual(['schoolAdmin', 'admin']);
  });
});

describe('a session', () => {
  it('has a proof for ten minutes after signing in, and again after the password', async () => {
    const { browser } = await student();
    expect((await browser.call(OWN_DATA)).errors).toBeUndefined();
    await passTime();
    expect((await browser.call(OWN_DATA)).code).toBe('STEP_UP_REQUIRED');
    expect((await browser.call(WAYS)).data.stepUpWays).toEqual({ proof: 'password', hasPasskey: false });
    expect((await browser.call(VERIFY, { password: 'not my password' })).code).toBe('WRONG_CREDENTIALS');
    expect((await browser.call(VERIFY, {})).code).toBe('WRONG_CREDENTIALS');
    expect((await browser.call(OWN_DATA)).code).toBe('STEP_UP_REQUIRED');
    expect((await browser.call(VERIFY, { password: PASSWORD })).errors).toBeUndefined();
    expect((await browser.call(OWN_DATA)).errors).toBeUndefined();
  });

  it('needs a code where two-step verification is on, each once', async () => {
    const { browser } = await student();
    const { secret } = await turnOnFactor(browser, PASSWORD);
    await allowCodesAgain(database.pool);
    await passTime();
    expect((await browser.call(WAYS)).data.stepUpWays.proof).toBe('code');
    expect((await browser.call(VERIFY, { password: PASSWORD })).code).toBe('WRONG_CODE');
    expect((await browser.call(VERIFY, { code: wrongAppCode(secret) })).code).toBe('WRONG_CODE');
    expect((await browser.call(VERIFY, { code: appCode(secret) })).errors).toBeUndefined();
    expect((await browser.call(OWN_DATA)).errors).toBeUndefined();
    expect((await browser.call(VERIFY, { code: appCode(secret) })).code).toBe('WRONG_CODE');
  });

  it('can have a passkey as proof: its user’s own, requested by this session, once', async () => {
    const [ada, eve] = [await student(), await student()];
    const passkey = await newPasskey(ada.browser, PASSWORD);
    const foreign = await newPasskey(eve.browser, PASSWORD);
    await passTime();
    expect((await ada.browser.call(WAYS)).data.stepUpWays).toEqual({ proof: 'password', hasPasskey: true });
    const start = async () => (await ada.browser.call(START)).data.startPasskeyVerification;
    const send = (browser: TestBrowser, answer: object) => browser.call(BY_PASSKEY, { answer });
    expect((await send(ada.browser, answerWith(foreign, await start()))).code).toBe('PASSKEY_REFUSED');
    expect((await send(eve.browser, answerWith(passkey, await start()))).code).toBe('PASSKEY_ENDED');
    const answer = answerWith(passkey, await start());
    expect((await send(ada.browser, answer)).errors).toBeUndefined();
    expect((await ada.browser.call(OWN_DATA)).errors).toBeUndefined();
    expect((await send(ada.browser, answer)).code).toBe('PASSKEY_ENDED');
    // A response for a session opens no other.
    const challenge = await start();
    expect((await signInWithPasskey(new TestBrowser(app), passkey, { as: challenge })).code).toBe('PASSKEY_ENDED');
    expect((await eve.browser.call(OWN_DATA)).code).toBe('STEP_UP_REQUIRED');
  });

  it('shares its proof with no other session of the user', async () => {
    const { email, browser } = await student();
    const other = new TestBrowser(app);
    await other.signIn(email, PASSWORD);
    await passTime();
    await browser.call(VERIFY, { password: PASSWORD });
    expect((await other.call(OWN_DATA)).code).toBe('STEP_UP_REQUIRED');
  });

  it('has a limit of wrong proofs, which delays no sign-in', async () => {
    const { email, browser } = await student();
    for (let n = 0; n < FACTOR_PROOF_FAILURES_PER_SESSION; n += 1)
      await browser.call(VERIFY, { password: 'not my password' });
    expect((await browser.call(VERIFY, { password: PASSWORD })).code).toBe('TOO_MANY_TRIES');
    expect((await new TestBrowser(app).signIn(email, PASSWORD)).errors).toBeUndefined();
  });

  it('of an admin is asked after the permission, so that others learn nothing', async () => {
    const admin = await signedInAs(app, database.pool, 'admin');
    const { browser } = await student();
    await passTime();
    const reset = 'mutation ($id: ID!) { resetSecondFactor(id: $id) }';
    expect((await browser.call(reset, { id: randomUUID() })).code).toBe('FORBIDDEN');
    expect((await admin.call(reset, { id: randomUUID() })).code).toBe('STEP_UP_REQUIRED');
    expect((await admin.call('{ session { id } }')).errors).toBeUndefined();
  });

  it('without a password and a passkey can prove nothing here', async () => {
    const { email, browser } = await student();
    await database.pool.query('update users set password_digest = null where email = $1', [email]);
    await passTime();
    expect((await browser.call(WAYS)).data.stepUpWays).toEqual({ proof: 'none', hasPasskey: false });
    expect((await browser.call(VERIFY, { password: PASSWORD })).code).toBe('WRONG_CREDENTIALS');
    expect((await browser.call(START)).code).toBe('PASSKEY_REFUSED');
  });
});
