import { randomUUID } from 'node:crypto';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type TestBank, testBank } from '../../../support/questions/test-bank.ts';
import { testServer } from '../../../support/servers/test-server.ts';
import { assignVideo, ORIGIN, type RecordWorld, recordWorld } from './record-world.ts';

const { app, pool } = await testServer();
let bank: TestBank;
let world: RecordWorld | null = null;

beforeAll(async () => {
  bank = await testBank(pool, { free: true });
});
afterEach(async () => {
  await world?.lrs.close();
  await pool.query('delete from record_stores');
});

const open = async (options: Omit<Parameters<typeof recordWorld>[1], 'quiz'> = {}): Promise<RecordWorld> => {
  world = await recordWorld({ app, pool }, { quiz: bank.quiz, ...options });
  return world;
};
const firstStudent = ({ set }: RecordWorld) => {
  const [student] = set.students;
  if (student === undefined) throw new Error('The class has students.');
  return student;
};
const verbsOf = ({ lrs }: RecordWorld): string[] =>
  [...lrs.statements.values()].map(({ verb }) => verb.display?.en ?? '');
const release = ({ set }: RecordWorld) =>
  pool.query('update assignments set marks_released_at = now() where id = $1', [set.assignment]);
/** As marking by hand saves it. */
const markByHand = async (attempt: string): Promise<void> => {
  await pool.query(
    `insert into teacher_marks (attempt_id, position, round, awards, marks, operation_id, sequence)
     values ($1, 7, 1, '[]', 1, $2, 1)`,
    [attempt, randomUUID()],
  );
  await pool.query(`update attempt_items set outcome = 'right', credit = 1 where attempt_id = $1 and position = 7`, [
    attempt,
  ]);
};

describe('xAPI statements of an attempt', () => {
  it('are its start, each answer with its score, and its submission', async () => {
    const school = await open();
    const student = firstStudent(school);
    const attempt = await school.work(student);
    await school.send();
    expect(verbsOf(school)).toEqual([
      ...['initialized', 'answered', 'skipped', 'answered', 'skipped', 'skipped', 'skipped', 'answered', 'completed'],
    ]);
    const statements = [...school.lrs.statements.values()];
    expect(statements.map(({ context }) => context?.registration)).toEqual(statements.map(() => attempt));
    expect(statements[1]?.result).toEqual({
      completion: true,
      success: true,
      score: { scaled: 1, raw: 1, min: 0, max: 1 },
    });
    expect(statements[3]?.result).toMatchObject({ success: false, score: { scaled: 0 } });
    // Not marked yet, so neither is the whole attempt.
    expect(statements[7]?.result).toEqual({ completion: true });
    expect(statements[8]?.result).not.toHaveProperty('score');
    expect(statements[8]?.object).toMatchObject({ id: `${ORIGIN}/records/assignment-parts/${school.set.part}` });
  });

  it('name students by an id of the school, and contain no name, email, user id or answer', async () => {
    const school = await open();
    const student = firstStudent(school);
    await school.work(student);
    await school.send();
    const sent = JSON.stringify([...school.lrs.statements.values()]);
    const { rows } = await pool.query('select email, name from users where id = $1', [student.id]);
    for (const secret of [student.id, rows[0].email, rows[0].name, 'what Sam wrote'])
      expect(sent).not.toContain(secret);
    const accounts = new Set([...school.lrs.statements.values()].map(({ actor }) => actor.account?.name));
    expect(accounts.size).toBe(1);
    await school.lrs.close();
    const other = await open();
    await pool.query('update users set school_id = $2 where id = $1', [student.id, other.set.school]);
    await pool.query('insert into classroom_members (classroom_id, user_id) values ($1, $2)', [
      other.set.classroom,
      student.id,
    ]);
    await other.work(student);
    await other.send();
    expect([...other.lrs.statements.values()].some(({ actor }) => accounts.has(actor.account?.name))).toBe(false);
  });

  it('have the email and the text of answers where the school has chosen them', async () => {
    const school = await open({ actor: 'email', sendsResponses: true });
    const student = firstStudent(school);
    await school.work(student);
    await school.send();
    const { rows } = await pool.query('select email from users where id = $1', [student.id]);
    const statements = [...school.lrs.statements.values()];
    expect(statements[0]?.actor).toEqual({ objectType: 'Agent', mbox: `mailto:${rows[0].email}` });
    expect(statements[7]?.result?.response).toBe('what Sam wrote');
    expect(statements[1]?.result?.response).toBe('{"choice":"B"}');
    expect(statements[2]?.result).not.toHaveProperty('response');
  });

  it('have no marks before students see them, and all of them after the release', async () => {
    const school = await open({ showsMarks: 'release' });
    const attempt = await school.work(firstStudent(school));
    await school.send();
    expect(JSON.stringify([...school.lrs.statements.values()])).not.toMatch(/score|success/);
    await markByHand(attempt);
    await release(school);
    await school.send();
    const graded = [...school.lrs.statements.values()].filter(({ verb }) => verb.display?.en === 'scored');
    expect(graded).toHaveLength(8);
    expect(graded.at(-1)).toMatchObject({
      object: { id: `${ORIGIN}/records/assignment-parts/${school.set.part}` },
      result: { score: { scaled: 2 / 7, raw: 2, min: 0, max: 7 } },
    });
  });

  it('have no marks if they are withdrawn before they are sent', async () => {
    const school = await open({ showsMarks: 'release' });
    await markByHand(await school.work(firstStudent(school)));
    await release(school);
    await pool.query('update assignments set marks_released_at = null where id = $1', [school.set.assignment]);
    await school.send();
    expect(verbsOf(school)).not.toContain('scored');
    expect(await school.state()).toMatchObject({ pending: 0 });
  });

  it('are only those that the school has chosen', async () => {
    const school = await open({ topics: ['attempts'] });
    await markByHand(await school.work(firstStudent(school)));
    await release(school);
    await school.send();
    expect(verbsOf(school)).toEqual(['initialized', 'completed']);
    expect(JSON.stringify([...school.lrs.statements.values()])).not.toMatch(/score|success/);
  });

  it('are not sent of another school, of practice, or of who is no student of the school any more', async () => {
    const school = await open();
    const [student, leaver] = school.set.students;
    if (student === undefined || leaver === undefined) throw new Error('The class has students.');
    await pool.query('insert into attempts (id, user_id, quiz_id) values ($1, $2, $3)', [
      ...[randomUUID(), student.id, bank.quiz],
    ]);
    await school.work(leaver);
    await pool.query('update users set school_id = null where id = $1', [leaver.id]);
    const other = await recordWorld({ app, pool }, { quiz: bank.quiz });
    await other.work(firstStudent(other));
    await school.send();
    await other.lrs.close();
    expect(school.lrs.requests).toEqual([]);
    expect(other.lrs.statements.size).toBe(9);
    expect(await school.state()).toMatchObject({ pending: 0, delivered: 2 });
  });
});

