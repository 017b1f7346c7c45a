import type pg from 'pg';

/** Adds one to the sum of a screen and a day. Nothing else of the visit is kept. */
export async function countPageView(pool: pg.Pool, route: string): Promise<void> {
  await pool.query(
    `insert into page_views (day, route, views) values (current_date, $1, 1)
     on conflict (day, route) do update set views = page_views.views + 1`,
    [route],
  );
}
