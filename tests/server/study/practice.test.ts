import { randomUUID } from 'node:crypto';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { png } from '../../support/questions/question.builder.ts';
import { TEST_QUESTIONS, type TestBank, testBank } from '../../support/questions/test-bank.ts';
import { differences } from '../../support/recount.ts';
import { signedInStudent, type TestBrowser } from '../../support/servers/test-api.ts';
import { testServer } from '../../support/servers/test-server.ts';
import { testClass } from '../../support/users/test-class.ts';

const ATTEMPT = `id behaviour marks marksOutOf items { position type body marks response
  step { tries locked confidence hintCount hints } review { outcome credit key explanation awards selfMarked } }`;

const { app, database, pool } = await testServer({ answers: await mkdtemp(join(tmpdir(), 'answers-')) });
let bank: TestBank;
let student: TestBrowser;

beforeAll(async () => {
  bank = await testBank(pool, { free: true });
});
beforeEach(async () => {
  student = await signedInStudent(app, `${randomUUID()}@example.org`);
});

type Item = { position: number; type: string; body: { choices?: { id: string }[] }; review: unknown };

const practise = (browser: TestBrowser, options: object = {}) =>
  browser.call(`mutation ($input: PracticeInput!) { startPractice(input: $input) { ${ATTEMPT} } }`, {
    input: { quiz: bank.quiz, behaviour: 'immediate', asksConfidence: false, ...options },
  });
const onQuestion = (browser: TestBrowser, name: string, attempt: string, position: number) =>
  browser.call(
    `mutation ($attempt: ID!, $position: Int!) { ${name}(attempt: $attempt, position: $position) { ${ATTEMPT} } }`,
    { attempt, position },
  );
const read = (browser: TestBrowser, id: string) =>
  browser.call(`query ($id: ID!) { attempt(id: $id) { ${ATTEMPT} } }`, { id });
const submitAttempt = (browser: TestBrowser, attempt: string) =>
  browser.call(`mutation ($attempt: ID!) { submitAttempt(attempt: $attempt) { ${ATTEMPT} } }`, { attempt });
const mark = (browser: TestBrowser, attempt: string, position: number, awards: unknown) =>
  browser.call(
    `mutation ($attempt: ID!, $position: Int!, $awards: JSON!) {
      markOwnAnswer(attempt: $attempt, position: $position, awards: $awards) { ${ATTEMPT} } }`,
    { attempt, position, awards },
  );
const save = async (browser: TestBrowser, attempt: string, position: number, response: unknown, sequence = 1) => {
  const { data } = await browser.call(
    'mutation ($input: SaveInput!) { saveAnswers(input: $input) { receipts { refusal } } }',
    { input: { attempt, answers: [{ operationId: randomUUID(), position, sequence, response }] } },
  );
  return data.saveAnswers.receipts[0].refusal;
};

const positionOf = (items: Item[], type: string): number => items.find((item) => item.type === type)?.position ?? 0;
const correctAnswerFor = (type: string) => TEST_QUESTIONS.find((item) => item.type === type)?.right;
const incorrectAnswerFor = (type: string) => TEST_QUESTIONS.find((item) => item.type === type)?.wrong;

describe('starting practice', () => {
  it('draws the requested number of questions, and keeps its order when read again', async () => {
    const { data } = await practise(student, { length: 3 });
    expect(data.startPractice.items).toHaveLength(3);
    expect((await read(student, data.startPractice.id)).data.attempt).toEqual(data.startPractice);
    expect((await practise(student, { length: 5 })).data.startPractice.id).toBe(data.startPractice.id);
  });

  it('of missed questions contains these and nothing else', async () => {
    const { id, items } = (await practise(student)).data.startPractice;
    for (const { position, type } of items) {
      await save(student, id, position, type === 'numeric' ? incorrectAnswerFor(type) : correctAnswerFor(type));
    }
    await submitAttempt(student, id);
    const again = (await practise(student, { missedIn: id })).data.startPractice;
    expect(again.items.map(({ type }: Item) => type)).toEqual(['numeric']);
    const stranger = await signedInStudent(app, `${randomUUID()}@example.org`);
    expect((await practise(stranger, { missedIn: id })).code).toBe('INVALID_INPUT');
  });

  it('again contains what a rule drew before, and not what it would draw now', async () => {
    const quiz = randomUUID();
    await pool.query(
      `insert into quizzes (id, topic_id, title, position, stage) values ($1, $2, 'Drawn', 99, 'published')`,
      [quiz, bank.topicId],
    );
    await pool.query(
      `insert into quiz_draws (quiz_id, position, topic_id, types, difficulties, count) values ($1, 1, $2, '{}', '{}', 2)`,
      [quiz, bank.topicId],
    );
    for (let round = 0; round < 4; round += 1) {
      const { id, items } = (await practise(student, { quiz })).data.startPractice;
      expect(items).toHaveLength(2);
      const marked = (await submitAttempt(student, id)).data.submitAttempt.items as {
        type: string;
        review: { outcome: string };
      }[];
      const missed = marked.filter(({ review }) => review.outcome === 'unanswered').map(({ type }) => type);
      if (missed.length === 0) continue;
      const again = (await practise(student, { quiz, missedIn: id })).data.startPractice;
      expect(again.items.map(({ type }: Item) => type).toSorted()).toEqual(missed.toSorted());
      await submitAttempt(student, again.id);
    }
  });

  it.each([{ behaviour: 'open-book' }, { length: 0 }, { length: -1 }, { missedIn: 'x' }])(
    'refuses %j',
    async (options) => {
      expect((await practise(student, options)).code).toBe('INVALID_INPUT');
    },
  );
});

