import { type Agreement, agreementOf } from '#domain/attempts/marking/agreement.rule.ts';
import { type HelpReason, helpFirst } from '#domain/classrooms/help-first.rule.ts';
import { ProductError } from '#domain/platform/errors.ts';
import type { QuestionTypeName } from '#domain/questions/types/registry.ts';
import { AGREEMENT_PAIRS, type Pair, pairOf } from '../attempts/marking/agreement.sql.ts';
import {
  type ContentImage,
  type ImageUrl,
  imagesJson,
  type StoredImage,
  withAddresses,
} from '../content/content-image.ts';
import type { Queries } from '../platform/db/reading.ts';
import { isUuid } from '../platform/db/uuid.ts';
import { isCorrectChoice, misconceptionBehind } from '../questions/answer-keys/key-columns.sql.ts';
import { isMember, teaches } from './classroom.permission.ts';

export type ClassLine = {
  readonly id: string;
  readonly name: string;
  readonly students: number;
  readonly active: number;
  readonly answers: number;
  readonly credit: number;
};

export type TopicLine = {
  readonly id: string;
  readonly title: string;
  readonly subject: string;
  readonly students: number;
  readonly answers: number;
  /** Sum of scores: the mean is `credit / answers`. */
  readonly credit: number;
};

export type ChoiceLine = {
  readonly id: string;
  readonly text: string;
  readonly isRight: boolean;
  /** What students who chose it probably think; null: unknown. */
  readonly misconception: string | null;
  readonly students: readonly string[];
};

export type QuestionLine<F = ContentImage> = {
  readonly id: string;
  readonly stem: string;
  readonly images: readonly F[];
  readonly type: QuestionTypeName;
  readonly topic: string;
  readonly answers: number;
  readonly credit: number;
  readonly seconds: number;
  /** How many chose each option; empty for questions without choices. */
  readonly choices: readonly ChoiceLine[];
};

export type StudentLine = {
  readonly id: string;
  readonly name: string;
  readonly answers: number;
  readonly credit: number;
  /** Days with an answer among the last 28. */
  readonly activeDays: number;
  /** Published, due and not handed in. */
  readonly missing: number;
  /** Mean score of the last two weeks minus that of the two before; null if either is missing. */
  readonly change: number | null;
  readonly reasons: readonly HelpReason[];
};

export type ClassAnalysis = {
  readonly id: string;
  readonly name: string;
  readonly groups: readonly { readonly id: string; readonly name: string }[];
  readonly topics: readonly TopicLine[];
  readonly questions: readonly QuestionLine[];
  readonly students: readonly StudentLine[];
  readonly weeks: readonly { readonly week: string; readonly answers: number; readonly credit: number }[];
  readonly agreement: Agreement | null;
  /** The latest assignments of the class. */
  readonly work: readonly { readonly id: string; readonly title: string; readonly submitted: number }[];
};

const QUESTIONS_MAX = 60;

/**
 * Whether a user is in a group of the class `$1` now; without a group, every member is.
 * @param group SQL of its id
 */
const isIn = (user: string, group: string): string => `(${group} is null or ${user} in (
  select gm.user_id from classroom_members gm
  where gm.classroom_id = $1 and gm.group_id = ${group} and gm.left_at is null))`;

/**
 * Whether a group, if any, belongs to the class.
 * @param group SQL of its id
 */
export const isGroupOf = (classroom: string, group: string): string => `(${group} is null or exists (
  select from classroom_groups g where g.id = ${group} and g.classroom_id = ${classroom}))`;

/**
 * Answers to the class's assignments that are marked and counted; practice that students choose themselves is private.
 * `$1`: the class.
 * @param group SQL of the id of the group whose answers they are; null: everyone's
 */
export const workOf = (group: string): string => `
  select c.* from assignments s join assignment_parts p on p.assignment_id = s.id
  join attempts a on a.assignment_part_id = p.id join counted_answers c on c.attempt_id = a.id
  where s.classroom_id = $1 and s.deleted_at is null and ${isIn('c.user_id', group)}`;

