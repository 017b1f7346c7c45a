import type pg from 'pg';
import { ProductError } from '#domain/platform/errors.ts';
import { type SubtopicMastery, subtopicMastery } from '#domain/study/mastery/subtopic-mastery.rule.ts';
import { overallAccuracy, topicAccuracy } from '#domain/study/mastery/topic-accuracy.ts';
import type { Viewer } from '../access/viewer.ts';
import { isUuid } from '../platform/db/uuid.ts';
import { readStudyFacts } from './study-facts.queries.ts';
import { openTopics, progressOf } from './study-today.ts';

/** Subtopics are named by questions: a bank has few of them, but their number is not limited. */
const SUBTOPICS_MOST = 50;

const SUBTOPICS = `
  select subtopic as title, count(*)::int as "questionCount" from items
  where topic_id = $1 and live and subtopic is not null and subtopic <> ''
  group by subtopic order by count(*) desc, subtopic limit ${SUBTOPICS_MOST}`;

/** The viewer's mastery of a topic's subtopics, the weakest first. Two statements. Throws `NOT_FOUND`. */
export async function readSubtopics(
  pool: pg.Pool,
  viewer: Viewer,
  topic: string,
  now: number,
): Promise<readonly SubtopicMastery[]> {
  if (!isUuid(topic)) throw new ProductError('NOT_FOUND');
  const [facts, { rows }] = await Promise.all([
    readStudyFacts(pool, viewer, 'UTC', topic),
    pool.query<{ title: string; questionCount: number }>({ name: 'subtopics', text: SUBTOPICS, values: [topic] }),
  ]);
  const topics = openTopics(viewer, facts);
  const own = topics.find((each) => each.topic.id === topic);
  const mastery = progressOf(topics, facts, now).find((each) => each.topic.id === topic);
  if (own === undefined || mastery === undefined) throw new ProductError('NOT_FOUND');
  const overall = overallAccuracy(facts.everybody);
  const accuracies = { topic: topicAccuracy(own.everybody, overall), overall };
  return subtopicMastery(rows, { answers: own.answers, estimate: mastery.estimate, accuracies }, now);
}
