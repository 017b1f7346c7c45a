import { describe, expect, it } from 'vitest';
import { runTool } from './tool.ts';

const ask = async (...questions: readonly unknown[]) => {
  const lines = questions.map((question) => (typeof question === 'string' ? question : JSON.stringify(question)));
  const { status, out, err } = await runTool('decide.ts', [], `${lines.join('\n')}\n`);
  return {
    status,
    err,
    answers: out
      .split('\n')
      .slice(0, -1)
      .map((line): unknown => JSON.parse(line)),
  };
};

const denied = { allowed: false, toast: 'needsAnyPlan', go: '/pricing' };
const student = { userRole: 'student', is_complete_profile: 0 };
const exam = { kind: 'guard', path: '/exam', access: 'member', token: true, user: student, pin: 'none', broken: false };
const audio = { kind: 'access', user: { userRole: 'student' }, type: 'audio', topic: 't1', subject: 's1' };

describe('npm run decide', () => {
  it('answers the questions of the issue', async () => {
    const complete = { ...exam, user: { ...student, is_complete_profile: 1 } };
    expect(await ask(exam, complete, audio)).toEqual({
      status: 0,
      err: '',
      answers: [{ redirect: '/complete-profile', step: 5 }, { redirect: null }, denied],
    });
  });

  it('reads flags, ids and missing fields in their usual forms', async () => {
    const { answers, status } = await ask(
      { ...exam, token: 1, broken: 0, user: { userRole: 'student', is_complete_profile: 'true' } },
      { kind: 'guard', path: '/home', access: 'member' },
      { ...exam, user: null },
      { ...exam, user: { userRole: 'examiner' } },
      { kind: 'guard', path: '/login', access: 'entry', token: true, broken: true },
      { ...audio, user: { userRole: 'student', free_topics: [7] }, topic: 7 },
      { ...audio, user: { userRole: 'student', free_topics: ['7'] }, topic: 7 },
      { ...audio, user: { userRole: 'student', pro_plan_purchased: 1 }, subject: null },
      { ...audio, user: { userRole: 'student', pro_plan_purchased: 1, purchased_subjects: [3] }, subject: '3' },
      {
        ...audio,
        user: { userRole: 'student', standard_plan_purchased: 1, standard_plan: { permission: { audio: 1 } } },
      },
      { ...audio, user: { userRole: 'student', standard_plan_purchased: 1, standard_plan: null } },
      { ...audio, user: { userRole: 'examiner' } },
      { ...audio, user: null },
    );
    expect(status).toBe(0);
    expect(answers).toEqual([
      { redirect: null },
      { redirect: '/login', step: 1 },
      { redirect: '/login', step: 2 },
      { redirect: null },
      { redirect: null },
      { allowed: true },
      { allowed: true },
      { allowed: true },
      { allowed: true },
      { allowed: true },
      { ...denied, toast: 'needsProPlan' },
      { allowed: true },
      denied,
    ]);
  });

  it('answers an invalid line with an error, continues, and reports it in its exit status', async () => {
    const { answers, status } = await ask('{', exam, { kind: 'guess' }, '7', { ...audio, type: 'book' }, audio);
    expect(answers).toEqual([
      { error: 'This line is not JSON.' },
      { redirect: '/complete-profile', step: 5 },
      { error: expect.stringContaining('"kind" is "guard" or "access"') },
      { error: expect.stringContaining('is not valid') },
      { error: expect.stringContaining('"type" is not valid: expected one of short, video') },
      denied,
    ]);
    expect(status).toBe(2);
  });

  it('answers every one of many lines, in order', async () => {
    const questions = Array.from({ length: 20_000 }, (_, at) => (at % 2 === 0 ? exam : audio));
    const { answers } = await ask(...questions);
    expect(answers).toHaveLength(20_000);
    expect(answers.every((answer, at) => JSON.stringify(answer)?.includes(at % 2 === 0 ? 'redirect' : 'allowed'))).toBe(
      true,
    );
  });
});
