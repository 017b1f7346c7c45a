import type pg from 'pg';
import { DIFFICULTY_MIN_ANSWERS } from '#domain/attempts/results/difficulty.ts';
import { STUDENTS_FOR_AVERAGE } from '#domain/classrooms/students/student-page.limits.ts';
import { ProductError } from '#domain/platform/errors.ts';
import type { GradeRange } from '#domain/study/grade/grade-range.ts';
import { predictGrade } from '#domain/study/grade/predicted-grade.rule.ts';
import type { MarkedAnswer } from '#domain/study/mastery/answer-evidence.ts';
import type { AccuracySums } from '#domain/study/mastery/topic-accuracy.ts';
import { masteryOfTopics, type TopicMastery } from '#domain/study/mastery/topic-mastery.rule.ts';
import type { Viewer } from '../../access/viewer.ts';
import { instantJson } from '../../attempts/attempt-summary.queries.ts';
import { isUuid } from '../../platform/db/uuid.ts';
import { misconceptionBehind } from '../../questions/answer-keys/key-columns.sql.ts';
import { readSubjectFacts } from '../../study/subject-facts.queries.ts';
import { materialShare } from '../assignments/material-done.sql.ts';
import { workOf } from '../class-analysis.queries.ts';
import { isFor, teaches } from '../classroom.permission.ts';

/** Accuracy in assigned work; of the class only if it is that of enough students. */
export type Compared = { readonly own: number; readonly classAverage: number | null };

export type StudentTopic = Compared & {
  readonly topic: { readonly id: string; readonly title: string };
  readonly subject: string;
  readonly answers: number;
  readonly mastery: Pick<TopicMastery, 'level' | 'estimate' | 'low' | 'high'>;
};
export type StudentWeek = Compared & { readonly week: string; readonly answers: number };
export type Misconception = {
  readonly text: string;
  readonly topic: string;
  readonly count: number;
  readonly lastAt: string;
};
export type StudentNote = {
  readonly text: string;
  readonly version: number;
  readonly writtenBy: string | null;
  readonly writtenAt: string;
};

/** A student as the teachers of a class see them: by assigned work only. */
export type StudentPage = {
  readonly id: string;
  readonly name: string;
  readonly classroom: { readonly id: string; readonly name: string };
  readonly group: string | null;
  readonly joinedAt: string;
  /** In assigned work of the last four weeks. */
  readonly activeDays: number;
  readonly secondsOnTask: number;
  readonly topics: readonly StudentTopic[];
  readonly weeks: readonly StudentWeek[];
  readonly misconceptions: readonly Misconception[];
  /** Assigned decks, and the share of their cards that is learnt. */
  readonly decks: readonly { readonly id: string; readonly title: string; readonly share: number }[];
  /** In the subject of the class, from assigned work; null without enough of it, past papers or a subject. */
  readonly grade: GradeRange | null;
  readonly note: StudentNote | null;
};

type TopicRow = {
  readonly id: string;
  readonly title: string;
  readonly subject: string;
  readonly subjectSlug: string;
  readonly everybody: AccuracySums;
  readonly own: AccuracySums;
  readonly others: AccuracySums & { readonly students: number };
  readonly answers: readonly MarkedAnswer[];
};
type Sums = AccuracySums & { readonly students: number };
type Row = Omit<StudentPage, 'topics' | 'weeks' | 'grade'> & {
  readonly subjectSlug: string | null;
  readonly everybody: AccuracySums;
  readonly topics: readonly TopicRow[];
  readonly weeks: readonly { readonly week: string; readonly own: AccuracySums; readonly others: Sums }[];
};

const sums = (of: string): string => `json_build_object('answers', count(*) filter (where ${of})::int,
  'credit', coalesce(sum(w.credit) filter (where ${of}), 0), 'students', count(distinct w.user_id) filter (where ${of})::int)`;

