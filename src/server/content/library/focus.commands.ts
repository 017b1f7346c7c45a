import { randomUUID } from 'node:crypto';
import type { ClientBase } from 'pg';
import type { LibraryFocusPoint } from './library.schema.ts';

const FOCUS_SECONDS = 180;

type Focus = {
  readonly topic: string;
  readonly title: string;
  /** Shown with it, as JSON. */
  readonly source: string;
  readonly points: readonly LibraryFocusPoint[];
};

/** Gives a topic its exam focus, published; the points refer to the topic's note and practice quiz, which exist. */
export async function addFocus(client: ClientBase, { topic, title, source, points }: Focus): Promise<void> {
  const id = randomUUID();
  await client.query(
    `insert into materials (id, topic_id, kind, title, summary, position, seconds, source, published_at)
     values ($1, $2, 'examFocus', $3, '', 1, $4, $5, now())`,
    [id, topic, title, FOCUS_SECONDS, source],
  );
  await client.query(
    `insert into exam_focus_points (id, material_id, position, title, body, weight, note_id, note_heading, quiz_id, subtopics)
     select p.id, $1, p.position, p.title, p.body, p.weight, n.id, p.heading, q.id, p.subtopics
     from unnest($2::uuid[], $3::integer[], $4::text[], $5::text[], $6::integer[], $7::text[], $8::text[])
       as p(id, position, title, body, weight, heading, subtopics)
     left join lateral (select id from materials where topic_id = $9 and kind = 'noteBooklet' order by position limit 1) n on true
     left join quizzes q on q.topic_id = $9 and q.practice`,
    [
      id,
      points.map(() => randomUUID()),
      points.map((_, at) => at + 1),
      points.map((point) => point.title),
      points.map(({ body }) => body),
      points.map(({ weight }) => weight),
      points.map(({ heading }) => heading),
      points.map(({ subtopics }) => subtopics.join('\n')),
      topic,
    ],
  );
}
