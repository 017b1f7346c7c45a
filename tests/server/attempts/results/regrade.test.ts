import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testBank } from '../../../support/questions/test-bank.ts';
import { differences } from '../../../support/recount.ts';
import { signedInStudent, type TestBrowser } from '../../../support/servers/test-api.ts';
import { testServer } from '../../../support/servers/test-server.ts';

const { app, database } = await testServer();
let admin: TestBrowser;
let wasRight: TestBrowser;
let incorrectStudent: TestBrowser;
let attempts: { right: string; wrong: string };
let of: { from: string; to: string };

const EFFECT = 'answers unfit changes { studentName creditBefore creditAfter marks }';
const effect = (browser: TestBrowser, args = of) =>
  browser.call(`query ($from: ID!, $to: ID!) { regradeEffect(from: $from, to: $to) { ${EFFECT} } }`, args);
const apply = (browser: TestBrowser, expected: number) =>
  browser.call(
    `mutation ($from: ID!, $to: ID!, $expected: Int!) { regrade(from: $from, to: $to, reason: "B was misprinted", expected: $expected) { ${EFFECT} } }`,
    { ...of, expected },
  );
const review = async (browser: TestBrowser, id: string) =>
  (
    await browser.call('query ($id: ID!) { attempt(id: $id) { marks items { review { outcome credit key } } } }', {
      id,
    })
  ).data.attempt;

async function answered(email: string, quiz: string, choice: string): Promise<[TestBrowser, string]> {
  const browser = await signedInStudent(app, email);
  const { data } = await browser.call('mutation ($quiz: ID!) { startAttempt(quiz: $quiz) { id } }', { quiz });
  const attempt: string = data.startAttempt.id;
  await database.pool.query(
    'insert into answer_log (operation_id, attempt_id, position, sequence, response) values ($1, $2, 1, 1, $3)',
    [randomUUID(), attempt, JSON.stringify({ choice })],
  );
  await browser.call('mutation ($attempt: ID!) { submitAttempt(attempt: $attempt) { id } }', { attempt });
  return [browser, attempt];
}

beforeAll(async () => {
  admin = await signedInStudent(app, 'admin@example.org');
  await database.pool.query("update users set role = 'admin' where email = 'admin@example.org'");
});

beforeEach(async () => {
  const slug = randomUUID().slice(0, 8);
  const { quiz } = await testBank(database.pool, { free: true, slug });
  const [one, right] = await answered(`right-${slug}@example.org`, quiz, 'B');
  const [other, wrong] = await answered(`wrong-${slug}@example.org`, quiz, 'C');
  [wasRight, incorrectStudent, attempts] = [one, other, { right, wrong }];
  // The key was B; it should be C.
  const { rows } = await database.pool.query<{ from: string; to: string }>(
    `with item as (update items set version = 2 where external_id = $1 returning id),
     old as (select v.* from item_versions v join item on item.id = v.item_id)
     insert into item_versions (id, item_id, version, stem, body, key, explanation, source, figures, digest)
     select $2, item_id, 2, stem, body, '{"choices": ["C"]}', explanation, source, figures, digest from old
     returning (select id from old) as from, id as to`,
    [`${slug}-0`, randomUUID()],
  );
  of = rows[0] as typeof of;
});

describe('a corrected answer key', () => {
  it('is previewed without changing anything', async () => {
    const { data } = await effect(admin);
    expect(data.regradeEffect).toMatchObject({ answers: 2, unfit: 0 });
    const changes = data.regradeEffect.changes.map(({ creditBefore, creditAfter }: Record<string, number>) => [
      creditBefore,
      creditAfter,
    ]);
    expect(changes.toSorted()).toEqual([
      [0, 1],
      [1, 0],
    ]);
    expect((await review(wasRight, attempts.right)).marks).toBe(1);
  });

  it('corrects marks, outcome, key and sums, keeps the previous marks, and notifies the students concerned', async () => {
    expect((await apply(admin, 2)).data.regrade.changes).toHaveLength(2);
    const [right, wrong] = [await review(wasRight, attempts.right), await review(incorrectStudent, attempts.wrong)];
    expect([right.marks, wrong.marks]).toEqual([0, 1]);
    expect(wrong.items[0].review).toEqual({ outcome: 'right', credit: 1, key: { choices: ['C'] } });
    expect(await differences(database.pool)).toEqual([]);
    const { rows } = await database.pool.query(
      'select credit_before, credit_after from regrade_changes where attempt_id = $1',
      [attempts.wrong],
    );
    expect(rows).toEqual([{ credit_before: 0, credit_after: 1 }]);
    const { rows: log } = await database.pool.query(
      "select before, after, reason from audit_log where action = 'regraded' order by id desc limit 1",
    );
    expect(log).toEqual([
      { before: { version: 1 }, after: { version: 2, answers: 2, changed: 2 }, reason: 'B was misprinted' },
    ]);
    await expect(database.pool.query('update regrade_changes set credit_before = 1')).rejects.toThrow(/never changed/);

    const NOTICES = '{ notices { id title before after outOf reason } }';
    const { notices } = (await incorrectStudent.call(NOTICES)).data;
    expect(notices).toMatchObject([{ title: 'Test quiz', before: 0, after: 1, outOf: 7, reason: 'B was misprinted' }]);
    await wasRight.call('mutation ($id: ID!) { readNotice(id: $id) }', { id: notices[0].id });
    expect((await incorrectStudent.call(NOTICES)).data.notices).toHaveLength(1);
    await incorrectStudent.call('mutation ($id: ID!) { readNotice(id: $id) }', { id: notices[0].id });
    expect((await incorrectStudent.call(NOTICES)).data.notices).toEqual([]);
  });

  it('changes nothing a second time', async () => {
    await apply(admin, 2);
    expect((await effect(admin)).data.regradeEffect.changes).toEqual([]);
    expect((await apply(admin, 0)).data.regrade.changes).toEqual([]);
  });

  it('is not applied if the effect differs from the preview', async () => {
    expect((await apply(admin, 1)).code).toBe('REGRADE_STALE');
    expect((await review(wasRight, attempts.right)).marks).toBe(1);
  });

  it('is for users who may write questions, and for versions of one question', async () => {
    expect((await effect(wasRight)).code).toBe('FORBIDDEN');
    expect((await apply(wasRight, 2)).code).toBe('FORBIDDEN');
    expect((await wasRight.call('{ itemStatistics(topics: []) { students } }')).code).toBe('FORBIDDEN');
    const { rows } = await database.pool.query<{ id: string }>(
      'select id from item_versions where item_id <> (select item_id from item_versions where id = $1) limit 1',
      [of.from],
    );
    expect((await effect(admin, { from: of.from, to: rows[0]?.id ?? '' })).code).toBe('INVALID_INPUT');
    expect((await effect(admin, { from: of.from, to: randomUUID() })).code).toBe('NOT_FOUND');
  });
});
