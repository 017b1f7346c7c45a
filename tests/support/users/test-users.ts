import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import type { Role } from '#domain/access/role.ts';
import { signedInStudent, type TestBrowser } from '../servers/test-api.ts';

/** A signed-in user of a role. */
export async function signedInAs(
  app: FastifyInstance,
  pool: pg.Pool,
  role: Role,
  email = `${role}@example.org`,
): Promise<TestBrowser> {
  const browser = await signedInStudent(app, email);
  await pool.query('update users set role = $2 where email = $1', [email, role]);
  return browser;
}

export const cookieOf = (browser: TestBrowser): string =>
  [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
