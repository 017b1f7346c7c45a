import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CardNote } from '#domain/cards/card-note.schema.ts';
import { dayAfter } from '#domain/study/calendar-day.ts';
import { TEST_QUESTIONS, type TestBank, testBank } from '../../support/questions/test-bank.ts';
import { type TestDeck, testDeck } from '../../support/questions/test-deck.ts';
import { signedInStudent, type TestBrowser } from '../../support/servers/test-api.ts';
import { testServer } from '../../support/servers/test-server.ts';

const NOTES: readonly CardNote[] = ['a', 'b', 'c'].map((front) => ({
  kind: 'basic',
  front,
  back: front,
  typed: false,
}));
const TODAY = `today settings { minutesPerDay newCardsPerDay daysOff desiredRetention } exams { examOn subject { id } }
  plan { feasibility minutesNeeded days { day isOff seconds entries { subject kind count } } }
  dueDecks { dueCount deck { id } } started { id kind share } studiedDays
  mastery { topic { slug } level reason practice quiz answered dueCards weakQuestions restedDays }`;

const { app, pool } = await testServer();
let free: TestBank;
let paid: TestBank;
let deck: TestDeck;
let student: TestBrowser;

beforeAll(async () => {
  free = await testBank(pool, { free: true, slug: 'free' });
  paid = await testBank(pool, { free: false, slug: 'paid' });
  deck = await testDeck(pool, free.topicId, NOTES);
  await testDeck(pool, paid.topicId, NOTES);
});
beforeEach(async () => {
  student = await signedInStudent(app, `${randomUUID()}@example.org`);
});

const today = async (zone = 'UTC') => {
  const { data, errors } = await student.call(`query ($zone: String!) { studyToday(zone: $zone) { ${TODAY} } }`, {
    zone,
  });
  expect(errors).toBeUndefined();
  return data.studyToday;
};
const exam = (subject: string, examOn: string | null) =>
  student.call('mutation ($subject: ID!, $examOn: String) { saveExamDate(subject: $subject, examOn: $examOn) }', {
    subject,
    examOn,
  });
const settings = (more: object) =>
  student.call(
    'mutation ($settings: StudySettingsInput!) { saveStudySettings(settings: $settings) { daysOff examBoard targetGrade } }',
    {
      settings: { desiredRetention: 0.9, newCardsPerDay: 20, minutesPerDay: 30, daysOff: [], ...more },
    },
  );

/** Submits an attempt with every answer incorrect. */
async function answerIncorrectly(): Promise<void> {
  const { data } = await student.call(
    'mutation ($quiz: ID!) { startAttempt(quiz: $quiz) { id items { position type } } }',
    {
      quiz: free.quiz,
    },
  );
  const { id, items } = data.startAttempt;
  const answers = items.map(({ position, type }: { position: number; type: string }) => ({
    ...{ operationId: randomUUID(), position, sequence: 1 },
    response: TEST_QUESTIONS.find((item) => item.type === type)?.wrong,
  }));
  const { data: saved } = await student.call(
    'mutation ($input: SaveInput!) { saveAnswers(input: $input) { receipts { refusal } } }',
    { input: { attempt: id, answers } },
  );
  expect(saved.saveAnswers.receipts.map(({ refusal }: { refusal: string | null }) => refusal)).toEqual(
    answers.map(() => null),
  );
  await student.call('mutation ($attempt: ID!) { submitAttempt(attempt: $attempt) { id } }', { attempt: id });
}

