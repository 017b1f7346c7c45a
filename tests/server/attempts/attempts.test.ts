import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { TEST_QUESTIONS, type TestBank, testBank } from '../../support/questions/test-bank.ts';
import { signedInStudent, type TestBrowser } from '../../support/servers/test-api.ts';
import { testServer } from '../../support/servers/test-server.ts';

const ATTEMPT = `id submittedAt marks marksOutOf items { position type stem body response sequence
  review { outcome credit remark key explanation } }`;

const { app, pool } = await testServer();
let bank: TestBank;
let student: TestBrowser;

beforeAll(async () => {
  bank = await testBank(pool, { free: true });
});
beforeEach(async () => {
  student = await signedInStudent(app, `${randomUUID()}@example.org`);
});

const start = (browser: TestBrowser, quiz = bank.quiz) =>
  browser.call(`mutation ($quiz: ID!) { startAttempt(quiz: $quiz) { ${ATTEMPT} } }`, { quiz });
const submitAttempt = (browser: TestBrowser, attempt: string) =>
  browser.call(`mutation ($attempt: ID!) { submitAttempt(attempt: $attempt) { ${ATTEMPT} } }`, { attempt });
const read = (browser: TestBrowser, id: string) =>
  browser.call(`query ($id: ID!) { attempt(id: $id) { ${ATTEMPT} } }`, { id });
const save = (
  browser: TestBrowser,
  input: { attempt: string; position: number; response: object; sequence?: number; operationId?: string },
) =>
  saveAll(browser, input.attempt, [input]).then((answer) => ({
    code: answer.code ?? answer.data.saveAnswers.receipts[0].refusal ?? undefined,
    highest: answer.data?.saveAnswers.receipts[0].highest,
  }));

type Sent = { position: number; response: object; sequence?: number; operationId?: string };
const saveAll = (browser: TestBrowser, attempt: string, answers: readonly Sent[], device: string | null = null) =>
  browser.call(
    `mutation ($input: SaveInput!) { saveAnswers(input: $input) {
      state { now deadlineAt submittedAt holder activeDeviceName } receipts { operationId position refusal highest } } }`,
    {
      input: {
        attempt,
        device,
        answers: answers.map(({ position, response, sequence = 1, operationId = randomUUID() }) => ({
          position,
          response,
          sequence,
          operationId,
        })),
      },
    },
  );

describe('a quiz', () => {
  it('never sends a key, an explanation or a model answer', async () => {
    const { text, data } = await student.call('query ($id: ID!) { quiz(id: $id) { title items { type stem body } } }', {
      id: bank.quiz,
    });
    expect(data.quiz.items).toHaveLength(TEST_QUESTIONS.length);
    expect(text).not.toMatch(/secret|"key"|accepted|355/);
    expect(
      (await student.call('query ($id: ID!) { quiz(id: $id) { items { key } } }', { id: bank.quiz })).errors,
    ).toBeDefined();
  });

  it('takes two statements for any number of questions: one for the user, one for the attempt', async () => {
    const statements = vi.spyOn(pool, 'query');
    await student.call('query ($id: ID!) { quiz(id: $id) { items { stem body images { url } source { work } } } }', {
      id: bank.quiz,
    });
    expect(statements).toHaveBeenCalledTimes(2);
    statements.mockRestore();
  });

  it('is closed to a student without a plan, with status 402', async () => {
    const paid = await testBank(pool, { free: false, slug: 'paid' });
    const read = () => student.call('query ($id: ID!) { quiz(id: $id) { id } }', { id: paid.quiz });
    expect(await read()).toMatchObject({ status: 402, code: 'PAYMENT_REQUIRED', data: null });
    expect((await read()).errors?.[0]?.message).toBe('Payment required');
    expect((await start(student, paid.quiz)).status).toBe(402);
    await pool.query(`insert into plans values ('standard', '{"quiz": true}') on conflict do nothing`);
    await pool.query(
      `insert into entitlements (id, user_id, plan_id, ends_at) select gen_random_uuid(), id, 'standard', now() - interval '1 day' from users`,
    );
    expect((await read()).status).toBe(402);
    await pool.query(
      `insert into entitlements (id, user_id, plan_id) select gen_random_uuid(), id, 'standard' from users`,
    );
    expect((await read()).status).toBe(200);
    await pool.query('delete from entitlements');
  });
});

