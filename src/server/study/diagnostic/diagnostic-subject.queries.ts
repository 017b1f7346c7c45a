import type pg from 'pg';
import { decideAccess } from '#domain/access/content-access.rule.ts';
import { ProductError } from '#domain/platform/errors.ts';
import { type AccuracySums, overallAccuracy, topicAccuracy } from '#domain/study/mastery/topic-accuracy.ts';
import { accessFacts, type Viewer } from '../../access/viewer.ts';
import type { SubjectRef } from '../../content/content.queries.ts';

/** A topic of a subject, with the accuracy of all students in it. */
export type DiagnosticTopic = { readonly id: string; readonly usual: number };

export type DiagnosticSubject = {
  readonly subject: SubjectRef;
  /** The topics whose questions the viewer's plan opens. */
  readonly topics: readonly DiagnosticTopic[];
  /** Number of topics that it does not open. */
  readonly lockedTopics: number;
};

type Row = {
  readonly subject: SubjectRef;
  readonly everybody: AccuracySums;
  readonly topics: readonly { readonly id: string; readonly free: boolean; readonly everybody: AccuracySums }[];
};

const READ = `
  select json_build_object('id', s.id, 'slug', s.slug, 'title', s.title) as subject,
    (select json_build_object('answers', coalesce(sum(answers), 0), 'credit', coalesce(sum(credit), 0)) from topic_difficulties) as everybody,
    (select coalesce(json_agg(json_build_object('id', t.id, 'free', t.free, 'everybody',
       json_build_object('answers', coalesce(f.answers, 0), 'credit', coalesce(f.credit, 0))) order by t.position, t.title), '[]')
     from live_topics t left join topic_difficulties f on f.topic_id = t.id where t.subject_id = s.id) as topics
  from live_subjects s where s.slug = $1`;

/** A subject by its slug, for the viewer's diagnostic. Throws `NOT_FOUND`. */
export async function readDiagnosticSubject(
  database: Pick<pg.Pool, 'query'>,
  viewer: Viewer,
  slug: string,
): Promise<DiagnosticSubject> {
  const { rows } = await database.query<Row>(READ, [slug]);
  const [row] = rows;
  if (row === undefined) throw new ProductError('NOT_FOUND');
  const { subject, everybody, topics } = row;
  const overall = overallAccuracy(everybody);
  const open = topics.filter(
    ({ id, free }) =>
      decideAccess(accessFacts(viewer, { id, free }), { type: 'quiz', topic: id, subject: subject.id }).allowed,
  );
  return {
    subject,
    topics: open.map((topic) => ({ id: topic.id, usual: topicAccuracy(topic.everybody, overall) })),
    lockedTopics: topics.length - open.length,
  };
}