describe('today', () => {
  it('of a new student is empty, with suggestions to start', async () => {
    const study = await today();
    expect(study).toMatchObject({ exams: [], dueDecks: [], started: [], studiedDays: [], plan: { days: [] } });
    expect(study.settings).toEqual({ minutesPerDay: 30, newCardsPerDay: 20, daysOff: [], desiredRetention: 0.9 });
    expect(study.mastery).toMatchObject([
      { topic: { slug: 'free' }, level: 'unknown', reason: 'nothingYet', quiz: free.quiz },
      // No one is sent to content that no plan includes.
      { topic: { slug: 'paid' }, level: 'unknown', practice: null, quiz: null },
    ]);
  });

  it('is read by two statements besides the one about the session', async () => {
    await today();
    const query = vi.spyOn(pool, 'query');
    await today();
    expect(query).toHaveBeenCalledTimes(3);
    query.mockRestore();
  });

  it('counts incorrect answers, reviews and due cards', async () => {
    await answerIncorrectly();
    const [card] = deck.cards;
    const day = 24 * 3_600_000;
    await student.call(
      'mutation ($operations: [ReviewOperation!]!) { saveReviews(operations: $operations) { applied } }',
      {
        operations: [
          { operationId: randomUUID(), card, sequence: 1, grade: 'good', agoMs: 2 * day, tookMs: 1 },
          { operationId: randomUUID(), card, sequence: 2, grade: 'hard', agoMs: 2 * day - 1, tookMs: 1 },
        ],
      },
    );
    const study = await today();
    expect(study.dueDecks).toEqual([{ dueCount: 1, deck: { id: deck.id } }]);
    expect(study.studiedDays).toHaveLength(2);
    const [topicMastery] = study.mastery;
    expect(topicMastery).toMatchObject({
      level: 'beginning',
      reason: 'wrongLately',
      practice: 'weakQuestions',
      restedDays: 0,
      dueCards: 1,
    });
    expect(topicMastery.weakQuestions).toBe(TEST_QUESTIONS.filter(({ type }) => type !== 'open').length);
  });

  it('shows work in progress, as far as it is published', async () => {
    const { rows } = await pool.query('select id from users order by created_at desc limit 1');
    await pool.query(`insert into material_progress (user_id, material_id, place, share) values ($1, $2, '{}', 0.4)`, [
      rows[0].id,
      deck.id,
    ]);
    expect((await today()).started).toEqual([{ id: deck.id, kind: 'deck', share: 0.4 }]);
  });

  it('survives an unknown time zone', async () => {
    expect((await today("Mars/Olympus'")).plan.feasibility).toBe('fits');
  });
});

describe('the plan', () => {
  it('spreads the content of a subject until its exam, and leaves out what is locked', async () => {
    const { today: now } = await today();
    await exam(free.subjectId, dayAfter(now, 5));
    await exam(paid.subjectId, dayAfter(now, 5));
    const { plan } = await today();
    expect(plan.days).toHaveLength(5);
    const entries = plan.days.flatMap(
      ({ entries: all }: { entries: { subject: string; kind: string; count: number }[] }) => all,
    );
    expect(new Set(entries.map(({ subject }: { subject: string }) => subject))).toEqual(new Set([free.subjectId]));
    const count = (kind: string) =>
      entries
        .filter((entry: { kind: string }) => entry.kind === kind)
        .reduce((sum: number, entry: { count: number }) => sum + entry.count, 0);
    expect(count('newCards')).toBe(3);
    expect(count('openQuestions')).toBe(1);
  });

  it('saves days off, and can remove an exam', async () => {
    const { today: now } = await today();
    await exam(free.subjectId, dayAfter(now, 14));
    expect((await settings({ daysOff: [0, 6, 6] })).data.saveStudySettings.daysOff).toEqual([0, 6]);
    const { plan, settings: stored } = await today();
    expect(stored.daysOff).toEqual([0, 6]);
    expect(plan.days.filter(({ isOff }: { isOff: boolean }) => isOff)).toHaveLength(4);
    await exam(free.subjectId, null);
    expect((await today()).plan.days).toEqual([]);
  });

  it('keeps exam board and target grade when a tab of an earlier version saves the others', async () => {
    const { data } = await settings({ examBoard: 'aqa', targetGrade: 'A*' });
    expect(data.saveStudySettings).toEqual({ daysOff: [], examBoard: 'aqa', targetGrade: 'A*' });
    expect((await settings({ daysOff: [0] })).data.saveStudySettings).toEqual({
      ...{ daysOff: [0], examBoard: 'aqa', targetGrade: 'A*' },
    });
    expect((await settings({ examBoard: null })).data.saveStudySettings).toEqual({
      ...{ daysOff: [], examBoard: null, targetGrade: 'A*' },
    });
    expect((await settings({ targetGrade: '10' })).code).toBe('INVALID_INPUT');
  });

  it('refuses invalid input', async () => {
    expect((await exam(free.subjectId, 'tomorrow')).code).toBe('INVALID_INPUT');
    expect((await exam(free.subjectId, '2027-02-30')).code).toBe('INVALID_INPUT');
    const { today: now } = await today();
    expect((await exam(free.subjectId, dayAfter(now, 3_650))).code).toBe('INVALID_INPUT');
    expect((await exam(free.subjectId, dayAfter(now, -3_650))).code).toBeUndefined();
    expect((await exam(randomUUID(), '2027-02-03')).code).toBe('NOT_FOUND');
    expect((await exam('physics', '2027-02-03')).code).toBe('NOT_FOUND');
    for (const wrong of [{ daysOff: [7] }, { minutesPerDay: 0 }, { desiredRetention: 1 }, { newCardsPerDay: -1 }]) {
      expect((await settings(wrong)).code).toBe('INVALID_INPUT');
    }
  });
});
