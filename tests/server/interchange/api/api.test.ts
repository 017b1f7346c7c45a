import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { API_REQUESTS_PER_TOKEN, API_TOKENS_PER_USER } from '#domain/access/api-tokens/api-token.limits.ts';
import { API_SCOPES, type ApiScope } from '#domain/access/api-tokens/api-token.schema.ts';
import {
  createApiToken,
  readApiTokens,
  revokeApiToken,
  rotateApiToken,
} from '#server/access/api-tokens/api-token.commands.ts';
import { saveAnswers } from '#server/attempts/answer.log.ts';
import { submitAttempt } from '#server/attempts/attempt.submit.ts';
import {
  createAssignment,
  publishAssignment,
  releaseMarks,
} from '#server/classrooms/assignments/assignment.commands.ts';
import { startAssignmentPart } from '#server/classrooms/assignments/assignment.start.ts';
import type { Mail } from '#server/platform/mail/mail.ts';
import { TEST_QUESTIONS, type TestBank, testBank } from '../../../support/questions/test-bank.ts';
import { signedInStudent, testApp } from '../../../support/servers/test-api.ts';
import { openTestDatabase, type TestDatabase } from '../../../support/servers/test-database.ts';
import { type TestUser, testDraft, testSchool, testUser } from '../../../support/users/test-school.ts';

let database: TestDatabase;
let bank: TestBank;
let app: FastifyInstance;

beforeAll(async () => {
  database = await openTestDatabase();
  bank = await testBank(database.pool, { free: true });
  app = await testApp(database.pool);
});
afterAll(async () => {
  await app.close();
  await database.close();
});

const create = (user: TestUser, changes: { scopes?: ApiScope[]; isForSchool?: boolean; name?: string } = {}) =>
  createApiToken(database.pool, user, {
    ...{ name: 'Spreadsheet', scopes: [...API_SCOPES], days: 30, isForSchool: false },
    ...changes,
  });
const call = (token: string | null, path: string) =>
  app.inject({
    url: `/api/v1/${path}`,
    headers: token === null ? {} : { authorization: `Bearer ${token}` },
  });
const idsOf = async (token: string, path: string, column = 'id'): Promise<string[]> => {
  const response = await call(token, path);
  expect(response.statusCode).toBe(200);
  return response.json().data.map((row: Record<string, string>) => row[column]);
};

/** A school admin, with a role that may manage users. */
async function schoolAdmin(schoolId: string | null): Promise<TestUser> {
  const user = await testUser(database.pool, { role: 'teacher', schoolId });
  const role = randomUUID();
  await database.pool.query(`update users set role = 'schoolAdmin' where id = $1`, [user.userId]);
  await database.pool.query(`insert into roles (id, name, permissions) values ($1, $2, '{users.read,users.write}')`, [
    role,
    role,
  ]);
  await database.pool.query('insert into user_roles (user_id, role_id) values ($1, $2)', [user.userId, role]);
  return { ...user, role: 'schoolAdmin', permissions: ['users.read', 'users.write'] };
}

/** Two students, one of whom has submitted work with withheld marks; their teacher, their admin, and another school. */
async function world() {
  const school = await testSchool(database.pool);
  const [student, other] = school.students;
  if (student === undefined || other === undefined) throw new Error('The class has two students.');
  const elsewhere = await testSchool(database.pool);
  const draft = testDraft(bank.quiz, { showsMarks: 'release', showsFeedback: 'release' });
  const assignment = await createAssignment(database.pool, school.teacher, school.classroom, draft);
  await publishAssignment(database.pool, school.teacher, assignment);
  const { rows } = await database.pool.query('select id from assignment_parts where assignment_id = $1', [assignment]);
  const attempt = await startAssignmentPart(database.pool, student, rows[0].id);
  const answers = [{ operationId: randomUUID(), position: 1, sequence: 1, response: TEST_QUESTIONS[0]?.right }];
  await saveAnswers(database.pool, student.userId, { attempt, device: null, answers });
  await submitAttempt(database.pool, student.userId, attempt);
  const admin = await schoolAdmin(school.teacher.schoolId);
  return { ...school, student, other, elsewhere, assignment, admin };
}

test('five identities read the classes that their screens show', async () => {
  const { student, other, teacher, admin, elsewhere, classroom } = await world();
  for (const user of [student, other, teacher, admin])
    expect(await idsOf(await create(user), 'classes')).toEqual([classroom]);
  expect(await idsOf(await create(elsewhere.teacher), 'classes')).toEqual([elsewhere.classroom]);
});

test('five identities read the assignments that their screens show', async () => {
  const { student, other, teacher, admin, elsewhere, assignment } = await world();
  for (const user of [student, other, teacher])
    expect(await idsOf(await create(user), 'assignments')).toEqual([assignment]);
  expect(await idsOf(await create(elsewhere.teacher), 'assignments')).toEqual([]);
  expect((await call(await create(admin), 'assignments')).statusCode).toBe(403);
});

