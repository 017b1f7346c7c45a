import type pg from 'pg';
import { PERMISSIONS } from '#domain/access/permission.ts';
import type { Role } from '#domain/access/role.ts';
import type { Viewer } from '#server/access/viewer.ts';
import { viewerWith } from '../../../src/tools/bench/operations/bench-viewer.ts';

/** A signed-in user as the server represents them; `facts` say what they own. */
export async function viewerOf(pool: pg.Pool, email: string, facts: Partial<Viewer> = {}): Promise<Viewer> {
  const { rows } = await pool.query<{ id: string; role: Role }>('select id, role from users where email = $1', [email]);
  const user = rows[0];
  if (user === undefined) throw new Error(`Nobody has the e-mail ${email}.`);
  const permissions = user.role === 'admin' ? PERMISSIONS : [];
  return viewerWith({ userId: user.id, role: user.role, permissions, ...facts });
}
