import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CardNote } from '#domain/cards/card-note.schema.ts';
import type { Grade } from '#domain/cards/scheduling/card-memory.schema.ts';
import { createScheduler } from '#domain/cards/scheduling/scheduler.rule.ts';
import { type TestBank, testBank } from '../../support/questions/test-bank.ts';
import { type TestDeck, testDeck } from '../../support/questions/test-deck.ts';
import { signedInStudent, type TestBrowser } from '../../support/servers/test-api.ts';
import { testServer } from '../../support/servers/test-server.ts';

const basic = (front: string): CardNote => ({ kind: 'basic', front, back: `${front}!`, typed: false });
const NOTES: readonly CardNote[] = [
  basic('one'),
  { kind: 'reversed', front: 'dog', back: 'Hund', typed: true },
  basic('<script>alert(1)</script>'),
];
const CARD = 'id note ordinal content sequence memory isSuspended isLeech isBuried';
const REVIEW_OUTCOME = 'operationId applied refused state { sequence memory isSuspended isLeech }';

const { app, pool } = await testServer();
let free: TestBank;
let paid: TestBank;
let deck: TestDeck;
let locked: TestDeck;
let student: TestBrowser;

beforeAll(async () => {
  free = await testBank(pool, { free: true, slug: 'free' });
  paid = await testBank(pool, { free: false, slug: 'paid' });
  deck = await testDeck(pool, free.topicId, NOTES);
  locked = await testDeck(pool, paid.topicId, [basic('secret-front')]);
});
beforeEach(async () => {
  student = await signedInStudent(app, `${randomUUID()}@example.org`);
});

const session = (browser: TestBrowser, id = deck.id, zone = 'Europe/Berlin') =>
  browser.call(
    `query ($deck: ID!, $zone: String!) { cardSession(deck: $deck, zone: $zone) { deck { id } now desiredRetention cards { ${CARD} } } }`,
    { deck: id, zone },
  );
const content = (browser: TestBrowser, id = deck.id) =>
  browser.call(`query ($deck: ID!) { deckContent(deck: $deck) { deck { id isOwn } cards { ${CARD} } } }`, { deck: id });
const decks = (browser: TestBrowser, topic = free.topicId) =>
  browser.call(
    'query ($topic: ID!) { decks(topic: $topic) { id isOwn title cardCount dueCount newCount learnedCount asideCount } }',
    { topic },
  );
const act = (grade: Grade | null, sequence: number, more: object = {}) => ({
  operationId: randomUUID(),
  card: deck.cards[0],
  sequence,
  grade,
  agoMs: 0,
  tookMs: 4_000,
  ...more,
});
const save = (browser: TestBrowser, ...operations: object[]) =>
  browser.call(
    `mutation ($operations: [ReviewOperation!]!) { saveReviews(operations: $operations) { ${REVIEW_OUTCOME} } }`,
    {
      operations,
    },
  );
const create = (browser: TestBrowser, note: object, topic = free.topicId) =>
  browser.call(
    'mutation ($topic: ID!, $content: JSON!) { createCard(topic: $topic, content: $content) { id deck cardCount } }',
    {
      topic,
      content: note,
    },
  );
const logged = async () => {
  const { rows } = await pool.query('select grade, applied from review_log order by received_at desc, sequence');
  return rows;
};

