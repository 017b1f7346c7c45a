import type pg from 'pg';
import { type AppliedPolicy, factorStatus } from '#domain/access/sign-in-policy/sign-in-policy.rule.ts';
import type { SessionFactor } from '#domain/access/sign-in-policy/sign-in-requirement.ts';
import { ProductError } from '#domain/platform/errors.ts';
import { problemText } from '#domain/platform/problem.ts';
import { recordChange } from '../../platform/audit/audit.log.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { isUuid } from '../../platform/db/uuid.ts';
import { readSignInState } from '../sign-in-policy/sign-in-state.queries.ts';
import type { Viewer } from '../viewer.ts';
import { worksIn } from './administers.sql.ts';

type Target = { readonly name: string; readonly isOwn: boolean; readonly factor: SessionFactor };

/**
 * From now on, the session works in a school of an organisation of which the viewer is an admin, or (null) in their own.
 * Every request checks it again. The school's admins can read it in their audit log.
 *
 * Throws `NOT_FOUND` for other schools. `INVALID_INPUT` for a session that a service has opened: the people who control
 * the service of one school could otherwise open the others. The same for a session without what the school requires.
 */
export function workInSchool(pool: pg.Pool, viewer: Viewer, school: string | null): Promise<void> {
  return inTransaction(pool, async (client) => {
    if (school === null) return setSchool(client, viewer, null);
    const { rows } = await client.query<Target>(
      `select t.name, coalesce(t.id = u.school_id, false) as "isOwn", s.factor
       from sessions s join users u on u.id = s.user_id join schools t on t.id = $2 and t.deleted_at is null
       where s.id = $1 and u.role = 'schoolAdmin' and (t.id = u.school_id or ${worksIn('u', 't.id')})`,
      [viewer.sessionId, isUuid(school) ? school : null],
    );
    const [target] = rows;
    if (target === undefined) throw new ProductError('NOT_FOUND');
    if (target.isOwn) return setSchool(client, viewer, null);
    if (target.factor === 'service')
      throw new ProductError('INVALID_INPUT', { problem: problemText('ownSignInNeeded') });
    const { policies, factors } = await readSignInState(client, viewer.userId, school);
    if (!hasProved(policies, { ...factors, factor: target.factor }))
      throw new ProductError('INVALID_INPUT', { problem: problemText('schoolNeedsFactor', { school: target.name }) });
    await setSchool(client, viewer, school);
    await recordChange(client, viewer, {
      ...{ action: 'entered', resource: 'school', id: school, title: target.name, schoolId: school },
      ...{ before: null, after: null },
    });
  });
}

const hasProved = (policies: readonly AppliedPolicy[], subject: Parameters<typeof factorStatus>[1]): boolean =>
  factorStatus(policies, subject) === 'settled';

async function setSchool(client: pg.PoolClient, { sessionId }: Viewer, school: string | null): Promise<void> {
  await client.query('update sessions set school_id = $2 where id = $1', [sessionId, school]);
}
