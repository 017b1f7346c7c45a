import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { GUARDIAN_MAILS_PER_ACCOUNT, GUARDIAN_MAILS_PER_RECIPIENT } from '#domain/users/user.limits.ts';
import { newToken } from '#server/access/tokens.ts';
import type { Mail } from '#server/platform/mail/mail.ts';
import { folderImageStore } from '#server/platform/media/image-store.ts';
import { eraseDue } from '#server/users/privacy/erase.ts';
import { forgetUnanswered } from '#server/users/privacy/guardian.commands.ts';
import { PASSWORD, signedInNewcomer, TestBrowser, testApp } from '../../../support/servers/test-api.ts';
import { openTestDatabase, type TestDatabase } from '../../../support/servers/test-database.ts';
import { signedInAs } from '../../../support/users/test-users.ts';

let database: TestDatabase;
let pool: pg.Pool;
let app: FastifyInstance;
let subject: string;
const mails: Mail[] = [];

beforeAll(async () => {
  database = await openTestDatabase();
  pool = database.pool;
  app = await testApp(pool, { mailer: { send: async (mail) => void mails.push(mail) } });
  const { rows } = await pool.query<{ id: string }>(
    `insert into subjects (id, slug, title, position) values (gen_random_uuid(), 'physics', 'Physics', 1) returning id`,
  );
  subject = rows[0]?.id ?? '';
});
afterAll(async () => {
  await app.close();
  await database.close();
});
beforeEach(async () => {
  await setAge(16);
  await pool.query('delete from attempt_counts');
});

const OWN_CONSENT = '{ ownConsent { status age born guardian deletionAt } }';
const BIRTH = 'mutation ($born: String!) { saveBirthDate(born: $born) { status } }';
const ASK = 'mutation ($email: String!) { askGuardian(email: $email) { status guardian } }';
const REQUEST = 'query ($token: String!) { guardianRequest(token: $token) { name email born age answer } }';
const ANSWER =
  'mutation ($token: String!, $allows: Boolean!) { answerGuardianRequest(token: $token, allows: $allows) { answer deletionAt } }';
const COMPLETE = 'mutation ($input: ProfileInput!) { completeProfile(input: $input) { is_complete_profile } }';
const SAVE = 'mutation ($name: String) { saveProfile(name: $name) }';

const YEAR = new Date().getUTCFullYear();
const CHILD = `${YEAR - 12}-01`;
const ADULT_BIRTH_MONTH = `${YEAR - 30}-01`;

const setAge = (age: number) =>
  pool.query(
    `insert into app_settings (name, value) values ('consentAge', to_jsonb($1::int))
     on conflict (name) do update set value = excluded.value`,
    [age],
  );
const statusOf = async (browser: TestBrowser) => (await browser.call(OWN_CONSENT)).data.ownConsent;
const complete = (browser: TestBrowser) =>
  browser.call(COMPLETE, { input: { name: 'Ada', level: 'university', subjects: [subject] } });
const answersOf = async (email: string) =>
  (
    await pool.query(
      `select a.answer, a.version, a.language from guardian_answers a join users u on u.id = a.user_id
       where u.email = $1 order by a.id`,
      [email],
    )
  ).rows;
const idOf = async (email: string) =>
  (await pool.query<{ id: string }>('select id from users where email = $1', [email])).rows[0]?.id ?? '';

/** Emails are sent after the response. */
async function mailTo(address: string, from = 0): Promise<Mail> {
  for (let round = 0; round < 100; round += 1) {
    const found = mails.slice(from).findLast(({ to }) => to === address);
    if (found !== undefined) return found;
    await new Promise((done) => setTimeout(done, 10));
  }
  throw new Error(`No mail to ${address}`);
}
const tokenIn = ({ text }: Mail): string => /^[\w-]{43}$/m.exec(text)?.[0] ?? '';

let count = 0;
/** A child who has named a guardian, and the token in the mail. */
async function childWithGuardianRequest() {
  count += 1;
  const email = `child-${count}@example.org`;
  const guardian = `guardian-${count}@example.org`;
  const browser = await signedInNewcomer(app, email);
  await browser.call(BIRTH, { born: CHILD });
  await browser.call(ASK, { email: guardian });
  return { email, guardian, browser, token: tokenIn(await mailTo(guardian)) };
}
const answer = (token: string, allows: boolean) => new TestBrowser(app).call(ANSWER, { token, allows });

