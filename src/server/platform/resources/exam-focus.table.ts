import { randomUUID } from 'node:crypto';
import type { ClientBase } from 'pg';
import { NOTE_KINDS } from '#domain/content/content.schema.ts';
import { ProductError } from '#domain/platform/errors.ts';
import { problemText } from '#domain/platform/problem.ts';
import type { ResourceValues } from '#domain/platform/resources/resource.ts';
import type { TableOf } from './resource-table.ts';

const NO_SOURCE = { work: null, author: null, url: null, licence: null };

/** A point's targets are shown in its topic: content of another topic could not be found there. */
const IN_TOPIC = {
  note: `select from materials where id = $1 and topic_id = $2 and kind in (${NOTE_KINDS.map((kind) => `'${kind}'`).join(', ')})`,
  quiz: 'select from quizzes where id = $1 and topic_id = $2 and in_bank',
};

/** Throws `INVALID_INPUT` for the field if a note or quiz belongs to another topic. */
async function requireOwn(client: ClientBase, values: ResourceValues): Promise<void> {
  for (const [field, sql] of Object.entries(IN_TOPIC)) {
    const [own, topic] = [values[field], values.topic];
    if (typeof own !== 'string') continue;
    const { rowCount } = await client.query(sql, [own, typeof topic === 'string' ? topic : null]);
    if (rowCount === 0) throw new ProductError('INVALID_INPUT', { fields: { [field]: problemText('otherTopic') } });
  }
}

/** Points of exam focus: a form has the topic, the table the material that shows all points of it. */
export const examFocusTable: TableOf<'exam-focus'> = {
  table: 'exam_focus_points',
  joins: `join materials m on m.id = r.material_id join topics t on t.id = m.topic_id join subjects s on s.id = t.subject_id`,
  columns: {
    title: { sql: 'r.title', order: { sql: 'lower(r.title)', type: 'text' }, type: 'text' },
    topic: { sql: `s.title || ': ' || t.title`, type: 'text', narrow: { sql: 'm.topic_id', type: 'uuid' } },
    weight: { sql: 'r.weight', type: 'integer' },
    position: { sql: 'r.position', type: 'integer' },
    updatedAt: { sql: 'r.updated_at', type: 'timestamptz' },
  },
  fields: {
    topic: 'material_id',
    title: 'title',
    body: 'body',
    weight: 'weight',
    note: 'note_id',
    noteHeading: 'note_heading',
    quiz: 'quiz_id',
    subtopics: 'subtopics',
    position: 'position',
  },
  reads: { topic: 'm.topic_id', noteHeading: `coalesce(r.note_heading, '')` },
  title: 'r.title',
  search: `lower(' ' || s.title || ' ' || t.title || ' ' || r.title)`,
  school: null,
  last: {
    sql: `select max(p.position) from exam_focus_points p join materials m on m.id = p.material_id where m.topic_id = $1`,
    group: 'topic',
  },
  // A topic's first point creates the material, which is visible from then on.
  fill: async (client, values) => {
    const topic = typeof values.topic === 'string' ? values.topic : null;
    await client.query('select from topics where id = $1 for update', [topic]);
    const { rows } = await client.query<{ id: string }>(
      `with there as (select id from materials where topic_id = $2 and kind = 'examFocus' order by position limit 1),
       made as (insert into materials (id, topic_id, kind, title, position, source, published_at)
         select $1, t.id, 'examFocus', 'Exam focus: ' || t.title, 1, $3, now() from topics t
         where t.id = $2 and not exists (select from there) returning id)
       select id from there union all select id from made`,
      [randomUUID(), topic, NO_SOURCE],
    );
    await requireOwn(client, values);
    return { ...values, topic: rows[0]?.id ?? null, noteHeading: values.noteHeading || null };
  },
};