describe('an attempt', () => {
  it('is scored when submitted, and shows answer keys only then', async () => {
    const { data, text } = await start(student);
    const { id } = data.startAttempt;
    expect(text).not.toContain('secret');
    for (const [at, { right }] of TEST_QUESTIONS.entries()) {
      expect(await save(student, { attempt: id, position: at + 1, response: right })).toEqual({ highest: 1 });
    }
    expect((await read(student, id)).text).not.toMatch(/secret-explanation|secret-model/);
    const { data: result } = await submitAttempt(student, id);
    expect(result.submitAttempt).toMatchObject({ marks: 6, marksOutOf: 6 });
    const outcomes = result.submitAttempt.items.map(({ review }: { review: { outcome: string } }) => review.outcome);
    expect(outcomes).toEqual(['right', 'right', 'right', 'right', 'right', 'right', 'unmarked']);
    expect(result.submitAttempt.items[6].review.key).toEqual({ modelAnswer: 'secret-model-answer' });
  });

  it('scores wrong and missing answers', async () => {
    const { id } = (await start(student)).data.startAttempt;
    await save(student, { attempt: id, position: 1, response: TEST_QUESTIONS[0]?.wrong ?? {} });
    await save(student, { attempt: id, position: 6, response: { pairs: { '1': 'A', '2': 'C' } } });
    const { items, marks } = (await submitAttempt(student, id)).data.submitAttempt;
    expect(marks).toBe(0.5);
    expect(items.map(({ review }: { review: { outcome: string } }) => review.outcome)).toEqual([
      'wrong',
      'unanswered',
      'unanswered',
      'unanswered',
      'unanswered',
      'partly',
      'unanswered',
    ]);
  });

  it('starts once, however often it is requested', async () => {
    const startedAt = await Promise.all(Array.from({ length: 8 }, () => start(student)));
    expect(new Set(startedAt.map(({ data }) => data.startAttempt.id)).size).toBe(1);
    expect(startedAt.every(({ data }) => data.startAttempt.items.length === TEST_QUESTIONS.length)).toBe(true);
  });

  it('counts an operation once, and uses the highest sequence number whatever arrives last', async () => {
    const { id } = (await start(student)).data.startAttempt;
    const second = { attempt: id, position: 1, response: { choice: 'B' }, sequence: 2, operationId: randomUUID() };
    const first = { attempt: id, position: 1, response: { choice: 'A' }, sequence: 1, operationId: randomUUID() };
    await Promise.all([save(student, second), save(student, second), save(student, first)]);
    await save(student, second);
    expect((await read(student, id)).data.attempt.items[0]).toMatchObject({ response: { choice: 'B' }, sequence: 2 });
    expect((await pool.query('select from answer_log where attempt_id = $1', [id])).rowCount).toBe(2);
  });

  it('is submitted once, and then accepts only answers it already had', async () => {
    const { id } = (await start(student)).data.startAttempt;
    const answer = { attempt: id, position: 3, response: { value: true }, operationId: randomUUID() };
    await save(student, answer);
    const twice = await Promise.all([submitAttempt(student, id), submitAttempt(student, id)]);
    expect(twice[0].data.submitAttempt.submittedAt).toBe(twice[1].data.submitAttempt.submittedAt);
    expect((await save(student, { ...answer, operationId: randomUUID(), sequence: 2 })).code).toBe('ATTEMPT_CLOSED');
    expect((await save(student, answer)).code).toBeUndefined();
    expect((await read(student, id)).data.attempt.marks).toBe(1);
  });

  it('belongs to its student alone', async () => {
    const { id } = (await start(student)).data.startAttempt;
    const other = await signedInStudent(app, `${randomUUID()}@example.org`);
    for (const answer of [
      await read(other, id),
      await submitAttempt(other, id),
      await save(other, { attempt: id, position: 1, response: { choice: 'A' } }),
    ]) {
      expect(answer.code).toBe('NOT_FOUND');
    }
  });

  it('refuses invalid answers, and continues', async () => {
    const { id } = (await start(student)).data.startAttempt;
    const refused = [
      { position: 1, response: { choice: 'Z' } },
      { position: 1, response: { text: 'not a choice' } },
      { position: 5, response: { text: 'x'.repeat(5_000) } },
      { position: 1, response: { choice: 'A' }, sequence: 0 },
      { position: 1, response: { choice: 'A' }, operationId: 'not-an-id' },
    ];
    for (const answer of refused) expect((await save(student, { attempt: id, ...answer })).code).toBe('INVALID_INPUT');
    expect((await save(student, { attempt: id, position: 99, response: { choice: 'A' } })).code).toBe('NOT_FOUND');
    expect((await save(student, { attempt: 'nonsense', position: 1, response: { choice: 'A' } })).code).toBe(
      'NOT_FOUND',
    );
    expect((await save(student, { attempt: id, position: 1, response: { choice: 'A' } })).code).toBeUndefined();
  });

  it('keeps the version of a question that was published when it started', async () => {
    const { id } = (await start(student)).data.startAttempt;
    await pool.query(
      `with changed as (update items set version = version + 1 where external_id = 'test-2' returning id, version)
       insert into item_versions select gen_random_uuid(), c.id, c.version, 'Changed stem', v.body, '{"value": false}', v.explanation, v.source, v.figures, 'x', now()
       from changed c join item_versions v on v.item_id = c.id and v.version = c.version - 1`,
    );
    await save(student, { attempt: id, position: 3, response: { value: true } });
    const { items } = (await submitAttempt(student, id)).data.submitAttempt;
    expect(items[2]).toMatchObject({ stem: 'Item 3', review: { outcome: 'right' } });
    expect((await start(student)).data.startAttempt.items[2].stem).toBe('Changed stem');
  });

  it('never changes what was once logged or published', async () => {
    await expect(pool.query(`update item_versions set stem = 'changed'`)).rejects.toThrow('never changed');
    const { id } = (await start(student)).data.startAttempt;
    await save(student, { attempt: id, position: 1, response: { choice: 'A' } });
    await expect(pool.query(`update answer_log set sequence = 9`)).rejects.toThrow('never changed');
  });
});

