import type pg from 'pg';
import { decideAccess } from '#domain/access/content-access.rule.ts';
import { ProductError } from '#domain/errors.ts';
import { accessFacts, type Viewer } from '../auth/viewer.ts';
import type { SubjectRef, TopicRef } from './content.query.ts';

export type ExamFocusPoint = {
  readonly id: string;
  readonly title: string;
  /** Markdown. */
  readonly body: string;
  /** 1: seldom asked, 5: in nearly every paper. */
  readonly weight: number;
  readonly noteId: string | null;
  readonly noteHeading: string | null;
  readonly quizId: string | null;
};

export type ExamFocus = {
  readonly subject: SubjectRef;
  readonly topic: TopicRef;
  /** The weightiest first. */
  readonly points: readonly ExamFocusPoint[];
};

const READ = `
  select json_build_object('id', s.id, 'slug', s.slug, 'title', s.title) as subject,
    json_build_object('id', t.id, 'slug', t.slug, 'title', t.title) as topic, t.free, (
    select coalesce(json_agg(json_build_object('id', p.id, 'title', p.title, 'body', p.body, 'weight', p.weight,
      'noteId', n.id, 'noteHeading', p.note_heading, 'quizId', q.id) order by p.weight desc, m.position, p.position), '[]')
    from materials m join exam_focus_points p on p.material_id = m.id and p.deleted_at is null
    left join materials n on n.id = p.note_id and n.published_at <= now()
    left join quizzes q on q.id = p.quiz_id and q.live
    where m.topic_id = t.id and m.kind = 'examFocus' and m.published_at <= now()
  ) as points
  from live_topics t join live_subjects s on s.id = t.subject_id where s.slug = $1 and t.slug = $2`;

/** What exams ask of a topic. Throws `NOT_FOUND`, or `PAYMENT_REQUIRED` where no plan of the viewer opens it. */
export async function readExamFocus(pool: pg.Pool, viewer: Viewer, subject: string, topic: string): Promise<ExamFocus> {
  const { rows } = await pool.query<ExamFocus & { free: boolean }>({
    name: 'exam-focus',
    text: READ,
    values: [subject, topic],
  });
  const [row] = rows;
  if (row === undefined) throw new ProductError('NOT_FOUND');
  const facts = accessFacts(viewer, { id: row.topic.id, free: row.free });
  const decision = decideAccess(facts, { type: 'examQuestion', topic: row.topic.id, subject: row.subject.id });
  if (!decision.allowed) throw new ProductError('PAYMENT_REQUIRED');
  return row;
}
