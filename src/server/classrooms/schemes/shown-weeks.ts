import type pg from 'pg';
import type { SchemeWeek } from '#domain/classrooms/schemes/scheme.ts';
import type { ShownTopic, ShownWeek } from '#domain/classrooms/schemes/shown-week.ts';

type Reader =
  /** A teacher, in a class or without one. */
  | { readonly isTeacher: true; readonly classroom: string | null }
  /** A student, who sees neither notes nor removed topics. */
  | { readonly isTeacher: false };

/** The weeks as a browser receives them: with addresses of topics, and what is assigned already. */
export async function shownWeeks(
  pool: pg.Pool,
  weeks: readonly SchemeWeek[],
  reader: Reader,
): Promise<readonly ShownWeek[]> {
  const [topics, assigned] = await Promise.all([
    readAddresses(pool, weeks),
    reader.isTeacher && reader.classroom !== null ? readAssigned(pool, reader.classroom) : new Map<string, string>(),
  ]);
  const topicsOf = (week: SchemeWeek): readonly ShownTopic[] =>
    week.topics.map(({ id, title }) => topics.get(id) ?? { id, title, address: null });
  return weeks.map((week) => ({
    id: week.id,
    version: week.version,
    title: week.title,
    note: reader.isTeacher ? week.note : '',
    topics: reader.isTeacher ? topicsOf(week) : topicsOf(week).filter(({ address }) => address !== null),
    links: week.links,
    assignments: reader.isTeacher
      ? week.assignments.map(({ id, title }) => ({ id, title, assigned: assigned.get(id) ?? null }))
      : [],
  }));
}

async function readAddresses(pool: pg.Pool, weeks: readonly SchemeWeek[]): Promise<ReadonlyMap<string, ShownTopic>> {
  const ids = [...new Set(weeks.flatMap(({ topics }) => topics.map(({ id }) => id)))];
  const { rows } = await pool.query<{ id: string; title: string; address: NonNullable<ShownTopic['address']> }>(
    `select t.id, t.title, json_build_object('subject', s.slug, 'topic', t.slug) as address
     from live_topics t join live_subjects s on s.id = t.subject_id where t.id = any($1::uuid[])`,
    [ids],
  );
  return new Map(rows.map((row) => [row.id, row]));
}

async function readAssigned(pool: pg.Pool, classroom: string): Promise<ReadonlyMap<string, string>> {
  const { rows } = await pool.query<{ planned: string; id: string }>(
    `select distinct on (planned_id) planned_id as planned, id from assignments
     where classroom_id = $1 and planned_id is not null and deleted_at is null order by planned_id, created_at desc`,
    [classroom],
  );
  return new Map(rows.map(({ planned, id }) => [planned, id]));
}
