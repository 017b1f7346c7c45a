import type pg from 'pg';
import { isMarkedByScheme, marksOfQuestion } from '#domain/attempts/marking/scheme-of-key.ts';
import type { PoolQuestion } from './pool-question.ts';
import { isAnswerable } from './question-answer.ts';

/** A topic of the library with its practice quiz, and the questions that the demo's students can answer. */
export type PoolTopic = {
  readonly title: string;
  readonly quiz: string;
  readonly scored: readonly PoolQuestion[];
  readonly written: readonly PoolQuestion[];
};

type Row = {
  readonly subject: string;
  readonly title: string;
  readonly quiz: string;
  readonly questions: readonly Omit<PoolQuestion, 'marks'>[];
};

/** The topics of each subject's library, in order. */
export async function readTopics(client: pg.ClientBase): Promise<ReadonlyMap<string, readonly PoolTopic[]>> {
  const { rows } = await client.query<Row>(
    `select s.title as subject, t.title, q.id as quiz, json_agg(json_build_object('version', v.id, 'type', i.type,
       'body', v.body, 'key', v.key, 'estimate', i.estimate) order by x.position) as questions
     from quizzes q join topics t on t.id = q.topic_id join subjects s on s.id = t.subject_id
     join quiz_items x on x.quiz_id = q.id join items i on i.id = x.item_id
     join item_versions v on v.item_id = i.id and v.version = i.version and v.template is null
     where q.practice and i.external_id like 'library-%' group by s.id, t.id, q.id order by s.position, t.position`,
  );
  const topics = new Map<string, PoolTopic[]>();
  for (const { subject, title, quiz, questions } of rows) {
    const weighted = questions.map((question) => ({
      ...question,
      marks: marksOfQuestion(question.type, question.key),
    }));
    const topic = {
      ...{ title, quiz },
      scored: weighted.filter(({ type }) => isAnswerable(type) && !isMarkedByScheme(type)),
      written: weighted.filter(({ type }) => type === 'structured-answer'),
    };
    topics.set(subject, [...(topics.get(subject) ?? []), topic]);
  }
  return topics;
}
