import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { folderImageStore } from '#server/platform/media/image-store.ts';
import { erase } from '#server/users/privacy/erase.ts';
import { testBank } from '../../../support/questions/test-bank.ts';
import { testApp } from '../../../support/servers/test-api.ts';
import { openTestDatabase, type TestDatabase } from '../../../support/servers/test-database.ts';
import { type TestClass, type TestUser, testClass, testUser } from '../../../support/users/test-class.ts';
import { cookieOf } from '../../../support/users/test-users.ts';

const OPEN = 7;
const STUDENTS = 6;
const COUNT = 4;

let database: TestDatabase;
let pool: pg.Pool;
let app: FastifyInstance;
let folder: string;
let own: TestClass;
let colleague: TestUser;
let coTeacher: TestUser;
let stranger: TestUser;
let admin: TestUser;
const attempts: string[] = [];

const REQUEST = `mutation ($assignment: ID!, $part: ID!, $position: Int!, $teacher: ID!, $count: Int!) {
  requestModeration(assignment: $assignment, part: $part, position: $position, teacher: $teacher, count: $count) }`;
const READ = `query ($id: ID!) { moderation(moderation: $id) { status answers marked question isSecondMarker isTeacher requestedBy
  sample { number type stem key response awards version }
  compared { number first second outOf current student { id name } } comparison { answers same meanDifference kappa doubt } } }`;
const LIST = `query ($assignment: ID!) { moderations(assignment: $assignment) { id status } }`;
const OPTIONS = `query ($assignment: ID!) { moderationOptions(assignment: $assignment) {
  questions { position marked } colleagues { id name } } }`;
const REQUESTS = '{ moderationRequests { id status requestedBy assignment { title } } }';
const SAVE = `mutation ($id: ID!, $number: Int!, $version: Int!, $awards: Awards!) {
  saveModerationMark(moderation: $id, number: $number, version: $version, awards: $awards) { marks outOf version } }`;
const FINISH = 'mutation ($id: ID!) { finishModeration(moderation: $id) }';
const CANCEL = 'mutation ($id: ID!) { cancelModeration(moderation: $id) }';
const MARK = `mutation ($attempt: ID!, $position: Int!, $awards: Awards!, $operationId: ID!, $sequence: Int!) {
  saveTeacherMark(attempt: $attempt, position: $position, round: 1, awards: $awards, comment: "secret-comment",
    operationId: $operationId, sequence: $sequence) { marks } }`;

const FILE = 'query ($id: ID!) { answerFile(id: $id) { url } }';

const codeOf = (answer: { errors?: readonly { extensions?: { code?: string } }[] | undefined }) =>
  answer.errors?.[0]?.extensions?.code;
const problemOf = (answer: { text: string }) => answer.text;

let sequence = 0;
async function mark(attempt: string, awards: readonly { point: string }[]) {
  sequence += 1;
  const operationId = randomUUID();
  const marked = await own.teacher.browser.call(MARK, { attempt, position: OPEN, awards, operationId, sequence });
  expect(marked.errors).toBeUndefined();
}

const request = (more: object = {}, by: TestUser = own.teacher) =>
  by.browser.call(REQUEST, {
    ...{ assignment: own.assignment, part: own.part, position: OPEN, teacher: colleague.id, count: COUNT },
    ...more,
  });
async function requested(): Promise<string> {
  const { data, text } = await request();
  if (data?.requestModeration === undefined) throw new Error(text);
  return data.requestModeration;
}
const read = (by: TestUser, id: string) => by.browser.call(READ, { id });
const save = (by: TestUser, id: string, more: object) =>
  by.browser.call(SAVE, { ...{ id, number: 1, version: 0, awards: [{ point: 'p1' }] }, ...more });

async function markAll(id: string) {
  for (let number = 1; number <= COUNT; number += 1) {
    const { errors } = await save(colleague, id, { number, awards: number === 1 ? [] : [{ point: 'p1' }] });
    expect(errors).toBeUndefined();
  }
}

