import { randomUUID } from 'node:crypto';
import {
  ASSIGNMENTS_PER_CLASSROOM_MAX,
  CLASSROOM_GROUPS_MAX,
  CLASSROOM_MEMBERS_MAX,
  CLASSROOMS_PER_TEACHER_MAX,
} from '#domain/classrooms/classroom.limits.ts';
import { digestOf, newToken } from '#server/access/tokens.ts';
import { remindStudents } from '#server/classrooms/assignments/reminders.ts';
import { joinExpecting } from '#server/lti/course.commands.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { type TestBank, testBank } from '../../support/questions/test-bank.ts';
import { countOf, race } from '../../support/race.ts';
import type { SignedIn, TwoServers } from '../../support/servers/two-servers.ts';
import { testDraft } from '../../support/users/test-school.ts';
import { at } from './at.ts';

const JOIN = 'mutation ($code: String!) { joinClassroom(code: $code) }';
const MEMBERS = 'select count(*) from classroom_members where classroom_id = $1 and left_at is null';

type TestClass = { readonly id: string; readonly teacher: SignedIn; readonly schoolId: string; readonly code: string };

export async function testClass(servers: TwoServers): Promise<TestClass> {
  const [schoolId, id] = [randomUUID(), randomUUID()];
  const { pool } = servers.database;
  await pool.query('insert into schools (id, name) values ($1, $2)', [schoolId, 'School']);
  const teacher = await servers.user({ role: 'teacher', schoolId });
  await pool.query('insert into classrooms (id, school_id, name) values ($1, $2, $3)', [id, schoolId, 'Class']);
  await pool.query('insert into classroom_teachers (classroom_id, user_id) values ($1, $2)', [id, teacher.id]);
  const token = newToken();
  await pool.query(
    `insert into classroom_codes (code, classroom_id, kind, expires_at) values ($1, $2, 'link', now() + interval '1 day')`,
    [token, id],
  );
  return { id, teacher, schoolId, code: token };
}

/** Fills a class with students without sessions. */
const fill = (servers: TwoServers, classroom: string, count: number) =>
  servers.database.pool.query(
    `with made as (
       insert into users (id, email, name, role, password_digest)
       select gen_random_uuid(), gen_random_uuid() || '@example.org', 'Filler', 'student', '' from generate_series(1, $2)
       returning id)
     insert into classroom_members (classroom_id, user_id) select $1, id from made`,
    [classroom, count],
  );

const banks = new WeakMap<TwoServers, Promise<TestBank>>();
/** One bank of free questions for all rounds. */
export function bankOf(servers: TwoServers): Promise<TestBank> {
  const known = banks.get(servers) ?? testBank(servers.database.pool, { free: true, slug: 'races' });
  banks.set(servers, known);
  return known;
}

/** An assignment of one quiz with a limited number of attempts for the students of the class. */
export async function assignment(servers: TwoServers, tries: number) {
  const { pool } = servers.database;
  const { quiz } = await bankOf(servers);
  const classroom = await testClass(servers);
  const student = await servers.user({ schoolId: classroom.schoolId });
  await pool.query('insert into classroom_members (classroom_id, user_id) values ($1, $2)', [classroom.id, student.id]);
  const [id, part] = [randomUUID(), randomUUID()];
  await pool.query(
    `insert into assignments (id, classroom_id, created_by, title, published_at, tries) values ($1, $2, $3, 'Work', now(), $4)`,
    [id, classroom.id, classroom.teacher.id, tries],
  );
  await pool.query(
    `insert into assignment_parts (id, assignment_id, position, kind, title, quiz_id) values ($1, $2, 1, 'quiz', 'Part', $3)`,
    [part, id, quiz],
  );
  await pool.query(
    `insert into assignment_items (part_id, position, version_id)
     select $1, qi.position, v.id from quiz_items qi join items i on i.id = qi.item_id
     join item_versions v on v.item_id = i.id and v.version = i.version where qi.quiz_id = $2`,
    [part, quiz],
  );
  return { id, part, student };
}