describe('a deck', () => {
  it('offers new cards, one of each note at a time, up to the daily number', async () => {
    const { data } = await session(student);
    expect(
      data.cardSession.cards.map(({ ordinal, memory }: { ordinal: number; memory: unknown }) => [ordinal, memory]),
    ).toEqual([
      [1, null],
      [1, null],
      [1, null],
    ]);
    expect((await content(student)).data.deckContent.cards).toHaveLength(4);
    expect((await decks(student)).data.decks).toMatchObject([
      { id: deck.id, title: 'Key terms', cardCount: 4, dueCount: 0, newCount: 4, learnedCount: 0 },
    ]);
  });

  it('counts cards started today as new cards of the day, in any time zone', async () => {
    await student.call(
      'mutation ($settings: StudySettingsInput!) { saveStudySettings(settings: $settings) { newCardsPerDay } }',
      { settings: { desiredRetention: 0.9, newCardsPerDay: 2, minutesPerDay: 30, daysOff: [] } },
    );
    expect((await session(student)).data.cardSession.cards).toHaveLength(2);
    await save(student, act('easy', 1));
    for (const zone of ['UTC', 'nowhere/at all', "'; drop table users; --"]) {
      expect((await session(student, deck.id, zone)).data.cardSession.cards).toHaveLength(1);
    }
  });

  it('reveals no body without a plan, and nothing of missing cards', async () => {
    for (const answer of [await session(student, locked.id), await content(student, locked.id)]) {
      expect(answer.code).toBe('PAYMENT_REQUIRED');
      expect(answer.status).toBe(402);
      expect(answer.text).not.toContain('secret-front');
    }
    expect((await decks(student, paid.topicId)).data.decks[0].cardCount).toBe(1);
    for (const id of [randomUUID(), 'deck', free.topicId]) expect((await session(student, id)).code).toBe('NOT_FOUND');
    await pool.query('update materials set published_at = null where id = $1', [locked.id]);
    expect((await session(student, locked.id)).code).toBe('NOT_FOUND');
    await pool.query('update materials set published_at = now() where id = $1', [locked.id]);
  });
});