beforeAll(async () => {
  database = await openTestDatabase();
  pool = database.pool;
  folder = await mkdtemp(join(tmpdir(), 'lectern-moderation-'));
  app = await testApp(pool, { answers: folder });
  const bank = await testBank(pool, { free: true });
  own = await testClass({ app, pool }, { quiz: bank.quiz, students: STUDENTS });
  const other = await testClass({ app, pool }, { quiz: bank.quiz, students: 1 });
  stranger = other.teacher;
  colleague = await testUser({ app, pool }, { role: 'teacher', school: own.school, name: 'Colleague' });
  coTeacher = await testUser({ app, pool }, { role: 'teacher', school: own.school, name: 'Co-teacher' });
  admin = await testUser({ app, pool }, { role: 'schoolAdmin', school: own.school, name: 'Admin' });
  await pool.query('insert into classroom_teachers (classroom_id, user_id) values ($1, $2)', [
    ...[own.classroom, coTeacher.id],
  ]);
  for (const [at, student] of own.students.entries()) {
    const attempt = await own.start(student);
    attempts.push(attempt);
    await own.answer(attempt, OPEN, { text: `essay of number ${at}` });
    await own.submitAttempt(student, attempt);
    await mark(attempt, at % 2 === 0 ? [{ point: 'p1' }] : []);
  }
});
afterAll(async () => {
  await app.close();
  await database.close();
  await rm(folder, { recursive: true });
});

it('offers marked questions and teachers of the school who don’t teach the class, to teachers of the class', async () => {
  const { data } = await own.teacher.browser.call(OPTIONS, { assignment: own.assignment });
  expect(data.moderationOptions).toEqual({
    questions: [{ position: OPEN, marked: STUDENTS }],
    colleagues: [{ id: colleague.id, name: 'Colleague' }],
  });
  for (const user of [colleague, stranger, admin, own.students[0] as TestUser])
    for (const document of [OPTIONS, LIST])
      expect(codeOf(await user.browser.call(document, { assignment: own.assignment }))).toBe('NOT_FOUND');
});

it('refuses everyone but teachers of the class, every other colleague, and a sample of all answers', async () => {
  for (const user of [colleague, stranger, admin, own.students[0] as TestUser])
    expect(codeOf(await request({}, user))).toBe('NOT_FOUND');
  const refused = [own.teacher, coTeacher, stranger, admin, own.students[0] as TestUser];
  for (const { id } of refused)
    expect(problemOf(await request({ teacher: id }))).toContain('moderationColleagueRefused');
  expect(problemOf(await request({ count: STUDENTS }))).toContain('moderationTooFew');
  expect(problemOf(await request({ position: 1 }))).toContain('moderationTooFew');
  expect(problemOf(await request({ count: 2 }))).toContain('moderationSampleRange');
});

it('shows the sample blind, and only to the requested colleague', async () => {
  const id = await requested();
  const shown = await read(colleague, id);
  expect(shown.data.moderation).toMatchObject({ status: 'requested', isSecondMarker: true, isTeacher: false });
  expect(shown.data.moderation.sample).toHaveLength(COUNT);
  expect(shown.data.moderation.sample[0]).toMatchObject({
    ...{ type: 'open', awards: null, version: 0 },
    key: { modelAnswer: 'secret-model-answer' },
    response: { text: expect.stringContaining('essay') },
  });
  // Neither who answered, nor what the first marker gave or wrote.
  for (const secret of [...attempts, ...own.students.map((student) => student.id), 'Student ', 'secret-comment'])
    expect(shown.text).not.toContain(secret);
  expect(shown.data.moderation).toMatchObject({ compared: [], comparison: null });
  for (const user of [own.teacher, coTeacher]) {
    const { data } = await read(user, id);
    expect(data.moderation).toMatchObject({ isTeacher: true, sample: [], compared: [], comparison: null });
  }
  for (const user of [stranger, admin, ...own.students]) expect(codeOf(await read(user, id))).toBe('NOT_FOUND');
  const { data: requests } = await colleague.browser.call(REQUESTS);
  expect(requests.moderationRequests).toContainEqual({
    ...{ id, status: 'requested', requestedBy: 'Teacher', assignment: { title: 'Assignment' } },
  });
  for (const user of [own.teacher, stranger, own.students[0] as TestUser])
    expect((await user.browser.call(REQUESTS)).data.moderationRequests).toEqual([]);
});

