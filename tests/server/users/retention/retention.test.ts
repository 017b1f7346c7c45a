import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { PaymentGateway } from '#server/billing/gateways/payment-gateway.ts';
import type { Mail } from '#server/platform/mail/mail.ts';
import { applyRetention } from '#server/users/retention/retention.job.ts';
import type { TestBrowser } from '../../../support/servers/test-api.ts';
import { testServer } from '../../../support/servers/test-server.ts';
import { signedInStaff, testSchool } from '../../../support/users/test-staff.ts';

const READ = 'query ($school: ID!) { retention(school: $school) { kind months appliedAt } }';
const PREVIEW = `query ($school: ID!, $kind: RetentionKind!, $months: Int!) {
  retentionPreview(school: $school, kind: $kind, months: $months) { count studentCount bytes names } }`;
const SET = `mutation ($school: ID!, $kind: RetentionKind!, $months: Int!, $previewed: Int!) {
  setRetention(school: $school, kind: $kind, months: $months, previewed: $previewed) }`;
const END = 'mutation ($school: ID!, $kind: RetentionKind!) { endRetention(school: $school, kind: $kind) }';

let school: string;
let admin: TestBrowser;
let classroom: string;
const mails: Mail[] = [];
const failures: unknown[] = [];

const { database, app } = await testServer();
beforeEach(async () => {
  await database.pool.query('delete from attempt_counts');
  await database.pool.query('delete from retention_rules');
  school = await testSchool(database.pool, `School ${randomUUID()}`);
  admin = await signedInStaff(app, database.pool, 'schoolAdmin', school);
  classroom = randomUUID();
  await database.pool.query('insert into classrooms (id, school_id, name) values ($1, $2, $3)', [
    classroom,
    school,
    '10A',
  ]);
  mails.length = 0;
  failures.length = 0;
});

/** A student of the school; `left`: months since they left their class, `disabled`: months since deactivation. */
async function student(
  name: string,
  {
    left = null,
    disabled = null,
    visited = 40,
    inClass = true,
    at = school,
  }: {
    readonly left?: number | null;
    readonly disabled?: number | null;
    readonly visited?: number;
    readonly inClass?: boolean;
    readonly at?: string;
  } = {},
): Promise<string> {
  const id = randomUUID();
  await database.pool.query(
    `insert into users (id, email, name, role, school_id, password_digest, disabled_at)
     values ($1, $2, $3, 'student', $4, '', now() - make_interval(months => $5))`,
    [id, `${id}@example.org`, name, at, disabled],
  );
  await database.pool.query(
    `insert into sessions (id, user_id, binding_digest, user_agent, last_used_at)
     values ($1, $2, $3, '', now() - make_interval(months => $4))`,
    [randomUUID(), id, Buffer.from(id), visited],
  );
  if (inClass)
    await database.pool.query(
      `insert into classroom_members (classroom_id, user_id, left_at) values ($1, $2, now() - make_interval(months => $3))`,
      [classroom, id, left],
    );
  return id;
}

const file = (user: string, months: number) =>
  database.pool.query(
    `insert into answer_files (id, user_id, name, mime, bytes, created_at)
     values ($1, $2, 'x.png', 'image/png', 100, now() - make_interval(months => $3))`,
    [randomUUID(), user, months],
  );
const preview = async (kind: string, months: number, who = admin) =>
  (await who.call(PREVIEW, { school, kind, months })).data.retentionPreview;
const apply = (gateway = { name: 'test', cancelRenewal: async () => undefined } as unknown as PaymentGateway) =>
  applyRetention(database.pool, {
    ...{ gateway, mailer: { send: async (mail) => void mails.push(mail) } },
    failed: (cause) => failures.push(cause),
  });
const scheduled = async () =>
  (
    await database.pool.query(
      `select u.name, d.asked_by as by from account_deletions d join users u on u.id = d.user_id where u.school_id = $1 order by 1`,
      [school],
    )
  ).rows;

