import { type StudentToTalkTo, studentsToTalkTo, type TalkFacts } from '#domain/classrooms/teacher-home.rule.ts';
import type { Queries } from '../../platform/db/reading.ts';
import { isFor } from '../classroom.permission.ts';

// Work that was due for the student in the last four weeks: with the student's own dates and access arrangements.
const READ = `
  select json_build_object('id', f.user_id, 'name', f.name) as student,
    json_build_object('id', f.classroom_id, 'name', f.classroom) as classroom,
    count(*) filter (where f.handed_in_at is null)::int as missing,
    coalesce(sum(f.marks) filter (where f.is_marked), 0) as marks,
    coalesce(sum(f.marks_out_of) filter (where f.is_marked), 0) as "marksOutOf"
  from (
    select m.user_id, u.name, c.id as classroom_id, c.name as classroom, sb.handed_in_at, sb.marks, sb.marks_out_of,
      sb.handed_in_at is not null and sb.unmarked_items = 0 as is_marked,
      coalesce(own.due_at, coalesce(shared.due_at, s.due_at) + coalesce(ac.due_days, 0) * interval '24 hours') as due_at
    from classroom_teachers ct join classrooms c on c.id = ct.classroom_id and c.archived_at is null
    join classroom_members m on m.classroom_id = c.id and m.left_at is null join users u on u.id = m.user_id
    join assignments s on s.classroom_id = c.id and s.deleted_at is null and s.published_at < now() and s.paper_marks is null
      and s.due_at > now() - interval '60 days' and ${isFor('s', 'm')}
      and exists (select from assignment_parts p where p.assignment_id = s.id and p.material_id is null)
    left join submissions sb on sb.assignment_id = s.id and sb.user_id = m.user_id
    left join assignment_exceptions own on own.assignment_id = s.id and own.user_id = m.user_id
    left join assignment_exceptions shared on shared.assignment_id = s.id and shared.group_id = m.group_id
    left join accommodations ac on ac.user_id = m.user_id
    where ct.user_id = $1 and not coalesce(own.excused, false) and not coalesce(shared.excused, false)
  ) f
  where f.due_at between now() - interval '28 days' and now()
  group by f.user_id, f.name, f.classroom_id, f.classroom
  order by 3 desc, f.name limit 400`;

/** The students of the viewer's classes who may need a conversation, a few at most. */
export async function readStudentsToTalkTo(pool: Queries, userId: string): Promise<StudentToTalkTo[]> {
  const { rows } = await pool.query<TalkFacts>({ name: 'students-to-talk-to', text: READ, values: [userId] });
  return studentsToTalkTo(rows);
}
