import type pg from 'pg';

/** Counts one view of a page on a day. Nothing else about the visit is stored. */
export async function countPageView(pool: pg.Pool, route: string): Promise<void> {
  await pool.query(
    `insert into page_views (day, route, views) values (current_date, $1, 1)
     on conflict (day, route) do update set views = page_views.views + 1`,
    [route],
  );
}
