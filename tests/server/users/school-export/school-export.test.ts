import { createHash, randomUUID } from 'node:crypto';
import { unzipSync } from 'fflate';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestBank, testBank } from '../../../support/questions/test-bank.ts';
import type { TestBrowser } from '../../../support/servers/test-api.ts';
import { testServer } from '../../../support/servers/test-server.ts';
import { signedInStaff } from '../../../support/users/test-staff.ts';
import { testTrust } from '../../../support/users/test-trust.ts';
import { cookieOf } from '../../../support/users/test-users.ts';
import { type WholeSchool, wholeSchool } from '../../../support/users/whole-school.ts';

const ADDRESS = 'mutation ($school: ID!) { schoolDataAddress(school: $school) }';
const [MINE, OTHERS] = ['HERON', 'QUAGGA'];

let bank: TestBank;
let own: WholeSchool;
let other: WholeSchool;
const { database, app } = await testServer();

beforeAll(async () => {
  bank = await testBank(database.pool, { free: true });
  own = await wholeSchool({ app, pool: database.pool }, { bank, marker: MINE });
  other = await wholeSchool({ app, pool: database.pool }, { bank, marker: OTHERS });
}, 60_000);
beforeEach(() => database.pool.query('delete from attempt_counts'));

const addressFor = (who: TestBrowser, school = own.ids.school) => who.call(ADDRESS, { school });
const download = (who: TestBrowser, url: string) =>
  app.inject({ method: 'GET', url, headers: { cookie: cookieOf(who) } });

describe('the export of a school', () => {
  it('contains everything of it and nothing of another school, with a list of contents', async () => {
    const { data } = await addressFor(own.users.schoolAdmin);
    const reply = await download(own.users.schoolAdmin, data.schoolDataAddress);
    expect(reply.statusCode).toBe(200);
    const files = unzipSync(reply.rawPayload);
    const manifest = JSON.parse(Buffer.from(files['manifest.json'] ?? []).toString());
    expect(manifest).toMatchObject({ format: 'lectern-school', version: 1, school: `School ${MINE}` });
    const listed: { path: string; rows?: number; sha256: string }[] = manifest.files;
    expect(listed.map(({ path }) => path).sort()).toEqual(
      Object.keys(files)
        .filter((path) => path !== 'manifest.json')
        .sort(),
    );
    for (const { path, rows, sha256 } of listed) {
      const bytes = files[path] ?? new Uint8Array();
      expect(createHash('sha256').update(bytes).digest('hex')).toBe(sha256);
      expect(Buffer.from(bytes).toString().split('\n').length - 1).toBe(rows);
    }
    const all = Object.values(files)
      .map((bytes) => Buffer.from(bytes).toString())
      .join('\n');
    expect(all).not.toContain(OTHERS);
    for (const [name, id] of Object.entries(other.ids)) expect(all.includes(id), name).toBe(false);
    // Every kind of object that has an id of its own.
    const technical = [
      'upload',
      'reportFile',
      'scimToken',
      'webhook',
      'recordStore',
      'delivery',
      'signOn',
      'saml',
      'invitation',
      'roster',
    ];
    const missing = Object.entries(own.ids).filter(([name, id]) => !technical.includes(name) && !all.includes(id));
    expect(missing.map(([name]) => name)).toEqual([]);
    for (const table of ['answer_log', 'teacher_marks', 'student_notes', 'item_versions', 'payments'])
      expect(listed.find(({ path }) => path === `tables/${table}.jsonl`)?.rows).toBe(table === 'payments' ? 0 : 1);
    // No secrets.
    expect(all).not.toContain('$argon2');
    expect(all).not.toMatch(/"(password|pin|token)_digest"|"sealed_\w+"/);
    const { rows } = await database.pool.query(`select 1 from audit_log where action = 'exported' and school_id = $1`, [
      own.ids.school,
    ]);
    expect(rows).toHaveLength(1);
  });

  it('is for its admins and admins of Lectern, once for each address, and only in the browser that asked', async () => {
    const root = await signedInStaff(app, database.pool, 'admin');
    const { data } = await addressFor(root);
    expect((await download(own.users.schoolAdmin, data.schoolDataAddress)).statusCode).toBe(404);
    expect((await download(root, data.schoolDataAddress)).statusCode).toBe(200);
    expect((await download(root, data.schoolDataAddress)).statusCode).toBe(429);
    const moved = new URL(data.schoolDataAddress, 'http://x');
    moved.searchParams.set('query', other.ids.school ?? '');
    expect((await download(root, moved.pathname + moved.search)).statusCode).toBe(404);
    for (const who of [own.users.student, own.users.teacher]) expect((await addressFor(who)).code).toBe('FORBIDDEN');
    expect((await addressFor(other.users.schoolAdmin)).code).toBe('NOT_FOUND');
    expect((await addressFor(own.users.schoolAdmin, randomUUID())).code).toBe('NOT_FOUND');
  });

  it('ends with the permission: also for an admin of an organisation who works in the school', async () => {
    const trust = await testTrust(app, database.pool);
    expect((await addressFor(trust.admin, trust.second)).code).toBe('NOT_FOUND');
    await trust.admin.call('mutation ($school: ID!) { workInSchool(school: $school) }', { school: trust.second });
    const { data } = await addressFor(trust.admin, trust.second);
    await database.pool.query('delete from organisation_admins where user_id = $1', [trust.adminId]);
    expect((await download(trust.admin, data.schoolDataAddress)).statusCode).toBe(404);
  });
});
