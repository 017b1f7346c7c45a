import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { startAttempt } from '#server/attempts/attempt.start.ts';
import { submitAttempt } from '#server/attempts/attempt.submit.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { signedInStudent, type TestBrowser } from '../servers/test-api.ts';

export type TestUser = { readonly id: string; readonly browser: TestBrowser };
export type TestClass = {
  readonly school: string;
  readonly classroom: string;
  readonly assignment: string;
  readonly part: string;
  readonly teacher: TestUser;
  readonly students: readonly TestUser[];
  /** A student starts the assignment; returns the attempt's id. */
  readonly start: (student: TestUser, seconds?: number | null) => Promise<string>;
  readonly answer: (attempt: string, position: number, response: object) => Promise<void>;
  readonly submitAttempt: (student: TestUser, attempt: string) => Promise<void>;
};

/** A user with a session, in a school. */
export async function testUser(
  { app, pool }: { app: FastifyInstance; pool: pg.Pool },
  { role, school, name, address }: { role: string; school: string; name: string; address?: string },
): Promise<TestUser> {
  const email = `${randomUUID()}@example.org`;
  const browser = await signedInStudent(app, email, address);
  const { rows } = await pool.query<{ id: string }>(
    'update users set role = $2, school_id = $3, name = $4, profile_completed_at = now() where email = $1 returning id',
    [email, role, school, name],
  );
  return { id: rows[0]?.id ?? '', browser };
}

/** A school with a teacher, a class, and an assignment of one part with the items of a quiz. */
export async function testClass(
  world: { app: FastifyInstance; pool: pg.Pool },
  { quiz, students: count = 2, ...columns }: { quiz: string; students?: number; showsMarks?: string },
): Promise<TestClass> {
  const { pool } = world;
  const [school, classroom, assignment, part] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
  await pool.query("insert into schools (id, name) values ($1, 'School')", [school]);
  const teacher = await testUser(world, { role: 'teacher', school, name: 'Teacher' });
  const students: TestUser[] = [];
  for (let at = 0; at < count; at += 1) {
    students.push(await testUser(world, { role: 'student', school, name: `Student ${at + 1}` }));
  }
  await pool.query("insert into classrooms (id, school_id, name) values ($1, $2, 'Class')", [classroom, school]);
  await pool.query('insert into classroom_teachers (classroom_id, user_id) values ($1, $2)', [classroom, teacher.id]);
  await pool.query('insert into classroom_members (classroom_id, user_id) select $1, unnest($2::uuid[])', [
    classroom,
    students.map(({ id }) => id),
  ]);
  await pool.query(
    `insert into assignments (id, classroom_id, created_by, title, published_at, shows_marks, shows_feedback)
     values ($1, $2, $3, 'Assignment', now(), $4, $4)`,
    [assignment, classroom, teacher.id, columns.showsMarks ?? 'handIn'],
  );
  await pool.query(
    `insert into assignment_parts (id, assignment_id, position, kind, title, quiz_id) values ($1, $2, 1, 'quiz', 'Part', $3)`,
    [part, assignment, quiz],
  );
  const { rows } = await pool.query<{ id: string }>(
    `insert into assignment_items (part_id, position, version_id)
     select $1, qi.position, v.id from quiz_items qi join items i on i.id = qi.item_id
     join item_versions v on v.item_id = i.id and v.version = i.version where qi.quiz_id = $2 order by qi.position
     returning version_id as id`,
    [part, quiz],
  );
  return {
    ...{ school, classroom, assignment, part, teacher, students },
    start: async (student, seconds = 600) => {
      const { id } = await inTransaction(pool, (client) =>
        startAttempt(client, {
          userId: student.id,
          assignmentPartId: part,
          closesAt: null,
          versionIds: rows.map(({ id: version }) => version),
          seconds,
          behaviour: 'deferred',
        }),
      );
      return id;
    },
    answer: async (attempt, position, response) => {
      await pool.query(
        `insert into answer_log (operation_id, attempt_id, position, sequence, response)
         values ($1, $2, $3, coalesce((select max(sequence) from answer_log where attempt_id = $2 and position = $3), 0) + 1, $4)`,
        [randomUUID(), attempt, position, response],
      );
    },
    submitAttempt: (student, attempt) => submitAttempt(pool, student.id, attempt),
  };
}
