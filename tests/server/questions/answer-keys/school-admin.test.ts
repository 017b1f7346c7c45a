import { beforeAll, expect, test } from 'vitest';
import {
  CREATE_QUESTION,
  CREATE_QUIZ,
  SAVE_QUESTION,
  STAGE_QUESTION,
} from '../../../support/questions/author-calls.ts';
import type { TestBrowser } from '../../../support/servers/test-api.ts';
import { testServer } from '../../../support/servers/test-server.ts';
import { type KeyWorld, keyWorld } from '../../../support/users/key-world.ts';
import { testUser } from '../../../support/users/test-class.ts';
import { testSchool } from '../../../support/users/test-staff.ts';

const { app, pool } = await testServer();
let world: KeyWorld;
let admin: TestBrowser;
let [shared, unshared, otherPage] = ['', '', ''];

const SHARE = 'mutation ($id: ID!) { shareOwn(kind: "question-bank", id: $id, isShared: true) }';
const READ = 'query ($id: ID!) { authoredQuestion(id: $id) { text versions { id number } reports { id } } }';
const BANK = 'query ($filter: JSON!) { bank(filter: $filter) { rows { id stem } } }';
const VERSION = 'query ($version: ID!) { questionVersionText(version: $version) }';
const STATISTICS = 'query ($item: ID!) { questionStatistics(item: $item) { item } }';
const EXPORT = 'query ($format: String!, $filter: JSON!) { questionExport(format: $format, filter: $filter) }';

const draft = (stem: string) => ({
  ...{ type: 'short-answer', topic: world.topic, subtopic: null, tags: [], estimate: 'easy', stem, body: {} },
  ...{ key: { accepted: [`${stem} key`] }, explanation: `${stem} why`, hints: [] },
  source: { work: null, author: null, url: null, licence: null },
});

/** A published question of a teacher; returns its id. */
async function published(browser: TestBrowser, stem: string): Promise<string> {
  const { id } = (await browser.call(CREATE_QUESTION, { draft: draft(stem) })).data.createQuestion;
  expect((await browser.call(STAGE_QUESTION, { id, revision: 1, stage: 'published' })).code).toBeUndefined();
  return id;
}

beforeAll(async () => {
  await pool.query(`insert into plans (id, permission) values ('standard', '{}')`);
  world = await keyWorld(app, pool);
  admin = world.schoolAdmin.browser;
  shared = await published(world.teacher.browser, 'Shared');
  unshared = await published(world.teacher.browser, 'Unshared');
  expect((await world.teacher.browser.call(SHARE, { id: shared })).data.shareOwn).toBe(true);
  const otherSchool = await testSchool(pool, 'Other school');
  const stranger = await testUser({ app, pool }, { role: 'teacher', school: otherSchool, name: 'Stranger' });
  otherPage = await published(stranger.browser, 'Elsewhere');
  expect((await stranger.browser.call(SHARE, { id: otherPage })).data.shareOwn).toBe(true);
});

test('reads what the school’s teachers share, as students see it, and changes nothing', async () => {
  const { rows } = (await admin.call(BANK, { filter: {} })).data.bank;
  expect(rows).toEqual([{ id: shared, stem: 'Shared' }]);
  const revision = 2;
  const saved = await world.teacher.browser.call(SAVE_QUESTION, {
    id: shared,
    revision,
    draft: draft('Shared, rewritten'),
  });
  expect(saved.code).toBeUndefined();
  const read = await admin.call(READ, { id: shared });
  expect(read.data.authoredQuestion.text).toMatchObject({ stem: 'Shared', key: { accepted: ['Shared key'] } });
  expect(read.data.authoredQuestion.versions).toHaveLength(1);
  expect(JSON.stringify((await admin.call(BANK, { filter: {} })).data)).not.toContain('rewritten');
  expect((await admin.call(STATISTICS, { item: shared })).data.questionStatistics).toEqual([]);

  expect((await admin.call(SAVE_QUESTION, { id: shared, revision: 3, draft: draft('Mine now') })).code).toBe(
    'FORBIDDEN',
  );
  expect((await admin.call(STAGE_QUESTION, { id: shared, revision: 3, stage: 'draft' })).code).toBe('FORBIDDEN');
  expect((await admin.call(CREATE_QUESTION, { draft: draft('New') })).code).toBe('FORBIDDEN');
  const quiz = { title: 'Q', topic: world.topic, instructions: '', seconds: null, entries: [] };
  expect((await admin.call(CREATE_QUIZ, { draft: quiz })).code).toBe('FORBIDDEN');
});

test('reads no key of the bank, of other schools or of unshared content, by any operation', async () => {
  for (const id of [unshared, otherPage, world.items[0] ?? '']) {
    expect((await admin.call(READ, { id })).code).toBe('NOT_FOUND');
    const { rows } = await pool.query<{ id: string }>('select id from item_versions where item_id = $1', [id]);
    expect((await admin.call(VERSION, { version: rows[0]?.id })).code).toBe('NOT_FOUND');
  }
  const lists = await Promise.all(
    [{}, { selectable: true }, { search: 'Elsewhere' }, { search: 'Question' }, { deleted: true }].map((filter) =>
      admin.call(BANK, { filter }),
    ),
  );
  for (const { text } of lists) expect(text).not.toMatch(/Unshared|Elsewhere|Question \d/);
  expect((await admin.call('query ($id: ID!) { paperScheme(id: $id) { id } }', { id: world.paper })).code).toBe(
    'FORBIDDEN',
  );
  const paper = await admin.call('query ($id: ID!) { authoredPaper(id: $id) { id } }', { id: world.paper });
  expect(paper.code).toBe('FORBIDDEN');
  const address: string = (await admin.call(EXPORT, { format: 'gift', filter: {} })).data.questionExport;
  const { payload } = await app.inject({
    url: address,
    headers: { cookie: [...admin.cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
  });
  expect(payload).toContain('Shared key');
  expect(payload).not.toMatch(/canary|Unshared|Elsewhere/);
});

test('without a school reads nothing', async () => {
  const { browser, id } = await testUser({ app, pool }, { role: 'schoolAdmin', school: world.school, name: 'Nobody' });
  await pool.query('insert into user_roles (user_id, role_id) select $1, role_id from user_roles where user_id = $2', [
    id,
    world.schoolAdmin.id,
  ]);
  await pool.query('update users set school_id = null where id = $1', [id]);
  expect((await browser.call(BANK, { filter: {} })).code).toBe('FORBIDDEN');
  expect((await browser.call(READ, { id: shared })).code).toBe('FORBIDDEN');
});
