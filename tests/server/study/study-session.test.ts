import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CardNote } from '#domain/cards/card-note.schema.ts';
import { TEST_QUESTIONS, type TestBank, testBank } from '../../support/questions/test-bank.ts';
import { testDeck } from '../../support/questions/test-deck.ts';
import { testNote } from '../../support/questions/test-notes.ts';
import { signedInStudent, type TestBrowser } from '../../support/servers/test-api.ts';
import { testServer } from '../../support/servers/test-server.ts';

const NOTES: readonly CardNote[] = ['a', 'b', 'c'].map((front) => ({
  kind: 'basic',
  front,
  back: front,
  typed: false,
}));
const SESSION = `id day endedBy attempt steps { index kind reason isDone position topic { id slug } cards { id } section { material title source } }
  summary { answered correct cards changes { topic from to } tomorrow { isOff cards questions minutes } }`;
const SECTION = 'Charge flows through a conductor. '.repeat(20);

const { app, pool } = await testServer();
let free: TestBank;
let paid: TestBank;
let note: string;
let student: TestBrowser;

beforeAll(async () => {
  free = await testBank(pool, { free: true, slug: 'free' });
  paid = await testBank(pool, { free: false, slug: 'paid' });
  await testDeck(pool, free.topicId, NOTES);
  await testDeck(pool, paid.topicId, NOTES);
  note = await testNote(pool, free.topicId, {
    title: 'Circuits',
    body: `# Current\n${SECTION}\n# Voltage\n${SECTION}`,
  });
  await testNote(pool, paid.topicId, { title: 'Paid note', body: 'Not for free.' });
});
beforeEach(async () => {
  student = await signedInStudent(app, `${randomUUID()}@example.org`);
});

const ok = async (query: string, variables: object = {}, browser = student) => {
  const { data, errors } = await browser.call(query, variables);
  expect(errors).toBeUndefined();
  return data;
};
const start = async (another = false, browser = student) =>
  (
    await ok(
      `mutation ($another: Boolean!) { startStudySession(zone: "UTC", another: $another) { ${SESSION} } }`,
      { another },
      browser,
    )
  ).startStudySession;
const finish = async (session: string, done: readonly number[] = [], browser = student) =>
  (
    await ok(
      `mutation ($session: ID!, $done: [Int!]!) { finishStudySession(session: $session, done: $done, zone: "UTC") { ${SESSION} } }`,
      { session, done },
      browser,
    )
  ).finishStudySession;
const progress = async (session: string, done: readonly number[]) =>
  (
    await ok('mutation ($session: ID!, $done: [Int!]!) { saveSessionProgress(session: $session, done: $done) }', {
      session,
      done,
    })
  ).saveSessionProgress;
const offer = async () =>
  (
    await ok(
      '{ studyToday(zone: "UTC") { session { status isDayOff seconds doneSteps stepCount parts { kind reason count topics } } streak { days isTodayDone } } }',
    )
  ).studyToday;
const settings = (more: object) =>
  ok('mutation ($settings: StudySettingsInput!) { saveStudySettings(settings: $settings) { minutesPerDay } }', {
    settings: { desiredRetention: 0.9, newCardsPerDay: 20, minutesPerDay: 30, daysOff: [], ...more },
  });
const userId = async (): Promise<string> =>
  (await pool.query('select id from users order by created_at desc limit 1')).rows[0]?.id ?? '';

type Item = { readonly position: number; readonly type: string };
const itemsOf = async (attempt: string): Promise<readonly Item[]> =>
  (await ok('query ($id: ID!) { attempt(id: $id) { items { position type } } }', { id: attempt })).attempt.items;

/** Answers questions of an attempt, all of them correctly. */
async function answer(attempt: string, items: readonly Item[]): Promise<void> {
  const answers = items.map(({ position, type }) => ({
    ...{ operationId: randomUUID(), position, sequence: 1 },
    response: TEST_QUESTIONS.find((question) => question.type === type)?.right,
  }));
  const { saveAnswers } = await ok(
    'mutation ($input: SaveInput!) { saveAnswers(input: $input) { receipts { refusal } } }',
    {
      input: { attempt, answers },
    },
  );
  for (const { refusal } of saveAnswers.receipts) expect(refusal).toBeNull();
}

