import type pg from 'pg';
import type { Viewer } from '../access/viewer.ts';
import { recordChange } from '../platform/audit/audit.log.ts';

type Change = Parameters<typeof recordChange>[2];

/**
 * Records in the audit log what the viewer did to an account, within the transaction of the change. Without `change`,
 * nothing that the log shows has changed.
 */
export const recordUserChange = (
  client: pg.ClientBase,
  viewer: Viewer,
  { id, name, schoolId }: { readonly id: string; readonly name: string; readonly schoolId: string | null },
  action: Change['action'],
  change: Partial<Pick<Change, 'before' | 'after' | 'reason'>> = {},
): Promise<void> =>
  recordChange(client, viewer, {
    ...{ action, resource: 'users', id, title: name, schoolId },
    ...{ before: null, after: null, ...change },
  });
