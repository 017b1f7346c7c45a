import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { writePaper } from '#server/interchange/export/paper.writer.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { type TestBank, testBank } from '../../support/questions/test-bank.ts';
import { signedInStudent, type TestBrowser } from '../../support/servers/test-api.ts';
import { testServer } from '../../support/servers/test-server.ts';

const { app, database } = await testServer();
let ada: TestBrowser;
let bank: TestBank;

const paper = (title: string, year: number, questions: readonly number[]) =>
  inTransaction(database.pool, (client) =>
    writePaper(client, {
      ...{ title, subject: 'waves', year, session: 'June', board: '', minutes: null, instructions: '' },
      ...{ gradeBoundaries: [], source: null, licence: null },
      sections: [
        { title: 'A', instructions: '', questions: questions.map((at) => ({ question: `waves-${at}`, marks: 1 })) },
      ],
    }),
  );

beforeAll(async () => {
  bank = await testBank(database.pool, { free: true, slug: 'waves' });
  ada = await signedInStudent(app, 'ada@example.org');
  const { pool } = database;
  await pool.query(`update items set subtopic = 'Beats' where external_id in ('waves-0', 'waves-2', 'waves-4')`);
  await pool.query(`update items set subtopic = 'Echo' where external_id = 'waves-1'`);
  await paper('Paper 1', 2024, [3, 0, 1, 2]);
  await paper('Paper 1', 2025, [4, 3]);
  await paper('Draft', 2026, [0]);
  await pool.query(`update exam_papers set stage = 'draft' where title = 'Draft'`);
  const material = randomUUID();
  await pool.query(
    `insert into materials (id, topic_id, kind, title, position, source, published_at)
     values ($1, $2, 'examFocus', 'Focus', 1, '{}', now())`,
    [material, bank.topicId],
  );
  await pool.query(
    `insert into exam_focus_points (id, material_id, position, title, body, weight, subtopics)
     select gen_random_uuid(), $1, position, title, '', 3, subtopics
     from (values (1, 'Both', E'beats\nECHO'), (2, 'One', 'Echo'), (3, 'Unasked', 'Noise'), (4, 'None', '')) p(position, title, subtopics)`,
    [material],
  );
});

const read = async () => {
  const { data } = await ada.call(
    `query ($s: String!, $t: String!) { examFocus(subject: $s, topic: $t) {
       points { title askedIn { title year session isAccessible questions } } } }`,
    { s: bank.subject, t: bank.topic },
  );
  return data.examFocus.points as {
    title: string;
    askedIn: { year: number; isAccessible: boolean; questions: number[] }[];
  }[];
};

describe('the past papers of a point of exam focus', () => {
  test('are those with questions on one of its subtopics, the newest first, and no drafts', async () => {
    expect(Object.fromEntries((await read()).map(({ title, askedIn }) => [title, askedIn]))).toEqual({
      Both: [
        { title: 'Paper 1', year: 2025, session: 'June', isAccessible: false, questions: [1] },
        { title: 'Paper 1', year: 2024, session: 'June', isAccessible: false, questions: [2, 3, 4] },
      ],
      One: [{ title: 'Paper 1', year: 2024, session: 'June', isAccessible: false, questions: [3] }],
      Unasked: [],
      None: [],
    });
  });

  test('can be opened according to the access rule', async () => {
    await database.pool.query(`insert into plans (id, permission) values ('standard', '{"examQuestion": true}')`);
    await database.pool.query(
      `insert into entitlements (id, user_id, plan_id) select gen_random_uuid(), id, 'standard' from users where email = 'ada@example.org'`,
    );
    const papers = (await read()).flatMap(({ askedIn }) => askedIn);
    expect(papers.map(({ isAccessible }) => isAccessible)).toEqual([true, true, true]);
  });

  test('no longer link to a question that was moved to another topic', async () => {
    const other = await testBank(database.pool, { free: true, slug: 'other' });
    await database.pool.query(`update items set topic_id = $1 where external_id = 'waves-1'`, [other.topicId]);
    expect((await read()).find(({ title }) => title === 'One')?.askedIn).toEqual([]);
  });
});
