import type pg from 'pg';
import { type ClassProgress, classProgress } from '#domain/classrooms/assignments/class-progress.rule.ts';
import type { ClassFacts } from '#domain/classrooms/assignments/work-cells.rule.ts';
import { ProductError } from '#domain/platform/errors.ts';
import type { Viewer } from '../../access/viewer.ts';
import { isUuid } from '../../platform/db/uuid.ts';
import { teaches } from '../classroom.permission.ts';
import { dueCards, isLearned } from './material-done.sql.ts';
import { accommodationJson, exceptionJson, ms, timesJson } from './window.sql.ts';

// All work of a class in one statement. Submissions are already one row per student and assignment; they are sent
// column by column and as whole numbers, which PostgreSQL writes in half the time.
const READ = `
  with class as (select c.id from classrooms c where c.id = $1 and ${teaches('c.id', '$2')}),
  work as materialized (
    select s.*, (row_number() over (order by s.due_at nulls last, s.created_at, s.id) - 1)::int as index
    from assignments s join class on class.id = s.classroom_id where s.deleted_at is null),
  student as materialized (
    select m.user_id, m.group_id, m.joined_at, u.name, (row_number() over (order by u.name, u.id) - 1)::int as index
    from class join classroom_members m on m.classroom_id = class.id and m.left_at is null join users u on u.id = m.user_id)
  select ${ms('now()')} as now,
    (select coalesce(json_agg(json_build_object('id', s.id, 'title', s.title, 'weight', s.weight, 'times', ${timesJson('s')},
       'groups', array(select ag.group_id from assignment_groups ag where ag.assignment_id = s.id), 'student', s.student_id,
       'questions', p.questions, 'materials', p.materials, 'isOnPaper', s.paper_marks is not null) order by s.index), '[]')
     from work s left join lateral (
       select count(*) filter (where kind in ('quiz', 'paper', 'questions')) + (s.paper_marks is not null)::int as questions,
         count(*) filter (where kind in ('note', 'media', 'deck')) as materials
       from assignment_parts where assignment_id = s.id) p on true) as assignments,
    (select coalesce(json_agg(json_build_object('id', t.user_id, 'name', t.name, 'group', t.group_id,
       'joinedAt', to_json(t.joined_at), 'accommodation', ${accommodationJson('t.user_id')}) order by t.index), '[]')
     from student t) as students,
    (select coalesce(json_agg(${exceptionJson('e')}::jsonb || jsonb_build_object('assignment', e.assignment_id,
       'user', e.user_id, 'group', e.group_id)), '[]')
     from assignment_exceptions e join work s on s.id = e.assignment_id) as exceptions,
    (select json_build_object(
       'indexes', coalesce(json_agg(s.index * (select count(*)::int from student) + t.index), '[]'),
       'submittedAt', coalesce(json_agg(floor(date_part('epoch', sb.handed_in_at) * 1000)::bigint), '[]'),
       'marks', coalesce(json_agg((sb.marks * 1000000)::bigint), '[]'),
       'marksOutOf', coalesce(json_agg((sb.marks_out_of * 1000000)::bigint), '[]'),
       'unmarked', coalesce(json_agg(sb.unmarked_items), '[]'), 'entered', coalesce(json_agg(sb.is_entered::int), '[]'))
     from work s join submissions sb on sb.assignment_id = s.id join student t on t.user_id = sb.user_id) as submissions,
    (select coalesce(json_agg(json_build_array(d.work, d.student, d.done)), '[]') from (
       select work, student, count(*) as done from (
         select s.index as work, t.index as student
         from work s join assignment_parts p on p.assignment_id = s.id and p.kind in ('note', 'media')
         join material_progress mp on mp.material_id = p.material_id and mp.done_at is not null
         join student t on t.user_id = mp.user_id
         union all
         select s.index, t.index
         from work s join assignment_parts p on p.assignment_id = s.id and p.kind = 'deck'
         cross join lateral (select array_agg(c.id) as cards ${dueCards('p.material_id', 's.published_at')}) asked
         cross join lateral (select st.user_id from card_states st where st.card_id = any (asked.cards)
           and ${isLearned('st', 's.published_at')} group by st.user_id having count(*) = cardinality(asked.cards)) learnt
         join student t on t.user_id = learnt.user_id) one
       group by 1, 2) d) as materials
  from class`;

/** The work of every student of a class, as stored. Throws `NOT_FOUND`, also for classes of others. */
export async function readClassFacts(pool: pg.Pool, viewer: Viewer, classroom: string): Promise<ClassFacts> {
  const { rows } = isUuid(classroom)
    ? await pool.query<ClassFacts>({ name: 'class-progress', text: READ, values: [classroom, viewer.userId] })
    : { rows: [] };
  const row = rows[0];
  if (row === undefined) throw new ProductError('NOT_FOUND');
  return row;
}

/** The progress of every student of a class in all its assignments. Throws `NOT_FOUND`, also for classes of others. */
export const readClassProgress = async (pool: pg.Pool, viewer: Viewer, classroom: string): Promise<ClassProgress> =>
  classProgress(await readClassFacts(pool, viewer, classroom));