describe('checking an answer', () => {
  it('gives feedback on that question only, and locks it', async () => {
    const { id, items } = (await practise(student)).data.startPractice;
    const position = positionOf(items, 'short-answer');
    expect((await onQuestion(student, 'checkQuestion', id, position)).code).toBe('INVALID_INPUT');
    await save(student, id, position, incorrectAnswerFor('short-answer'));
    const before = await read(student, id);
    expect(before.text).not.toMatch(/secret/);
    const { data } = await onQuestion(student, 'checkQuestion', id, position);
    const reported = data.checkQuestion.items.filter(({ review }: Item) => review !== null);
    expect(reported).toHaveLength(1);
    expect(reported[0]).toMatchObject({ position, step: { locked: true }, review: { outcome: 'wrong', credit: 0 } });
    expect(await save(student, id, position, correctAnswerFor('short-answer'), 2)).toBe('ITEM_LOCKED');
    expect((await submitAttempt(student, id)).data.submitAttempt.marks).toBe(0);
  });

  it('counts one try for an answer, however often its check arrives', async () => {
    const { id, items } = (await practise(student, { behaviour: 'interactive' })).data.startPractice;
    const position = positionOf(items, 'numeric');
    await save(student, id, position, incorrectAnswerFor('numeric'));
    const steps = await Promise.all([1, 2, 3, 4].map(() => onQuestion(student, 'checkQuestion', id, position)));
    for (const { data } of steps) {
      const item = data.checkQuestion.items.find((entry: Item) => entry.position === position);
      expect(item).toMatchObject({ step: { tries: 1, locked: false }, review: null });
    }
    await save(student, id, position, correctAnswerFor('numeric'), 2);
    const { data } = await onQuestion(student, 'checkQuestion', id, position);
    expect(data.checkQuestion.items.find((entry: Item) => entry.position === position).step).toMatchObject({
      tries: 2,
      locked: true,
    });
  });

  it('allows three tries before it shows the answer, or fewer if one is correct', async () => {
    const { id, items } = (await practise(student, { behaviour: 'interactive' })).data.startPractice;
    const stuck = positionOf(items, 'numeric');
    for (const [at, locked] of [false, false, true].entries()) {
      expect(await save(student, id, stuck, incorrectAnswerFor('numeric'), at + 1)).toBeNull();
      const { data } = await onQuestion(student, 'checkQuestion', id, stuck);
      const item = data.checkQuestion.items.find(({ position }: Item) => position === stuck);
      expect(item.step).toMatchObject({ tries: at + 1, locked });
      expect(item.review === null).toBe(!locked);
    }
    const known = positionOf(items, 'true-false');
    await save(student, id, known, correctAnswerFor('true-false'));
    const { data } = await onQuestion(student, 'checkQuestion', id, known);
    expect(data.checkQuestion.items.find(({ position }: Item) => position === known).step.locked).toBe(true);
  });

  it('is refused if feedback comes after submitting, and for other users', async () => {
    const { id, items } = (await practise(student, { behaviour: 'deferred' })).data.startPractice;
    const position = positionOf(items, 'true-false');
    await save(student, id, position, correctAnswerFor('true-false'));
    const answer = await onQuestion(student, 'checkQuestion', id, position);
    expect(answer.code).toBe('FORBIDDEN');
    expect(answer.text).not.toMatch(/secret/);
    expect((await onQuestion(student, 'showHint', id, position)).code).toBe('NOT_FOUND');
    const stranger = await signedInStudent(app, `${randomUUID()}@example.org`);
    expect((await onQuestion(stranger, 'checkQuestion', id, position)).code).toBe('NOT_FOUND');
  });
});

