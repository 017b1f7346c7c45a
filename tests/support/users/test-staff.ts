import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import type { Role } from '#domain/access/role.ts';
import { PASSWORD, signedInStudent, type TestBrowser } from '../servers/test-api.ts';

/** A signed-in user of any role; of a school if one is named. */
export async function signedInStaff(
  app: FastifyInstance,
  pool: pg.Pool,
  role: Role,
  schoolId: string | null = null,
): Promise<TestBrowser> {
  const email = `${role.toLowerCase()}-${randomUUID()}@example.org`;
  const browser = await signedInStudent(app, email);
  await pool.query('update users set role = $2, school_id = $3, profile_completed_at = now() where email = $1', [
    email,
    role,
    schoolId,
  ]);
  await browser.signIn(email, PASSWORD);
  return browser;
}

/** A school with this name; returns its id. */
export async function testSchool(pool: pg.Pool, name: string): Promise<string> {
  const id = randomUUID();
  await pool.query('insert into schools (id, name) values ($1, $2)', [id, name]);
  return id;
}
