import type pg from 'pg';
import { worksIn } from './administers.sql.ts';

/** Whether a user may work in a school that is not their own, as granted now. */
export async function mayWorkIn(database: Pick<pg.Pool, 'query'>, userId: string, schoolId: string): Promise<boolean> {
  const { rows } = await database.query<{ may: boolean }>({
    name: 'may-work-in',
    text: `select exists (select from users u where u.id = $1 and ${worksIn('u', '$2::uuid')}) as may`,
    values: [userId, schoolId],
  });
  return rows[0]?.may === true;
}
