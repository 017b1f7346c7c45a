import { archivedEntries, endClasses, recordClasses, renameClasses, resumeClasses } from './apply-classes.ts';
import { positionsOf } from './apply-users.ts';
import { type BatchWork, outcomesOf } from './change-row.ts';

/** Classes that the import has created are archived, unless work was assigned or somebody has joined in another way. */
export const undoAddedClasses: BatchWork = async (batch, rows) => {
  const { client, schoolId } = batch;
  const { rows: unused } = await client.query<{ position: number }>(
    `select p.position from unnest($2::integer[], $3::uuid[]) as p(position, id)
     join classrooms c on c.id = p.id and c.school_id = $1
     where not exists (select from assignments a where a.classroom_id = c.id)
       and not exists (select from classroom_members m where m.classroom_id = c.id and m.left_at is null)
       and not exists (select from classroom_teachers t where t.classroom_id = c.id)`,
    [schoolId, rows.map(({ position }) => position), rows.map(({ classroomId }) => classroomId)],
  );
  const free = positionsOf(unused);
  const archived = await endClasses(
    batch,
    rows.filter(({ position }) => free.has(position)),
  );
  await recordClasses(batch, 'changed', archivedEntries(rows, archived, true));
  return outcomesOf(rows, archived, 'undone').map((outcome) =>
    outcome.status === 'retained' && !free.has(outcome.position) ? { ...outcome, reason: 'classInUse' } : outcome,
  );
};

/** Names are restored if they are still those of the roster. */
export const undoChangedClasses: BatchWork = async (batch, rows) => {
  const renamed = await renameClasses(
    batch,
    rows.map((row) => ({ row, from: row.after?.name, to: row.before?.name })),
  );
  await recordClasses(
    batch,
    'changed',
    rows.flatMap(({ position, classroomId, title, before, after }) =>
      classroomId !== null && renamed.has(position) ? [{ id: classroomId, title, before: after, after: before }] : [],
    ),
  );
  return outcomesOf(rows, renamed, 'undone');
};

/** Classes that the import has archived are restored, unless a person has changed that since. */
export const undoArchivedClasses: BatchWork = async (batch, rows) => {
  const restored = await resumeClasses(batch, rows);
  await recordClasses(batch, 'changed', archivedEntries(rows, restored, false));
  return outcomesOf(rows, restored, 'undone');
};

/** Classes that the import has restored are archived again. */
export const undoRestoredClasses: BatchWork = async (batch, rows) => {
  const archived = await endClasses(batch, rows);
  await recordClasses(batch, 'changed', archivedEntries(rows, archived, true));
  return outcomesOf(rows, archived, 'undone');
};

/** The class loses the id that the import gave to it. */
export const undoLinkedClasses: BatchWork = async ({ client, schoolId }, rows) => {
  const { rows: unlinked } = await client.query<{ position: number }>(
    `delete from roster_links l using unnest($2::integer[], $3::uuid[], $4::text[]) as p(position, id, sourced_id)
     where l.school_id = $1 and l.kind = 'class' and l.sourced_id = p.sourced_id and l.classroom_id = p.id
     returning p.position`,
    [
      schoolId,
      rows.map(({ position }) => position),
      rows.map(({ classroomId }) => classroomId),
      rows.map(({ sourcedId }) => sourcedId),
    ],
  );
  return outcomesOf(rows, positionsOf(unlinked), 'undone');
};