export const CLASS_RACES = [
  race('an invitation to a class, accepted by twenty people', {
    limit: 1,
    prepare: async (servers) => {
      const classroom = await testClass(servers);
      const token = newToken();
      await servers.database.pool.query(
        `insert into classroom_invitations (id, classroom_id, email, token_digest, expires_at)
         values (gen_random_uuid(), $1, $2, $3, now() + interval '1 day')`,
        [classroom.id, `${randomUUID()}@example.org`, digestOf(token)],
      );
      return { ...classroom, token, users: await servers.users(20) };
    },
    call: ({ token, users }, turn, servers) => servers.call(turn, at(users, turn), JOIN, { code: token }),
    effects: ({ id }, servers) => countOf(servers, MEMBERS, [id]),
  }),
  race('the last two places of a class, by its link', {
    limit: CLASSROOM_MEMBERS_MAX,
    prepare: async (servers) => {
      const classroom = await testClass(servers);
      await fill(servers, classroom.id, CLASSROOM_MEMBERS_MAX - 2);
      return { ...classroom, users: await servers.users(20) };
    },
    call: ({ code, users }, turn, servers) => servers.call(turn, at(users, turn), JOIN, { code }),
    effects: ({ id }, servers) => countOf(servers, MEMBERS, [id]),
  }),
  race('the last two places of a class, by launches of a learning platform', {
    limit: CLASSROOM_MEMBERS_MAX,
    prepare: async (servers) => {
      const { pool } = servers.database;
      const classroom = await testClass(servers);
      await fill(servers, classroom.id, CLASSROOM_MEMBERS_MAX - 2);
      const users = await servers.users(20);
      const [platform, course] = [randomUUID(), randomUUID()];
      await pool.query(
        `insert into platforms (id, name, issuer, client_id, deployments, authorization_url, token_url, keys_url)
         values ($1, 'LMS', $2, '1', '1', 'https://lms.example/a', 'https://lms.example/t', 'https://lms.example/k')`,
        [platform, `https://${platform}.example`],
      );
      await pool.query(
        `insert into platform_courses (id, platform_id, context_id, title, members_url)
         values ($1, $2, 'course', 'Course', 'https://lms.example/m')`,
        [course, platform],
      );
      for (const { id } of users) {
        await pool.query('insert into platform_people (platform_id, subject, user_id) values ($1, $2::text, $3)', [
          ...[platform, id, id],
        ]);
        await pool.query(
          `insert into platform_roster (classroom_id, course_id, subject, name) values ($1, $2, $3, 'Student')`,
          [classroom.id, course, id],
        );
      }
      return { ...classroom, users };
    },
    call: async ({ users }, turn, { pools }) => {
      await inTransaction(pools[turn % 2] ?? pools[0], (client) => joinExpecting(client, at(users, turn).id));
      return { code: null };
    },
    effects: ({ id }, servers) => countOf(servers, MEMBERS, [id]),
  }),
  race('the code of a class, renewed twenty times', {
    limit: 1,
    prepare: testClass,
    call: ({ id, teacher }, turn, servers) =>
      servers.call(turn, teacher, 'mutation ($id: ID!) { renewClassCode(id: $id) }', { id }),
    effects: ({ id }, servers) =>
      countOf(servers, `select count(*) from classroom_codes where classroom_id = $1 and kind = 'code'`, [id]),
  }),
  race('the last two classes of a teacher', {
    limit: CLASSROOMS_PER_TEACHER_MAX,
    prepare: async (servers) => {
      const { teacher } = await testClass(servers);
      await servers.database.pool.query(
        `with made as (insert into classrooms (id, name) select gen_random_uuid(), 'Class' from generate_series(1, $2) returning id)
         insert into classroom_teachers (classroom_id, user_id) select id, $1 from made`,
        [teacher.id, CLASSROOMS_PER_TEACHER_MAX - 3],
      );
      return teacher;
    },
    call: (teacher, turn, servers) =>
      servers.call(turn, teacher, 'mutation ($input: ClassroomInput!) { createClassroom(input: $input) }', {
        input: { name: `Class ${turn}`, subject: null },
      }),
    effects: (teacher, servers) =>
      countOf(servers, 'select count(*) from classroom_teachers where user_id = $1', [teacher.id]),
  }),
  race('the last two groups of a class', {
    limit: CLASSROOM_GROUPS_MAX,
    prepare: async (servers) => {
      const classroom = await testClass(servers);
      await servers.database.pool.query(
        `insert into classroom_groups (id, classroom_id, name) select gen_random_uuid(), $1, n::text from generate_series(1, $2) n`,
        [classroom.id, CLASSROOM_GROUPS_MAX - 2],
      );
      return classroom;
    },
    call: ({ id, teacher }, turn, servers) =>
      servers.call(turn, teacher, 'mutation ($id: ID!, $name: String!) { createGroup(classroom: $id, name: $name) }', {
        id,
        name: `Group ${turn}`,
      }),
    effects: ({ id }, servers) =>
      countOf(servers, 'select count(*) from classroom_groups where classroom_id = $1', [id]),
  }),
  race('the last two assignments of a class', {
    limit: ASSIGNMENTS_PER_CLASSROOM_MAX,
    prepare: async (servers) => {
      const classroom = await testClass(servers);
      await servers.database.pool.query(
        `insert into assignments (id, classroom_id, title) select gen_random_uuid(), $1, 'Work' from generate_series(1, $2)`,
        [classroom.id, ASSIGNMENTS_PER_CLASSROOM_MAX - 2],
      );
      return { ...classroom, draft: testDraft((await bankOf(servers)).quiz) };
    },
    call: ({ id, teacher, draft }, turn, servers) =>
      servers.call(
        turn,
        teacher,
        'mutation ($id: ID!, $draft: AssignmentInput!) { createAssignment(classroom: $id, draft: $draft) }',
        { id, draft },
      ),
    effects: ({ id }, servers) => countOf(servers, 'select count(*) from assignments where classroom_id = $1', [id]),
  }),
  race('two attempts at an assignment, started and submitted by twenty requests', {
    limit: 2,
    prepare: (servers) => assignment(servers, 2),
    call: async ({ part, student }, turn, servers) => {
      const started = await servers.call(
        ...[turn, student, 'mutation ($part: ID!) { startAssignmentPart(part: $part) }', { part }],
      );
      if (started.code !== null) return started;
      return servers.call(turn, student, 'mutation ($id: ID!) { submitAttempt(attempt: $id) { id } }', {
        id: started.data.startAssignmentPart,
      });
    },
    effects: ({ part }, servers) =>
      countOf(servers, 'select count(*) from attempts where assignment_part_id = $1', [part]),
  }),
  race('a reminder of an assignment, by twenty rounds of the job', {
    limit: 2,
    prepare: async (servers) => ({ ...(await assignment(servers, 1)), mails: [] as string[] }),
    call: async ({ student, mails }, turn, { pools }) => {
      const mailer = { send: async ({ to }: { to: string }) => void (to === student.email && mails.push(to)) };
      const failures: unknown[] = [];
      await remindStudents(pools[turn % 2] ?? pools[0], {
        mailer,
        origin: null,
        failed: (cause) => failures.push(cause),
      });
      return { code: failures.length === 0 ? null : 'INTERNAL' };
    },
    // One notice in the app, and one email.
    effects: async ({ student, mails }, servers) =>
      mails.length + (await countOf(servers, 'select count(*) from notices where user_id = $1', [student.id])),
  }),
];