describe('a rule about students who have left', () => {
  it('finds those who left long enough ago, and nobody else', async () => {
    await student('Left');
    await database.pool.query('update classroom_members set left_at = null');
    const elsewhere = await testSchool(database.pool, `Elsewhere ${randomUUID()}`);
    await Promise.all([
      student('Anna', { left: 13 }),
      student('Ben deactivated', { disabled: 14 }),
      student('Recently left', { left: 11 }),
      student('Recently visited', { left: 20, visited: 2 }),
      student('Never in a class', { inClass: false }),
      student('Other school', { left: 20, at: elsewhere }),
      student('Still here'),
    ]);
    expect(await preview('leavers', 12)).toEqual({
      ...{ count: 2, studentCount: 2, bytes: 0, names: ['Anna', 'Ben deactivated'] },
    });
    expect((await preview('leavers', 1)).names).toEqual([
      'Anna',
      'Ben deactivated',
      'Recently left',
      'Recently visited',
    ]);
    // A class that was archived has been left.
    await database.pool.query(`update classrooms set archived_at = now() - interval '13 months' where id = $1`, [
      classroom,
    ]);
    expect((await preview('leavers', 12)).names).toContain('Still here');
  });

  it('is off until it is switched on as previewed, and then schedules deletions once a day', async () => {
    await student('Anna', { left: 13 });
    await student('Ben', { left: 15 });
    expect((await admin.call(READ, { school })).data.retention).toEqual([
      { kind: 'leavers', months: null, appliedAt: null },
      { kind: 'answerFiles', months: null, appliedAt: null },
    ]);
    expect(await apply()).toBe(0);
    const rule = { school, kind: 'leavers', months: 12 };
    // Somebody has left since the preview.
    expect((await admin.call(SET, { ...rule, previewed: 1 })).code).toBe('CHANGED_MEANWHILE');
    expect((await admin.call(SET, { ...rule, previewed: 2 })).errors).toBeUndefined();
    expect((await Promise.all([apply(), apply()])).reduce((sum, count) => sum + count)).toBe(2);
    expect(await scheduled()).toEqual([
      { name: 'Anna', by: 'school' },
      { name: 'Ben', by: 'school' },
    ]);
    expect(mails.map(({ subject }) => subject)).toEqual(Array(2).fill('Your Lectern account will be deleted'));
    expect(mails[0]?.text).toContain('You’ve left School');
    expect((await preview('leavers', 12)).count).toBe(0);
    await student('Cem', { left: 13 });
    expect(await apply()).toBe(0);
    await database.pool.query(`update retention_rules set applied_at = now() - interval '25 hours'`);
    expect(await apply()).toBe(1);
    const { rows } = await database.pool.query(
      `select action, after from audit_log where school_id = $1 and resource = 'school' order by id`,
      [school],
    );
    expect(rows).toEqual([
      { action: 'changed', after: { leavers: 12 } },
      { action: 'retentionApplied', after: { leavers: 12, count: 2 } },
      { action: 'retentionApplied', after: { leavers: 12, count: 1 } },
    ]);
    expect((await admin.call(END, { school, kind: 'leavers' })).errors).toBeUndefined();
    expect((await admin.call(READ, { school })).data.retention[0].months).toBeNull();
    expect(failures).toEqual([]);
  });

  it('leaves accounts that somebody pays for, and continues after a failure', async () => {
    const paying = await student('Paying', { left: 13 });
    const order = randomUUID();
    await database.pool.query(`insert into plans (id, permission) values ('standard', '{}') on conflict do nothing`);
    await database.pool.query(
      `insert into orders (id, user_id, buyer_name, buyer_email, operation_id, status, plan_id, period, country, quote, gateway, renewal, subscription_ref)
       values ($1, $2, 'B', 'b@example.org', $3, 'paid', 'standard', 'month', 'DE', '{}', 'test', 'active', 'sub')`,
      [order, paying, randomUUID()],
    );
    await student('Ben', { left: 15 });
    await admin.call(SET, { school, kind: 'leavers', months: 12, previewed: 2 });
    const broken = {
      name: 'test',
      cancelRenewal: () => Promise.reject(new Error('down')),
    } as unknown as PaymentGateway;
    expect(await apply(broken)).toBe(1);
    expect(failures).toHaveLength(1);
    expect((await scheduled()).map(({ name }) => name)).toEqual(['Ben']);
  });
});

describe('a rule about files', () => {
  it('deletes old files, and none of an attempt that is open', async () => {
    const anna = await student('Anna');
    const ben = await student('Ben');
    await Promise.all([file(anna, 13), file(anna, 14), file(anna, 2), file(ben, 13)]);
    expect(await preview('answerFiles', 12)).toEqual({
      ...{ count: 3, studentCount: 2, bytes: 300, names: ['Anna', 'Ben'] },
    });
    await admin.call(SET, { school, kind: 'answerFiles', months: 12, previewed: 3 });
    expect(await apply()).toBe(3);
    const { rows } = await database.pool.query('select user_id from answer_files where user_id = any($1)', [
      [anna, ben],
    ]);
    expect(rows).toEqual([{ user_id: anna }]);
  });
});

describe('rules of retention', () => {
  it('are for admins of the school only, with months in their range', async () => {
    const rule = { school, kind: 'leavers', months: 12 };
    const elsewhere = await testSchool(database.pool, `Elsewhere ${randomUUID()}`);
    const other = await signedInStaff(app, database.pool, 'schoolAdmin', elsewhere);
    const teacher = await signedInStaff(app, database.pool, 'teacher', school);
    for (const [who, code] of [
      [other, 'NOT_FOUND'],
      [teacher, 'FORBIDDEN'],
    ] as const) {
      expect((await who.call(READ, { school })).code).toBe(code);
      expect((await who.call(PREVIEW, rule)).code).toBe(code);
      expect((await who.call(SET, { ...rule, previewed: 9 })).code).toBe(code);
      expect((await who.call(END, { school, kind: 'leavers' })).code).toBe(code);
    }
    for (const months of [0, 121, -1])
      expect((await admin.call(SET, { ...rule, months, previewed: 9 })).code).toBe('INVALID_INPUT');
    const root = await signedInStaff(app, database.pool, 'admin');
    expect((await root.call(SET, { ...rule, previewed: 0 })).errors).toBeUndefined();
  });
});
