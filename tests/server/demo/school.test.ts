import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readAnalysis } from '#server/attempts/results/analysis.queries.ts';
import { readTeacherAssignment } from '#server/classrooms/assignments/assignment.queries.ts';
import { readClassProgress } from '#server/classrooms/assignments/progress.queries.ts';
import { readStudentWork } from '#server/classrooms/assignments/student-work.queries.ts';
import { readClassAnalysis, readTaughtClasses as readTaughtLines } from '#server/classrooms/class-analysis.queries.ts';
import { readTaughtClasses } from '#server/classrooms/classroom.queries.ts';
import { readSubjects } from '#server/demo/demo-library.ts';
import { seedDemo } from '#server/demo/seed.ts';
import { folderImageStore } from '#server/platform/media/image-store.ts';
import { folderMediaStore } from '#server/platform/media/media-store.ts';
import { differences } from '../../support/recount.ts';
import { openTestDatabase, type TestDatabase } from '../../support/servers/test-database.ts';
import { viewerOf } from '../../support/users/viewer.ts';

let database: TestDatabase;
let folder: string;

beforeAll(async () => {
  database = await openTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'lectern-school-'));
  const files = { imageStore: folderImageStore(folder), media: folderMediaStore(join(folder, 'files')) };
  await seedDemo(database.pool, { ...files, accounts: true, library: readSubjects });
}, 120_000);
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

const teacher = () => viewerOf(database.pool, 'teacher@lectern.example');
const rowsOf = async (sql: string): Promise<unknown[]> => (await database.pool.query(sql)).rows;

test('two schools have six more classes, 90 students and four teachers who can’t sign in', async () => {
  expect(
    await rowsOf(`select role, count(*)::int as count, count(distinct password_digest)::int as digests
      from users where email like '%@schools.lectern.example' group by 1 order by 1`),
  ).toEqual([
    { role: 'student', count: 90, digests: 1 },
    { role: 'teacher', count: 4, digests: 1 },
  ]);
  expect(
    await rowsOf(`select sc.name, count(*)::int as classes from classrooms c join schools sc on sc.id = c.school_id
      group by 1 order by 1`),
  ).toEqual([
    { name: 'Hillcrest Academy', classes: 2 },
    { name: 'Riverside School', classes: 5 },
  ]);
});

test('half a year of answers is counted as if each had been submitted', async () => {
  const [counts] = await rowsOf(`select count(*)::int as answers, count(distinct date_trunc('week', day))::int as weeks,
      avg(credit) as mean from counted_answers`);
  expect(counts).toMatchObject({ answers: expect.any(Number), weeks: expect.any(Number) });
  const { answers, weeks, mean } = Object(counts);
  expect(answers).toBeGreaterThan(10_000);
  expect(answers).toBeLessThan(16_000);
  expect(weeks).toBeGreaterThan(22);
  expect(mean).toBeGreaterThan(0.5);
  expect(mean).toBeLessThan(0.8);
  expect(await differences(database.pool)).toEqual([]);
  expect(await rowsOf(`select difficulty, count(*) > 100 as often from counted_answers group by 1 order by 1`)).toEqual(
    ['easy', 'hard', 'medium', 'unknown'].map((difficulty) => ({ difficulty, often: true })),
  );
});

test('the marks of attempts and assignments are the sums of their results', async () => {
  expect(
    await rowsOf(`select a.id from attempts a join attempt_items ai on ai.attempt_id = a.id where a.handed_in_at is not null
      group by a.id having abs(a.marks - coalesce(sum(ai.marks * ai.credit), 0)) > 1e-9
        or abs(a.marks_out_of - coalesce(sum(ai.marks) filter (where ai.credit is not null), 0)) > 1e-9`),
  ).toEqual([]);
  expect(
    await rowsOf(`select sb.* from submissions sb join assignment_parts p on p.assignment_id = sb.assignment_id
      join attempts a on a.assignment_part_id = p.id and a.user_id = sb.user_id
      where sb.handed_in_at is distinct from a.handed_in_at or (a.handed_in_at is not null and abs(sb.marks - a.marks) > 1e-9)
        or sb.unmarked_items <> (select count(*) from attempt_items ai
          where ai.attempt_id = a.id and a.handed_in_at is not null and ai.credit is null)`),
  ).toEqual([]);
  expect(
    await rowsOf(`select tm.attempt_id from teacher_marks tm join attempt_items ai
      on ai.attempt_id = tm.attempt_id and ai.position = tm.position where abs(tm.marks - ai.credit * ai.marks) > 1e-9`),
  ).toEqual([]);
});