describe('a study session', () => {
  it('of a new student has questions, a section with questions about it, a written answer and new cards', async () => {
    await settings({ minutesPerDay: 30 });
    expect((await offer()).session).toMatchObject({ status: 'ready', isDayOff: false });
    const session = await start();
    const kinds = session.steps.map(({ kind }: { kind: string }) => kind);
    expect(kinds).toContain('material');
    expect(kinds).toContain('written');
    expect(kinds).toContain('cards');
    const material = session.steps.find(({ kind }: { kind: string }) => kind === 'material');
    expect(material.section).toMatchObject({ material: note, title: 'Current' });
    // Each question once, and nothing of a topic that no plan opens.
    const items = await itemsOf(session.attempt);
    const positions = session.steps.flatMap(({ position }: { position: number | null }) => position ?? []);
    expect(positions).toEqual(items.map(({ position }) => position));
    expect(session.steps.every(({ topic }: { topic: { slug: string } }) => topic.slug === 'free')).toBe(true);
    expect((await offer()).session).toMatchObject({ status: 'inProgress', doneSteps: 0, stepCount: kinds.length });
  });

  it('is one, however many devices start it at once, and continues on another with the steps of both', async () => {
    const started = await Promise.all(Array.from({ length: 8 }, () => start()));
    expect(new Set(started.map(({ id }) => id)).size).toBe(1);
    const { rows } = await pool.query('select count(*)::int as count from attempts where user_id = $1', [
      await userId(),
    ]);
    expect(rows[0].count).toBe(1);
    const [{ id }] = started;
    await Promise.all([progress(id, [0]), progress(id, [1, 999, -1])]);
    expect(await progress(id, [])).toEqual([0, 1]);
    const again = await start();
    expect(again.steps.map(({ isDone }: { isDone: boolean }) => isDone).slice(0, 3)).toEqual([true, true, false]);
    expect((await offer()).session).toMatchObject({ status: 'inProgress', doneSteps: 2 });
  });

  it('ends with what has changed and what is planned for tomorrow; skipped questions don’t count', async () => {
    const session = await start();
    const items = await itemsOf(session.attempt);
    await answer(session.attempt, items.filter(({ type }) => type !== 'open').slice(0, 4));
    const finished = await finish(session.id, [0]);
    expect(finished.endedBy).toBe('finished');
    expect(finished.summary).toMatchObject({ answered: 4, correct: 4 });
    expect(finished.summary.changes).toEqual([{ topic: free.topicId, from: 'unknown', to: expect.any(String) }]);
    expect(finished.summary.tomorrow.minutes).toBeGreaterThan(0);
    expect(await itemsOf(session.attempt)).toHaveLength(4);
    // Again, from another device.
    expect(await finish(session.id, [1])).toEqual(finished);
    expect((await offer()).session.status).toBe('finished');
    expect((await offer()).streak).toEqual({ days: 1, isTodayDone: true });
    // A reload shows the result; only on request there is another session.
    expect((await start()).id).toBe(session.id);
    expect((await start(true)).id).not.toBe(session.id);
  });

  it('saves what was read with the note, and continues with the next section', async () => {
    const session = await start();
    const material = session.steps.find(({ kind }: { kind: string }) => kind === 'material');
    await progress(session.id, [material.index]);
    await finish(session.id);
    const next = (await start(true)).steps.find(({ kind }: { kind: string }) => kind === 'material');
    expect(next.section.title).toBe('Voltage');
    const { rows } = await pool.query('select share, done_at from material_progress where user_id = $1', [
      await userId(),
    ]);
    expect(rows).toEqual([{ share: expect.closeTo(0.5, 1), done_at: null }]);
  });

  it('marks a written answer by the points that the student awards', async () => {
    const session = await start();
    const items = await itemsOf(session.attempt);
    const written = items.find(({ type }) => type === 'open');
    if (written === undefined) throw new Error('There is no written question.');
    const position = { attempt: session.attempt, position: written.position };
    const mark =
      'mutation ($attempt: ID!, $position: Int!, $awards: Awards!) { markOwnAnswer(attempt: $attempt, position: $position, awards: $awards) { id } }';
    await answer(session.attempt, [written]);
    // Not before the answer is final.
    expect((await student.call(mark, { ...position, awards: [] })).errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
    const { checkQuestion } = await ok(
      'mutation ($attempt: ID!, $position: Int!) { checkQuestion(attempt: $attempt, position: $position) { items { position step { locked } review { key } } } }',
      position,
    );
    const checked = checkQuestion.items.find((item: Item) => item.position === written.position);
    expect(checked.step.locked).toBe(true);
    await ok(mark, { ...position, awards: [] });
    const { summary } = await finish(session.id);
    expect(summary).toMatchObject({ answered: 1, correct: 0 });
    const { rows } = await pool.query('select ai.outcome, ai.credit from attempt_items ai where attempt_id = $1', [
      session.attempt,
    ]);
    expect(rows).toEqual([{ outcome: 'wrong', credit: 0 }]);
  });

  it('is not offered again after “not today”, but can still be started', async () => {
    const postpone = (session: string | null) =>
      ok('mutation ($session: ID) { postponeStudySession(session: $session, done: [], zone: "UTC") }', { session });
    await postpone(null);
    await postpone(null);
    expect((await offer()).session.status).toBe('postponed');
    const session = await start();
    expect(session.endedBy).toBeNull();
    await postpone(session.id);
    expect((await offer()).session.status).toBe('postponed');
    const { rows } = await pool.query('select count(*)::int as count from attempts where user_id = $1', [
      await userId(),
    ]);
    expect(rows[0].count).toBe(0);
  });

  it('of an earlier day is closed with its answers; until noon it continues', async () => {
    const session = await start();
    const items = await itemsOf(session.attempt);
    await answer(session.attempt, items.slice(0, 1));
    const shift = (hours: number) =>
      pool.query(
        `update study_sessions set day = day - 1, started_at = now() - make_interval(hours => $2) where id = $1`,
        [session.id, hours],
      );
    await shift(11);
    expect((await start()).id).toBe(session.id);
    await shift(13);
    const next = await start();
    expect(next.id).not.toBe(session.id);
    const { rows } = await pool.query('select ended_by from study_sessions where id = $1', [session.id]);
    expect(rows).toEqual([{ ended_by: 'expired' }]);
    const { rows: attempts } = await pool.query(
      'select handed_in_at is not null as closed from attempts where id = $1',
      [session.attempt],
    );
    expect(attempts).toEqual([{ closed: true }]);
  });

  it('loses nothing when content is unpublished meanwhile', async () => {
    const session = await start();
    await pool.query('update materials set published_at = null where id = $1', [note]);
    await pool.query('update items set deleted_at = now() where topic_id = $1', [free.topicId]);
    try {
      const later = await start();
      expect(later.id).toBe(session.id);
      expect(later.steps.find(({ kind }: { kind: string }) => kind === 'material').section).toBeNull();
      const items = await itemsOf(session.attempt);
      await answer(session.attempt, items.slice(0, 2));
      expect((await finish(session.id)).summary.answered).toBe(2);
    } finally {
      await pool.query('update materials set published_at = now() where id = $1', [note]);
      await pool.query('update items set deleted_at = null where topic_id = $1', [free.topicId]);
    }
  });

  it('does not exist where there is nothing to study', async () => {
    await pool.query('update topics set free = false where id = $1', [free.topicId]);
    try {
      expect((await offer()).session).toMatchObject({ status: 'nothing', parts: [] });
      expect(await start()).toBeNull();
    } finally {
      await pool.query('update topics set free = true where id = $1', [free.topicId]);
    }
  });

  it.each([-1, 3_650])('is planned with an exam in %i days', async (days) => {
    // As an earlier version stored it: dates so far away are refused now.
    await pool.query(
      `insert into exam_dates (user_id, subject_id, exam_on) values ($1, $2, current_date + $3::int)
       on conflict (user_id, subject_id) do update set exam_on = excluded.exam_on`,
      [await userId(), free.subjectId, days],
    );
    expect((await offer()).session.status).toBe('ready');
    expect((await start()).steps.length).toBeGreaterThan(0);
  });

  it('needs study time: without any in the plan, home says so', async () => {
    await settings({});
    await pool.query('update study_settings set minutes_per_day = 0 where user_id = $1', [await userId()]);
    expect((await offer()).session.status).toBe('noTime');
    expect(await start()).toBeNull();
  });

  it('belongs to its student', async () => {
    const session = await start();
    const other = await signedInStudent(app, `${randomUUID()}@example.org`);
    const code = async (query: string) =>
      (await other.call(query, { session: session.id })).errors?.[0]?.extensions?.code;
    expect(await code('mutation ($session: ID!) { saveSessionProgress(session: $session, done: [0]) }')).toBe(
      'NOT_FOUND',
    );
    expect(
      await code('mutation ($session: ID!) { finishStudySession(session: $session, done: [], zone: "UTC") { id } }'),
    ).toBe('NOT_FOUND');
    expect(
      await code('mutation ($session: ID!) { postponeStudySession(session: $session, done: [], zone: "UTC") }'),
    ).toBe('NOT_FOUND');
    expect((await start()).endedBy).toBeNull();
  });

  it('is in the weekly review, with what the week changed', async () => {
    const session = await start();
    await answer(session.attempt, (await itemsOf(session.attempt)).filter(({ type }) => type !== 'open').slice(0, 4));
    await finish(session.id);
    const { weeklyReview } = await ok(
      '{ weeklyReview(zone: "Pacific/Auckland") { sessions cards answered credit changes { title from to } } }',
    );
    expect(weeklyReview).toEqual({
      ...{ sessions: 1, cards: 0, answered: 4, credit: 4 },
      changes: [{ title: 'free', from: 'unknown', to: expect.any(String) }],
    });
  });

  it('hides the streak once it is switched off', async () => {
    await settings({ showsStreak: false });
    expect((await offer()).streak).toBeNull();
    // A tab of the former build does not know it.
    await settings({});
    expect((await offer()).streak).toBeNull();
    await settings({ showsStreak: true });
    expect((await offer()).streak).not.toBeNull();
  });
});
