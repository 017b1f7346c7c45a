import type pg from 'pg';

/**
 * The last visit of each student, as the dashboard and the list of users count it: a session that was ended when the
 * latest attempt was submitted. It has no tokens, so nobody can use it.
 * @param students ids
 */
export async function seedVisits(client: pg.ClientBase, students: readonly string[]): Promise<void> {
  await client.query(
    `insert into sessions (id, user_id, binding_digest, user_agent, created_at, last_used_at, revoked_at)
     select gen_random_uuid(), a.user_id, sha256(gen_random_uuid()::text::bytea), '', min(a.started_at), max(a.handed_in_at),
       max(a.handed_in_at)
     from attempts a where a.user_id = any($1::uuid[]) and a.handed_in_at is not null group by a.user_id`,
    [students],
  );
}