describe('the age', () => {
  test('is not requested unless an age is set', async () => {
    await setAge(0);
    const browser = await signedInNewcomer(app, 'unasked@example.org');
    expect(await statusOf(browser)).toMatchObject({ status: 'none', age: 0 });
    expect((await complete(browser)).data.completeProfile.is_complete_profile).toBe(1);
  });

  test('is required before anything is saved or completed, and deleted once it is high enough', async () => {
    const browser = await signedInNewcomer(app, 'grown@example.org');
    expect((await statusOf(browser)).status).toBe('ageOwed');
    expect((await complete(browser)).errors?.[0]?.message).toBe('accountNeedsAttention');
    expect((await browser.call(SAVE, { name: 'New' })).errors?.[0]?.message).toBe('accountNeedsAttention');
    const wrong = await browser.call(BIRTH, { born: `${YEAR + 1}-01` });
    expect(wrong.errors?.[0]?.extensions?.fields).toEqual({ born: 'birthInFuture' });
    expect((await browser.call(BIRTH, { born: ADULT_BIRTH_MONTH })).data.saveBirthDate.status).toBe('alone');
    expect((await browser.call(ASK, { email: 'mum@example.org' })).code).toBe('FORBIDDEN');
    expect((await complete(browser)).data.completeProfile.is_complete_profile).toBe(1);
    expect(await statusOf(browser)).toMatchObject({ status: 'none', born: null });
    expect((await browser.call(BIRTH, { born: CHILD })).code).toBe('FORBIDDEN');
  });

  test('is answered once: neither before a guardian was named, nor in parallel, does another answer count', async () => {
    const child = await signedInNewcomer(app, 'retries@example.org');
    expect((await child.call(BIRTH, { born: CHILD })).data.saveBirthDate.status).toBe('guardianOwed');
    const retries = await Promise.all(
      [ADULT_BIRTH_MONTH, `${YEAR - 29}-02`, ADULT_BIRTH_MONTH].map((born) => child.call(BIRTH, { born })),
    );
    expect(retries.map(({ code }) => code)).toEqual(['FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN']);
    for (const { errors } of retries) expect(errors?.[0]?.message).toBe('birthFinal');
    // A form that is sent twice gets the same response.
    expect((await child.call(BIRTH, { born: CHILD })).data.saveBirthDate.status).toBe('guardianOwed');
    expect((await complete(child)).code).toBe('FORBIDDEN');

    const racing = await signedInNewcomer(app, 'races@example.org');
    const raced = await Promise.all(
      [CHILD, ADULT_BIRTH_MONTH, CHILD, ADULT_BIRTH_MONTH].map((born) => racing.call(BIRTH, { born })),
    );
    const saved = (await statusOf(racing)).born;
    expect(
      raced.flatMap(({ data }, at) => (data ? [CHILD, ADULT_BIRTH_MONTH, CHILD, ADULT_BIRTH_MONTH][at] : [])),
    ).toEqual([saved, saved]);
  });

  test('is corrected by support only, and logged without the months', async () => {
    const child = await signedInNewcomer(app, 'mistaken@example.org');
    await child.call(BIRTH, { born: CHILD });
    const id = await idOf('mistaken@example.org');
    const correct = 'mutation ($id: ID!, $born: String!) { correctBirth(id: $id, born: $born) }';
    const admin = await signedInAs(app, pool, 'admin', 'support@example.org');
    const schoolAdmin = await signedInAs(app, pool, 'schoolAdmin', 'school-admin@example.org');
    const support = 'query ($id: ID!) { user(id: $id) { canCorrectBirth } }';
    expect((await child.call(correct, { id, born: ADULT_BIRTH_MONTH })).code).toBe('PROFILE_REQUIRED');
    // A user without a school can be corrected by no school.
    expect((await schoolAdmin.call(correct, { id, born: ADULT_BIRTH_MONTH })).errors).toBeDefined();
    await pool.query(
      `insert into roles (id, name, permissions) values ('00000000-0000-4000-8000-0000000000aa', 'Support', '{users.read,users.write}')`,
    );
    await pool.query(`insert into user_roles (user_id, role_id) values ($1, '00000000-0000-4000-8000-0000000000aa')`, [
      await idOf('support@example.org'),
    ]);
    expect((await admin.call(support, { id })).data.user.canCorrectBirth).toBe(true);
    expect((await admin.call(correct, { id, born: `${YEAR + 1}-01` })).code).toBe('INVALID_INPUT');
    expect((await admin.call(correct, { id, born: ADULT_BIRTH_MONTH })).data).toEqual({ correctBirth: true });
    expect(await statusOf(child)).toMatchObject({ status: 'alone', born: ADULT_BIRTH_MONTH });
    const { rows } = await pool.query(
      `select action, before, after from audit_log where resource = 'users' and record_id = $1`,
      [id],
    );
    expect(rows).toEqual([{ action: 'birthCorrected', before: null, after: null }]);
    expect((await complete(child)).data.completeProfile.is_complete_profile).toBe(1);
    expect((await admin.call(support, { id })).data.user.canCorrectBirth).toBe(false);
    expect((await admin.call(correct, { id, born: CHILD })).code).toBe('NOT_FOUND');
  });

  test('is not requested from users of a school or of existing accounts', async () => {
    await setAge(0);
    const before = await signedInNewcomer(app, 'before@example.org');
    await complete(before);
    const pupil = await signedInNewcomer(app, 'pupil@example.org');
    await pool.query(`insert into schools (id, name) values ('00000000-0000-4000-8000-000000000001', 'School')`);
    await pool.query(
      `update users set school_id = '00000000-0000-4000-8000-000000000001' where email = 'pupil@example.org'`,
    );
    await setAge(18);
    expect((await statusOf(before)).status).toBe('none');
    expect((await statusOf(pupil)).status).toBe('none');
    expect((await complete(pupil)).data.completeProfile.is_complete_profile).toBe(1);
  });
});

