import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { AssignmentDraft } from '#domain/classrooms/assignments/assignment-draft.schema.ts';
import { NEW_DRAFT } from '#domain/classrooms/assignments/new-assignment.ts';
import type { Viewer } from '#server/access/viewer.ts';
import { createClassroom } from '#server/classrooms/classroom.commands.ts';

export type TestUser = Viewer & { readonly email: string };
export type TestSchool = {
  readonly teacher: TestUser;
  readonly students: readonly TestUser[];
  readonly classroom: string;
};

/** A signed-in user of a school, with a plan that includes everything. */
export async function testUser(
  pool: pg.Pool,
  { role, schoolId }: { readonly role: 'student' | 'teacher'; readonly schoolId: string | null },
): Promise<TestUser> {
  const id = randomUUID();
  const email = `${id}@example.org`;
  await pool.query(
    `insert into users (id, email, name, role, school_id, password_digest, profile_completed_at)
     values ($1, $2, $3, $4, $5, '', now())`,
    [id, email, `Person ${id.slice(0, 4)}`, role, schoolId],
  );
  return {
    ...{
      sessionId: '',
      userId: id,
      role,
      schoolId,
      pin: 'none',
      isVerified: true,
      isFactorMissing: false,
      factorDueAt: null,
      isComplete: true,
      proPlan: false,
      subjects: [],
      email,
    },
    ...{ permissions: [], helperId: null },
    standardPlan: { quiz: true, examQuestion: true },
  };
}

/** A school with a teacher, a class, and students in it. */
export async function testSchool(pool: pg.Pool, studentCount = 2): Promise<TestSchool> {
  const schoolId = randomUUID();
  await pool.query('insert into schools (id, name) values ($1, $2)', [schoolId, `School ${schoolId.slice(0, 4)}`]);
  const teacher = await testUser(pool, { role: 'teacher', schoolId });
  const classroom = await createClassroom(pool, teacher, { name: 'Class', subject: null });
  const students: TestUser[] = [];
  for (let count = 0; count < studentCount; count += 1) {
    const student = await testUser(pool, { role: 'student', schoolId });
    await pool.query('insert into classroom_members (classroom_id, user_id) values ($1, $2)', [
      classroom,
      student.userId,
    ]);
    students.push(student);
  }
  return { teacher, students, classroom };
}

/** An assignment of one quiz, open now, without a due time. */
export const testDraft = (quiz: string, changes: Partial<AssignmentDraft> = {}): AssignmentDraft => ({
  ...NEW_DRAFT,
  title: 'Homework',
  parts: [{ kind: 'quiz', ref: quiz, items: [], draws: null }],
  ...changes,
});
