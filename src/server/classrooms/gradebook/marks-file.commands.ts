import type pg from 'pg';
import { type MarksLine, type MatchedStudent, readMarksFile } from '#domain/classrooms/gradebook/marks-file.parser.ts';
import { ProductError } from '#domain/platform/errors.ts';
import type { Viewer } from '../../access/viewer.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { isUuid } from '../../platform/db/uuid.ts';
import { lockSet } from '../assignments/assignment.commands.ts';
import { assignmentMarks } from '../assignments/assignment-marks.sql.ts';
import { isFor, teaches } from '../classroom.permission.ts';
import { enterLocked } from './enter-mark.commands.ts';

/** A line of a file with marks, next to what is stored now. */
export type PreviewedLine = MarksLine & {
  /** The student's name in the class. */
  readonly name: string | null;
  readonly storedMarks: number | null;
  /** The version that the import would replace; 0: none. */
  readonly version: number;
};

type Student = MatchedStudent & { readonly marks: number | null; readonly version: number };

const STUDENTS = `
  select s.title, coalesce(s.paper_marks, ${assignmentMarks('s')}, 0) as "outOf",
    (select coalesce(json_agg(json_build_object('id', u.id, 'name', u.name, 'email', u.email, 'marks', e.marks,
       'version', coalesce(e.version, 0)) order by u.name, u.id), '[]')
     from classroom_members m join users u on u.id = m.user_id
     left join lateral (select em.marks, em.version from entered_marks em
       where em.assignment_id = s.id and em.user_id = u.id order by em.version desc limit 1) e on true
     where m.classroom_id = s.classroom_id and m.left_at is null and ${isFor('s', 'm')}) as students
  from assignments s where s.id = $1 and s.deleted_at is null and s.published_at is not null and ${teaches('s.classroom_id', '$2')}`;

/**
 * What importing a file would enter in an assignment. Saves nothing. Throws `NOT_FOUND`, also for assignments of others.
 */
export async function previewMarks(
  pool: pg.Pool,
  viewer: Viewer,
  { assignment, csv }: { readonly assignment: string; readonly csv: string },
): Promise<PreviewedLine[]> {
  const { rows } = isUuid(assignment)
    ? await pool.query<{ title: string; outOf: number; students: Student[] }>(STUDENTS, [assignment, viewer.userId])
    : { rows: [] };
  const found = rows[0];
  if (found === undefined) throw new ProductError('NOT_FOUND');
  const byId = new Map(found.students.map((student) => [student.id, student]));
  return readMarksFile(csv, { students: found.students, title: found.title, marksOutOf: found.outOf }).map((line) => {
    const { name = null, marks = null, version = 0 } = byId.get(line.student ?? '') ?? {};
    return { ...line, name, version, storedMarks: marks };
  });
}

export type ImportedMark = { readonly student: string; readonly marks: number; readonly version: number };

/**
 * Enters previewed marks; comments stay. Returns the students whose marks another teacher changed since the preview,
 * which are not overwritten. Throws `NOT_FOUND` and `INVALID_INPUT` without saving anything.
 */
export const importMarks = (
  pool: pg.Pool,
  viewer: Viewer,
  { assignment, marks }: { readonly assignment: string; readonly marks: readonly ImportedMark[] },
): Promise<string[]> =>
  inTransaction(pool, async (client) => {
    await lockSet(client, viewer, assignment);
    const { rows } = await client.query<{ student: string; comment: string }>(
      `select distinct on (user_id) user_id as student, comment from entered_marks
       where assignment_id = $1 order by user_id, version desc`,
      [assignment],
    );
    const comments = new Map(rows.map(({ student, comment }) => [student, comment]));
    const conflicts: string[] = [];
    for (const { student, ...mark } of marks) {
      const entered = { ...mark, comment: comments.get(student) ?? '' };
      const { isSaved } = await enterLocked(client, viewer, { assignment, student }, entered);
      if (!isSaved) conflicts.push(student);
    }
    return conflicts;
  });