describe('reviews', () => {
  it('are scheduled by FSRS with the server’s time', async () => {
    const before = Date.now();
    const { data } = await save(student, act('good', 1));
    const after = Date.now();
    const [{ applied, state }] = data.saveReviews;
    expect(applied).toBe(true);
    const at = state.memory.lastReview;
    expect(at).toBeGreaterThanOrEqual(before);
    expect(at).toBeLessThanOrEqual(after);
    const scheduler = createScheduler(0.9);
    const { newMemory } = await import('#domain/cards/scheduling/scheduler.rule.ts');
    expect(state.memory).toEqual(scheduler.next(newMemory(at), 'good', at));
  });

  it('count once if they are sent twice, also at the same time', async () => {
    const one = act('good', 1);
    const answers = await Promise.all([save(student, one), save(student, one), save(student, one, one)]);
    for (const { data } of answers) {
      for (const outcome of data.saveReviews) expect(outcome.state).toMatchObject({ sequence: 1, memory: { reps: 1 } });
    }
    const { rows } = await pool.query('select count(*)::int from review_log where operation_id = $1', [
      one.operationId,
    ]);
    expect(rows[0].count).toBe(1);
  });

  it('of two windows count once for a card: the later is logged and changes nothing', async () => {
    const [first, second] = [act('easy', 1), act('again', 1)];
    await save(student, first);
    const { data } = await save(student, second);
    expect(data.saveReviews[0]).toMatchObject({
      applied: false,
      refused: null,
      state: { sequence: 1, memory: { reps: 1 } },
    });
    expect((await logged()).slice(0, 2)).toEqual([
      { grade: 'again', applied: false },
      { grade: 'easy', applied: true },
    ]);
    // Operations with a higher number continue from there.
    expect((await save(student, act('good', 2))).data.saveReviews[0]).toMatchObject({
      applied: true,
      state: { sequence: 2 },
    });
  });

  it('from an offline device count at the time they happened, never in the future nor before the previous one', async () => {
    const hour = 3_600_000;
    const { data } = await save(student, act('good', 1, { agoMs: 5 * hour }), act('good', 2, { agoMs: 4 * hour }));
    const [, { state }] = data.saveReviews;
    expect(Date.now() - state.memory.lastReview).toBeGreaterThan(3.9 * hour);
    const late = await save(student, act('good', 3, { agoMs: 30 * 24 * hour }));
    expect(late.data.saveReviews[0].state.memory.lastReview).toBe(state.memory.lastReview);
    for (const agoMs of [-1, 31 * 24 * hour, 1e300]) {
      expect((await save(student, act('good', 4, { agoMs }))).code).toBe('INVALID_INPUT');
    }
  });

  it('can be undone one after the other, exactly to the previous memory state', async () => {
    const one = await save(student, act('good', 1));
    const two = await save(student, act('good', 2));
    const memory = (answer: typeof one) => answer.data.saveReviews[0].state.memory;
    await save(student, act('again', 3));
    expect(memory(await save(student, act(null, 4)))).toEqual(memory(two));
    expect(memory(await save(student, act(null, 5)))).toEqual(memory(one));
    expect(memory(await save(student, act(null, 6)))).toMatchObject({ reps: 0, phase: 'new' });
    expect((await save(student, act(null, 7))).data.saveReviews[0].applied).toBe(false);
  });

  it('suspend a leech at the eighth lapse; undoing that brings it back', async () => {
    const day = 24 * 3_600_000;
    const acts = [act('easy', 1, { agoMs: 29 * day })];
    for (let lapse = 1; lapse <= 8; lapse += 1) {
      const agoMs = 29 * day - lapse * 3 * day;
      acts.push(act('again', lapse * 2, { agoMs }), act('easy', lapse * 2 + 1, { agoMs: agoMs - 3_600_000 }));
    }
    await save(student, ...acts.slice(0, -2));
    const last = await save(student, act('again', 16, { agoMs: 3 * day }));
    expect(last.data.saveReviews[0].state).toMatchObject({
      isLeech: true,
      isSuspended: true,
      memory: { lapses: 8 },
    });
    expect((await decks(student)).data.decks[0].asideCount).toBe(1);
    const undone = await save(student, act(null, 17));
    expect(undone.data.saveReviews[0].state).toMatchObject({ isLeech: false, isSuspended: false });
  });

  it('of cards that the user may not study are refused one by one', async () => {
    const other = await signedInStudent(app, `${randomUUID()}@example.org`);
    const { data: created } = await create(other, basic('mine'));
    const theirs = (await content(other, created.createCard.deck)).data.deckContent.cards[0].id;
    const { data } = await save(
      student,
      act('good', 1, { card: randomUUID() }),
      act('good', 1, { card: theirs }),
      act('good', 1, { card: locked.cards[0] }),
      act('good', 1),
    );
    expect(data.saveReviews.map(({ refused }: { refused: string | null }) => refused)).toEqual([
      'NOT_FOUND',
      'NOT_FOUND',
      'PAYMENT_REQUIRED',
      null,
    ]);
    expect(data.saveReviews[3].applied).toBe(true);
  });

  it('may not reuse an operation of another user', async () => {
    const other = await signedInStudent(app, `${randomUUID()}@example.org`);
    const one = act('good', 1);
    await save(other, one);
    expect((await save(student, one)).data.saveReviews[0]).toMatchObject({ refused: 'INVALID_INPUT', state: null });
  });

  it('never change once they are in the log', async () => {
    await save(student, act('good', 1));
    await expect(pool.query("update review_log set grade = 'easy'")).rejects.toThrow(/never changed/);
  });

  it.each([{ card: 'x' }, { operationId: 'x' }, { sequence: 0 }, { grade: 'perfect' }, { tookMs: -4 }])(
    'are refused if they are invalid: %o',
    async (wrong) => {
      expect((await save(student, act('good', 1, wrong))).code).toBe('INVALID_INPUT');
    },
  );
});

