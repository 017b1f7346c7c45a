import type pg from 'pg';
import { ProductError } from '#domain/platform/errors.ts';
import type { Viewer } from '../access/viewer.ts';
import { changingRights } from './lock-keys.ts';
import { recordUserChange } from './user.audit.ts';
import { userToChange } from './user.commands.ts';
import { birthCanBeCorrected } from './user.queries.ts';

/**
 * Corrects the month of birth of a user whose first answer was wrong; users cannot do it themselves. The audit log
 * records that it was corrected, and by whom, but not the months, which are deleted once they are no longer needed.
 * Throws `NOT_FOUND` if no month decides about the account, and as `updateUser` does.
 * @param born as `2011-04`
 */
export function correctBirth(pool: pg.Pool, viewer: Viewer, id: string, born: string): Promise<void> {
  return changingRights(pool, async (client) => {
    const user = await userToChange(client, viewer, id);
    const { rowCount } = await client.query(
      `update users u set born = $2 where id = $1 and ${birthCanBeCorrected('u')}`,
      [id, born],
    );
    if (rowCount === 0) throw new ProductError('NOT_FOUND');
    await recordUserChange(client, viewer, user, 'birthCorrected');
  });
}
