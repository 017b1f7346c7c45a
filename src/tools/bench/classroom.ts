/**
 * `npm run bench:classroom`: opens a class of 300 students with 50 assignments as its teacher, with settings and the
 * progress of all students, as JSON, and compares this with the simplest statement that returns the same rows. It
 * prints the number of statements, the median, the 95th percentile and the processor time, and fails above 80 ms or
 * two statements.
 */
import { readClassProgress } from '#server/classrooms/assignments/progress.queries.ts';
import { readClassSettings } from '#server/classrooms/classroom.queries.ts';
import { measureClass } from './classrooms/class-bench.ts';
import { percentiles } from './percentiles.ts';

const READS = 100;

await measureClass(
  { students: 300, assignments: 50, reads: READS, largestP95Ms: 80 },
  ({ pool, viewer, classroom }) =>
    Promise.all([readClassSettings(pool, viewer, classroom), readClassProgress(pool, viewer, classroom)]),
  async ({ connection, classroom }) => ({
    'bare SQL': await percentiles(READS, () =>
      connection.query(
        `select m.user_id, s.id, sb.handed_in_at, sb.marks, sb.marks_out_of, sb.unmarked_items
         from classroom_members m join assignments s on s.classroom_id = m.classroom_id
         left join submissions sb on sb.assignment_id = s.id and sb.user_id = m.user_id where m.classroom_id = $1`,
        [classroom],
      ),
    ),
  }),
);
