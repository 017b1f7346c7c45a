import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sweepRosters } from '#server/interchange/rosters/roster-sweep.ts';
import { rosterFiles, rosterZip, sampleRoster, zipOfFiles } from '../../../../src/tools/bench/rosters/sample-roster.ts';
import { overlappingZip, zipOfMany } from '../../../support/hostile-archives.ts';
import { tusSender } from '../../../support/servers/tus-sender.ts';
import { signedInStaff } from '../../../support/users/test-staff.ts';
import { cookieOf } from '../../../support/users/test-users.ts';
import { openRosterWorld, type RosterWorld } from './roster-world.ts';

let world: RosterWorld;
beforeAll(async () => {
  world = await openRosterWorld();
});
afterAll(() => world.close());

describe('who may import', () => {
  test('an admin imports for any school, a school admin only for their own', async () => {
    const [one, two] = [await world.newSchool(), await world.newSchool()];
    const product = await signedInStaff(world.app, world.pool, 'admin');
    const ready = await world.preview(product, sampleRoster({ domain: 'product.example' }), one.id);
    expect(ready).toMatchObject({ state: 'ready', school: one.name });
    // A school admin who names another school imports for their own.
    const own = await world.preview(two.admin, sampleRoster({ domain: 'two.example' }), one.id);
    expect(own.school).toBe(two.name);
    expect((await world.start(product, await world.send(product, rosterZip(sampleRoster())), null)).text).toContain(
      'BEYOND_RIGHTS',
    );
  });

  test('another school’s admin sees, changes and downloads nothing of an import', async () => {
    const [one, two] = [await world.newSchool(), await world.newSchool()];
    const ready = await world.preview(one.admin, sampleRoster({ domain: 'secret.example' }));
    for (const text of [
      (await world.confirm(two.admin, ready)).text,
      (await world.press(two.admin, 'cancelRoster', ready.id)).text,
      (await world.press(two.admin, 'undoRoster', ready.id)).text,
      (await world.press(two.admin, 'resumeRoster', ready.id)).text,
      (await two.admin.call('query($id: ID!) { rosterImport(id: $id) { id } }', { id: ready.id })).text,
      (await two.admin.call('query($id: ID!) { rosterChanges(id: $id) { next } }', { id: ready.id })).text,
      (await two.admin.call('query($id: ID!) { rosterReport(id: $id) }', { id: ready.id })).text,
    ])
      expect(text).toContain('NOT_FOUND');
    expect((await two.admin.call('{ rosterImports { id } }')).data).toEqual({ rosterImports: [] });
    expect(await world.read(one.admin, ready.id)).toMatchObject({ state: 'ready' });
  });

  test.each(['student', 'teacher'] as const)('a %s can neither upload nor read a roster', async (role) => {
    const { id: school } = await world.newSchool();
    const user = await signedInStaff(world.app, world.pool, role, school);
    expect((await tusSender(world.origin, user).offer('roster.zip', 'roster', 10)).status).toBe(403);
    expect((await user.call('{ rosterImports { id } }')).text).toContain('FORBIDDEN');
    expect((await world.start(user, 'x', school)).text).toContain('FORBIDDEN');
  });

  test('an upload of another user, or for another purpose, is not found', async () => {
    const [one, two] = [await world.newSchool(), await world.newSchool()];
    const upload = await world.send(one.admin, rosterZip(sampleRoster()));
    expect((await world.start(two.admin, upload)).text).toContain('NOT_FOUND');
  });
});