test('five identities read marks once they are released, and only theirs', async () => {
  const { student, other, teacher, admin, elsewhere, classroom, assignment } = await world();
  const [own, others, taught] = [await create(student), await create(other), await create(teacher)];
  expect(await idsOf(own, 'marks')).toEqual([]);
  expect(await idsOf(taught, `marks?class=${classroom}`)).toEqual([]);
  await releaseMarks(database.pool, teacher, assignment, true);
  expect(await idsOf(own, 'marks', 'studentId')).toEqual([student.userId]);
  expect(await idsOf(others, 'marks')).toEqual([]);
  expect(await idsOf(taught, `marks?class=${classroom}`, 'studentId')).toEqual([student.userId]);
  expect((await call(taught, 'marks')).statusCode).toBe(400);
  expect((await call(await create(elsewhere.teacher), `marks?class=${classroom}`)).statusCode).toBe(404);
  expect((await call(await create(admin), `marks?class=${classroom}`)).statusCode).toBe(403);
});

test('five identities read the people that their screens show', async () => {
  const { student, other, teacher, admin, elsewhere, classroom } = await world();
  expect((await call(await create(student), 'people')).statusCode).toBe(403);
  expect((await call(await create(other), `people?class=${classroom}`)).statusCode).toBe(403);
  expect(new Set(await idsOf(await create(teacher), `people?class=${classroom}`))).toEqual(
    new Set([student.userId, other.userId]),
  );
  expect((await call(await create(elsewhere.teacher), `people?class=${classroom}`)).statusCode).toBe(404);
  expect(new Set(await idsOf(await create(admin), 'people'))).toEqual(
    new Set([student, other, teacher, admin].map(({ userId }) => userId)),
  );
});

test('a token needs its scope', async () => {
  const { teacher } = await world();
  const token = await create(teacher, { scopes: ['classes'] });
  expect((await call(token, 'classes')).statusCode).toBe(200);
  const refused = await call(token, 'assignments');
  expect([refused.statusCode, refused.json().code]).toEqual([403, 'SCOPE_MISSING']);
});

test.each([
  ['is disabled', 'update users set disabled_at = now() where id = $1'],
  ['has an incomplete profile', `update users set role = 'student', profile_completed_at = null where id = $1`],
  ['has lost the role of an admin', `update users set role = 'teacher' where id = $1`],
  ['has left the school', 'update users set school_id = null where id = $1'],
  ['is deleted', 'delete from users where id = $1'],
])('a token of a school is refused when its owner %s', async (_, statement) => {
  const { admin } = await world();
  const token = await create(admin, { isForSchool: true });
  expect((await call(token, 'people')).statusCode).toBe(200);
  await database.pool.query(statement, [admin.userId]);
  const refused = await call(token, 'people');
  expect(refused.statusCode).toBe(401);
  expect(refused.headers['www-authenticate']).toContain('Bearer');
});

test('a personal token reads what its owner may read now', async () => {
  const { admin, teacher, classroom } = await world();
  const token = await create(admin);
  await database.pool.query(
    `update roles set permissions = '{}' where id in (select role_id from user_roles where user_id = $1)`,
    [admin.userId],
  );
  expect((await call(token, 'people')).statusCode).toBe(403);
  const taught = await create(teacher);
  await database.pool.query('delete from classroom_teachers where classroom_id = $1', [classroom]);
  expect((await call(taught, `people?class=${classroom}`)).statusCode).toBe(404);
});

