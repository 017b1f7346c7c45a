import type pg from 'pg';
import type { Difficulty } from '#domain/attempts/results/difficulty.ts';
import type { PartKind } from '#domain/classrooms/assignments/part-kind.ts';
import { ProductError } from '#domain/platform/errors.ts';
import type { QuestionTypeName } from '#domain/questions/types/registry.ts';
import type { Viewer } from '../../access/viewer.ts';
import { isUuid } from '../../platform/db/uuid.ts';
import { marksOfKey } from '../../questions/answer-keys/key-columns.sql.ts';
import { canContain, sharedBy } from '../../questions/author.ts';
import { DIFFICULTY } from '../../questions/bank.queries.ts';
import { teaches } from '../classroom.permission.ts';
import { isSettable } from './assignment-parts.commands.ts';

/** Something that can be assigned, its location, and its size (questions, cards, minutes). */
export type Assignable = {
  readonly kind: Exclude<PartKind, 'questions'>;
  readonly id: string;
  readonly title: string;
  readonly subject: string;
  readonly topic: string | null;
  /** Created by the viewer, for their own classes. */
  readonly isOwn: boolean;
  /** The colleague who owns it; null: it belongs to the bank or the viewer. */
  readonly sharedBy: string | null;
};
export type AssignableContent = {
  readonly id: string;
  readonly stem: string;
  readonly type: QuestionTypeName;
  readonly topic: string;
  readonly subtopic: string | null;
  readonly difficulty: Difficulty;
  readonly marks: number;
  /** Whether one of the classes has been assigned it before; drafts count. */
  readonly isUsed: boolean;
  /** Written by the viewer, for their own classes. */
  readonly isOwn: boolean;
  /** The colleague who owns it; null: it belongs to the bank or the viewer. */
  readonly sharedBy: string | null;
};

/** A topic with questions that the viewer may choose from. */
export type AssignableTopic = { readonly id: string; readonly title: string; readonly subject: string };

const MOST = 3_000;

function refuseStudents(viewer: Viewer): void {
  if (viewer.role !== 'teacher') throw new ProductError('FORBIDDEN');
}

/** Everything a teacher can assign, by subject and topic. Throws `FORBIDDEN` unless the viewer teaches. */
export async function readAssignable(pool: pg.Pool, viewer: Viewer): Promise<Assignable[]> {
  refuseStudents(viewer);
  const { rows } = await pool.query<Assignable>({
    name: 'assignableContent',
    text: `
    select f.kind, f.id, f.title, sj.title as subject, t.title as topic, f."isOwn", f."sharedBy" from (
      select 'quiz' as kind, q.id, q.title, q.topic_id, null::uuid as subject_id, q.position, coalesce(q.owner_id = $1, false) as "isOwn",
        ${sharedBy('q', '$1')} as "sharedBy" from quizzes q
      where ${isSettable('q', `= $1`)} and (exists (select from quiz_items qi where qi.quiz_id = q.id)
        or exists (select from quiz_draws qd where qd.quiz_id = q.id))
      union all
      select 'paper', p.id, p.title || ', ' || case p.session when '' then '' else p.session || ' ' end || p.year, null,
        p.subject_id, -p.year, false, null from exam_papers p where p.live
      union all
      select case when m.kind in ('noteBooklet', 'onePageSummary') then 'note' when m.kind = 'deck' then 'deck' else 'media' end,
        m.id, m.title, m.topic_id, null, m.position, false, null from materials m
      where m.published_at <= now() and m.deleted_at is null and m.kind <> 'examFocus'
    ) f left join topics t on t.id = f.topic_id join subjects sj on sj.id = coalesce(f.subject_id, t.subject_id)
    where t.deleted_at is null and sj.deleted_at is null
    order by f."isOwn" desc, f."sharedBy" is null, exists (select from user_subjects us where us.user_id = $1 and us.subject_id = sj.id) desc,
      sj.position, t.position nulls first, f.kind, f.position, f.id limit ${MOST}`,
    values: [viewer.userId],
  });
  return rows;
}

/** Topics with questions that a teacher can choose. Throws `FORBIDDEN` unless the viewer teaches. */
export async function readAssignableTopics(pool: pg.Pool, viewer: Viewer): Promise<AssignableTopic[]> {
  refuseStudents(viewer);
  const { rows } = await pool.query<AssignableTopic>(
    `select t.id, t.title, s.title as subject from live_topics t join live_subjects s on s.id = t.subject_id
     where exists (select from items i where i.topic_id = t.id and ${canContain('$1', 'i')})
     order by s.position, s.title, t.position, t.title`,
    [viewer.userId],
  );
  return rows;
}

/**
 * The questions of a topic to choose from, the viewer's first.
 * @param classrooms ids of the classes that they are for: only those that the viewer teaches are considered
 * Throws `FORBIDDEN` unless the viewer teaches.
 */
export async function readAssignableContent(
  pool: pg.Pool,
  viewer: Viewer,
  { topic, classrooms }: { readonly topic: string; readonly classrooms: readonly string[] },
): Promise<AssignableContent[]> {
  refuseStudents(viewer);
  if (!isUuid(topic)) return [];
  const { rows } = await pool.query<AssignableContent>(
    `with used as materialized (
       select distinct v.item_id from assignments s join assignment_parts p on p.assignment_id = s.id
       join assignment_items ai on ai.part_id = p.id join item_versions v on v.id = ai.version_id
       where s.classroom_id = any($3::uuid[]) and s.deleted_at is null and ${teaches('s.classroom_id', '$2')})
     select i.id, v.stem, i.type, t.title as topic, nullif(i.subtopic, '') as subtopic, ${DIFFICULTY} as difficulty,
       ${marksOfKey('v')} as marks, i.id in (select item_id from used) as "isUsed",
       coalesce(i.owner_id = $2, false) as "isOwn", ${sharedBy('i', '$2')} as "sharedBy"
     from items i join item_versions v on v.item_id = i.id and v.version = i.version join topics t on t.id = i.topic_id
     where i.topic_id = $1 and ${canContain('$2', 'i')}
     order by i.in_bank, "isOwn" desc, i.subtopic nulls last, i.created_at, i.external_id limit 500`,
    [topic, viewer.userId, classrooms.filter(isUuid)],
  );
  return rows;
}
