/**
 * `npm run bench:promotion`: promotes the classes of a school with `STUDENTS` students (2 000), each in eight classes. It
 * prints how long the preview takes and promoting and undoing. It fails if the
 * preview takes five seconds, or if undoing leaves any difference.
 */
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { nextClassName } from '#domain/classrooms/promotion/next-class-name.rule.ts';
import type { PromotionChoice } from '#domain/classrooms/promotion/promotion.schema.ts';
import { runPromotion } from '#server/classrooms/promotion/promotion.commands.ts';
import { previewPromotion } from '#server/classrooms/promotion/promotion.queries.ts';
import { undoPromotion } from '#server/classrooms/promotion/undo-promotion.commands.ts';
import { withBenchDatabase } from '../bench-database.ts';

const STUDENTS = Number(process.env.STUDENTS ?? 2_000);
const [PER_CLASS, CLASSES_PER_STUDENT, PREVIEW_MAX_MS] = [25, 8, 5_000];

/** A school with its classes of years 7 to 13. Returns its admin. */
async function createSchool(pool: pg.Pool): Promise<Parameters<typeof runPromotion>[1]> {
  const [schoolId, userId] = [randomUUID(), randomUUID()];
  await pool.query('insert into schools (id, name) values ($1, $2)', [schoolId, 'Bench School']);
  await pool.query(
    `insert into users (id, email, name, role, school_id) values ($1, 'admin@lectern.example', 'Admin', 'schoolAdmin', $2)`,
    [userId, schoolId],
  );
  await pool.query(
    `insert into users (id, email, name, role, school_id)
     select gen_random_uuid(), 'student-' || n || '@lectern.example', 'Student ' || n, 'student', $1 from generate_series(1, $2::integer) n`,
    [schoolId, STUDENTS],
  );
  const classCount = Math.ceil((STUDENTS * CLASSES_PER_STUDENT) / PER_CLASS);
  await pool.query(
    `with made as (
       insert into classrooms (id, school_id, name)
       select gen_random_uuid(), $1, 'Year ' || 7 + n % 7 || ' class ' || n from generate_series(0, $2::integer - 1) n returning id
     ), numbered as (select id, row_number() over () - 1 as n from made),
     students as (select id, row_number() over (order by id) - 1 as n from users where role = 'student')
     insert into classroom_members (classroom_id, user_id)
     select numbered.id, students.id from students cross join generate_series(0, $3::integer - 1) k
     join numbered on numbered.n = (students.n * $3 + k) % $2`,
    [schoolId, classCount, CLASSES_PER_STUDENT],
  );
  return {
    ...{ sessionId: '', userId, role: 'schoolAdmin', schoolId, pin: 'none', isComplete: true, standardPlan: null },
    ...{ proPlan: false, subjects: [], permissions: ['users.read', 'users.write'], helperId: null, isVerified: true },
    ...{ isFactorMissing: false, factorDueAt: null },
  };
}

/** Identifies the content of all rows of classes. */
async function digestOf(pool: pg.Pool): Promise<string> {
  const { rows } = await pool.query<{ digest: string }>(
    `select md5(coalesce((select string_agg(c::text, '' order by c.id) from classrooms c), ''))
       || md5(coalesce((select string_agg(m::text, '' order by m.classroom_id, m.user_id) from classroom_members m), '')) as digest`,
  );
  return rows[0]?.digest ?? '';
}

async function timed<T>(name: string, work: () => Promise<T>): Promise<readonly [result: T, ms: number]> {
  const startedAt = performance.now();
  const result = await work();
  const ms = performance.now() - startedAt;
  console.log(`${name.padEnd(9)} ${ms.toFixed(0).padStart(6)} ms`);
  return [result, ms];
}

await withBenchDatabase(async (databaseUrl) => {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 4 });
  try {
    const admin = await createSchool(pool);
    await pool.query('analyze');
    const { rows } = await pool.query<{ id: string; name: string }>(
      'select id, name from classrooms order by name, id',
    );
    const choices = rows.map(({ id, name }): PromotionChoice => {
      const next = nextClassName(name);
      return next === null || next.isLastYear
        ? { id, action: 'archive' }
        : { id, action: 'promote', name: next.name, includesTeachers: true };
    });
    const before = await digestOf(pool);
    const [shown, previewMs] = await timed('preview', async () => {
      const preview = await previewPromotion(pool, admin, { school: null, choices });
      return { preview, bytes: Buffer.byteLength(JSON.stringify(preview)) };
    });
    const { counts, base, classes } = shown.preview;
    const memberships = classes.reduce((sum, { students }) => sum + students.length, 0);
    console.log(
      `${STUDENTS} students, ${classes.length} classes, ${memberships} memberships: ${counts.created} new classes, ` +
        `${counts.archived} archived, ${counts.problems} problems, ${(shown.bytes / 1e6).toFixed(1)} MB`,
    );
    const [{ id }] = await timed('promote', () => runPromotion(pool, admin, { school: null, choices, base }));
    const [{ retained }] = await timed('undo', () => undoPromotion(pool, admin, id));
    const isUndone = retained.length === 0 && (await digestOf(pool)) === before;
    const isFine = previewMs < PREVIEW_MAX_MS && isUndone && counts.problems === 0;
    console.log(
      `preview ${(previewMs / 1_000).toFixed(2)} s, undone ${isUndone ? 'completely' : 'INCOMPLETELY'}; target ${PREVIEW_MAX_MS / 1_000} s ` +
        `${isFine ? 'reached' : 'MISSED'}`,
    );
    if (!isFine) process.exitCode = 1;
  } finally {
    await pool.end();
  }
});
