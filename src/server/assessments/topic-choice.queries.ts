import type pg from 'pg';
import { accessParameters, topicIsAccessible } from '../access/accessible-topics.ts';
import type { Viewer } from '../access/viewer.ts';
import { RELEASED_WEEKS } from '../attempts/results/unreleased.sql.ts';
import type { SubjectRef } from '../content/content.queries.ts';

/** A topic whose questions an exam can use, with the viewer's progress. */
export type TopicChoice = SubjectRef & {
  readonly subject: SubjectRef;
  readonly isAccessible: boolean;
  readonly questionCount: number;
  readonly quizCount: number;
  /** The viewer's answers to questions of the topic, and their mean score; null before the first. */
  readonly answers: number;
  readonly accuracy: number | null;
};

/** Every topic that has questions, with the viewer's progress: one statement. */
export async function readTopicChoices(pool: pg.Pool, viewer: Viewer): Promise<TopicChoice[]> {
  const { rows } = await pool.query<TopicChoice>(
    `with mine as (
       select topic_id, sum(answers)::int as answers, sum(credit) / nullif(sum(answers), 0) as accuracy
       from (${RELEASED_WEEKS}) released group by topic_id
     ), bank as (select topic_id, count(*)::int as n from items where live group by topic_id)
     select t.id, t.slug, t.title, json_build_object('id', s.id, 'slug', s.slug, 'title', s.title) as subject,
       ${topicIsAccessible('t', '$2', '$3')} as "isAccessible", bank.n as "questionCount",
       (select count(*)::int from quizzes q where q.topic_id = t.id and q.live) as "quizCount",
       coalesce(mine.answers, 0) as answers, mine.accuracy
     from live_topics t join live_subjects s on s.id = t.subject_id join bank on bank.topic_id = t.id
     left join mine on mine.topic_id = t.id
     order by s.position, s.title, t.position, t.title`,
    [viewer.userId, ...accessParameters(viewer, 'quiz')],
  );
  return rows;
}