/** The classes of a teacher, with the last 28 days of their assignments. */
export async function readTaughtClasses(pool: Queries, userId: string): Promise<ClassLine[]> {
  const { rows } = await pool.query<ClassLine>(
    `select c.id, c.name,
       (select count(*)::int from classroom_members m where m.classroom_id = c.id and m.left_at is null) as students,
       count(distinct w.user_id)::int as active, count(w.user_id)::int as answers, coalesce(sum(w.credit), 0) as credit
     from classrooms c join classroom_teachers ct on ct.classroom_id = c.id and ct.user_id = $1
     left join lateral (
       select ca.user_id, ca.credit from assignments s join assignment_parts p on p.assignment_id = s.id
       join attempts a on a.assignment_part_id = p.id join counted_answers ca on ca.attempt_id = a.id
       where s.classroom_id = c.id and s.deleted_at is null and ca.day > current_date - 28) w on true
     where c.archived_at is null group by c.id order by c.name, c.id`,
    [userId],
  );
  return rows;
}

const READ = `
  with work as materialized (${workOf('$4::uuid')} and ($3::uuid is null or c.topic_id = $3)),
  questions as (
    select item_id, topic_id, count(*)::int as answers, sum(credit) as credit, avg(seconds) as seconds, max(version_id::text)::uuid as version_id
    from work group by item_id, topic_id order by sum(credit) / count(*), count(*) desc limit ${QUESTIONS_MAX}
  ), members as (
    select u.id, u.name from classroom_members m join users u on u.id = m.user_id where m.classroom_id = $1 and m.left_at is null
      and ($4::uuid is null or m.group_id = $4)
  )
  select c.id, c.name, (
    select coalesce(json_agg(json_build_object('id', t.id, 'title', t.title, 'subject', sj.title, 'students', w.students,
      'answers', w.answers, 'credit', w.credit) order by w.credit / w.answers), '[]')
    from (select topic_id, count(distinct user_id)::int as students, count(*)::int as answers, sum(credit) as credit from work group by 1) w
    join topics t on t.id = w.topic_id join subjects sj on sj.id = t.subject_id) as topics, (
    select coalesce(json_agg(json_build_object('id', q.item_id, 'stem', v.stem, 'images', ${imagesJson('v')}, 'type', i.type, 'topic', t.title,
      'answers', q.answers, 'credit', q.credit, 'seconds', q.seconds, 'choices', (
        select coalesce(json_agg(json_build_object('id', coalesce(ch->>'id', ''), 'text', coalesce(ch->>'text', ''),
          'isRight', ${isCorrectChoice('k', "(ch->>'id')")},
          'misconception', ${misconceptionBehind('k', "(ch->>'id')")}, 'students', (
            select coalesce(json_agg(distinct u.name), '[]') from work w join members u on u.id = w.user_id
            where w.item_id = q.item_id and w.choices @> array[ch->>'id']))), '[]')
        from jsonb_array_elements(case when i.type in ('multiple-choice', 'multiple-response') then v.body->'choices' else '[]' end) ch)
      ) order by q.credit / q.answers, q.answers desc), '[]')
    from questions q join items i on i.id = q.item_id join item_versions v on v.id = q.version_id
    join item_versions k on k.id = marking_version(v.id) join topics t on t.id = q.topic_id) as questions, (
    select coalesce(json_agg(json_build_object('id', m.id, 'name', m.name, 'answers', w.answers, 'credit', w.credit,
      'activeDays', w.days, 'missing', miss.count,
      'change', w.late - w.early) order by m.name, m.id), '[]')
    from members m cross join lateral (
      select count(*)::int as answers, coalesce(sum(credit), 0) as credit,
        count(distinct day) filter (where day > current_date - 28)::int as days,
        avg(credit) filter (where day > current_date - 14) as late, avg(credit) filter (where day <= current_date - 14) as early
      from work where user_id = m.id) w
    cross join lateral (
      select count(*)::int as count from assignments s
      join classroom_members cm on cm.classroom_id = s.classroom_id and cm.user_id = m.id
      left join submissions sb on sb.assignment_id = s.id and sb.user_id = m.id
      left join assignment_exceptions own on own.assignment_id = s.id and own.user_id = m.id
      left join assignment_exceptions shared on shared.assignment_id = s.id and shared.group_id = cm.group_id
      left join accommodations ac on ac.user_id = m.id
      where s.classroom_id = $1 and s.deleted_at is null and s.published_at < now() and sb.handed_in_at is null
        and coalesce(own.due_at, coalesce(shared.due_at, s.due_at) + coalesce(ac.due_days, 0) * interval '24 hours') < now()
        and not coalesce(own.excused, false) and not coalesce(shared.excused, false)
        and exists (select from assignment_parts p where p.assignment_id = s.id and p.material_id is null)
        and (s.student_id is null or s.student_id = m.id)
        and (not exists (select from assignment_groups ag where ag.assignment_id = s.id)
          or exists (select from assignment_groups ag where ag.assignment_id = s.id and ag.group_id = cm.group_id))) miss) as students, (
    select coalesce(json_agg(json_build_object('week', w.week, 'answers', w.answers, 'credit', w.credit) order by w.week), '[]')
    from (select date_trunc('week', day)::date as week, count(*)::int as answers, sum(credit) as credit from work
      where day > current_date - 7 * 26 group by 1) w) as weeks, (
    select coalesce(json_agg(json_build_object('id', w.id, 'title', w.title, 'submitted', w.done) order by w.at desc), '[]')
    from (select s.id, s.title, s.published_at as at,
        (select count(*)::int from submissions sb where sb.assignment_id = s.id and sb.handed_in_at is not null
          and ${isMember('c.id', 'sb.user_id')}) as done
      from assignments s where s.classroom_id = $1 and s.deleted_at is null and s.published_at is not null
      order by s.published_at desc limit 20) w) as work, (
    select coalesce(json_agg(json_build_object('id', g.id, 'name', g.name) order by g.name, g.id), '[]')
    from classroom_groups g where g.classroom_id = c.id) as groups,
    (${AGREEMENT_PAIRS(`s.classroom_id = $1 and ${isIn('a.user_id', '$4::uuid')}`)}) as pairs
  from classrooms c where c.id = $1 and ${teaches('c.id', '$2')} and ${isGroupOf('c.id', '$4::uuid')}`;

