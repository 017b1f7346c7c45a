import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { SchemeWeek } from '#domain/classrooms/schemes/scheme.ts';

/** The weeks of the demo's scheme, and which topic of the subject each is about, by its position. */
const WEEKS = [
  { title: 'Cells under the microscope', topic: 1, note: 'Book the microscopes; onion and cheek cells.' },
  { title: 'Membranes and transport', topic: 1, note: 'Diffusion with agar cubes.' },
  { title: 'Osmosis: the potato practical', topic: 1, note: 'Risk assessment: corers and scalpels.' },
  { title: 'Enzymes', topic: 2, note: '' },
  { title: 'Photosynthesis', topic: 3, note: 'Pondweed needs an hour of light beforehand.' },
  { title: 'Review and test', topic: 3, note: '' },
] as const;
const LINKS = [{ title: 'Safety in practicals', url: 'https://www.example.org/practicals' }];
/** The class is in its third week. */
const WEEKS_AGO = 2;

/** A scheme of work that the demo's teacher shares with the school, and that the class follows. */
export async function seedScheme(
  client: pg.ClientBase,
  { classroom, school, teacher }: { readonly classroom: string; readonly school: string; readonly teacher: string },
): Promise<void> {
  const { rows: topics } = await client.query<{ id: string; title: string }>(
    `select t.id, t.title from topics t join classrooms c on c.subject_id = t.subject_id
     where c.id = $1 order by t.position limit 3`,
    [classroom],
  );
  const weeks = WEEKS.map(
    ({ title, topic, note }, at): SchemeWeek => ({
      ...{ id: randomUUID(), version: 1, title, note, assignments: [] },
      topics: topics.slice(topic - 1, topic),
      links: at === WEEKS_AGO ? LINKS : [],
    }),
  );
  const id = randomUUID();
  await client.query(
    `insert into schemes (id, school_id, created_by, updated_by, title, subject_id, level, weeks)
     select $1, $2, $3, $3, 'Biology 11: cells to photosynthesis', c.subject_id, 'upperSecondary', $5
     from classrooms c where c.id = $4`,
    [id, school, teacher, classroom, JSON.stringify(weeks)],
  );
  await client.query(
    `insert into class_schemes (classroom_id, scheme_id, starts_on)
     values ($1, $2, date_trunc('week', now())::date - 7 * $3::int)`,
    [classroom, id, WEEKS_AGO],
  );
}