const READ = `
  with work as materialized (
    select w.*, a.handed_in_at from (${workOf('null::uuid')}) w join attempts a on a.id = w.attempt_id),
  own as (select * from work where user_id = $3)
  select u.id, u.name, json_build_object('id', c.id, 'name', c.name) as classroom, g.name as "group",
    ${instantJson('m.joined_at')} as "joinedAt", sj.slug as "subjectSlug",
    (select count(distinct day)::int from own where day > current_date - 28) as "activeDays",
    (select coalesce(sum(seconds), 0)::float8 from own where day > current_date - 28) as "secondsOnTask",
    (select json_build_object('answers', coalesce(sum(answers), 0), 'credit', coalesce(sum(credit), 0))
     from topic_difficulties) as everybody,
    (select coalesce(json_agg(json_build_object('id', t.id, 'title', t.title, 'subject', ts.title, 'subjectSlug', ts.slug,
       'own', s.own, 'others', s.others,
       'everybody', json_build_object('answers', coalesce(f.answers, 0), 'credit', coalesce(f.credit, 0)),
       'answers', (select coalesce(json_agg(json_build_object('at', floor(extract(epoch from o.handed_in_at) * 1000)::float8,
           'credit', o.credit, 'isGuess', coalesce(o.confidence = 1, false),
           'facility', case when d.answers >= ${DIFFICULTY_MIN_ANSWERS} then d.facility end,
           'estimate', case when d.answers >= ${DIFFICULTY_MIN_ANSWERS} then null else i.estimate end,
           'choices', case o.type when 'true-false' then 2
             when 'multiple-choice' then jsonb_array_length(v.body->'choices') end) order by o.handed_in_at, o.attempt_id, o.position), '[]')
         from own o join items i on i.id = o.item_id join item_versions v on v.id = o.version_id
         left join item_difficulties d on d.item_id = o.item_id
         where o.topic_id = t.id and o.handed_in_at > now() - interval '2 years')) order by ts.title, t.position), '[]')
     from (select w.topic_id, ${sums('w.user_id = $3')} as own, ${sums('w.user_id <> $3')} as others
       from work w group by 1 having bool_or(w.user_id = $3)) s
     join topics t on t.id = s.topic_id join subjects ts on ts.id = t.subject_id
     left join topic_difficulties f on f.topic_id = t.id) as topics,
    (select coalesce(json_agg(json_build_object('week', each.week, 'own', each.own, 'others', each.others) order by each.week), '[]')
     from (select date_trunc('week', w.day)::date as week, ${sums('w.user_id = $3')} as own, ${sums('w.user_id <> $3')} as others
       from work w where w.day > current_date - 7 * 26 group by 1 having bool_or(w.user_id = $3)) each) as weeks,
    (select coalesce(json_agg(json_build_object('text', f.text, 'topic', f.topic, 'count', f.count,
       'lastAt', ${instantJson('f.last_at')}) order by f.count desc, f.last_at desc), '[]')
     from (select ${misconceptionBehind('k', 'chosen.id')} as text, min(t.title) as topic, count(*)::int as count, coalesce(max(o.handed_in_at), now()) as last_at
       from own o cross join unnest(o.choices) as chosen(id) join item_versions k on k.id = marking_version(o.version_id)
       join topics t on t.id = o.topic_id
       where ${misconceptionBehind('k', 'chosen.id')} is not null group by 1 order by 3 desc limit 12) f) as misconceptions,
    (select coalesce(json_agg(json_build_object('id', p.id, 'title', p.title,
       'share', coalesce(${materialShare('p', 's', '$3')}, 0)) order by s.published_at desc), '[]')
     from assignments s join assignment_parts p on p.assignment_id = s.id and p.kind = 'deck'
     where s.classroom_id = c.id and s.deleted_at is null and s.published_at is not null and ${isFor('s', 'm')}) as decks,
    (select json_build_object('text', n.text, 'version', n.version, 'writtenBy', w.name, 'writtenAt', ${instantJson('n.written_at')})
     from student_notes n left join users w on w.id = n.written_by
     where n.classroom_id = c.id and n.user_id = m.user_id) as note
  from classrooms c join classroom_members m on m.classroom_id = c.id and m.user_id = $3 and m.left_at is null
  join users u on u.id = m.user_id left join classroom_groups g on g.id = m.group_id left join subjects sj on sj.id = c.subject_id
  where c.id = $1 and ${teaches('c.id', '$2')}`;

const share = ({ answers, credit }: AccuracySums): number => (answers === 0 ? 0 : credit / answers);

/** Few students would be recognisable in an average, so it is left out. */
const compared = (own: AccuracySums, others: Sums): Compared => ({
  own: share(own),
  classAverage: others.students < STUDENTS_FOR_AVERAGE ? null : share(others),
});

/**
 * What the teachers of a class see of one of its students: only assigned work, and compared with the average of the
 * others. Throws `NOT_FOUND`, also for other classes and students who have left.
 */
export async function readStudentPage(
  pool: pg.Pool,
  viewer: Viewer,
  { classroom, student }: { readonly classroom: string; readonly student: string },
  now: number,
): Promise<StudentPage> {
  const { rows } =
    isUuid(classroom) && isUuid(student)
      ? await pool.query<Row>({ name: 'student-page', text: READ, values: [classroom, viewer.userId, student] })
      : { rows: [] };
  const row = rows[0];
  if (row === undefined) throw new ProductError('NOT_FOUND');
  const { subjectSlug, everybody, topics, weeks, ...rest } = row;
  const mastery = masteryOfTopics(topics.map(evidenceOf), everybody, now);
  const known = topics.flatMap((topic, at) => (mastery[at] === undefined ? [] : [{ topic, mastery: mastery[at] }]));
  return {
    ...rest,
    topics: known.map(({ topic: { id, title, subject, own, others }, mastery: { level, estimate, low, high } }) => ({
      ...{ topic: { id, title }, subject, answers: own.answers, mastery: { level, estimate, low, high } },
      ...compared(own, others),
    })),
    weeks: weeks.map(({ week, own, others }) => ({ week, answers: own.answers, ...compared(own, others) })),
    grade: subjectSlug === null ? null : await gradeIn(subjectSlug),
  };

  async function gradeIn(slug: string): Promise<GradeRange | null> {
    const { blueprint } = await readSubjectFacts(pool, viewer, slug);
    const graded = known.filter(({ topic }) => topic.subjectSlug === slug);
    const prediction = predictGrade(
      graded.map(({ topic, mastery: own }) => ({ topic: topic.id, mastery: own, questionCount: 0 })),
      blueprint,
    );
    return prediction.availability === 'available' ? prediction.range : null;
  }
}

const evidenceOf = ({ answers, own, everybody }: TopicRow) => ({
  ...{ answers, everybody, answered: own.answers },
  ...{ cards: [], newCards: 0, weakQuestions: 0, questionCount: 0 },
});