describe('a batch of answers', () => {
  const receipts = async (attempt: string, answers: readonly Sent[], device?: string) =>
    (await saveAll(student, attempt, answers, device)).data.saveAnswers.receipts.map(
      ({ refusal, highest }: { refusal: string | null; highest: number }) => refusal ?? highest,
    );

  it('has a receipt for each: a refused answer does not block the others', async () => {
    const { id } = (await start(student)).data.startAttempt;
    const other = (await start(await signedInStudent(app, `${randomUUID()}@example.org`))).data.startAttempt.id;
    expect(other).not.toBe(id);
    const answers = [
      { position: 1, response: { choice: 'A' } },
      { position: 99, response: { choice: 'A' } },
      { position: 2, response: { choices: ['Z'] } },
      // Characters that cannot be stored are left out, instead of the answer.
      { position: 5, response: { text: 'half a \ud83d' } },
      { position: 5, response: { text: 'nothing\u0000' }, sequence: 2 },
      { position: 3, response: { value: true }, operationId: 'nonsense' },
      { position: 3, response: { value: true }, sequence: 2_000_000_000 },
      { position: 3, response: { value: true }, sequence: 7 },
    ];
    expect(await receipts(id, answers)).toEqual([
      1,
      'NOT_FOUND',
      'INVALID_INPUT',
      1,
      2,
      'INVALID_INPUT',
      'SEQUENCE_TOO_FAR',
      7,
    ]);
    expect((await read(student, id)).data.attempt.items.map(({ sequence }: { sequence: number }) => sequence)).toEqual([
      1, 0, 7, 0, 2, 0, 0,
    ]);
  });

  it('never lets two answers have the same number', async () => {
    const { id } = (await start(student)).data.startAttempt;
    const mine = { position: 1, response: { choice: 'A' }, sequence: 3, operationId: randomUUID() };
    expect(await receipts(id, [mine])).toEqual([3]);
    expect(await receipts(id, [{ ...mine, operationId: randomUUID(), response: { choice: 'B' } }])).toEqual([
      'SEQUENCE_TAKEN',
    ]);
    const both = [1, 2].map(() => ({ position: 2, response: { choices: ['A'] }, sequence: 1 }));
    expect([...(await receipts(id, both))].sort()).toEqual([1, 'SEQUENCE_TAKEN']);
  });

  it('refuses a reused operation id', async () => {
    const { id } = (await start(student)).data.startAttempt;
    const operationId = randomUUID();
    expect(await receipts(id, [{ position: 1, response: { choice: 'A' }, operationId }])).toEqual([1]);
    expect(await receipts(id, [{ position: 3, response: { value: true }, operationId }])).toEqual(['INVALID_INPUT']);
  });

  it('that is too large is refused with a typed error, and the next one is accepted', async () => {
    const { id } = (await start(student)).data.startAttempt;
    const huge = await saveAll(student, id, [{ position: 7, response: { text: 'x'.repeat(10_000_000) } }]);
    expect(huge).toMatchObject({ status: 413, code: 'INVALID_INPUT' });
    const many = Array.from({ length: 101 }, () => ({ position: 1, response: { choice: 'A' } }));
    expect((await saveAll(student, id, many)).code).toBe('INVALID_INPUT');
    const beyond = [{ position: 1, response: { choice: 'A' }, sequence: 2 ** 31 }];
    expect((await saveAll(student, id, beyond)).code).toBe('INVALID_INPUT');
    expect(await receipts(id, [{ position: 1, response: { choice: 'A' } }])).toEqual([1]);
  });

  it('takes two statements: one for the user, one for all answers', async () => {
    const { id } = (await start(student)).data.startAttempt;
    await save(student, { attempt: id, position: 1, response: { choice: 'A' } });
    const statements = vi.spyOn(pool, 'query');
    await saveAll(student, id, [
      { position: 1, response: { choice: 'B' }, sequence: 2 },
      { position: 3, response: { value: true } },
    ]);
    expect(statements).toHaveBeenCalledTimes(2);
    statements.mockRestore();
  });

  it('has the same result for any order of its answers, and for repetitions', async () => {
    const { id } = (await start(student)).data.startAttempt;
    const sent = [1, 2, 3, 4].map((sequence) => ({
      position: 1,
      response: { choice: 'ABCA'[sequence - 1] },
      sequence,
      operationId: randomUUID(),
    }));
    await Promise.all([...sent, ...sent].reverse().map((entry) => saveAll(student, id, [entry])));
    expect((await read(student, id)).data.attempt.items[0]).toMatchObject({ sequence: 4, response: { choice: 'A' } });
    expect((await pool.query('select from answer_log where attempt_id = $1', [id])).rowCount).toBe(4);
  });
});