describe('hints', () => {
  it('are shown one after the other, and no more than there are', async () => {
    const hinted = await testBank(pool, { free: true, slug: 'hinted' });
    await pool.query('alter table item_versions disable trigger user');
    await pool.query(
      `update item_versions set hints = '["first hint", "second hint"]' where item_id in (select id from items where topic_id = $1)`,
      [hinted.topicId],
    );
    await pool.query('alter table item_versions enable trigger user');
    const startedAt = await practise(student, { quiz: hinted.quiz, behaviour: 'interactive' });
    const { id, items } = startedAt.data.startPractice;
    expect(startedAt.text).not.toMatch(/first hint/);
    const { position } = items[0];
    const hintsAfter = async () =>
      (await onQuestion(student, 'showHint', id, position)).data.showHint.items.find(
        (item: Item) => item.position === position,
      ).step.hints;
    expect(await hintsAfter()).toEqual(['first hint']);
    expect(await hintsAfter()).toEqual(['first hint', 'second hint']);
    expect(await hintsAfter()).toHaveLength(2);
  });
});

describe('self-marking', () => {
  it('counts towards the result, labelled as self-marked, and can be repeated', async () => {
    const { id, items } = (await practise(student, { behaviour: 'deferred' })).data.startPractice;
    const position = positionOf(items, 'open');
    await save(student, id, position, correctAnswerFor('open'));
    expect((await mark(student, id, position, [])).code).toBe('FORBIDDEN');
    expect((await submitAttempt(student, id)).data.submitAttempt).toMatchObject({ marks: 0, marksOutOf: 6 });
    const marked = (await mark(student, id, position, [{ point: 'p1' }, { point: 'unknown' }])).data.markOwnAnswer;
    expect(marked).toMatchObject({ marks: 1, marksOutOf: 7 });
    expect(await differences(database.pool)).toEqual([]);
    expect(marked.items.find((item: Item) => item.position === position).review).toMatchObject({
      outcome: 'right',
      credit: 1,
      selfMarked: true,
      awards: [{ point: 'p1' }],
    });
    expect((await mark(student, id, position, [])).data.markOwnAnswer).toMatchObject({ marks: 0, marksOutOf: 7 });
    expect((await mark(student, id, positionOf(items, 'numeric'), [])).code).toBe('INVALID_INPUT');
    expect((await mark(student, id, position, 'all')).code).toBe('INVALID_INPUT');
    const stranger = await signedInStudent(app, `${randomUUID()}@example.org`);
    expect((await mark(stranger, id, position, [])).code).toBe('NOT_FOUND');
  });
});

describe('confidence, and reports of faulty questions', () => {
  const rate = (attempt: string, confidence: string) =>
    student.call('mutation ($a: ID!, $c: String!) { rateConfidence(attempt: $a, position: 1, confidence: $c) }', {
      a: attempt,
      c: confidence,
    });
  const report = (attempt: string, reason = 'unclear') =>
    student.call(
      'mutation ($a: ID!, $r: String!) { reportQuestion(attempt: $a, position: 1, reason: $r, text: "Which one?") }',
      { a: attempt, r: reason },
    );

  it('are saved, and do not affect the marks', async () => {
    const { id } = (await practise(student)).data.startPractice;
    expect((await rate(id, 'sure')).data.rateConfidence).toBe(true);
    expect((await rate(id, 'very')).code).toBe('INVALID_INPUT');
    const { items } = (await submitAttempt(student, id)).data.submitAttempt;
    expect(items[0].step.confidence).toBe('sure');
    expect((await rate(id, 'guess')).code).toBe('NOT_FOUND');
  });

  it('is shown in the analysis, next to the accuracy', async () => {
    const { id, items } = (await practise(student)).data.startPractice;
    const rated = {
      'true-false': ['sure', correctAnswerFor],
      numeric: ['sure', incorrectAnswerFor],
      matching: ['guess', correctAnswerFor],
    } as const;
    for (const [type, [confidence, answer]] of Object.entries(rated)) {
      const position = positionOf(items, type);
      await save(student, id, position, answer(type));
      await student.call(
        'mutation ($a: ID!, $p: Int!, $c: String!) { rateConfidence(attempt: $a, position: $p, confidence: $c) }',
        { a: id, p: position, c: confidence },
      );
    }
    await save(student, id, positionOf(items, 'multiple-choice'), correctAnswerFor('multiple-choice'));
    await submitAttempt(student, id);
    const { data } = await student.call('{ analysis { bands { dimension band answers credit } } }');
    expect(data.analysis.bands.filter(({ dimension }: { dimension: string }) => dimension === 'confidence')).toEqual([
      { dimension: 'confidence', band: '1', answers: 1, credit: 1 },
      { dimension: 'confidence', band: '3', answers: 2, credit: 1 },
    ]);
    expect(await differences(database.pool)).toEqual([]);
  });

  it('are limited by day', async () => {
    const { id } = (await practise(student)).data.startPractice;
    expect((await report(id, 'boring')).code).toBe('INVALID_INPUT');
    for (let at = 0; at < 20; at += 1) expect((await report(id)).code).toBeUndefined();
    expect((await report(id)).code).toBe('TOO_MANY_TRIES');
    expect((await report(randomUUID())).code).toBe('NOT_FOUND');
  });
});