it('ends the permission with the school, and with the role', async () => {
  const id = await requested();
  const setUser = (column: string, value: string) =>
    pool.query(`update users set ${column} = $2 where id = $1`, [colleague.id, value]);
  const { rows } = await pool.query('select school_id from users where id = $1', [stranger.id]);
  await setUser('school_id', rows[0].school_id);
  expect(codeOf(await read(colleague, id))).toBe('NOT_FOUND');
  expect(codeOf(await save(colleague, id, {}))).toBe('NOT_FOUND');
  await setUser('school_id', own.school);
  expect((await read(colleague, id)).errors).toBeUndefined();
});

it('saves marks within the question’s limits, by the colleague alone', async () => {
  const id = await requested();
  const everything = [{ point: 'p1' }, { point: 'p1' }];
  const saved = await save(colleague, id, { awards: everything });
  const { marks, outOf, version } = saved.data.saveModerationMark;
  expect(marks).toBeLessThanOrEqual(outOf);
  expect(version).toBe(1);
  expect((await read(own.teacher, id)).data.moderation).toMatchObject({ status: 'inProgress', marked: 1 });
  expect(codeOf(await save(colleague, id, { version: 1, awards: [{ point: 'unknown' }] }))).toBe('INVALID_INPUT');
  expect(codeOf(await save(colleague, id, { number: COUNT + 1 }))).toBe('NOT_FOUND');
  for (const user of [own.teacher, coTeacher, stranger, admin, own.students[0] as TestUser]) {
    expect(codeOf(await save(user, id, { number: 2 }))).toBe('NOT_FOUND');
    expect(codeOf(await user.browser.call(FINISH, { id }))).toBe('NOT_FOUND');
  }
  for (const user of [stranger, admin, own.students[0] as TestUser])
    expect(codeOf(await user.browser.call(CANCEL, { id }))).toBe('NOT_FOUND');
});

it('lets one of two devices save at once, and takes the same marks twice', async () => {
  const id = await requested();
  const both = await Promise.all([
    save(colleague, id, { awards: [{ point: 'p1' }] }),
    save(colleague, id, { awards: [] }),
  ]);
  expect(both.map(codeOf).toSorted()).toEqual(['CHANGED_MEANWHILE', undefined]);
  const { awards } = (await read(colleague, id)).data.moderation.sample[0];
  const again = await save(colleague, id, { awards });
  expect(again.data.saveModerationMark.version).toBe(1);
});