test('nothing happens before it was possible, or in the future', async () => {
  expect(
    await rowsOf(`select a.id, a.started_at, a.handed_in_at, s.title from attempts a left join assignment_parts p on p.id = a.assignment_part_id
      left join assignments s on s.id = p.assignment_id
      where s.title <> 'Osmosis in a potato' and (a.handed_in_at > now() or a.started_at > a.handed_in_at or s.published_at > a.started_at or s.opens_at > a.started_at
        or coalesce(s.late_until, s.due_at) < a.handed_in_at)`),
  ).toEqual([]);
  expect(await rowsOf('select * from answer_log where received_at > now()')).toEqual([]);
  expect(await rowsOf('select * from review_log where reviewed_at > now()')).toEqual([]);
});

test('each class of the teacher has work in every state, and pages whose counts agree', async () => {
  const viewer = await teacher();
  const classes = await readTaughtClasses(database.pool, viewer);
  expect(classes.map(({ name }) => name)).toEqual(['Biology 11', 'Biology 12', 'Chemistry 11']);
  const lines = await readTaughtLines(database.pool, viewer.userId);
  for (const { id, name } of classes.slice(1)) {
    const analysis = await readClassAnalysis(
      database.pool,
      viewer.userId,
      { classroom: id, topic: null, group: null },
      (digest) => digest,
    );
    const progress = await readClassProgress(database.pool, viewer, id);
    expect(analysis.students).toHaveLength(lines.find((line) => line.id === id)?.students ?? 0);
    expect(progress.students).toHaveLength(analysis.students.length);
    expect(analysis.topics.length).toBeGreaterThanOrEqual(7);
    expect(analysis.weeks.length).toBeGreaterThan(7);
    expect(analysis.questions.length).toBeGreaterThan(40);
    const { rows } = await database.pool.query<{ id: string; state: string; submitted: number; waiting: number }>(
      `select s.id, case when s.published_at is null then 'draft' when s.opens_at > now() then 'scheduled'
         when s.due_at > now() then 'open' when s.late_until > now() then 'late' else 'closed' end as state,
         count(sb.handed_in_at)::int as submitted, coalesce(sum(sb.unmarked_items), 0)::int as waiting
       from assignments s left join submissions sb on sb.assignment_id = s.id where s.classroom_id = $1 group by s.id`,
      [id],
    );
    expect(new Set(rows.map(({ state }) => state)), name).toEqual(
      new Set(['draft', 'scheduled', 'open', 'late', 'closed']),
    );
    expect(rows.some(({ waiting }) => waiting > 5)).toBe(true);
    for (const { id: assignment, submitted } of rows) {
      const page = await readTeacherAssignment(database.pool, viewer, assignment);
      expect(page.lines.filter(({ submittedAt }) => submittedAt !== null)).toHaveLength(submitted);
    }
  }
});

test('the demo’s student has open, late and marked work in a class', async () => {
  const viewer = await viewerOf(database.pool, 'student@lectern.example');
  const work = await readStudentWork(database.pool, viewer, null);
  expect(work.length).toBeGreaterThan(8);
  expect((await readAnalysis(database.pool, viewer)).weeks.length).toBeGreaterThan(6);
});

test('one class has published reports, which the family of the demo’s student sees, and another a draft', async () => {
  const sets =
    await rowsOf(`select c.name, r.version, (select count(*)::int from student_reports p where p.set_id = r.id) as reports,
      (select count(*)::int from report_comments k where k.set_id = r.id) as comments
    from report_sets r join classrooms c on c.id = r.classroom_id order by c.name`);
  expect(sets).toEqual([
    { name: 'Biology 12', version: 0, reports: 0, comments: 6 },
    { name: 'Chemistry 11', version: 1, reports: 17, comments: 17 },
  ]);
  expect(
    await rowsOf(`select u.email from guardian_access g join users u on u.id = g.student_id
      join student_reports p on p.student_id = u.id where g.accepted_at is not null
        and p.content->'isWithoutMarks' = 'false' and length(p.content->>'comment') > 20`),
  ).toEqual([{ email: 'student@lectern.example' }]);
  expect(
    await rowsOf(
      `select count(*) > 10 as "haveTopics" from student_reports where jsonb_array_length(content->'topics') > 0`,
    ),
  ).toEqual([{ haveTopics: true }]);
  expect(await rowsOf('select from class_mails')).toEqual([]);
  expect(await rowsOf('select from report_sets where published_at is not null and mails_queued_at is null')).toEqual(
    [],
  );
});

test('both schools belong to a trust, in which the school admin of the demo may work', async () => {
  expect(
    await rowsOf(`select o.name, u.email, array_agg(s.name order by s.name) as schools
      from organisations o join organisation_admins a on a.organisation_id = o.id join users u on u.id = a.user_id
      join schools s on s.organisation_id = o.id group by 1, 2`),
  ).toEqual([
    {
      name: 'Northgate Learning Trust',
      email: 'school@lectern.example',
      schools: ['Hillcrest Academy', 'Riverside School'],
    },
  ]);
});
