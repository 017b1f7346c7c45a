import type pg from 'pg';

/** The end of an order's period that starts at an instant, in calendar months. */
export async function periodAfter(database: Pick<pg.ClientBase, 'query'>, orderId: string, from: Date): Promise<Date> {
  const { rows } = await database.query<{ end: Date }>(
    `select $2::timestamptz + case period when 'month' then interval '1 month' else interval '1 year' end as end
     from orders where id = $1`,
    [orderId, from.toISOString()],
  );
  return rows[0]?.end ?? from;
}
