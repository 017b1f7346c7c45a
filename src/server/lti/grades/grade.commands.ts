import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { LaunchMessage } from '../launch/launch-message.ts';

/** The maximum number of attempts to send a grade, with growing delays: about a day. */
const ATTEMPTS = 16;

// Replaces whatever is queued for the same target: the value is read at the time of sending. Jobs for one target run
// one after the other, in one of a few queues, so that none repeats what another has sent; so do those of one link
// while it has no column, so that only one is created.
const ENQUEUE = `add_job('grade', jsonb_build_object('id', g.id), queued_key := 'grade ' || g.id,
  line := 'grade ' || (hashtext(case when g.line_item is null then g.columns_address || g.resource_link
    else g.id::text end) & 63), max_attempts := ${ATTEMPTS})`;

/**
 * Saves where a student's grades for a launch are sent, and sends existing ones. If the link now has another target,
 * the column is reused.
 */
export async function saveGradeTarget(
  client: pg.ClientBase,
  { platformId, userId, message }: { platformId: string; userId: string; message: LaunchMessage },
): Promise<void> {
  const { target, lineItem, columns, role, subject } = message;
  if (target === null || role !== 'student' || (lineItem === null && !columns)) return;
  const conflictColumns = lineItem === null ? 'columns_address, resource_link, user_id' : 'user_id, line_item';
  const id = (kind: string): string | null => (target.kind === kind ? target.id : null);
  await client.query(
    `with g as (
       insert into platform_grades
         (id, platform_id, user_id, subject, line_item, columns_address, resource_link, quiz_id, paper_id, assignment_id)
       select $1, $2, $3, $4, $5, $9, $10, (select id from quizzes where id = $6 and in_bank), (select id from exam_papers where id = $7),
         (select id from assignments where id = $8)
       where exists (select from quizzes where id = $6 and in_bank) or exists (select from exam_papers where id = $7)
         or exists (select from assignments where id = $8)
       on conflict (platform_id, ${conflictColumns})${lineItem === null ? ' where resource_link is not null' : ''} do update
       set quiz_id = excluded.quiz_id, paper_id = excluded.paper_id, assignment_id = excluded.assignment_id
       returning id, line_item, columns_address, resource_link)
     select ${ENQUEUE} from g`,
    [
      ...[randomUUID(), platformId, userId, subject, lineItem, id('quiz'), id('paper'), id('assignment')],
      lineItem === null ? columns?.address : null,
      lineItem === null ? columns?.link : null,
    ],
  );
}

/**
 * Queues sending the grades of an attempt to platforms it was launched from: to be called in the transaction that
 * submits, marks or regrades it. Does nothing for any other attempt.
 */
export async function reportGrade(client: pg.ClientBase, attemptId: string): Promise<void> {
  await client.query({
    name: 'report-grade',
    text: `select ${ENQUEUE} from attempts a left join assignment_parts p on p.id = a.assignment_part_id
      join platform_grades g on g.user_id = a.user_id
        and (g.quiz_id = a.quiz_id or g.paper_id = a.paper_id or g.assignment_id = p.assignment_id)
      where a.id = $1`,
    values: [attemptId],
  });
}

const REPORT_ENTERED = `select ${ENQUEUE} from platform_grades g where g.assignment_id = $1 and g.user_id = $2`;

/** The same for one student of an assignment, whose marks a teacher entered. */
export async function reportEnteredGrade(client: pg.ClientBase, assignmentId: string, userId: string): Promise<void> {
  await client.query({ name: 'report-entered-grade', text: REPORT_ENTERED, values: [assignmentId, userId] });
}

/** The same for everyone who launched an assignment from a platform, when its marks are released. */
export async function reportGrades(client: pg.ClientBase, assignmentId: string): Promise<void> {
  await client.query(`select ${ENQUEUE} from platform_grades g where g.assignment_id = $1`, [assignmentId]);
}
