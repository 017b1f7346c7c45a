import { sql } from 'drizzle-orm';
import { check, date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** Daily page views of users who allowed statistics. Only sums, which don't identify users. */
export const pageViews = pgTable(
  'page_views',
  {
    day: date('day').notNull(),
    /** Id of a route, without the parameters of the address. */
    route: text('route').notNull(),
    views: integer('views').notNull(),
  },
  (t) => [primaryKey({ columns: [t.day, t.route] }), check('page_views_counted', sql`${t.views} > 0`)],
);