describe('a guardian', () => {
  test('is not the child with another spelling of the address', async () => {
    const browser = await signedInNewcomer(app, 'first.last@gmail.com');
    await browser.call(BIRTH, { born: CHILD });
    for (const own of ['firstlast@gmail.com', 'f.irstlast+x@googlemail.com', 'First.Last@GMAIL.com'])
      expect((await browser.call(ASK, { email: own })).code, own).toBe('INVALID_INPUT');
  });

  test('sees whose account it is, allows it, and the child continues', async () => {
    const { email, guardian, browser, token } = await childWithGuardianRequest();
    const mail = await mailTo(guardian);
    expect(mail.text).toContain(email);
    expect(mail.text).not.toContain('Test Person');
    expect(
      (await pool.query('select from guardian_requests where token_digest::text like $1', [`%${token}%`])).rowCount,
    ).toBe(0);
    expect(await statusOf(browser)).toMatchObject({ status: 'waiting', guardian });
    expect((await complete(browser)).errors?.[0]?.message).toBe('accountNeedsAttention');
    expect((await browser.call(SAVE, { name: 'New' })).errors?.[0]?.message).toBe('accountNeedsAttention');
    expect((await browser.call(BIRTH, { born: ADULT_BIRTH_MONTH })).code).toBe('FORBIDDEN');

    const { data } = await new TestBrowser(app).call(REQUEST, { token });
    expect(data.guardianRequest).toEqual({ name: 'Test Person', email, born: CHILD, age: 16, answer: null });
    expect((await answer(token, true)).data.answerGuardianRequest).toEqual({ answer: 'allowed', deletionAt: null });
    expect((await mailTo(email)).text).toContain('has approved your account');
    expect((await statusOf(browser)).status).toBe('allowed');
    expect((await complete(browser)).data.completeProfile.is_complete_profile).toBe(1);
    expect(await answersOf(email)).toEqual([{ answer: 'allowed', version: 1, language: 'en' }]);
  });

  test('answers once, however often and from however many devices the button is pressed', async () => {
    const { email, token, browser } = await childWithGuardianRequest();
    const answers = await Promise.all([1, 2, 3, 4].map(() => answer(token, true)));
    expect(answers.map(({ data }) => data.answerGuardianRequest.answer)).toEqual(Array(4).fill('allowed'));
    expect(await answersOf(email)).toHaveLength(1);
    expect((await browser.call(ASK, { email: 'other@example.org' })).code).toBe('FORBIDDEN');
  });

  test('needs the newest link, complete, and in time', async () => {
    const { guardian, browser, token } = await childWithGuardianRequest();
    const from = mails.length;
    await browser.call(ASK, { email: guardian });
    const newest = tokenIn(await mailTo(guardian, from));
    for (const bad of [token, newToken(), newest.slice(1), '']) {
      expect((await new TestBrowser(app).call(REQUEST, { token: bad })).code).toBe('INVITATION_ENDED');
      expect((await answer(bad, true)).code).toBe('INVITATION_ENDED');
    }
    await pool.query(`update guardian_requests set ends_at = now() where email = $1`, [guardian]);
    expect((await answer(newest, true)).code).toBe('INVITATION_ENDED');
    expect(await statusOf(browser)).toMatchObject({ status: 'guardianOwed', guardian });
    await forgetUnanswered(pool);
    expect(await statusOf(browser)).toMatchObject({ status: 'guardianOwed', guardian: null });
  });

  test('is not the child, and is not flooded with email', async () => {
    const { email, guardian, browser } = await childWithGuardianRequest();
    const own = await browser.call(ASK, { email: email.replace('@', '+mum@') });
    expect(own.errors?.[0]?.extensions?.fields).toEqual({
      email: 'guardianEmailIsOwn',
    });
    const codes: (string | undefined)[] = [];
    for (let n = 2; n <= GUARDIAN_MAILS_PER_ACCOUNT; n += 1)
      codes.push((await browser.call(ASK, { email: guardian })).code);
    expect(codes.at(-1)).toBe('TOO_MANY_TRIES');
    expect(codes.slice(0, -1).every((code) => code === undefined)).toBe(true);
    const others = Array.from({ length: GUARDIAN_MAILS_PER_RECIPIENT + 1 }, async (_, n) => {
      const other = await signedInNewcomer(app, `other-${n}@example.org`);
      await other.call(BIRTH, { born: CHILD });
      // Spellings of one address are one mailbox.
      return (await other.call(ASK, { email: `flooded+${n}@example.org` })).code;
    });
    expect((await Promise.all(others)).filter((code) => code === 'TOO_MANY_TRIES')).toHaveLength(1);
  });

  test('refuses: the child sees it, cannot undo it, and the account is deleted on its day', async () => {
    const { email, browser, token } = await childWithGuardianRequest();
    const { deletionAt } = (await answer(token, false)).data.answerGuardianRequest;
    expect(Date.parse(deletionAt)).toBeGreaterThan(Date.now() + 13 * 86_400_000);
    expect((await mailTo(email)).text).toContain('didn’t approve your account');
    expect(await statusOf(browser)).toMatchObject({ status: 'refused', deletionAt });
    await setAge(0);
    expect((await complete(browser)).errors?.[0]?.message).toBe('accountNeedsAttention');
    expect((await browser.call('mutation { cancelAccountDeletion }')).data.cancelAccountDeletion).toBe(false);
    expect((await browser.call('{ accountDeletion }')).data.accountDeletion).toBeNull();
    expect((await browser.call(ASK, { email: 'friend@example.org' })).code).toBe('FORBIDDEN');
    await pool.query(
      `update account_deletions set due_at = now() where user_id = (select id from users where email = $1)`,
      [email],
    );
    await eraseDue(pool, folderImageStore('/nonexistent'), (_, cause) => {
      throw cause;
    });
    expect(await idOf(email)).toBe('');
    expect((await answer(token, true)).code).toBe('INVITATION_ENDED');
    const stored = await pool.query(`select user_id from guardian_answers where answer = 'refused'`);
    expect(stored.rows).toEqual([{ user_id: null }]);
  });

  test('changes a no to a yes while the account exists', async () => {
    const { email, browser, token } = await childWithGuardianRequest();
    await answer(token, false);
    expect((await answer(token, true)).data.answerGuardianRequest).toEqual({ answer: 'allowed', deletionAt: null });
    expect((await statusOf(browser)).status).toBe('allowed');
    expect((await answersOf(email)).map(({ answer: one }) => one)).toEqual(['refused', 'allowed']);
    expect((await pool.query('select from account_deletions where user_id = $1', [await idOf(email)])).rowCount).toBe(
      0,
    );
  });

  test('withdraws a yes: every session ends, and the profile is closed', async () => {
    const { email, browser, token } = await childWithGuardianRequest();
    await answer(token, true);
    await complete(browser);
    expect((await answer(token, false)).data.answerGuardianRequest.answer).toBe('withdrawn');
    expect((await browser.call(OWN_CONSENT)).status).toBe(401);
    const again = new TestBrowser(app);
    await again.signIn(email, PASSWORD);
    expect((await again.call('{ session { is_complete_profile } }')).data.session.is_complete_profile).toBe(0);
    expect((await statusOf(again)).status).toBe('refused');
    expect((await complete(again)).errors?.[0]?.message).toBe('accountNeedsAttention');
  });

  test('no longer decides for a user who is old enough, or at a school', async () => {
    const adult = await childWithGuardianRequest();
    await answer(adult.token, true);
    await complete(adult.browser);
    await pool.query('update users set born = $2 where email = $1', [adult.email, ADULT_BIRTH_MONTH]);
    expect((await answer(adult.token, false)).code).toBe('INVITATION_ENDED');
    const pupil = await childWithGuardianRequest();
    await pool.query(`update users set school_id = (select id from schools limit 1) where email = $1`, [pupil.email]);
    expect((await answer(pupil.token, false)).code).toBe('INVITATION_ENDED');
    expect((await complete(pupil.browser)).data.completeProfile.is_complete_profile).toBe(1);
    expect((await pool.query('select from guardian_requests where email = $1', [pupil.guardian])).rowCount).toBe(0);
  });
});

test('only adds answers to the record', async () => {
  const { token } = await childWithGuardianRequest();
  await answer(token, true);
  await expect(pool.query(`update guardian_answers set answer = 'refused'`)).rejects.toThrow('never changed');
  await expect(pool.query('delete from guardian_answers')).rejects.toThrow();
});