describe('uploaded answer files', () => {
  const image = png(3, 2);
  const offer = (browser: TestBrowser, mime: string, bytes: number) =>
    browser.call(
      'mutation ($m: String!, $b: Int!) { offerAnswerFile(name: "../a.png", mime: $m, bytes: $b) { id url } }',
      { m: mime, b: bytes },
    );
  const cookie = (browser: TestBrowser) => [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const put = (browser: TestBrowser, url: string, mime: string, payload: Buffer) =>
    app.inject({ method: 'PUT', url, payload, headers: { 'content-type': mime, cookie: cookie(browser) } });
  const address = (browser: TestBrowser, id: string) =>
    browser.call('query ($id: ID!) { answerFile(id: $id) { url } }', { id });

  it('are stored for their owner, and sent to no other user', async () => {
    const { id, url } = (await offer(student, 'image/png', image.length)).data.offerAnswerFile;
    const stranger = await signedInStudent(app, `${randomUUID()}@example.org`);
    expect((await put(stranger, url, 'image/png', image)).statusCode).toBe(404);
    expect((await address(student, id)).code).toBe('NOT_FOUND');
    expect((await put(student, url, 'image/png', image)).statusCode).toBe(204);
    const { url: own } = (await address(student, id)).data.answerFile;
    const given = await app.inject({ url: own, headers: { cookie: cookie(student) } });
    expect(given.rawPayload.equals(image)).toBe(true);
    expect(given.headers).toMatchObject({ 'content-type': 'image/png', 'cache-control': 'private, no-store' });
    expect((await app.inject({ url: own, headers: { cookie: cookie(stranger) } })).statusCode).toBe(404);
    expect(
      (await app.inject({ url: url.replace('send', 'read'), headers: { cookie: cookie(student) } })).statusCode,
    ).toBe(404);
    expect((await address(stranger, id)).code).toBe('NOT_FOUND');
  });

  it('can be opened by the teacher of the work that they were submitted for, and by no other', async () => {
    const set = await testClass({ app, pool }, { quiz: bank.quiz });
    const other = await testClass({ app, pool }, { quiz: bank.quiz });
    const [author] = set.students;
    if (author === undefined) throw new Error('The class has no students.');
    const { id, url } = (await offer(author.browser, 'image/png', image.length)).data.offerAnswerFile;
    await put(author.browser, url, 'image/png', image);
    const attempt = await set.start(author);
    await set.answer(attempt, 1, { files: [{ id, name: 'a.png', mime: 'image/png', bytes: image.length }] });
    const teacher = set.teacher.browser;
    expect((await address(teacher, id)).code).toBe('NOT_FOUND');
    // The bank of the tests has no question that accepts files: the rule is tested with a file in an answer of any
    // type.
    await pool.query("update attempts set handed_in_at = now(), handed_in_by = 'student' where id = $1", [attempt]);
    const { url: given } = (await address(teacher, id)).data.answerFile;
    const read = (browser: TestBrowser) => app.inject({ url: given, headers: { cookie: cookie(browser) } });
    expect((await read(teacher)).rawPayload.equals(image)).toBe(true);
    expect((await read(other.teacher.browser)).statusCode).toBe(404);
    expect((await address(other.teacher.browser, id)).code).toBe('NOT_FOUND');
  });

  it('must have the type that they claim', async () => {
    expect((await offer(student, 'text/html', 9)).code).toBe('INVALID_INPUT');
    expect((await offer(student, 'image/png', 20_000_000)).code).toBe('INVALID_INPUT');
    const script = Buffer.from('<script>alert(1)</script>');
    const { id, url } = (await offer(student, 'application/pdf', script.length)).data.offerAnswerFile;
    expect((await put(student, url, 'application/pdf', script)).statusCode).toBe(422);
    expect((await put(student, url, 'application/pdf', Buffer.alloc(10))).statusCode).toBe(422);
    expect((await put(student, url, 'image/png', image)).statusCode).toBe(422);
    expect((await put(student, url, 'application/pdf', Buffer.alloc(16_000_000))).statusCode).toBe(413);
    expect((await put(student, `${url}x`, 'application/pdf', script)).statusCode).toBe(404);
    expect((await address(student, id)).code).toBe('NOT_FOUND');
  });
});