type Row = Omit<ClassAnalysis, 'agreement' | 'students' | 'questions'> & {
  readonly questions: readonly QuestionLine<StoredImage>[];
  readonly pairs: readonly Pair[];
  readonly students: readonly Omit<StudentLine, 'reasons'>[];
};

/** Null: all topics, all students. */
export type AnalysisScope = {
  readonly classroom: string;
  readonly topic: string | null;
  readonly group: string | null;
};

const isId = (id: string | null): boolean => id === null || isUuid(id);

/**
 * The performance of a class, or of one of its groups, in its assignments; in one topic, if given. Students who need
 * help most come first. Throws `NOT_FOUND` for users who do not teach the class, and for a group of another class.
 */
export async function readClassAnalysis(
  pool: Queries,
  userId: string,
  { classroom, topic, group }: AnalysisScope,
  address: ImageUrl,
): Promise<ClassAnalysis> {
  const { rows } =
    isUuid(classroom) && isId(topic) && isId(group)
      ? await pool.query<Row>({ name: 'class-analysis', text: READ, values: [classroom, userId, topic, group] })
      : { rows: [] };
  const row = rows[0];
  if (row === undefined) throw new ProductError('NOT_FOUND');
  const { pairs, students, questions, ...rest } = row;
  return {
    ...rest,
    questions: questions.map((question) => withAddresses(question, address)),
    students: helpFirst(students),
    agreement: agreementOf(pairs.flatMap(pairOf)),
  };
}
