import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ATTEMPT_GRACE_S } from '#domain/attempts/attempt.limits.ts';
import { NO_ACCOMMODATION, readAccommodation, storeAccommodation } from '#server/attempts/accommodation.commands.ts';
import { type Answer, saveAnswers } from '#server/attempts/answer.log.ts';
import { pauseAttempt, resumeAttempt } from '#server/attempts/attempt.clock.ts';
import { type AttemptStart, startAttempt } from '#server/attempts/attempt.start.ts';
import { readAttemptState } from '#server/attempts/attempt.state.ts';
import { submitAttempt } from '#server/attempts/attempt.submit.ts';
import { submitOverdue } from '#server/attempts/overdue.commands.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { testBank } from '../../support/questions/test-bank.ts';
import { signedInStudent, testApp } from '../../support/servers/test-api.ts';
import { openTestDatabase, type TestDatabase } from '../../support/servers/test-database.ts';

let database: TestDatabase;
let pool: pg.Pool;
let app: FastifyInstance;
let versionIds: string[];
let userId: string;

beforeAll(async () => {
  database = await openTestDatabase();
  pool = database.pool;
  app = await testApp(pool);
  await testBank(pool, { free: true });
  const { rows } = await pool.query<{ id: string }>('select id from item_versions order by stem');
  versionIds = rows.map(({ id }) => id);
});
afterAll(async () => {
  await app.close();
  await database.close();
});
beforeEach(async () => {
  const email = `${randomUUID()}@example.org`;
  await signedInStudent(app, email);
  const { rows } = await pool.query<{ id: string }>('select id from users where email = $1', [email]);
  userId = rows[0]?.id ?? '';
});

const begin = (start: Partial<AttemptStart> = {}) =>
  inTransaction(pool, (client) =>
    startAttempt(client, {
      userId,
      examId: randomUUID(),
      versionIds,
      seconds: 600,
      behaviour: 'deferred',
      ...start,
    } as AttemptStart),
  );
const stateOf = (attempt: string) => readAttemptState(pool, userId, { attempt, device: null });
const answer = (position: number, response: object, sequence = 1): Answer => ({
  operationId: randomUUID(),
  position,
  sequence,
  response,
});
const save = (attempt: string, ...answers: Answer[]) => saveAnswers(pool, userId, { attempt, device: null, answers });
const refusalOf = async (attempt: string, answer: Answer) => (await save(attempt, answer)).receipts[0]?.refusal;
/** Advances time for one attempt. */
const pass = (attempt: string, seconds: number) =>
  pool.query(
    `update attempts set started_at = started_at - make_interval(secs => $2),
       deadline_at = deadline_at - make_interval(secs => $2), paused_at = paused_at - make_interval(secs => $2) where id = $1`,
    [attempt, seconds],
  );
const secondsLeft = async (attempt: string) => {
  const { now, deadlineAt } = await stateOf(attempt);
  return (Date.parse(deadlineAt ?? '') - Date.parse(now)) / 1_000;
};
const sweep = () =>
  submitOverdue(pool, (_, cause) => {
    throw cause;
  });

describe('an attempt', () => {
  it('belongs to a quiz, an exam or a paper, and to exactly one of them', async () => {
    const { id, isNew } = await begin();
    expect(isNew).toBe(true);
    await expect(
      pool.query('update attempts set paper_id = gen_random_uuid() where id = $1', [id]),
    ).rejects.toMatchObject({ constraint: 'attempts_belong_to_one' });
  });

  it('is found again while it is open, once for each exam and paper', async () => {
    const paper = { paperId: randomUUID(), examId: undefined } as Partial<AttemptStart>;
    const both = await Promise.all([begin(paper), begin(paper)]);
    expect(both.map(({ isNew }) => isNew).sort()).toEqual([false, true]);
    expect(both[0]?.id).toBe(both[1]?.id);
    expect((await begin()).id).not.toBe(both[0]?.id);
  });

  it('has the given marks of its questions', async () => {
    const { id } = await begin({ versionIds: versionIds.slice(0, 3), marks: [4, 2, 1] });
    await save(id, answer(1, { choice: 'B' }), answer(3, { value: true }));
    await submitAttempt(pool, userId, id);
    const { rows } = await pool.query('select marks, marks_out_of from attempts where id = $1', [id]);
    expect(rows[0]).toEqual({ marks: 5, marks_out_of: 7 });
  });
});