describe('files that are no rosters', () => {
  const failureOf = async (bytes: Uint8Array) => {
    const { admin } = await world.newSchool();
    const { state, failedStep, problem } = await world.previewZip(admin, bytes);
    expect([state, failedStep]).toEqual(['failed', 'reading']);
    return problem;
  };

  test('what is not a zip archive is refused at once', async () => {
    const { admin } = await world.newSchool();
    const { text } = await world.start(admin, await world.send(admin, Buffer.from('sourcedId,name')));
    expect(text).toContain('rosterFileWrong');
  });

  test.each([
    ['files that share their bytes', () => overlappingZip(2_000, Buffer.alloc(900_000))],
    ['a path that leads outside', () => zipOfMany(1, Buffer.from('x'), () => '../../manifest.csv')],
    ['a name that is used twice', () => zipOfMany(2, Buffer.from('x'), () => 'manifest.csv')],
    ['a damaged archive', () => Buffer.concat([Buffer.from(rosterZip(sampleRoster())).subarray(0, 400)])],
  ])('%s: the archive is named', async (_, bytes) => {
    expect(await failureOf(bytes())).toMatchObject({ kind: 'archive' });
  });

  test('a CSV file that expands beyond the limit', async () => {
    const files = rosterFiles(sampleRoster());
    const problem = await failureOf(
      zipOfFiles({ ...files, 'users.csv': `${files['users.csv']}${' '.repeat(30_000_000)}` }),
    );
    expect(problem).toMatchObject({ kind: 'archive', reason: { code: 'packageFileTooLarge' } });
  });

  test('no manifest, and an open quote: the file and the line are named', async () => {
    const files = rosterFiles(sampleRoster());
    expect(await failureOf(zipOfFiles({ 'users.csv': files['users.csv'] ?? '' }))).toEqual({
      kind: 'roster',
      problem: { code: 'manifestMissing', file: 'manifest.csv', line: null, field: null, other: null },
    });
    expect(
      await failureOf(zipOfFiles({ ...files, 'users.csv': `${files['users.csv']}"student-9,\r\n` })),
    ).toMatchObject({ kind: 'roster', problem: { code: 'quoteOpen', file: 'users.csv', line: 8 } });
  });

  test('files in a folder, with a byte order mark and semicolons, are read', async () => {
    const { admin } = await world.newSchool();
    const files = Object.entries(rosterFiles(sampleRoster({ domain: 'bom.example' }))).map(
      ([name, text]) => [`roster/${name.toUpperCase()}`, `\uFEFF${text.replaceAll(',', ';')}`] as const,
    );
    expect(await world.previewZip(admin, zipOfFiles(Object.fromEntries(files)))).toMatchObject({
      ...{ state: 'ready', allCount: 14 },
    });
  });
});

describe('reports and history', () => {
  test('the report is a CSV file that no spreadsheet runs, for this school only', async () => {
    const { admin } = await world.newSchool();
    const roster = sampleRoster({ domain: 'csv.example', students: 1 });
    roster.users[2] = { ...roster.users[2], givenName: '=1+1' };
    roster.users.push({ ...roster.users[2], sourcedId: 'broken', email: 'broken' });
    roster.roles.push({ sourcedId: 'r', userSourcedId: 'broken', role: 'student', orgSourcedId: 'org-school' });
    const ready = await world.preview(admin, roster);
    const { data } = await admin.call<{ rosterReport: string }>('query($id: ID!) { rosterReport(id: $id) }', {
      id: ready.id,
    });
    const answer = await fetch(`${world.origin}${data.rosterReport}`, { headers: { cookie: cookieOf(admin) } });
    const text = await answer.text();
    expect(answer.headers.get('content-disposition')).toContain('roster.csv');
    expect(text).toContain("user,add,student-0,'=1+1 Abel 0");
    expect(text).toContain('emailInvalid,users.csv,5,email');
    const other = await world.newSchool();
    expect(
      (await fetch(`${world.origin}${data.rosterReport}`, { headers: { cookie: cookieOf(other.admin) } })).status,
    ).toBe(404);
  });

  test('a discarded preview has no names any more, and old changes are deleted', async () => {
    const { admin } = await world.newSchool();
    const ready = await world.preview(admin, sampleRoster({ domain: 'gone.example' }));
    await world.press(admin, 'cancelRoster', ready.id);
    const count = async (id: string) =>
      (await world.pool.query('select count(*)::int as count from roster_changes where import_id = $1', [id])).rows[0]
        ?.count;
    expect(await count(ready.id)).toBe(0);
    const waiting = await world.preview(admin, sampleRoster({ domain: 'wait.example' }));
    await world.pool.query(`update roster_imports set created_at = now() - interval '25 hours' where id = $1`, [
      waiting.id,
    ]);
    const done = await world.apply(admin, sampleRoster({ domain: 'old.example' }));
    await sweepRosters(world.pool);
    expect(await count(waiting.id)).toBe(0);
    expect(await world.read(admin, waiting.id)).toMatchObject({ state: 'cancelled' });
    expect(await count(done.id)).toBeGreaterThan(0);
    await world.pool.query(`update roster_imports set finished_at = now() - interval '31 days' where id = $1`, [
      done.id,
    ]);
    await sweepRosters(world.pool);
    expect(await count(done.id)).toBe(0);
    expect((await world.press(admin, 'undoRoster', done.id)).text).toContain('rosterUndoLate');
  });
});