describe('media', () => {
  it('is sent when assigned media is started and completed, once each', async () => {
    const school = await open();
    const student = firstStudent(school);
    const [assigned, other] = await assignVideo(pool, school.set, bank.topicId);
    const play = (material: string, isEnd: boolean) =>
      pool.query(
        `insert into material_progress (user_id, material_id, place, share, done_at)
         values ($1, $2, '{"seconds": 12}', 0.2, case when $3 then now() end)
         on conflict (user_id, material_id) do update set done_at = coalesce(material_progress.done_at, excluded.done_at)`,
        [student.id, material, isEnd],
      );
    for (const material of [assigned, other]) await play(material, false);
    await play(assigned, false);
    for (let count = 0; count < 2; count += 1) await play(assigned, true);
    await school.send();
    expect(verbsOf(school)).toEqual(['played', 'completed']);
    expect([...school.lrs.statements.values()][1]?.object).toMatchObject({
      id: `${ORIGIN}/records/materials/${assigned}`,
      definition: { name: { und: 'How lenses work' } },
    });
  });
});

describe('Caliper events', () => {
  it('are the same facts, with marks as events of grading', async () => {
    const school = await open({ standard: 'caliper', key: '' });
    const attempt = await school.work(firstStudent(school));
    await school.send();
    const actions = () => [...school.lrs.events.values()].map(({ type, action }) => `${type} ${action}`);
    expect(actions()).toEqual([
      'AssessmentEvent Started',
      ...['Completed', 'Skipped', 'Completed', 'Skipped', 'Skipped', 'Skipped', 'Completed'].map(
        (action) => `AssessmentItemEvent ${action}`,
      ),
      'AssessmentEvent Submitted',
    ]);
    await markByHand(attempt);
    await pool.query('update submissions set unmarked_items = 0 where assignment_id = $1', [school.set.assignment]);
    await school.send();
    expect(actions().slice(9)).toEqual(Array.from({ length: 8 }, () => 'GradeEvent Graded'));
  });
});
