import type pg from 'pg';
import { DIFFICULTY_MIN_ANSWERS } from '#domain/attempts/results/difficulty.ts';
import type { GradeBoundary } from '#domain/attempts/results/grade-boundaries.ts';
import type { ReportSettings } from '#domain/classrooms/student-reports/report-settings.schema.ts';
import type { ReportEffort, ReportFacts, ReportTopic } from '#domain/classrooms/student-reports/student-report.rule.ts';
import type { MarkedAnswer } from '#domain/study/mastery/answer-evidence.ts';
import type { AccuracySums } from '#domain/study/mastery/topic-accuracy.ts';
import { masteryOfTopics } from '#domain/study/mastery/topic-mastery.rule.ts';
import { INSTALLATION_ZONE } from '../../platform/settings/app-setting.commands.ts';
import { showsMarks } from '../../questions/answer-keys/reserved-questions.sql.ts';
import { readStudentWork } from '../assignments/student-work.queries.ts';

/** The class and the period of reports. */
export type ReportScope = ReportSettings & { readonly classroom: string };

/** A student of the class, with what is known of them in the period. */
export type StudentFacts = Omit<ReportFacts, 'comment'> & { readonly id: string };

type ClassRow = {
  readonly name: string;
  readonly school: string | null;
  readonly boundaries: readonly GradeBoundary[];
  readonly teachers: readonly string[];
  readonly everybody: AccuracySums;
};

type TopicRow = {
  readonly title: string;
  readonly answered: number;
  readonly everybody: AccuracySums;
  readonly answers: readonly MarkedAnswer[];
};

type StudentRow = ReportEffort & { readonly id: string; readonly name: string; readonly topics: readonly TopicRow[] };

// Students of today. Answers count towards topics only if their student sees the marks of the attempt.
const STUDENTS = `
  with work as materialized (
    select a.id, a.user_id, a.handed_in_at, ${showsMarks('a', 'a.user_id')} as shown
    from assignments s join assignment_parts p on p.assignment_id = s.id join attempts a on a.assignment_part_id = p.id
    where s.classroom_id = $1 and s.deleted_at is null and s.published_at is not null
      and ($4::uuid is null or a.user_id = $4) and a.handed_in_at >= $2::timestamp at time zone ${INSTALLATION_ZONE}
      and a.handed_in_at < ($3::timestamp + interval '1 day') at time zone ${INSTALLATION_ZONE}),
  answers as materialized (
    select c.*, w.handed_in_at, w.shown from work w join counted_answers c on c.attempt_id = w.id)
  select u.id, u.name,
    (select count(distinct (handed_in_at at time zone ${INSTALLATION_ZONE})::date)::int from answers where user_id = u.id) as "activeDays",
    (select coalesce(sum(seconds), 0)::float8 from answers where user_id = u.id) as seconds,
    (select count(*)::int from work where user_id = u.id) as attempts,
    (select coalesce(json_agg(json_build_object('title', t.title, 'answered', s.count,
       'everybody', json_build_object('answers', coalesce(f.answers, 0), 'credit', coalesce(f.credit, 0)),
       'answers', (select coalesce(json_agg(json_build_object('at', floor(extract(epoch from o.handed_in_at) * 1000)::float8,
           'credit', o.credit, 'isGuess', coalesce(o.confidence = 1, false),
           'facility', case when d.answers >= ${DIFFICULTY_MIN_ANSWERS} then d.facility end,
           'estimate', case when d.answers >= ${DIFFICULTY_MIN_ANSWERS} then null else i.estimate end,
           'choices', case o.type when 'true-false' then 2
             when 'multiple-choice' then jsonb_array_length(v.body->'choices') end)
           order by o.handed_in_at, o.attempt_id, o.position), '[]')
         from answers o join items i on i.id = o.item_id join item_versions v on v.id = o.version_id
         left join item_difficulties d on d.item_id = o.item_id
         where o.user_id = u.id and o.topic_id = t.id and o.shown)) order by t.position, t.id), '[]')
     from (select topic_id, count(*)::int as count from answers where user_id = u.id and shown group by 1) s
     join topics t on t.id = s.topic_id left join topic_difficulties f on f.topic_id = t.id) as topics
  from classroom_members m join users u on u.id = m.user_id
  where m.classroom_id = $1 and m.left_at is null and u.disabled_at is null and ($4::uuid is null or u.id = $4)
  order by lower(u.name), u.id`;

/**
 * What the reports on a class are made from, for all of its students or one: of assigned work only what the student sees.
 * The caller has checked that the class is the viewer's.
 */
export async function readReportFacts(
  pool: pg.Pool | pg.ClientBase,
  { classroom, from, until }: ReportScope,
  student: string | null,
): Promise<readonly StudentFacts[]> {
  // One after the other: a connection runs one statement at a time.
  const classes = await pool.query<ClassRow>(
    `select c.name, s.name as school, c.grade_boundaries as boundaries,
       (select coalesce(json_agg(u.name order by u.name), '[]') from classroom_teachers ct
        join users u on u.id = ct.user_id where ct.classroom_id = c.id) as teachers,
       (select json_build_object('answers', coalesce(sum(answers), 0), 'credit', coalesce(sum(credit), 0))
        from topic_difficulties) as everybody
     from classrooms c left join schools s on s.id = c.school_id where c.id = $1`,
    [classroom],
  );
  const students = await pool.query<StudentRow>(STUDENTS, [classroom, from, until, student]);
  const [found] = classes.rows;
  if (found === undefined) return [];
  const { name, school, boundaries, teachers, everybody } = found;
  const facts: StudentFacts[] = [];
  // One after the other: a class has hundreds of students, and the pool serves others, too.
  for (const { id, name: ofStudent, topics, activeDays, seconds, attempts } of students.rows)
    facts.push({
      ...{ id, student: ofStudent, classroom: name, school, boundaries, teachers },
      work: await readStudentWork(pool, { userId: id }, classroom),
      topics: topicsOf(topics, everybody),
      effort: { activeDays, seconds, attempts },
    });
  return facts;
}

function topicsOf(rows: readonly TopicRow[], everybody: AccuracySums): readonly ReportTopic[] {
  const mastery = masteryOfTopics(
    rows.map((row) => ({
      ...{ answers: row.answers, everybody: row.everybody, answered: row.answered },
      ...{ cards: [], newCards: 0, weakQuestions: 0, questionCount: 0 },
    })),
    everybody,
    Date.now(),
  );
  return rows.flatMap(({ title }, at) => {
    const own = mastery[at];
    return own === undefined ? [] : [{ title, level: own.level, estimate: own.estimate }];
  });
}
