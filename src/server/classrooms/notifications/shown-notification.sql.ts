import { showsMarks, showsResult } from '../../questions/answer-keys/reserved-questions.sql.ts';
import { isFor, isMember, teaches } from '../classroom.permission.ts';

/** SQL: the subjects of notifications `n`, of which those in archived classes and deleted assignments are left out. */
export const NOTIFICATIONS = `notifications n
  left join announcements an on an.id = n.announcement_id
  left join student_questions q on q.id = n.question_id
  left join report_sets rs on rs.id = n.report_set_id
  left join mark_complaints mc on mc.attempt_id = n.attempt_id and mc.position = n.position
  left join attempts at on at.id = n.attempt_id
  left join assignment_parts ap on ap.id = at.assignment_part_id
  left join assignments s on s.id = coalesce(n.assignment_id, q.assignment_id, ap.assignment_id)
    and s.deleted_at is null and s.published_at is not null
  join classrooms c on c.id = coalesce(an.classroom_id, s.classroom_id, rs.classroom_id) and c.archived_at is null`;

const HAS_WORK = `exists (select from classroom_members m where m.classroom_id = c.id and m.user_id = n.user_id
  and m.left_at is null and ${isFor('s', 'm')})`;

// Of attempts in the assignment, each when its own window is over; work on paper has none. Of attempts that questions in other work withhold, no marks are
// shown yet.
const MARKS_ARE_SHOWN = `(s.shows_marks = 'handIn' or (s.shows_marks in ('due', 'release') and s.marks_released_at is not null)
    or (s.shows_marks = 'due' and (s.paper_marks is null or coalesce(s.due_at <= now(), true))))
  and not exists (select from assignment_parts p join attempts a on a.assignment_part_id = p.id and a.user_id = n.user_id
    where p.assignment_id = s.id and a.handed_in_at is not null and not ${showsMarks('a', 'n.user_id')})`;

/**
 * SQL: whether the user of notification `n` may read it now. A student may have left the class, work may be for others by
 * now, and marks may have been withdrawn since the row was added.
 */
export const IS_SHOWN = `coalesce(case n.kind
  when 'announcement' then an.publish_at <= now() and ${isMember('c.id', 'n.user_id')}
  when 'answer' then q.answer is not null and q.user_id = n.user_id and ${isMember('c.id', 'n.user_id')}
  when 'assignmentOpened' then ${HAS_WORK}
  when 'assignmentDue' then ${HAS_WORK}
  when 'marksReleased' then ${HAS_WORK} and ${MARKS_ARE_SHOWN}
  when 'remarkDecided' then mc.answer is not null and at.user_id = n.user_id and ${HAS_WORK} and ${showsResult('at', 'n.user_id')}
  when 'report' then exists (select from student_reports r
    where r.set_id = rs.id and r.version = rs.version and r.student_id = n.user_id)
  when 'question' then ${teaches('c.id', 'n.user_id')}
  when 'workToMark' then ${teaches('c.id', 'n.user_id')} and exists (select from submissions sb
    where sb.assignment_id = s.id and sb.unmarked_items > 0 and ${isMember('c.id', 'sb.user_id')})
  else ${teaches('c.id', 'n.user_id')} end, false)`;