describe('of two devices', () => {
  const hold = async (browser: TestBrowser, id: string, device: string, takeOver = false) =>
    (
      await browser.call(
        `mutation ($id: ID!, $device: ID!, $takeOver: Boolean!) {
           holdAttempt(id: $id, device: $device, takeOver: $takeOver) { holder activeDeviceName } }`,
        { id, device, takeOver },
        { headers: { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Gecko/20100101 Firefox/140.0' } },
      )
    ).data.holdAttempt;

  it('one writes; the other sees which one, and can take over', async () => {
    const { id } = (await start(student)).data.startAttempt;
    const [first, second] = [randomUUID(), randomUUID()];
    expect(await hold(student, id, first)).toEqual({ holder: 'here', activeDeviceName: 'Firefox, Windows' });
    expect(await hold(student, id, second)).toEqual({ holder: 'elsewhere', activeDeviceName: 'Firefox, Windows' });
    const from = async (device: string) =>
      (await saveAll(student, id, [{ position: 1, response: { choice: 'A' }, operationId: randomUUID() }], device)).data
        .saveAnswers.receipts[0].refusal;
    expect(await from(second)).toBe('ATTEMPT_ELSEWHERE');
    expect(await hold(student, id, second, true)).toMatchObject({ holder: 'here' });
    expect(await from(first)).toBe('ATTEMPT_ELSEWHERE');
    expect(await from(second)).toBeNull();
  });

  it('neither may be another student’s', async () => {
    const { id } = (await start(student)).data.startAttempt;
    const other = await signedInStudent(app, `${randomUUID()}@example.org`);
    expect(
      (
        await other.call(
          'mutation ($id: ID!, $device: ID!) { holdAttempt(id: $id, device: $device, takeOver: true) { id } }',
          {
            id,
            device: randomUUID(),
          },
        )
      ).code,
    ).toBe('NOT_FOUND');
    expect((await saveAll(other, id, [{ position: 1, response: { choice: 'A' } }])).code).toBe('NOT_FOUND');
    expect((await other.call('query ($id: ID!) { attemptState(id: $id) { id } }', { id })).code).toBe('NOT_FOUND');
    expect((await other.call('mutation ($id: ID!) { pauseAttempt(id: $id) { id } }', { id })).code).toBe(
      'PAUSE_REFUSED',
    );
  });
});

describe('where the student can continue', () => {
  it('shows open attempts first, with their progress', async () => {
    const { id } = (await start(student)).data.startAttempt;
    await submitAttempt(student, id);
    const open = (await start(student)).data.startAttempt.id;
    await save(student, { attempt: open, position: 1, response: { choice: 'A' } });
    const { data } = await student.call(
      '{ recentAttempts { id answeredCount questionCount submittedAt marks quiz { title topic { slug } } } }',
    );
    expect(data.recentAttempts.map(({ id }: { id: string }) => id)).toEqual([open, id]);
    expect(data.recentAttempts[0]).toMatchObject({
      answeredCount: 1,
      questionCount: TEST_QUESTIONS.length,
      submittedAt: null,
    });
    const topic = await student.call(
      '{ topic(subject: "test", topic: "test") { quizzesDone quizzes { title lastAttempt { id } } } }',
    );
    expect(topic.data.topic).toEqual({ quizzesDone: 1, quizzes: [{ title: 'Test quiz', lastAttempt: { id: open } }] });
    const subjects = await student.call(
      '{ subjects { slug questionCount quizCount quizzesDone topics { slug questionCount } } }',
    );
    expect(subjects.data.subjects).toContainEqual({
      slug: 'test',
      questionCount: TEST_QUESTIONS.length,
      quizCount: 1,
      quizzesDone: 1,
      topics: [{ slug: 'test', questionCount: TEST_QUESTIONS.length }],
    });
  });
});
