import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { MARKED_BY_SCHEME } from '#domain/attempts/marking/scheme-of-key.ts';
import { ProductError } from '#domain/platform/errors.ts';
import { isUuid } from '../platform/db/uuid.ts';
import { isGroupOf, workOf } from './class-analysis.queries.ts';
import { isMember, teaches } from './classroom.permission.ts';

const PRACTICE_QUESTIONS = 10;
const PRACTICE_DAYS = 7;

const ASSIGN = `
  with class as (select c.id from classrooms c where c.id = $1 and c.archived_at is null and ${teaches('c.id', '$2')}
    and ${isGroupOf('c.id', '$8::uuid')}
    and ($9::uuid is null or ${isMember('c.id', '$9::uuid')})),
  chosen as (
    select v.id, row_number() over (order by w.mean nulls last, md5(i.id::text || $4::uuid::text)) as position
    from class, items i join item_versions v on v.item_id = i.id and v.version = i.version
    left join (select item_id, avg(credit) as mean from (${workOf('$8::uuid')} and ($9::uuid is null or c.user_id = $9)) done group by 1) w on w.item_id = i.id
    where i.topic_id = $3 and i.live and i.type <> all ($6) and not exists (
      select from classroom_members dm cross join lateral reserved_for(dm.user_id) rq
      where dm.classroom_id = $1 and dm.left_at is null and ($9::uuid is null or dm.user_id = $9) and rq.item_id = i.id) order by 2 limit ${PRACTICE_QUESTIONS}),
  assigned as (
    insert into assignments (id, classroom_id, created_by, title, published_at, opens_at, due_at, late_until, tries, behaviour, weight, student_id)
    select $4::uuid, class.id, $2::uuid, $7::text, now(), now(), now() + interval '${PRACTICE_DAYS} days', now() + interval '${PRACTICE_DAYS * 2} days', 3, 'interactive', 0, $9::uuid
    from class where exists (select from chosen) returning id),
  meant as (
    insert into assignment_groups (assignment_id, group_id) select id, $8::uuid from assigned where $8::uuid is not null),
  part as (
    insert into assignment_parts (id, assignment_id, position, kind, title) select $5::uuid, id, 1, 'questions', $7::text from assigned returning id),
  placed as (
    insert into assignment_items (part_id, position, version_id) select part.id, chosen.position, chosen.id from part, chosen)
  select id from assigned`;

/**
 * Assigns a class, one of its groups or one of its students short practice: the questions of a topic with the lowest scores, then new
 * ones. They are marked automatically with immediate feedback, ungraded, due in a week, and none is reserved by an
 * assignment of a student in the class. Throws `NOT_FOUND` for users who do not teach the class, for a group or a student of another
 * class, and if the topic has no such questions.
 */
export async function assignPractice(
  pool: pg.Pool,
  userId: string,
  {
    classroom,
    topic,
    group,
    student,
    title,
  }: {
    readonly classroom: string;
    readonly topic: string;
    readonly group: string | null;
    readonly student: string | null;
    readonly title: string;
  },
): Promise<string> {
  const { rows } =
    isUuid(classroom) && isUuid(topic) && (group === null || isUuid(group)) && (student === null || isUuid(student))
      ? await pool.query<{ id: string }>(ASSIGN, [
          ...[classroom, userId, topic, randomUUID(), randomUUID(), MARKED_BY_SCHEME, title, group, student],
        ])
      : { rows: [] };
  if (rows[0] === undefined) throw new ProductError('NOT_FOUND');
  return rows[0].id;
}
