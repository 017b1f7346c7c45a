import { randomUUID } from 'node:crypto';
import type pg from 'pg';

/** A guardian of the demo's student who has opened the page, and one who has been invited. */
export async function seedGuardians(
  client: pg.ClientBase,
  { teacher, student }: { readonly teacher: string; readonly student: string },
): Promise<void> {
  await client.query(
    `insert into guardian_access (id, student_id, email, language, invited_by, invited_at, accepted_at, student_may_remove)
     values ($1, $3, 'parent@lectern.example', 'en', $4, now() - interval '20 days', now() - interval '19 days', false),
       ($2, $3, 'grandparent@lectern.example', 'en', $4, now() - interval '2 days', null, true)`,
    [randomUUID(), randomUUID(), student, teacher],
  );
}
