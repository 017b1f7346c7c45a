import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { testServer } from '../../support/servers/test-server.ts';
import { canaryOf, type KeyWorld, keyWorld } from '../../support/users/key-world.ts';

const { app, pool } = await testServer();
let world: KeyWorld;

const TIMED = { seconds: '600', blocks_practice: 'true' };

beforeAll(async () => {
  await pool.query(`insert into plans (id, permission) values ('standard', '{"quiz": true}')`);
});
beforeEach(async () => {
  world = await keyWorld(app, pool);
  // A topic of another test would be part of the session.
  await pool.query('update topics set deleted_at = now() where id <> $1', [world.topic]);
});

const start = async () => {
  const { data, errors } = await world.student.browser.call(
    'mutation { startStudySession(zone: "UTC", another: false) { id attempt } }',
  );
  expect(errors).toBeUndefined();
  return data.startStudySession;
};
const itemsOf = async (attempt: string): Promise<string[]> =>
  (
    await pool.query<{ item_id: string }>(
      'select v.item_id from attempt_items ai join item_versions v on v.id = ai.version_id where ai.attempt_id = $1',
      [attempt],
    )
  ).rows.map((row) => row.item_id);

it('a session has no question that an assignment reserves for the student', async () => {
  await world.assign([0, 1], TIMED);
  const { attempt } = await start();
  expect((await itemsOf(attempt)).toSorted()).toEqual([world.items[2] ?? '', world.items[3] ?? ''].toSorted());
});

it('a session of which every question is reserved does not exist', async () => {
  await world.assign([0, 1, 2, 3], TIMED);
  expect(await start()).toBeNull();
});

it('the key of a question that is reserved during the session is not shown, not even once it is finished', async () => {
  const { id, attempt } = await start();
  const items = await itemsOf(attempt);
  const reserved = items.indexOf(world.items[0] ?? '');
  await world.assign([0], TIMED);
  const position = reserved + 1;
  const { data: saved } = await world.student.browser.call(
    'mutation ($input: SaveInput!) { saveAnswers(input: $input) { receipts { refusal } } }',
    {
      input: {
        attempt,
        answers: [{ operationId: randomUUID(), position, sequence: 1, response: { text: `${canaryOf(0)}-key` } }],
      },
    },
  );
  expect(saved.saveAnswers.receipts).toEqual([{ refusal: null }]);
  const check = await world.student.browser.call(
    'mutation ($attempt: ID!, $position: Int!) { checkQuestion(attempt: $attempt, position: $position) { id } }',
    { attempt, position },
  );
  expect(check.errors?.[0]?.extensions?.code).toBe('ANSWERS_RESERVED');
  const finished = await world.student.browser.call(
    'mutation ($id: ID!) { finishStudySession(session: $id, done: [], zone: "UTC") { summary { answered correct changes { topic } } } }',
    { id },
  );
  expect(finished.data.finishStudySession.summary).toEqual({ answered: 0, correct: 0, changes: [] });
  const read = await world.student.browser.call(
    'query ($id: ID!) { attempt(id: $id) { marks items { review { outcome key } } } }',
    {
      id: attempt,
    },
  );
  expect(read.data.attempt).toEqual({ marks: null, items: [{ review: null }] });
});
