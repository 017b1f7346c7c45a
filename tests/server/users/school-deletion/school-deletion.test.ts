import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { STEP_UP_LIFE_S } from '#domain/access/step-up/step-up.limits.ts';
import type { PaymentGateway } from '#server/billing/gateways/payment-gateway.ts';
import type { Mail } from '#server/platform/mail/mail.ts';
import { folderImageStore } from '#server/platform/media/image-store.ts';
import { deleteDueSchools } from '#server/users/school-deletion/delete-school.ts';
import { type TestBank, testBank } from '../../../support/questions/test-bank.ts';
import { PASSWORD, TestBrowser, testApp } from '../../../support/servers/test-api.ts';
import { openTestDatabase, type TestDatabase } from '../../../support/servers/test-database.ts';
import { signedInStaff } from '../../../support/users/test-staff.ts';
import { testTrust } from '../../../support/users/test-trust.ts';
import { type WholeSchool, wholeSchool } from '../../../support/users/whole-school.ts';

const DELETE = 'mutation ($school: ID!, $name: String!) { deleteSchool(school: $school, name: $name) }';
const CANCEL = 'mutation ($school: ID!) { cancelSchoolDeletion(school: $school) }';
const READ = 'query ($school: ID!) { schoolDeletion(school: $school) { dueAt requestedBy } }';
const CONTENT = `query ($school: ID!) { schoolContent(school: $school) { studentCount teacherCount adminCount classCount
  assignmentCount attemptCount fileCount questionCount quizCount orderCount } }`;

let database: TestDatabase;
let app: FastifyInstance;
let folder: string;
let bank: TestBank;
let root: TestBrowser;
const mails: Mail[] = [];
const canceled: string[] = [];

beforeAll(async () => {
  database = await openTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'lectern-school-deletion-'));
  app = await testApp(database.pool, {
    mailer: { send: async (mail) => void (mail.subject.startsWith('School') && mails.push(mail)) },
  });
  bank = await testBank(database.pool, { free: true });
  root = await signedInStaff(app, database.pool, 'admin');
}, 60_000);
afterAll(async () => {
  await app.close();
  await database.close();
  await rm(folder, { recursive: true });
});
beforeEach(async () => {
  await database.pool.query('delete from attempt_counts');
  mails.length = 0;
  canceled.length = 0;
});

const gateway = {
  name: 'test',
  cancelRenewal: async (ref: string) => void canceled.push(ref),
} as unknown as PaymentGateway;

const failures: unknown[] = [];
const work = (roundMs = 60_000, through: PaymentGateway = gateway) =>
  deleteDueSchools(database.pool, {
    ...{ gateway: through, answerFiles: folderImageStore(folder), roundMs },
    failed: (_school, cause) => failures.push(cause),
  });
const makeDue = (school: string | undefined) =>
  database.pool.query(`update school_deletions set due_at = now() - interval '1 second' where school_id = $1`, [
    school,
  ]);

async function newSchool(): Promise<WholeSchool & { readonly marker: string; readonly school: string }> {
  const marker = `m${randomUUID().slice(0, 8)}`;
  const whole = await wholeSchool({ app, pool: database.pool }, { bank, marker });
  return { ...whole, marker, school: whole.ids.school ?? '' };
}

const schedule = (who: TestBrowser, school: string, name: string) => who.call(DELETE, { school, name });

/** The number of rows of each table that contain one of the words. */
async function rowsWith(words: readonly string[]): Promise<Record<string, number>> {
  const { rows: tables } = await database.pool.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public'`,
  );
  const { rows } = await database.pool.query<{ name: string; count: number }>(
    tables
      .map(({ name }) => `select '${name}' as name, count(*)::int from "${name}" t where t::text ~* $1`)
      .join(' union all '),
    [words.join('|')],
  );
  return Object.fromEntries(rows.filter(({ count }) => count > 0).map(({ name, count }) => [name, count]));
}

