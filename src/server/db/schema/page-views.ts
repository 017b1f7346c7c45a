import { sql } from 'drizzle-orm';
import { check, date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** How often a screen was opened on a day, by those who allowed statistics. Sums only: nobody can be told from them. */
export const pageViews = pgTable(
  'page_views',
  {
    day: date('day').notNull(),
    /** Id of a row of the route table: what varies in an address is not in it. */
    route: text('route').notNull(),
    views: integer('views').notNull(),
  },
  (t) => [primaryKey({ columns: [t.day, t.route] }), check('page_views_counted', sql`${t.views} > 0`)],
);
