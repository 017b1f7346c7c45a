import type pg from 'pg';
import type { AuthoredList } from '#domain/questions/authoring/authored-list.ts';
import type { Viewer } from '../access/viewer.ts';
import { PAPER_DRAFT, QUIZ_DRAFT } from '../assessments/assessment-draft.sql.ts';
import { recordChange } from '../platform/audit/audit.log.ts';
import type { RecordedFields } from '../platform/audit/recorded-fields.ts';
import { inTransaction } from '../platform/db/transaction.ts';
import { isUuid } from '../platform/db/uuid.ts';

/** The user who makes a change, for the audit log; null: the product itself. */
export type Actor = Pick<Viewer, 'userId' | 'schoolId'> | null;

/** Content types of authors, by the names of their lists. */
export type Authored = AuthoredList;

type Facts = { readonly title: string; readonly revision: number; readonly facts: RecordedFields };

const currentColumns = (row: string): string =>
  `jsonb_build_object('stage', ${row}.stage, 'publishAt', ${row}.publish_at, 'deletedAt', ${row}.deleted_at)`;

// A question's text is in its versions, which never change: the log refers to the version.
const READ: Readonly<Record<Authored, string>> = {
  'question-bank': `select left(v.stem, 120) as title, i.revision, ${currentColumns('i')} || jsonb_build_object('topic', i.topic_id,
      'subtopic', i.subtopic, 'tags', i.tags, 'estimate', i.estimate, 'publishedAt', i.published_at, 'version', i.version, 'school', i.school_id,
      'latestVersion', v.version, 'stem', v.stem) as facts
    from items i cross join lateral (select * from item_versions v where v.item_id = i.id order by v.version desc limit 1) v
    where i.id = $1 for update of i`,
  quiz: `select q.title, q.revision, ${currentColumns('q')} || (${QUIZ_DRAFT})::jsonb || jsonb_build_object('school', q.school_id) as facts from quizzes q where q.id = $1 for update of q`,
  'exam-paper': `select p.title, p.revision, ${currentColumns('p')} || (${PAPER_DRAFT})::jsonb as facts from exam_papers p where p.id = $1
    for update of p`,
};

async function readFacts(client: pg.ClientBase, kind: Authored, id: string): Promise<Facts | null> {
  const { rows } = isUuid(id) ? await client.query<Facts>(READ[kind], [id]) : { rows: [] };
  return rows[0] ?? null;
}

/**
 * Runs `work` on a question, quiz or paper, and records its changes in the audit log, in one transaction. Without
 * changes nothing is recorded. `work` checks permissions itself: an error rolls everything back.
 */
export const recorded = <T>(
  pool: pg.Pool,
  actor: Actor,
  { kind, id, action }: { readonly kind: Authored; readonly id: string; readonly action: string },
  work: (client: pg.ClientBase) => Promise<T>,
): Promise<T> =>
  inTransaction(pool, (client) => recordedWithin(client, actor, { kind, id, action }, () => work(client)));

/** The same within an open transaction. */
export async function recordedWithin<T>(
  client: pg.ClientBase,
  actor: Actor,
  { kind, id, action }: { readonly kind: Authored; readonly id: string; readonly action: string },
  work: () => Promise<T>,
): Promise<T> {
  const before = await readFacts(client, kind, id);
  const result = await work();
  const now = await readFacts(client, kind, id);
  if (now === null) {
    if (before !== null) {
      const { title, revision, facts } = before;
      await recordChange(client, actor, { action, resource: kind, id, title, revision, before: facts, after: null });
    }
    return result;
  }
  const changed = Object.keys(now.facts).filter(
    (fact) => JSON.stringify(now.facts[fact]) !== JSON.stringify(before?.facts[fact]),
  );
  if (changed.length === 0) return result;
  const of = (facts: Facts['facts']) => Object.fromEntries(changed.map((fact) => [fact, facts[fact] ?? null]));
  await recordChange(client, actor, {
    ...{ action, resource: kind, id, title: now.title, revision: now.revision },
    before: before === null ? null : of(before.facts),
    after: of(now.facts),
  });
  return result;
}