describe('the request to delete a school', () => {
  it('needs its name and a recent proof, counts what belongs to it, and is reported to its admins', async () => {
    const { school, marker, users } = await newSchool();
    const { data } = await root.call(CONTENT, { school });
    expect(data.schoolContent).toEqual({
      ...{ studentCount: 1, teacherCount: 1, adminCount: 1, classCount: 1, assignmentCount: 1, attemptCount: 1 },
      ...{ fileCount: 1, questionCount: 1, quizCount: 1, orderCount: 1 },
    });
    expect((await schedule(root, school, 'School')).text).toContain('schoolNameDiffers');
    await database.pool.query('update sessions set verified_at = now() - make_interval(secs => $1)', [STEP_UP_LIFE_S]);
    expect((await schedule(root, school, `School ${marker}`)).code).toBe('STEP_UP_REQUIRED');
    await database.pool.query('update sessions set verified_at = now()');
    const first = await schedule(root, school, ` School ${marker} `);
    expect(first.errors).toBeUndefined();
    expect(new Date(first.data.deleteSchool).getTime()).toBeGreaterThan(Date.now() + 6.9 * 24 * 3_600_000);
    expect(mails.map(({ subject }) => subject)).toEqual([`School ${marker} will be deleted from Lectern`]);
    // A second request changes and reports nothing.
    expect((await schedule(root, school, `School ${marker}`)).data).toEqual(first.data);
    expect(mails).toHaveLength(1);
    const own = await users.schoolAdmin.call(READ, { school });
    expect(own.data.schoolDeletion.dueAt).toBe(first.data.deleteSchool);
    const notice = await users.schoolAdmin.call('{ workingSchools { deletionAt } }');
    expect(notice.data.workingSchools.deletionAt).toBe(first.data.deleteSchool);
    // Nothing happens before it is due, and it can be cancelled.
    expect(await work()).toBe(0);
    expect((await root.call(CANCEL, { school })).errors).toBeUndefined();
    expect(mails.at(-1)?.subject).toBe(`School ${marker} won’t be deleted from Lectern`);
    expect((await users.schoolAdmin.call(READ, { school })).data.schoolDeletion).toBeNull();
    expect((await root.call(CANCEL, { school })).code).toBe('NOT_FOUND');
  });

  it('is refused to school admins, also of its organisation, and says nothing about other schools', async () => {
    const [mine, other] = [await newSchool(), await newSchool()];
    const name = `School ${mine.marker}`;
    for (const who of [mine.users.schoolAdmin, mine.users.teacher, mine.users.student, other.users.schoolAdmin]) {
      expect((await schedule(who, mine.school, name)).code).toBe('FORBIDDEN');
      expect((await who.call(CANCEL, { school: mine.school })).code).toBe('FORBIDDEN');
    }
    for (const query of [READ, CONTENT]) {
      expect((await other.users.schoolAdmin.call(query, { school: mine.school })).code).toBe('NOT_FOUND');
      expect((await mine.users.teacher.call(query, { school: mine.school })).code).toBe('FORBIDDEN');
    }
    // Even with the permission to change schools, a school admin deletes none.
    const trust = await testTrust(app, database.pool);
    await database.pool.query(`update users set role = 'schoolAdmin' where id = $1`, [trust.adminId]);
    const role = randomUUID();
    await database.pool.query(`insert into roles (id, name, permissions) values ($1, $2, '{schools.write}')`, [
      role,
      role,
    ]);
    await database.pool.query('insert into user_roles (user_id, role_id) values ($1, $2)', [trust.adminId, role]);
    expect((await schedule(trust.admin, trust.second, 'Second')).code).toBe('FORBIDDEN');
    const { rows } = await database.pool.query('select from school_deletions where school_id = any($1)', [
      [mine.school, trust.second],
    ]);
    expect(rows).toEqual([]);
  });

  it('counts once if two admins request it at the same time', async () => {
    const { school, marker } = await newSchool();
    const second = await signedInStaff(app, database.pool, 'admin');
    const both = await Promise.all([root, second].map((who) => schedule(who, school, `School ${marker}`)));
    expect(new Set(both.map(({ data }) => data.deleteSchool)).size).toBe(1);
    expect(mails).toHaveLength(1);
    await root.call(CANCEL, { school });
  });
});