describe('own cards', () => {
  it('are in the student’s own deck of the topic, which is hidden from others', async () => {
    const { data } = await create(student, basic('my question'));
    const own = data.createCard.deck;
    expect((await decks(student)).data.decks.at(-1)).toMatchObject({ id: own, isOwn: true, cardCount: 1, newCount: 1 });
    expect((await session(student, own)).data.cardSession.cards).toHaveLength(1);
    const other = await signedInStudent(app, `${randomUUID()}@example.org`);
    expect((await decks(other)).data.decks).toHaveLength(1);
    expect((await session(other, own)).code).toBe('NOT_FOUND');
  });

  it('keep their reviews when they are edited, and retire cards that are no longer generated', async () => {
    const { data } = await create(student, { kind: 'cloze', text: '{{c1::a}} {{c2::b}}', typed: false });
    const { id, deck: own } = data.createCard;
    const [first] = (await content(student, own)).data.deckContent.cards;
    await save(student, act('good', 1, { card: first.id }));
    const update = (note: string, text: string, browser = student) =>
      browser.call(
        'mutation ($note: ID!, $content: JSON!) { updateCard(note: $note, content: $content) { cardCount } }',
        {
          note,
          content: { kind: 'cloze', text, typed: false },
        },
      );
    expect((await update(id, '{{c1::a}} and c')).data.updateCard.cardCount).toBe(1);
    const cards = (await content(student, own)).data.deckContent.cards;
    expect(cards).toMatchObject([{ id: first.id, memory: { reps: 1 } }]);
    // A review of the retired card that arrives late is saved.
    const other = await signedInStudent(app, `${randomUUID()}@example.org`);
    expect((await update(id, '{{c1::x}}', other)).code).toBe('NOT_FOUND');
    expect((await update(deck.notes[0] ?? '', '{{c1::x}}')).code).toBe('NOT_FOUND');
    expect((await update(id, 'no gap')).code).toBe('INVALID_INPUT');
  });

  it('can be deleted while they are reviewed: nothing is lost, and nothing fails', async () => {
    const { data } = await create(student, basic('soon gone'));
    const card = (await content(student, data.createCard.deck)).data.deckContent.cards[0].id;
    const remove = (browser: TestBrowser) =>
      browser.call('mutation ($note: ID!) { deleteCard(note: $note) }', { note: data.createCard.id });
    expect((await remove(await signedInStudent(app, `${randomUUID()}@example.org`))).code).toBe('NOT_FOUND');
    expect((await remove(student)).data.deleteCard).toBe(true);
    expect((await remove(student)).code).toBe('NOT_FOUND');
    expect((await save(student, act('good', 1, { card }))).data.saveReviews[0]).toMatchObject({ applied: true });
    expect((await session(student, data.createCard.deck)).data.cardSession.cards).toEqual([]);
  });

  it('refuse an invalid card, an unknown image and an unknown topic', async () => {
    expect(
      (await create(student, { kind: 'basic', front: '', back: 'x', typed: false })).errors?.[0]?.extensions,
    ).toMatchObject({
      code: 'INVALID_INPUT',
      fields: { front: 'cardSideMissing' },
    });
    const imageNote = { kind: 'image', front: 'a', back: 'b', alt: 'c', figure: 'f'.repeat(64), typed: false };
    expect((await create(student, imageNote)).code).toBe('INVALID_INPUT');
    expect((await create(student, basic(`![x](figure:${'e'.repeat(64)})`))).code).toBe('INVALID_INPUT');
    expect((await create(student, basic('a'), randomUUID())).code).toBe('NOT_FOUND');
    expect((await create(student, basic('a'), 'topic')).code).toBe('NOT_FOUND');
  });
});

describe('a card', () => {
  it('can be suspended, unsuspended and buried until tomorrow, by one student alone', async () => {
    const [card] = deck.cards;
    const suspend = (suspended: boolean, id = card) =>
      student.call('mutation ($card: ID!, $suspended: Boolean!) { suspendCard(card: $card, suspended: $suspended) }', {
        card: id,
        suspended,
      });
    const bury = (id: unknown) => student.call('mutation ($card: ID!) { buryCard(card: $card) }', { card: id });
    expect((await suspend(true)).data.suspendCard).toBe(true);
    expect((await session(student)).data.cardSession.cards).toHaveLength(2);
    const other = await signedInStudent(app, `${randomUUID()}@example.org`);
    expect((await session(other)).data.cardSession.cards).toHaveLength(3);
    await suspend(false);
    expect((await session(student)).data.cardSession.cards).toHaveLength(3);
    await bury(card);
    expect((await session(student)).data.cardSession.cards).toHaveLength(2);
    expect((await content(student)).data.deckContent.cards[0]).toMatchObject({ isBuried: true, isSuspended: false });
    for (const id of [randomUUID(), 'x']) expect((await bury(id)).code).toBe('NOT_FOUND');
    expect((await bury(locked.cards[0])).code).toBe('PAYMENT_REQUIRED');
    expect((await suspend(true, locked.cards[0])).code).toBe('PAYMENT_REQUIRED');
  });
});