describe('the clock', () => {
  it('is set at the start by the database', async () => {
    const { id } = await begin();
    expect(await secondsLeft(id)).toBeGreaterThan(590);
    expect(await secondsLeft(id)).toBeLessThanOrEqual(600);
    expect((await stateOf((await begin({ seconds: null })).id)).deadlineAt).toBeNull();
  });

  it('accepts answers until the end of the grace period, and none later', async () => {
    const { id } = await begin();
    await pass(id, 600 + ATTEMPT_GRACE_S - 5);
    expect(await refusalOf(id, answer(3, { value: true }))).toBeNull();
    await pass(id, 6);
    const late = answer(3, { value: false }, 2);
    expect(await refusalOf(id, late)).toBe('DEADLINE_PASSED');
    expect((await pool.query('select from answer_log where operation_id = $1', [late.operationId])).rowCount).toBe(0);
  });

  it('submits what is saved when time is up, although the browser never returns', async () => {
    const { id } = await begin();
    await save(id, answer(3, { value: true }));
    await pass(id, 600 + ATTEMPT_GRACE_S - 5);
    await sweep();
    expect((await stateOf(id)).submittedAt).toBeNull();
    await pass(id, 6);
    const counts = await Promise.all([sweep(), sweep(), sweep()]);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(1);
    expect(await stateOf(id)).toMatchObject({ submittedBy: 'deadline' });
    const { rows } = await pool.query('select marks from attempts where id = $1', [id]);
    expect(rows[0].marks).toBe(1);
    expect(await refusalOf(id, answer(3, { value: false }, 2))).toBe('ATTEMPT_CLOSED');
  });

  it('records who submitted', async () => {
    const early = await begin();
    await submitAttempt(pool, userId, early.id);
    expect((await stateOf(early.id)).submittedBy).toBe('student');
    const late = await begin();
    await pass(late.id, 601);
    await submitAttempt(pool, userId, late.id);
    expect((await stateOf(late.id)).submittedBy).toBe('deadline');
  });

  it('lets a new attempt start if the time of the last one is up and it was not submitted', async () => {
    const examId = randomUUID();
    const first = await begin({ examId });
    await pass(first.id, 1_000);
    const second = await begin({ examId });
    expect(second).toMatchObject({ isNew: true });
    expect(second.id).not.toBe(first.id);
    expect((await stateOf(first.id)).submittedBy).toBe('deadline');
  });
});

describe('an access arrangement', () => {
  const grant = (granted: object) =>
    inTransaction(pool, (client) => storeAccommodation(client, userId, { ...NO_ACCOMMODATION, ...granted }, null));

  it('gives more time from the start', async () => {
    expect(await readAccommodation(pool, userId)).toEqual(NO_ACCOMMODATION);
    await grant({ timeFactor: 1.5, dueDays: 2, penaltyWindowFactor: 2 });
    expect(await readAccommodation(pool, userId)).toEqual({
      timeFactor: 1.5,
      pauseSeconds: 0,
      dueDays: 2,
      penaltyWindowFactor: 2,
    });
    expect(await secondsLeft((await begin()).id)).toBeGreaterThan(890);
  });

  it('that changes moves the deadlines of open attempts, and of no others', async () => {
    const { id } = await begin();
    const done = await begin();
    await submitAttempt(pool, userId, done.id);
    const before = (await stateOf(done.id)).deadlineAt;
    await pass(id, 300);
    await grant({ timeFactor: 2 });
    expect(await secondsLeft(id)).toBeGreaterThan(890);
    expect((await stateOf(done.id)).deadlineAt).toBe(before);
    await grant({ timeFactor: 1 });
    expect(await secondsLeft(id)).toBeLessThanOrEqual(300);
  });

  it('pauses the clock for as long as the access arrangement grants', async () => {
    const { id } = await begin();
    await expect(pauseAttempt(pool, userId, id)).rejects.toMatchObject({ code: 'PAUSE_REFUSED' });
    await grant({ pauseSeconds: 120 });
    await pauseAttempt(pool, userId, id);
    await pass(id, 60);
    expect(await secondsLeft(id)).toBeGreaterThan(590);
    expect((await stateOf(id)).pausedAt).not.toBeNull();
    await resumeAttempt(pool, userId, id);
    await resumeAttempt(pool, userId, id);
    expect(await secondsLeft(id)).toBeGreaterThan(590);
    expect((await stateOf(id)).pauseSecondsLeft).toBeLessThanOrEqual(60);

    await pauseAttempt(pool, userId, id);
    await pass(id, 100);
    expect((await stateOf(id)).pausedAt).toBeNull();
    expect(await secondsLeft(id)).toBeLessThanOrEqual(560);
    await expect(pauseAttempt(pool, userId, id)).rejects.toMatchObject({ code: 'PAUSE_REFUSED' });
  });

  it('accepts no answer while the clock is paused, and accepts it once the clock runs again', async () => {
    const { id } = await begin();
    await grant({ pauseSeconds: 120 });
    await pauseAttempt(pool, userId, id);
    const late = answer(3, { value: true });
    expect(await refusalOf(id, late)).toBe('ATTEMPT_PAUSED');
    expect((await pool.query('select from answer_log where operation_id = $1', [late.operationId])).rowCount).toBe(0);
    await resumeAttempt(pool, userId, id);
    expect(await refusalOf(id, late)).toBeNull();
  });

  it('finds an attempt that starts at the same instant', async () => {
    for (let round = 0; round < 10; round += 1) {
      const [{ id }] = await Promise.all([begin(), grant({ timeFactor: round % 2 === 0 ? 2 : 1 })]);
      expect(await secondsLeft(id)).toBeGreaterThan(round % 2 === 0 ? 1_190 : 590);
      expect(await secondsLeft(id)).toBeLessThanOrEqual(round % 2 === 0 ? 1_200 : 600);
    }
  });
});
