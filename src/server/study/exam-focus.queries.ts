import type pg from 'pg';
import { decideAccess } from '#domain/access/content-access.rule.ts';
import { ProductError } from '#domain/platform/errors.ts';
import { accessParameters, subjectIsAccessible } from '../access/accessible-topics.ts';
import { accessFacts, type Viewer } from '../access/viewer.ts';
import type { SubjectRef, TopicRef } from '../content/content.queries.ts';

/** A past paper that asks for a point. */
export type ExamFocusPaper = {
  readonly id: string;
  readonly title: string;
  readonly year: number;
  readonly session: string;
  /** Whether the viewer's plan opens it. */
  readonly isAccessible: boolean;
  /** The questions' numbers in the paper. */
  readonly questions: readonly number[];
};

export type ExamFocusPoint = {
  readonly id: string;
  readonly title: string;
  /** Markdown. */
  readonly body: string;
  /** 1: rarely asked, 5: in almost every paper. */
  readonly weight: number;
  readonly noteId: string | null;
  readonly noteHeading: string | null;
  readonly quizId: string | null;
  /** Newest first. */
  readonly askedIn: readonly ExamFocusPaper[];
};

export type ExamFocus = {
  readonly subject: SubjectRef;
  readonly topic: TopicRef;
  /** Highest weight first. */
  readonly points: readonly ExamFocusPoint[];
};

// $1 subject, $2 topic, $3 and $4 access to papers. A subject has a few papers, however large its bank is.
const READ = `
  with asked as materialized (
    select lower(i.subtopic) as subtopic, pi.position, p.id, p.title, p.year, p.session,
      ${subjectIsAccessible('s', '$3', '$4')} as open
    from live_subjects s join live_topics t on t.subject_id = s.id
    join exam_papers p on p.subject_id = s.id and p.live join paper_items pi on pi.paper_id = p.id
    join item_versions v on v.id = pi.version_id join items i on i.id = v.item_id and i.topic_id = t.id
    where s.slug = $1 and t.slug = $2
  )
  select json_build_object('id', s.id, 'slug', s.slug, 'title', s.title) as subject,
    json_build_object('id', t.id, 'slug', t.slug, 'title', t.title) as topic, t.free, (
    select coalesce(json_agg(json_build_object('id', p.id, 'title', p.title, 'body', p.body, 'weight', p.weight,
      'noteId', n.id, 'noteHeading', p.note_heading, 'quizId', q.id, 'askedIn', (
        select coalesce(json_agg(json_build_object('id', id, 'title', title, 'year', year, 'session', session,
          'isAccessible', open, 'questions', questions) order by year desc, session desc, title), '[]')
        from (select id, title, year, session, open, json_agg(position order by position) as questions from asked
          where subtopic = any(string_to_array(lower(p.subtopics), E'\\n')) group by id, title, year, session, open) papers
      )) order by p.weight desc, m.position, p.position), '[]')
    from materials m join exam_focus_points p on p.material_id = m.id and p.deleted_at is null
    left join materials n on n.id = p.note_id and n.published_at <= now()
    left join quizzes q on q.id = p.quiz_id and q.live
    where m.topic_id = t.id and m.kind = 'examFocus' and m.published_at <= now()
  ) as points
  from live_topics t join live_subjects s on s.id = t.subject_id where s.slug = $1 and t.slug = $2`;

/** Exam focus of a topic. Throws `NOT_FOUND`, or `PAYMENT_REQUIRED` if no plan of the viewer opens it. */
export async function readExamFocus(pool: pg.Pool, viewer: Viewer, subject: string, topic: string): Promise<ExamFocus> {
  const { rows } = await pool.query<ExamFocus & { free: boolean }>({
    name: 'exam-focus',
    text: READ,
    values: [subject, topic, ...accessParameters(viewer, 'examQuestion')],
  });
  const [row] = rows;
  if (row === undefined) throw new ProductError('NOT_FOUND');
  const facts = accessFacts(viewer, { id: row.topic.id, free: row.free });
  const decision = decideAccess(facts, { type: 'examQuestion', topic: row.topic.id, subject: row.subject.id });
  if (!decision.allowed) throw new ProductError('PAYMENT_REQUIRED');
  return row;
}