it('shows both sides the comparison once all answers are marked, by the marks at the time of drawing', async () => {
  const id = await requested();
  expect(problemOf(await colleague.browser.call(FINISH, { id }))).toContain('moderationIncomplete');
  await markAll(id);
  const before = await pool.query('select attempt_id, position, marks from teacher_marks order by 1, 2');
  const ends = await Promise.all([colleague.browser.call(FINISH, { id }), colleague.browser.call(FINISH, { id })]);
  expect(ends.map(({ errors }) => errors)).toEqual([undefined, undefined]);
  expect((await pool.query('select attempt_id, position, marks from teacher_marks order by 1, 2')).rows).toEqual(
    before.rows,
  );
  const { rows: drawn } = await pool.query(
    'select number, attempt_id as attempt, first_marks as first from moderation_answers where moderation_id = $1',
    [id],
  );
  // Marks that change afterwards are shown next to those that were compared, to teachers of the class.
  const changed = drawn.find(({ first }) => first === 1);
  await mark(changed.attempt, []);
  const forTeacher = (await read(coTeacher, id)).data.moderation;
  expect(forTeacher).toMatchObject({ status: 'finished', sample: [], comparison: { answers: COUNT, doubt: 'tooFew' } });
  const compared = forTeacher.compared.find(({ number }: { number: number }) => number === changed.number);
  expect(compared).toMatchObject({ first: 1, current: 0, student: { name: expect.stringContaining('Student') } });
  const differences = forTeacher.compared.map(({ first, second }: { first: number; second: number }) =>
    Math.abs(first - second),
  );
  expect(differences).toEqual(differences.toSorted((a: number, b: number) => b - a));
  const forSecond = await read(colleague, id);
  expect(forSecond.data.moderation.compared).toHaveLength(COUNT);
  expect(forSecond.data.moderation).toMatchObject({ sample: [], comparison: { answers: COUNT } });
  for (const secret of ['Student ', ...own.students.map((student) => student.id), 'essay'])
    expect(forSecond.text).not.toContain(secret);
  expect(forSecond.data.moderation.compared.every(({ current }: { current: unknown }) => current === null)).toBe(true);
  expect(codeOf(await save(colleague, id, { version: 1, awards: [] }))).toBe('NOT_FOUND');
  expect(problemOf(await own.teacher.browser.call(CANCEL, { id }))).toContain('moderationEnded');
  await mark(changed.attempt, [{ point: 'p1' }]);
});

it('ends the permission when it is cancelled or declined, also for what is sent at the same time', async () => {
  for (const by of [coTeacher, colleague]) {
    const id = await requested();
    await Promise.all([by.browser.call(CANCEL, { id }), save(colleague, id, {})]);
    expect(codeOf(await read(colleague, id))).toBe('NOT_FOUND');
    expect(codeOf(await save(colleague, id, { number: 2 }))).toBe('NOT_FOUND');
    expect(codeOf(await colleague.browser.call(FINISH, { id }))).toBe('NOT_FOUND');
    expect((await read(own.teacher, id)).data.moderation).toMatchObject({ status: 'cancelled', comparison: null });
    const { data } = await colleague.browser.call(REQUESTS);
    expect(data.moderationRequests.map((each: { id: string }) => each.id)).not.toContain(id);
  }
});

