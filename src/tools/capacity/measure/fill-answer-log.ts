import type pg from 'pg';

const QUESTIONS = 20;
/** Attempts that are open at the same time: their answers arrive in between each other. */
const AT_ONCE = 5_000;

/** Bytes of one row in its table and in all indexes of that table. */
export type RowBytes = { readonly table: number; readonly indexes: number };

/**
 * Writes answers as an exam does: random ids, in the order of time, from many attempts that are open at once, so that
 * the indexes split their pages as they do in use. Foreign keys aren't checked, which would take most of the time.
 * Expects a bank of `fillBank`.
 */
export async function fillAnswerLog(pool: pg.Pool, answers: number): Promise<RowBytes> {
  const attempts = Math.ceil(answers / QUESTIONS);
  const client = await pool.connect();
  try {
    await client.query(`
      set session_replication_role = replica;
      create temporary table old_attempts as select gen_random_uuid() as id, n from generate_series(1, ${attempts}) n;
      insert into users (id, email, name, role, password_digest)
        select gen_random_uuid(), 'former' || n || '@bench.example', 'Former ' || n, 'student', 'none' from generate_series(1, 1000) n;
      insert into attempts (id, user_id, quiz_id, started_at, handed_in_at, handed_in_by, marks, marks_out_of)
        select o.id, u.id, q.id, now() - interval '30 days', now() - interval '30 days', 'student', 12, ${QUESTIONS}
        from old_attempts o
        join (select id, row_number() over (order by id) as n from users where email like 'former%') u on u.n = o.n % 1000 + 1
        join (select id, row_number() over (order by position) as n from quizzes) q on q.n = o.n % 1000 + 501;
      insert into attempt_items (attempt_id, position, version_id, outcome, credit)
        select o.id, qi.position, v.id, 'right', 1 from old_attempts o join attempts a on a.id = o.id
        join quiz_items qi on qi.quiz_id = a.quiz_id join item_versions v on v.item_id = qi.item_id;
      insert into answer_log (operation_id, attempt_id, position, sequence, response, device, received_at)
        select gen_random_uuid(), o.id, p, p, '{"choice": "A"}', gen_random_uuid(), now() - interval '30 days'
        from old_attempts o, generate_series(1, ${QUESTIONS}) p order by o.n / ${AT_ONCE}, p, hashint4(o.n);
      set session_replication_role = origin;
    `);
    await client.query('vacuum analyze');
  } finally {
    client.release();
  }
  return rowBytes(pool, 'answer_log');
}

/** Size of a table and its indexes, divided by its rows. */
export async function rowBytes(pool: pg.Pool, table: string): Promise<RowBytes> {
  const { rows } = await pool.query<{ table: number; indexes: number }>(
    `select pg_table_size($1::regclass)::float8 / n as table, pg_indexes_size($1::regclass)::float8 / n as indexes
     from (select count(*)::float8 as n from ${table}) counted`,
    [table],
  );
  const { table: own = Number.NaN, indexes = Number.NaN } = rows[0] ?? {};
  return { table: Number(own.toFixed(1)), indexes: Number(indexes.toFixed(1)) };
}
