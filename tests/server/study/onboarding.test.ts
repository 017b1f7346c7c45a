import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dayAfter } from '#domain/study/calendar-day.ts';
import { type TestBank, testBank } from '../../support/questions/test-bank.ts';
import { PASSWORD, signedInStudent, TestBrowser } from '../../support/servers/test-api.ts';
import { testServer } from '../../support/servers/test-server.ts';

const STATE = `{ onboarding(zone: "UTC") { step isFinished today level subjects exams { subject examOn }
  settings { minutesPerDay daysOff examBoard targetGrade } } isInvitedToOnboarding }`;
const SAVE = `mutation ($step: OnboardingStep!, $answers: OnboardingAnswers) {
  saveOnboardingStep(step: $step, answers: $answers) }`;

const { app, pool } = await testServer();
let bank: TestBank;
let other: TestBank;
let email: string;
let student: TestBrowser;

beforeAll(async () => {
  bank = await testBank(pool, { free: true, slug: 'free' });
  other = await testBank(pool, { free: true, slug: 'other' });
});
beforeEach(async () => {
  email = `${randomUUID()}@example.org`;
  student = await signedInStudent(app, email);
});

const read = async () => (await student.call(STATE)).data;
const save = (step: string, answers: object | null) => student.call(SAVE, { step, answers });

describe('onboarding', () => {
  it('begins with the first step and the answers of the profile', async () => {
    const { onboarding, isInvitedToOnboarding } = await read();
    expect(onboarding).toMatchObject({ step: 'subjects', isFinished: false, exams: [] });
    expect(onboarding.settings).toEqual({ minutesPerDay: 30, daysOff: [], examBoard: null, targetGrade: null });
    expect(isInvitedToOnboarding).toBe(true);
  });

  it('saves each step where the product keeps it, and continues after it', async () => {
    const { onboarding } = await read();
    const examOn = dayAfter(onboarding.today, 40);
    await save('subjects', { subjects: [bank.subjectId, other.subjectId] });
    expect((await read()).onboarding.step).toBe('course');
    await save('course', { level: 'upperSecondary', examBoard: 'ocr' });
    await save('exams', { exams: [{ subject: bank.subjectId, examOn }] });
    await save('target', { targetGrade: 'A*' });
    expect((await read()).onboarding).toMatchObject({ step: 'time', isFinished: false });
    await save('time', { minutesPerDay: 45, daysOff: [0] });
    const { onboarding: done, isInvitedToOnboarding } = await read();
    expect(done).toMatchObject({
      isFinished: true,
      level: 'upperSecondary',
      exams: [{ subject: bank.subjectId, examOn }],
      settings: { minutesPerDay: 45, daysOff: [0], examBoard: 'ocr', targetGrade: 'A*' },
    });
    expect([...done.subjects].sort()).toEqual([bank.subjectId, other.subjectId].sort());
    expect(isInvitedToOnboarding).toBe(false);
    const plan = await student.call('{ studyToday(zone: "UTC") { settings { minutesPerDay } exams { examOn } } }');
    expect(plan.data.studyToday).toEqual({ settings: { minutesPerDay: 45 }, exams: [{ examOn }] });
  });

  it('skips steps, keeps what was answered, and does not go back when an earlier step is answered again', async () => {
    await save('subjects', null);
    await save('course', { examBoard: 'aqa' });
    await save('exams', null);
    await save('subjects', { subjects: [other.subjectId] });
    expect((await read()).onboarding).toMatchObject({
      step: 'target',
      subjects: [other.subjectId],
      settings: { examBoard: 'aqa' },
    });
  });

  it('continues on another device, and both devices save', async () => {
    const second = new TestBrowser(app);
    await second.signIn(email, PASSWORD);
    await Promise.all([
      save('subjects', { subjects: [bank.subjectId] }),
      second.call(SAVE, { step: 'course', answers: { examBoard: 'ib' } }),
    ]);
    expect((await read()).onboarding).toMatchObject({
      step: 'exams',
      subjects: [bank.subjectId],
      settings: { examBoard: 'ib' },
    });
  });

  it('can be skipped as a whole, and then starts from the first step when it is opened again', async () => {
    await save('subjects', null);
    await student.call('mutation { finishOnboarding }');
    expect(await read()).toMatchObject({
      onboarding: { step: 'subjects', isFinished: true },
      isInvitedToOnboarding: false,
    });
  });

  it('no longer invites once the invitation is dismissed, and can still be done', async () => {
    await student.call('mutation { dismissOnboarding }');
    expect(await read()).toMatchObject({ onboarding: { isFinished: false }, isInvitedToOnboarding: false });
    await save('subjects', null);
    expect((await read()).onboarding.step).toBe('course');
  });
});

describe('invalid answers', () => {
  const examOn = async (days: number) => dayAfter((await read()).onboarding.today, days);

  it.each([
    ['yesterday, where it is yesterday everywhere', -2, 'examPast'],
    ['in ten years', 3_650, 'examTooFar'],
  ])('an exam %s is refused, and nothing of the step is saved', async (_, days, problem) => {
    const exams = [
      { subject: other.subjectId, examOn: await examOn(30) },
      { subject: bank.subjectId, examOn: await examOn(days) },
    ];
    const answer = await save('exams', { exams });
    expect(answer.errors?.[0]?.extensions).toMatchObject({ code: 'INVALID_INPUT', fields: { exams: problem } });
    expect((await read()).onboarding).toMatchObject({ step: 'subjects', exams: [] });
  });

  it('an exam on the day that is today somewhere is accepted: a clock may be a day off', async () => {
    const exams = [{ subject: bank.subjectId, examOn: await examOn(-1) }];
    expect((await save('exams', { exams })).errors).toBeUndefined();
  });

  it('a day that is not known yet removes the exam', async () => {
    await save('exams', { exams: [{ subject: bank.subjectId, examOn: await examOn(9) }] });
    await save('exams', { exams: [{ subject: bank.subjectId, examOn: null }] });
    expect((await read()).onboarding.exams).toEqual([]);
  });

  it.each([
    [{ minutesPerDay: 0 }],
    [{ minutesPerDay: 1e6 }],
    [{ daysOff: [0, 1, 2, 3, 4, 5, 6] }],
    [{ subjects: [] }],
    [{ subjects: [randomUUID()] }],
    [{ level: 'nursery' }],
    [{ targetGrade: '10' }],
    [{ examBoard: 'none' }],
    [{ exams: [{ subject: 's', examOn: 'tomorrow' }] }],
  ])('%j is refused', async (answers) => {
    expect((await save('time', answers)).code).toMatch(/INVALID_INPUT|NOT_FOUND/);
    expect((await read()).onboarding.step).toBe('subjects');
  });

  it('others than students are refused', async () => {
    await pool.query(`update users set role = 'teacher' where email = $1`, [email]);
    expect((await save('time', null)).code).toBe('FORBIDDEN');
    expect((await student.call('mutation { finishOnboarding }')).code).toBe('FORBIDDEN');
    expect((await student.call('mutation { dismissOnboarding }')).code).toBe('FORBIDDEN');
    expect((await read()).isInvitedToOnboarding).toBe(false);
  });
});