it('opens uploaded files of the sample while the request is open, without their names', async () => {
  const { rows: uploaded } = await pool.query<{ id: string; attempt: string }>(
    `insert into answer_files (id, user_id, name, mime, bytes, digest, storage_key)
     select gen_random_uuid(), a.user_id, 'Student Name.png', 'image/png', 10, encode(sha256(a.id::text::bytea), 'hex'), encode(sha256(a.id::text::bytea), 'hex') from attempts a
     where a.id = any($1::uuid[]) returning id, (select a.id from attempts a where a.user_id = answer_files.user_id) as attempt`,
    [attempts],
  );
  const item = randomUUID();
  await pool.query(
    `insert into items (id, topic_id, external_id, type, version) select $1, topic_id, 'photos', 'file', 1 from items limit 1`,
    [item],
  );
  const version = randomUUID();
  await pool.query(
    `insert into item_versions (id, item_id, version, stem, body, key, source, figures, digest)
     values ($1, $2, 1, 'Show your working.', '{"marks":1,"maxFiles":3}', $3,
       '{"work":null,"author":null,"url":null,"licence":null}', '[]', 'photos')`,
    [version, item, { scheme: { points: [{ id: 'p1', text: 'a method', marks: 1 }], total: 1 }, modelAnswer: null }],
  );
  const position = OPEN + 1;
  await pool.query('insert into assignment_items (part_id, position, version_id) values ($1, $2, $3)', [
    ...[own.part, position, version],
  ]);
  for (const { id, attempt } of uploaded) {
    await pool.query(
      `insert into attempt_items (attempt_id, position, version_id, outcome) values ($1, $2, $3, 'unmarked')`,
      [attempt, position, version],
    );
    const file = { id, name: 'Student Name.png', mime: 'image/png', bytes: 10 };
    await own.answer(attempt, position, { files: [file] });
    await pool.query(
      `insert into teacher_marks (attempt_id, position, round, marker_id, awards, marks, operation_id, sequence)
       values ($1, $2, 1, $3, '[]', 0, gen_random_uuid(), 1)`,
      [attempt, position, own.teacher.id],
    );
  }
  const { data } = await request({ position });
  const id = data.requestModeration;
  const shown = await read(colleague, id);
  expect(shown.text).not.toContain('Student Name');
  const inSample: string[] = shown.data.moderation.sample.map(
    ({ response }: { response: { files: readonly { id: string }[] } }) => response.files[0]?.id,
  );
  expect(inSample).toHaveLength(COUNT);
  const open = (user: TestUser, file: string) => user.browser.call(FILE, { id: file });
  for (const { id: file } of uploaded) {
    expect(codeOf(await open(colleague, file))).toBe(inSample.includes(file) ? undefined : 'NOT_FOUND');
    expect(codeOf(await open(stranger, file))).toBe('NOT_FOUND');
  }
  const [first = ''] = inSample;
  const { rows: keys } = await pool.query('select storage_key as key from answer_files where id = $1', [first]);
  await folderImageStore(folder).write(keys[0].key, Buffer.from('photo'));
  const download = async (user: TestUser, url: string) => {
    const { statusCode, headers } = await app.inject({ url, headers: { cookie: cookieOf(user.browser) } });
    return { statusCode, name: headers['content-disposition'] };
  };
  const addressOf = async (user: TestUser): Promise<string> => (await open(user, first)).data.answerFile.url;
  const [address, teachersAddress] = [await addressOf(colleague), await addressOf(own.teacher)];
  expect(await download(colleague, address)).toEqual({ statusCode: 200, name: "inline; filename*=UTF-8''answer" });
  expect((await download(own.teacher, teachersAddress)).name).toContain('Student%20Name.png');
  await colleague.browser.call(CANCEL, { id });
  // Also by an address that was issued before.
  expect((await download(colleague, address)).statusCode).toBe(404);
  for (const file of inSample) expect(codeOf(await open(colleague, file))).toBe('NOT_FOUND');
});

it('leaves out what the colleague has marked, and answers whose markers differ', async () => {
  const second = await testUser({ app, pool }, { role: 'teacher', school: own.school, name: 'Former teacher' });
  await pool.query(
    `update teacher_marks set marker_id = $2 where attempt_id = any($1::uuid[]) and position = $3 and round = 1`,
    [attempts.slice(0, 3), second.id, OPEN],
  );
  expect(problemOf(await request({ teacher: second.id, count: 3 }))).toContain('moderationTooFew');
  expect((await request({ count: 5 })).errors).toBeUndefined();
  await pool.query(
    `insert into teacher_marks (attempt_id, position, round, marker_id, awards, marks, operation_id, sequence)
     select attempt_id, position, 2, $2, '[]', marks + 1, gen_random_uuid(), 1 from teacher_marks
     where attempt_id = $1 and position = $3 and round = 1`,
    [attempts[0], coTeacher.id, OPEN],
  );
  expect(problemOf(await request({ count: 5 }))).toContain('moderationTooFew');
});

it('deletes a student’s answers from samples, and keeps a moderation without the name of a deleted teacher', async () => {
  const id = await requested();
  const { rows } = await pool.query(
    `select a.user_id as id, u.email from moderation_answers ma join attempts a on a.id = ma.attempt_id
     join users u on u.id = a.user_id where ma.moderation_id = $1 limit 1`,
    [id],
  );
  await inTransaction(pool, (client) => erase(client, rows[0]));
  const { data } = await read(colleague, id);
  expect(data.moderation.sample).toHaveLength(COUNT - 1);
  const { rows: teachers } = await pool.query('select id, email from users where id = $1', [colleague.id]);
  await inTransaction(pool, (client) => erase(client, teachers[0]));
  const kept = await pool.query('select second_marker_id, requested_by from moderations where id = $1', [id]);
  expect(kept.rows).toEqual([{ second_marker_id: null, requested_by: own.teacher.id }]);
});
