import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { testBank } from '../../../support/questions/test-bank.ts';
import { differences } from '../../../support/recount.ts';
import { signedInStudent, type TestBrowser } from '../../../support/servers/test-api.ts';
import { testServer } from '../../../support/servers/test-server.ts';
import { type TestClass, testClass } from '../../../support/users/test-class.ts';

const { app, database } = await testServer();
let admin: TestBrowser;
let set: TestClass;
let attempts: string[];
let of: { from: string; to: string };

const ESSAY = 7;
const SCHEME = {
  points: [
    { id: 'p1', text: 'Says why.', marks: 1 },
    { id: 'p2', text: 'Says how.', marks: 1 },
  ],
  total: 2,
};

beforeAll(async () => {
  admin = await signedInStudent(app, 'admin@example.org');
  await database.pool.query("update users set role = 'admin' where email = 'admin@example.org'");
  const { quiz } = await testBank(database.pool, { free: true, slug: 'scheme' });
  set = await testClass({ app, pool: database.pool }, { quiz });
  attempts = [];
  for (const [at, student] of set.students.entries()) {
    const attempt = await set.start(student);
    await set.answer(attempt, ESSAY, { text: 'because' });
    await set.submitAttempt(student, attempt);
    await set.teacher.browser.call(
      `mutation ($attempt: ID!, $awards: JSON!, $operationId: ID!) { saveTeacherMark(attempt: $attempt, position: 7, round: 1,
        awards: $awards, comment: "", operationId: $operationId, sequence: 1) { marks } }`,
      { attempt, awards: at === 0 ? [{ point: 'p1' }] : [], operationId: randomUUID() },
    );
    attempts.push(attempt);
  }
  // The scheme had one point; it has two now.
  const { rows } = await database.pool.query<{ from: string; to: string }>(
    `with old as (select v.* from item_versions v join attempt_items ai on ai.version_id = v.id
       where ai.attempt_id = $1 and ai.position = $2),
     item as (update items set version = 2 where id = (select item_id from old))
     insert into item_versions (id, item_id, version, stem, body, key, explanation, source, figures, digest)
     select $3, item_id, 2, stem, body, key || $4, explanation, source, figures, digest from old
     returning (select id from old) as from, id as to`,
    [attempts[0], ESSAY, randomUUID(), { scheme: SCHEME }],
  );
  of = rows[0] as typeof of;
});

it('previews how a changed mark scheme affects answers that a teacher has marked', async () => {
  const { data } = await admin.call(
    `query ($from: ID!, $to: ID!) { regradeEffect(from: $from, to: $to) { answers unfit
       changes { attempt creditBefore creditAfter } } }`,
    of,
  );
  expect(data.regradeEffect).toEqual({
    ...{ answers: 2, unfit: 0 },
    changes: [{ attempt: attempts[0], creditBefore: 1, creditAfter: 0.5 }],
  });
});

it('computes marks again, keeps the previous ones, and notifies the students concerned', async () => {
  await admin.call(
    'mutation ($from: ID!, $to: ID!) { regrade(from: $from, to: $to, reason: "A point was missing", expected: 1) { answers } }',
    of,
  );
  const { rows } = await database.pool.query(
    'select credit_before, credit_after from regrade_changes where attempt_id = $1',
    [attempts[0]],
  );
  expect(rows).toEqual([{ credit_before: 1, credit_after: 0.5 }]);
  const { rows: marks } = await database.pool.query(
    'select credit, outcome from attempt_items where attempt_id = $1 and position = $2',
    [attempts[0], ESSAY],
  );
  expect(marks).toEqual([{ credit: 0.5, outcome: 'partly' }]);
  const [concerned, other] = set.students;
  const NOTICES = '{ notices { title before after reason } }';
  expect((await concerned?.browser.call(NOTICES))?.data.notices).toEqual([
    { title: 'Assignment', before: 1, after: 0.5, reason: 'A point was missing' },
  ]);
  expect((await other?.browser.call(NOTICES))?.data.notices).toEqual([]);
  expect(await differences(database.pool)).toEqual([]);
});

it('is for the owner of a question, while they teach the class that answered it', async () => {
  const { teacher } = set;
  const ask = async (browser: TestBrowser) =>
    (await browser.call('query ($from: ID!, $to: ID!) { regradeEffect(from: $from, to: $to) { answers } }', of)).code;
  const { pool } = database;
  expect(await ask(teacher.browser)).toBe('NOT_FOUND');
  await pool.query(
    'update items set in_bank = false, owner_id = $2 where id = (select item_id from item_versions where id = $1)',
    [of.from, teacher.id],
  );
  expect(await ask(teacher.browser)).toBeUndefined();
  expect(await ask(admin)).toBe('NOT_FOUND');
  await pool.query('delete from classroom_teachers where user_id = $1', [teacher.id]);
  expect(await ask(teacher.browser)).toBe('FORBIDDEN');
});
