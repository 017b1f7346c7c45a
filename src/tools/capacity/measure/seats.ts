import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { hashSecret } from '#server/access/password.ts';
import { openSession } from '#server/access/session.commands.ts';
import { newToken } from '#server/access/tokens.ts';

export type MeasuredSeat = {
  readonly userId: string;
  readonly email: string;
  readonly token: string;
  readonly refreshToken: string;
  readonly binding: string;
  readonly device: string;
};

export const PASSWORD = 'seven quiet herons';

/** Creates students who have no password yet. */
export async function createStudents(pool: pg.Pool, count: number): Promise<void> {
  await pool.query(
    `insert into users (id, email, name, role, password_digest)
     select gen_random_uuid(), 'student' || n || '@bench.example', 'Student ' || n, 'student', 'none' from generate_series(1, $1::int) n`,
    [count],
  );
}

/** Completes the profiles of all students, and gives them the same password. */
export async function completeStudents(pool: pg.Pool): Promise<void> {
  await pool.query(
    "update users set profile_completed_at = now(), password_digest = $1 where email like 'student%@bench.example'",
    [await hashSecret(PASSWORD)],
  );
}

/** Opens a session for each of the first students, whose tokens last as long as the measurement. */
export async function openSeats(pool: pg.Pool, count: number): Promise<MeasuredSeat[]> {
  const { rows } = await pool.query<{ id: string; email: string }>(
    "select id, email from users where email like 'student%@bench.example' order by length(email), email limit $1",
    [count],
  );
  const seats: MeasuredSeat[] = [];
  for (const { id: userId, email } of rows) {
    const binding = newToken();
    const { token, refreshToken } = await openSession(pool, { userId, factor: 'none', binding, userAgent: 'bench' });
    seats.push({ userId, email, token, refreshToken, binding, device: randomUUID() });
  }
  await pool.query("update access_tokens set expires_at = now() + interval '1 day'");
  return seats;
}
