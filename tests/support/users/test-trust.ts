import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { PASSWORD, TestBrowser } from '../servers/test-api.ts';
import { signedInStaff, testSchool } from './test-staff.ts';

/** An organisation of two schools with an admin, who belongs to the first one. */
export type Trust = {
  readonly organisation: string;
  readonly own: string;
  readonly second: string;
  readonly admin: TestBrowser;
  readonly adminId: string;
  readonly email: string;
  /** Signs the admin in on another device. */
  readonly signIn: () => Promise<TestBrowser>;
};

export async function testTrust(app: FastifyInstance, pool: pg.Pool): Promise<Trust> {
  const organisation = randomUUID();
  await pool.query('insert into organisations (id, name) values ($1, $2)', [organisation, `Trust ${organisation}`]);
  const own = await testSchool(pool, 'First');
  const second = await testSchool(pool, 'Second');
  await pool.query('update schools set organisation_id = $1 where id = any($2)', [organisation, [own, second]]);
  const admin = await signedInStaff(app, pool, 'schoolAdmin', own);
  const { data } = await admin.call('{ session { id email } }');
  const { id: adminId, email } = data.session;
  await pool.query('insert into organisation_admins (user_id, organisation_id) values ($1, $2)', [
    adminId,
    organisation,
  ]);
  const signIn = async () => {
    const browser = new TestBrowser(app);
    await browser.signIn(email, PASSWORD);
    return browser;
  };
  return { organisation, own, second, admin, adminId, email, signIn };
}
