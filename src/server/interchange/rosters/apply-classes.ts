import { randomUUID } from 'node:crypto';
import { freshJoinCode } from '../../classrooms/classroom.commands.ts';
import { recordChanges } from '../../platform/audit/audit.log.ts';
import { positionsOf } from './apply-users.ts';
import { type BatchWork, type ChangeRow, outcomesOf, type RosterBatch } from './change-row.ts';

/** Creates classes of the school, with a join code as teachers' own classes have. */
export const addClasses: BatchWork = async (batch, rows) => {
  const { client, schoolId } = batch;
  const planned = rows.map((row) => ({ ...row, id: randomUUID() }));
  const ids = planned.map(({ id }) => id);
  await client.query(
    `insert into classrooms (id, school_id, name, subject_id)
     select p.id, $1, p.name, (select s.id from subjects s where lower(s.title) = lower(p.subject) order by s.id limit 1)
     from unnest($2::uuid[], $3::text[], $4::text[]) as p(id, name, subject)`,
    [schoolId, ids, planned.map(({ title }) => title), planned.map(({ after }) => after?.subject ?? null)],
  );
  await client.query(
    `insert into classroom_codes (code, classroom_id, kind)
     select p.code, p.id, 'code' from unnest($1::uuid[], $2::text[]) as p(id, code)`,
    [ids, ids.map(() => freshJoinCode())],
  );
  await client.query(
    `insert into roster_links (school_id, kind, sourced_id, classroom_id)
     select $1, 'class', p.sourced_id, p.id from unnest($2::uuid[], $3::text[]) as p(id, sourced_id)
     on conflict (school_id, kind, sourced_id) do update set classroom_id = excluded.classroom_id, ended_at = null`,
    [schoolId, ids, planned.map(({ sourcedId }) => sourcedId)],
  );
  await recordClasses(
    batch,
    'created',
    planned.map(({ id, title }) => ({ id, title, before: null, after: { name: title } })),
  );
  return planned.map(({ position, id }) => ({ position, status: 'applied', classroomId: id }));
};

/** Connects classes with the ids of the school's system. */
export const linkClasses: BatchWork = async ({ client, schoolId }, rows) => {
  const { rows: linked } = await client.query<{ position: number }>(
    `with put as (
       insert into roster_links (school_id, kind, sourced_id, classroom_id)
       select $1::uuid, 'class', p.sourced_id, c.id from unnest($2::uuid[], $3::text[]) as p(id, sourced_id)
       join classrooms c on c.id = p.id and c.school_id = $1
       where not exists (select from roster_links l where l.kind = 'class' and l.classroom_id = c.id)
       on conflict (school_id, kind, sourced_id) do nothing returning classroom_id
     )
     select p.position from unnest($2::uuid[], $4::integer[]) as p(id, position) join put on put.classroom_id = p.id`,
    [
      schoolId,
      rows.map(({ classroomId }) => classroomId),
      rows.map(({ sourcedId }) => sourcedId),
      rows.map(({ position }) => position),
    ],
  );
  return outcomesOf(rows, positionsOf(linked));
};

/** Renames classes that still have the name that was shown. */
export const changeClasses: BatchWork = async (batch, rows) => {
  const renamed = await renameClasses(
    batch,
    rows.map((row) => ({ row, from: row.before?.name, to: row.after?.name })),
  );
  await recordClasses(batch, 'changed', doneRows(rows, renamed));
  return outcomesOf(rows, renamed);
};

/** Renames classes that have the name `from`. */
export async function renameClasses(
  { client, schoolId }: RosterBatch,
  names: readonly { readonly row: ChangeRow; readonly from: string | undefined; readonly to: string | undefined }[],
): Promise<ReadonlySet<number>> {
  const { rows } = await client.query<{ position: number }>(
    `update classrooms c set name = p.name
     from unnest($2::integer[], $3::uuid[], $4::text[], $5::text[]) as p(position, id, name, old_name)
     where c.id = p.id and c.school_id = $1 and c.name = p.old_name and p.name is not null returning p.position`,
    [
      schoolId,
      names.map(({ row }) => row.position),
      names.map(({ row }) => row.classroomId),
      names.map(({ to }) => to ?? null),
      names.map(({ from }) => from ?? null),
    ],
  );
  return positionsOf(rows);
}

/** Archives classes; their members and their work stay. */
export const archiveClasses: BatchWork = async (batch, rows) => {
  const archived = await endClasses(batch, rows);
  await recordClasses(batch, 'changed', archivedEntries(rows, archived, true));
  return outcomesOf(rows, archived);
};

/** The same without an entry in the audit log. */
export async function endClasses(
  { client, schoolId }: RosterBatch,
  rows: readonly ChangeRow[],
): Promise<ReadonlySet<number>> {
  const { rows: ended } = await client.query<{ position: number }>(
    `with put as (
       update classrooms c set archived_at = now() from unnest($2::integer[], $3::uuid[]) as p(position, id)
       where c.id = p.id and c.school_id = $1 and c.archived_at is null returning p.position, c.id
     ), links as (
       update roster_links l set ended_at = now() from put where l.kind = 'class' and l.classroom_id = put.id
     )
     select position from put`,
    [schoolId, rows.map(({ position }) => position), rows.map(({ classroomId }) => classroomId)],
  );
  return positionsOf(ended);
}

/** Restores classes that a roster has archived, unless a person has changed that since. */
export const restoreClasses: BatchWork = async (batch, rows) => {
  const restored = await resumeClasses(batch, rows);
  await recordClasses(batch, 'changed', archivedEntries(rows, restored, false));
  return outcomesOf(rows, restored);
};

/** The same without an entry in the audit log. */
export async function resumeClasses(
  { client, schoolId }: RosterBatch,
  rows: readonly ChangeRow[],
): Promise<ReadonlySet<number>> {
  const { rows: resumed } = await client.query<{ position: number }>(
    `with put as (
       update classrooms c set archived_at = null
       from unnest($2::integer[], $3::uuid[]) as p(position, id), roster_links l
       where c.id = p.id and c.school_id = $1 and l.kind = 'class' and l.classroom_id = c.id
         and c.archived_at = l.ended_at returning p.position, c.id
     ), links as (
       update roster_links l set ended_at = null from put where l.kind = 'class' and l.classroom_id = put.id
     )
     select position from put`,
    [schoolId, rows.map(({ position }) => position), rows.map(({ classroomId }) => classroomId)],
  );
  return positionsOf(resumed);
}

type Recorded = {
  readonly id: string;
  readonly title: string;
  readonly before: object | null;
  readonly after: object | null;
};

const doneRows = (rows: readonly ChangeRow[], done: ReadonlySet<number>): readonly Recorded[] =>
  rows.flatMap(({ position, classroomId, title, before, after }) =>
    classroomId !== null && done.has(position) ? [{ id: classroomId, title, before, after }] : [],
  );

/** Entries about classes that were archived or restored. */
export const archivedEntries = (
  rows: readonly ChangeRow[],
  done: ReadonlySet<number>,
  archived: boolean,
): readonly Recorded[] =>
  doneRows(rows, done).map(({ id, title }) => ({
    ...{ id, title, before: { archived: !archived }, after: { archived } },
  }));

/** Records changes of classes in the audit log of the school. */
export const recordClasses = (
  { client, actor, schoolId, importId }: RosterBatch,
  action: 'created' | 'changed',
  entries: readonly Recorded[],
): Promise<void> =>
  recordChanges(
    client,
    actor,
    entries.map((entry) => ({ ...entry, action, resource: 'classrooms', schoolId, batch: importId })),
  );