describe('the deletion of a school', () => {
  it('removes everything of it, keeps receipts without the school, and nothing of another school', async () => {
    const [mine, other] = [await newSchool(), await newSchool()];
    const { school, marker, ids } = mine;
    const before = await rowsWith([other.marker, other.school]);
    await database.pool.query(
      `update orders set renewal = 'active', subscription_ref = $2, user_id = null where id = $1`,
      [ids.order, `sub-${marker}`],
    );
    await schedule(root, school, `School ${marker}`);
    await makeDue(school);
    expect(await work()).toBe(1);
    expect(failures).toEqual([]);
    expect(canceled).toEqual([`sub-${marker}`]);
    // The receipt, with the buyer; that something was changed, without names; and the organisation of the school.
    const left = await rowsWith([marker, school]);
    expect(Object.keys(left).sort()).toEqual(['audit_log', 'orders', 'organisations']);
    const { rows: orders } = await database.pool.query('select school_id, user_id, renewal from orders where id = $1', [
      ids.order,
    ]);
    expect(orders).toEqual([{ school_id: null, user_id: null, renewal: 'canceled' }]);
    const { rows: entries } = await database.pool.query(
      `select action from audit_log where school_id = $1 and (title <> '' or before is not null or after is not null)`,
      [school],
    );
    expect(entries).toEqual([]);
    expect(await rowsWith([other.marker, other.school])).toEqual(before);
    expect((await root.call(CANCEL, { school })).code).toBe('NOT_FOUND');
  });

  it('refuses sign-ins by name once it has started, and every open session', async () => {
    const { school, marker, users } = await newSchool();
    const { data } = await users.teacher.call('{ session { email } }');
    await schedule(root, school, `School ${marker}`);
    // Until it starts, everyone works and signs in as before.
    const early = new TestBrowser(app);
    expect((await early.signIn(data.session.email, PASSWORD)).errors).toBeUndefined();
    await makeDue(school);
    await work(0.001);
    expect((await users.teacher.call('{ session { email } }')).code).toBe('UNAUTHENTICATED');
    const late = new TestBrowser(app);
    expect((await late.signIn(data.session.email, PASSWORD)).text).toContain('ownSchoolDeleted');
    // Only those who know the password learn it.
    expect((await late.signIn(data.session.email, 'another password')).code).toBe('WRONG_CREDENTIALS');
    expect((await root.call(CANCEL, { school })).text).toContain('schoolDeletionStarted');
    expect(await work()).toBe(1);
    expect((await late.signIn(data.session.email, PASSWORD)).code).toBe('WRONG_CREDENTIALS');
  });

  it('continues after a killed process, and is done once by several', async () => {
    const { school, marker, ids } = await newSchool();
    await schedule(root, school, `School ${marker}`);
    await makeDue(school);
    // A round of one step each: as if the process was killed after every transaction.
    for (let steps = 0; steps < 3; steps += 1) await work(0.001);
    const { rows } = await database.pool.query<{ id: string; attempts: number }>(
      `select u.id, (select count(*)::int from attempts a where a.user_id = u.id) as attempts from users u where u.school_id = $1`,
      [school],
    );
    // Whoever is left has everything.
    expect(rows.length).toBeGreaterThan(0);
    for (const { id, attempts } of rows) expect(attempts).toBe(id === ids.student ? 1 : 0);
    await Promise.all([work(), work(), work()]);
    expect((await database.pool.query('select from schools where id = $1', [school])).rowCount).toBe(0);
    expect(failures).toEqual([]);
  });

  it('waits while a renewal can’t be cancelled', async () => {
    const { school, marker, ids, users } = await newSchool();
    await database.pool.query(`update orders set renewal = 'active', subscription_ref = $2 where id = $1`, [
      ...[ids.order, `sub-${marker}`],
    ]);
    await schedule(root, school, `School ${marker}`);
    await makeDue(school);
    const broken = {
      name: 'test',
      cancelRenewal: () => Promise.reject(new Error('down')),
    } as unknown as PaymentGateway;
    expect(await work(60_000, broken)).toBe(0);
    expect(failures.splice(0)).toHaveLength(1);
    expect((await users.teacher.call('{ session { email } }')).errors).toBeUndefined();
    await makeDue(school);
    expect(await work()).toBe(1);
  });

  it('keeps what results of somebody at another school need', async () => {
    const [mine, other] = [await newSchool(), await newSchool()];
    await database.pool.query('update users set school_id = $2 where id = $1', [mine.ids.student, other.school]);
    await schedule(root, mine.school, `School ${mine.marker}`);
    await makeDue(mine.school);
    expect(await work()).toBe(1);
    expect(failures).toEqual([]);
    const { rows } = await database.pool.query(
      `select c.school_id, c.archived_at is not null as archived from attempts a
       join assignment_parts p on p.id = a.assignment_part_id join assignments s on s.id = p.assignment_id
       join classrooms c on c.id = s.classroom_id where a.id = $1`,
      [mine.ids.attempt],
    );
    expect(rows).toEqual([{ school_id: null, archived: true }]);
  });

  it('leaves accounts of admins of Lectern, without the school', async () => {
    const { school, marker } = await newSchool();
    const admin = await signedInStaff(app, database.pool, 'admin', school);
    await schedule(root, school, `School ${marker}`);
    await makeDue(school);
    expect(await work()).toBe(1);
    expect((await admin.call('{ session { email } }')).errors).toBeUndefined();
  });
});
