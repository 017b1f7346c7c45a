import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { assignmentDraftSchema } from '#domain/classrooms/assignments/assignment-draft.schema.ts';
import type { SchemeWeekDraft } from '#domain/classrooms/schemes/scheme.schema.ts';
import type { PlannedAssignment, PlannedTopic, SchemeWeek } from '#domain/classrooms/schemes/scheme.ts';
import { ProductError } from '#domain/platform/errors.ts';
import { problemText } from '#domain/platform/problem.ts';
import type { Viewer } from '../../access/viewer.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { readTeacherAssignment } from '../assignments/assignment.queries.ts';
import { lockScheme, storeWeeks } from './lock-scheme.ts';

/**
 * Saves the content of a week. Assignments that are not in the week yet are copied from those of the viewer's classes,
 * without classes and dates. Topics and assignments that are in the week stay, also if they were removed elsewhere.
 * Throws `NOT_FOUND`, `CHANGED_MEANWHILE` if another teacher has saved the week, and `INVALID_INPUT`.
 */
export async function saveSchemeWeek(
  pool: pg.Pool,
  viewer: Viewer,
  id: string,
  { week, version, draft }: { readonly week: string; readonly version: number; readonly draft: SchemeWeekDraft },
): Promise<void> {
  const copies = await readCopies(pool, viewer, id, week, draft.assignments);
  await inTransaction(pool, async (client) => {
    const { weeks } = await lockScheme(client, viewer, id);
    const before = weeks.find((each) => each.id === week);
    if (before === undefined) throw new ProductError('NOT_FOUND');
    if (before.version !== version) throw new ProductError('CHANGED_MEANWHILE');
    const known = new Map([...copies, ...before.assignments.map((each) => [each.id, each] as const)]);
    const saved: SchemeWeek = {
      id: week,
      version: version + 1,
      title: draft.title,
      note: draft.note,
      topics: await plannedTopics(client, id, before.topics, [...new Set(draft.topics)]),
      links: draft.links,
      assignments: [...new Set(draft.assignments)].flatMap((each) => known.get(each) ?? []),
    };
    await storeWeeks(
      client,
      viewer,
      id,
      weeks.map((each) => (each.id === week ? saved : each)),
    );
  });
}

/** Copies of the assignments that are not in the week yet, by the ids of what is copied. */
async function readCopies(
  pool: pg.Pool,
  viewer: Viewer,
  id: string,
  week: string,
  requested: readonly string[],
): Promise<ReadonlyMap<string, PlannedAssignment>> {
  const { weeks } = await inTransaction(pool, (client) => lockScheme(client, viewer, id));
  const known = weeks.find((each) => each.id === week)?.assignments.map((each) => each.id) ?? [];
  const added = [...new Set(requested)].filter((each) => !known.includes(each));
  const copies = await Promise.all(added.map(async (source) => [source, await copyOf(pool, viewer, source)] as const));
  return new Map(copies);
}

async function copyOf(pool: pg.Pool, viewer: Viewer, source: string): Promise<PlannedAssignment> {
  const { draft, parts, isOnPaper } = await readTeacherAssignment(pool, viewer, source).catch((cause: unknown) => {
    if (cause instanceof ProductError && cause.code === 'NOT_FOUND') throw refusal('schemeAssignmentGone');
    throw cause;
  });
  if (isOnPaper) throw refusal('schemeOnPaper');
  const copy = assignmentDraftSchema.safeParse({
    ...draft,
    ...{ groups: [], opensAt: null, dueAt: null, lateUntil: null },
    parts: parts.map(({ kind, ref, draws, items }) => ({ kind, ref, draws, items: items.map((item) => item.id) })),
  });
  // What it refers to was removed since it was assigned.
  if (!copy.success) throw refusal('schemeAssignmentGone');
  return { id: randomUUID(), title: draft.title, draft: copy.data };
}

const refusal = (problem: 'schemeAssignmentGone' | 'schemeOnPaper'): ProductError =>
  new ProductError('INVALID_INPUT', { fields: { assignments: problemText(problem) } });

async function plannedTopics(
  client: pg.ClientBase,
  scheme: string,
  before: readonly PlannedTopic[],
  topics: readonly string[],
): Promise<readonly PlannedTopic[]> {
  const { rows } = await client.query<PlannedTopic>(
    `select t.id, t.title from live_topics t join schemes s on s.subject_id = t.subject_id
     where s.id = $1 and t.id = any($2::uuid[])`,
    [scheme, topics],
  );
  return topics.map((id) => {
    const topic = rows.find((each) => each.id === id) ?? before.find((each) => each.id === id);
    if (topic === undefined)
      throw new ProductError('INVALID_INPUT', { fields: { topics: problemText('schemeTopicGone') } });
    return topic;
  });
}