test('a token ends when it expires, is rotated or revoked, by its owner or an admin of the school', async () => {
  const { admin, teacher } = await world();
  const colleague = await schoolAdmin(admin.schoolId);
  const stranger = await schoolAdmin(null);
  const token = await create(admin, { isForSchool: true });
  const [listed] = await readApiTokens(database.pool, colleague);
  expect(listed).toMatchObject({ isOwn: false, isForSchool: true, hint: token.slice(-4) });
  const id = listed?.id ?? '';
  for (const user of [teacher, stranger])
    await expect(revokeApiToken(database.pool, user, id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(rotateApiToken(database.pool, colleague, id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  const rotated = await rotateApiToken(database.pool, admin, id);
  expect((await call(token, 'people')).statusCode).toBe(401);
  expect((await call(rotated, 'people')).statusCode).toBe(200);
  await database.pool.query(`update api_tokens set expires_at = now() where id = $1`, [id]);
  expect((await call(rotated, 'people')).statusCode).toBe(401);
  await revokeApiToken(database.pool, colleague, id);
  expect(await readApiTokens(database.pool, admin)).toEqual([]);
});

test('a personal token is only listed to its owner, and stored as a digest', async () => {
  const { admin, teacher } = await world();
  const token = await create(teacher);
  expect(await readApiTokens(database.pool, admin)).toEqual([]);
  expect(token).toMatch(/^lectern_pat_[\w-]{43}$/);
  const { rows } = await database.pool.query(
    'select (select json_agg(t) from api_tokens t) as tokens, (select json_agg(a) from audit_log a) as log',
  );
  expect(JSON.stringify(rows)).not.toContain(token.slice('lectern_pat_'.length));
  await expect(create(teacher, { isForSchool: true })).rejects.toMatchObject({ code: 'FORBIDDEN' });
});

test.each([
  ['without a token', null],
  ['with an empty token', ''],
  ['with a prefix alone', 'lectern_pat_'],
  ['with an unknown token', `lectern_pat_${'a'.repeat(43)}`],
  ['with a long token', 'x'.repeat(5_000)],
])('a request %s is refused', async (_, token) => {
  expect((await call(token, 'classes')).statusCode).toBe(401);
});

test('a list has pages, as JSON and as CSV without formulas', async () => {
  const teacher = await testUser(database.pool, { role: 'teacher', schoolId: null });
  const names = ['=HYPERLINK("https://evil.example")', '+1', 'Physics, "set 2"', 'Plain', '@x'];
  for (const name of names) {
    const id = randomUUID();
    await database.pool.query('insert into classrooms (id, name, created_by) values ($1, $2, $3)', [
      ...[id, name, teacher.userId],
    ]);
    await database.pool.query('insert into classroom_teachers (classroom_id, user_id) values ($1, $2)', [
      ...[id, teacher.userId],
    ]);
  }
  const token = await create(teacher);
  const seen: string[] = [];
  let path = 'classes?limit=2';
  for (let page = 0; page < 5 && path !== ''; page += 1) {
    const response = await call(token, path);
    const { data, next } = response.json();
    seen.push(...data.map(({ name }: { name: string }) => name));
    const link = /^<\/api\/v1\/(.+)>; rel="next"$/.exec(String(response.headers.link ?? ''))?.[1] ?? '';
    expect(link !== '').toBe(next !== null);
    path = link;
  }
  expect(seen.toSorted()).toEqual(names.toSorted());
  const csv = await call(token, 'classes.csv');
  expect(csv.headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(csv.body.startsWith('\uFEFFid,name,subject,studentCount,archivedAt\r\n')).toBe(true);
  for (const cell of [`"'=HYPERLINK(""https://evil.example"")"`, "'+1", "'@x", '"Physics, ""set 2"""'])
    expect(csv.body).toContain(`,${cell},`);
});

test.each(['classes?limit=0', 'classes?limit=501', 'classes?limit=x', 'assignments?class=1', 'nothing', '__proto__'])(
  '%s is refused without an error of the server',
  async (path) => {
    const { teacher } = await world();
    expect([400, 404]).toContain((await call(await create(teacher), path)).statusCode);
  },
);

test('requests are counted by token, and refused beyond the limit', async () => {
  const { teacher } = await world();
  const [token, another] = [await create(teacher), await create(teacher)];
  const first = await call(token, 'classes');
  expect(first.headers['ratelimit-policy']).toBe(`"token";q=${API_REQUESTS_PER_TOKEN};w=60`);
  expect(first.headers.ratelimit).toMatch(new RegExp(`^"token";r=${API_REQUESTS_PER_TOKEN - 1};t=\\d+$`));
  await database.pool.query(`update attempt_counts set points = $1 where key like 'api-token:%'`, [
    API_REQUESTS_PER_TOKEN,
  ]);
  const refused = await call(token, 'classes');
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await call(another, 'classes')).statusCode).toBe(200);
});

test('a user has a limited number of tokens, also when they are created at once', async () => {
  const user = await testUser(database.pool, { role: 'teacher', schoolId: null });
  const created = await Promise.allSettled(Array.from({ length: API_TOKENS_PER_USER + 5 }, () => create(user)));
  expect(created.filter(({ status }) => status === 'fulfilled')).toHaveLength(API_TOKENS_PER_USER);
});

test('the owner gets an email with the name of a new token, and without the token', async () => {
  const mails: Mail[] = [];
  const mailing = await testApp(database.pool, { mailer: { send: async (mail) => void mails.push(mail) } });
  const email = `${randomUUID()}@owner.example`;
  const browser = await signedInStudent(mailing, email);
  mails.length = 0;
  const answer = await browser.call(
    'mutation { createApiToken(name: "Marks", scopes: [classes], days: 30, isForSchool: false) }',
  );
  const token: string = answer.data.createApiToken;
  await mailing.close();
  expect(mails).toHaveLength(1);
  expect(mails[0]).toMatchObject({ to: email, text: expect.stringContaining('Name: Marks') });
  expect(JSON.stringify(mails)).not.toContain(token);
});
