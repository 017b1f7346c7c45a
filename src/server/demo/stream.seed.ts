import { randomUUID } from 'node:crypto';
import type pg from 'pg';

const ANNOUNCEMENTS = [
  {
    days: -6,
    text: 'Welcome back! This half-term we work on **cells and membranes**. Please read the notes before Monday.',
  },
  {
    days: -1,
    text: 'For the potato practical on Thursday, bring:\n\n- a lab coat\n- a ruler\n- your results table\n\nWe plot the change in mass, $\\frac{m_2 - m_1}{m_1} \\cdot 100\\,\\%$, against the concentration.',
  },
  { days: 3, text: 'The test before half-term covers everything up to active transport. Good luck!' },
] as const;

/** What the demo's teacher wrote to the class, published and scheduled, and questions about an assignment. */
export async function seedStream(
  client: pg.ClientBase,
  about: {
    readonly classroom: string;
    readonly teacher: string;
    readonly student: string;
    /** Its title. */
    readonly assignment: string;
  },
): Promise<void> {
  const { classroom, teacher, student, assignment } = about;
  await client.query(
    `insert into announcements (id, classroom_id, author_id, text, publish_at)
     select a.id, $1, $2, a.text, now() + make_interval(days => a.days)
     from unnest($3::uuid[], $4::text[], $5::int[]) as a(id, text, days)`,
    [
      ...[classroom, teacher, ANNOUNCEMENTS.map(() => randomUUID())],
      ...[ANNOUNCEMENTS.map(({ text }) => text), ANNOUNCEMENTS.map(({ days }) => days)],
    ],
  );
  await client.query(
    `insert into student_questions (id, assignment_id, user_id, text, asked_at, answer, answered_by, answered_at, is_public)
     select gen_random_uuid(), s.id, $3, 'Do we have to give the change in mass in grams or in per cent?',
       now() - interval '7 days', 'In per cent, so that cylinders of different sizes can be compared.', $2,
       now() - interval '6 days', true
     from assignments s where s.classroom_id = $1 and s.title = $4`,
    [classroom, teacher, student, assignment],
  );
  await client.query(
    `insert into student_questions (id, assignment_id, user_id, text, asked_at)
     select gen_random_uuid(), s.id, m.user_id, 'Is a line of best fit enough, or do you want error bars?',
       now() - interval '3 hours'
     from assignments s join classroom_members m on m.classroom_id = s.classroom_id and m.user_id <> $2
     where s.classroom_id = $1 and s.title = $3 order by m.user_id limit 1`,
    [classroom, student, assignment],
  );
}
