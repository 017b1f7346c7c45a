import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sampleEnrolment, sampleRoster } from '../../../../src/tools/bench/rosters/sample-roster.ts';
import { openRosterWorld, type RosterWorld } from './roster-world.ts';

let world: RosterWorld;
beforeAll(async () => {
  world = await openRosterWorld();
});
afterAll(() => world.close());

let domains = 0;
/** Emails are unique in the whole installation. */
const domain = (): string => {
  domains += 1;
  return `s${domains}.example`;
};
const ownRoster = (options: Parameters<typeof sampleRoster>[0] = {}) => sampleRoster({ domain: domain(), ...options });

describe('applying', () => {
  test('a roster creates accounts, classes and memberships; the same roster again changes nothing', async () => {
    const { admin, id: school } = await world.newSchool();
    const roster = ownRoster();
    const ready = await world.preview(admin, roster);
    expect(ready).toMatchObject({ state: 'ready', doneCount: 0, allCount: 14 });
    expect(ready.report).toMatchObject({ version: '1.2', source: 'Sample system', isDelta: false, problemCount: 0 });
    // Nothing has happened yet.
    expect((await world.state(school)).users).toEqual([]);
    await world.confirm(admin, ready);
    await world.run(ready.id);
    const done = await world.read(admin, ready.id);
    expect(done).toMatchObject({ state: 'done', outcome: { applied: 14, skipped: 0 }, canUndo: true });
    const { users, classes } = await world.state(school);
    expect(users).toHaveLength(6);
    expect(users[0]).toMatchObject({ name: 'Amara Abel 0', role: 'student', disabled: false });
    expect(classes).toMatchObject([
      { name: 'Biology 1', archived: false, students: { length: 2 }, teachers: { length: 1 } },
      { name: 'Chemistry 2', students: { length: 2 }, teachers: { length: 1 } },
    ]);
    const again = await world.preview(admin, roster);
    expect(again).toMatchObject({ state: 'ready', allCount: 0, report: { counts: [], warnings: [] } });
    const { rows } = await world.pool.query(
      `select action, count(*)::int as count from audit_log where school_id = $1 and resource in ('users', 'classrooms', 'rosters')
       group by resource, action order by resource, action`,
      [school],
    );
    expect(rows).toEqual([
      { action: 'changed', count: 2 },
      { action: 'created', count: 2 },
      { action: 'imported', count: 1 },
      { action: 'created', count: 6 },
    ]);
  });

  test('a later roster changes, deactivates and removes; sessions end and work stays', async () => {
    const { admin, id: school } = await world.newSchool();
    const own = domain();
    await world.apply(admin, sampleRoster({ domain: own, students: 10 }));
    const { rows: leaving } = await world.pool.query<{ id: string }>('select id from users where email = $1', [
      `student-9@${own}`,
    ]);
    await world.pool.query(
      `insert into sessions (id, user_id, binding_digest, user_agent) values (gen_random_uuid(), $1, '', '')`,
      [leaving[0]?.id],
    );
    const next = sampleRoster({ domain: own, students: 9 });
    next.users[2] = { ...next.users[2], givenName: 'Renamed' };
    next.classes[0] = { ...next.classes[0], title: 'New title' };
    const done = await world.apply(admin, next);
    expect(done).toMatchObject({ state: 'done', outcome: { applied: 4 } });
    const { users, classes } = await world.state(school);
    expect(users.find(({ email }) => email === `student-9@${own}`)).toMatchObject({ disabled: true });
    expect(users.find(({ email }) => email === `student-0@${own}`)).toMatchObject({ name: 'Renamed Abel 0' });
    expect(classes.map(({ name }) => name)).toEqual(['Chemistry 2', 'New title']);
    const { rows } = await world.pool.query(
      `select (select count(*)::int from sessions where user_id = $1 and revoked_at is null) as sessions,
         (select count(*)::int from classroom_members where user_id = $1 and left_at is not null) as left`,
      [leaving[0]?.id],
    );
    expect(rows).toEqual([{ sessions: 0, left: 1 }]);
  });

  test('a roster that would remove too much is refused without the typed name of the school', async () => {
    const { admin, name } = await world.newSchool();
    const own = domain();
    await world.apply(admin, sampleRoster({ domain: own, students: 8 }));
    const ready = await world.preview(admin, sampleRoster({ domain: own, students: 2 }));
    expect(ready.report?.warnings).toMatchObject([
      { about: 'users', count: 6, of: 10 },
      { about: 'classList', count: 3, of: 4 },
      { about: 'classList', count: 3, of: 4 },
    ]);
    for (const typed of ['', 'yes']) {
      const { text } = await world.confirm(admin, ready, { typed });
      expect(text).toContain('rosterConfirmationWrong');
    }
    expect((await world.read(admin, ready.id)).state).toBe('ready');
    const accepted = await world.confirm(admin, ready, { typed: ` ${name.toUpperCase()} ` });
    expect(accepted.errors).toBeUndefined();
    await world.run(ready.id);
    expect(await world.read(admin, ready.id)).toMatchObject({ state: 'done' });
  });

  test('changes that were computed from data that has changed since are computed and shown again', async () => {
    const { admin, id: school } = await world.newSchool();
    const own = domain();
    await world.apply(admin, sampleRoster({ domain: own }));
    const next = sampleRoster({ domain: own });
    next.users[2] = { ...next.users[2], givenName: 'Renamed' };
    const ready = await world.preview(admin, next);
    await world.pool.query('update users set name = $2 where email = $1', [`student-1@${own}`, 'Somebody']);
    await world.confirm(admin, ready);
    await world.run(ready.id);
    const shown = await world.read(admin, ready.id);
    expect(shown).toMatchObject({ state: 'ready', isRecomputed: true, allCount: 2 });
    expect((await world.state(school)).users.map(({ name }) => name)).toContain('Somebody');
    // What was shown before can't be confirmed any more.
    expect((await world.confirm(admin, ready)).text).toContain('CHANGED_MEANWHILE');
    await world.confirm(admin, shown);
    await world.run(ready.id);
    expect(await world.read(admin, ready.id)).toMatchObject({ state: 'done', isRecomputed: false });
  });

  test('a value that changes while the import runs is skipped by name', async () => {
    const { admin } = await world.newSchool();
    const own = domain();
    await world.apply(admin, sampleRoster({ domain: own }));
    const next = sampleRoster({ domain: own });
    next.users[2] = { ...next.users[2], givenName: 'Renamed' };
    const ready = await world.preview(admin, next);
    await world.confirm(admin, ready);
    // As if it were compared before and applied after the change.
    await world.pool.query('update roster_imports set applied_at = now() where id = $1', [ready.id]);
    await world.pool.query('update users set name = $2 where email = $1', [`student-0@${own}`, 'By hand']);
    await world.run(ready.id);
    expect(await world.read(admin, ready.id)).toMatchObject({ state: 'done', outcome: { applied: 0, skipped: 1 } });
    expect((await world.changes(admin, ready.id, { left: true })).rows).toMatchObject([
      { title: 'Renamed Abel 0', status: 'skipped', reason: 'changedSince' },
    ]);
  });

  test('a job that is stopped in the middle continues; nothing is applied twice', async () => {
    const { admin, id: school } = await world.newSchool();
    const ready = await world.preview(admin, ownRoster({ students: 600, teachers: 3, classes: 6 }));
    await world.confirm(admin, ready);
    const stop = new AbortController();
    const watching = setInterval(async () => {
      const { doneCount } = await world.read(admin, ready.id);
      if (doneCount > 0) stop.abort();
    }, 10);
    await expect(world.run(ready.id, stop.signal, false)).rejects.toThrow('stopped');
    clearInterval(watching);
    const halted = await world.read(admin, ready.id);
    expect(halted.state).toBe('applying');
    expect(halted.doneCount).toBeLessThan(halted.allCount);
    await world.run(ready.id);
    expect(await world.read(admin, ready.id)).toMatchObject({ state: 'done', outcome: { applied: 1_215, skipped: 0 } });
    expect((await world.state(school)).users).toHaveLength(603);
  });

  test('an import that fails on every attempt says so, blocks others by name, and can be continued or undone', async () => {
    const { admin, id: school } = await world.newSchool();
    const roster = ownRoster();
    const ready = await world.preview(admin, roster);
    await world.confirm(admin, ready);
    await world.pool.query(
      `create or replace function break_classes() returns trigger language plpgsql as $$ begin raise 'broken'; end $$;
       create trigger broken before insert on classrooms for each row execute function break_classes()`,
    );
    await expect(world.run(ready.id)).rejects.toThrow('broken');
    await world.pool.query('drop trigger broken on classrooms');
    expect(await world.read(admin, ready.id)).toMatchObject({ state: 'failed', failedStep: 'applying', canUndo: true });
    const second = await world.start(admin, await world.send(admin, new Uint8Array([80, 75, 3, 4])));
    expect(second.text).toContain('rosterInProgress');
    expect(second.text).toContain('roster.zip');
    await world.press(admin, 'resumeRoster', ready.id);
    await world.run(ready.id);
    expect(await world.read(admin, ready.id)).toMatchObject({ state: 'done', outcome: { applied: 14 } });
    expect((await world.state(school)).classes).toHaveLength(2);
  });

  test('of two imports that are confirmed at the same moment, one is refused by name', async () => {
    const { admin } = await world.newSchool();
    const own = domain();
    const previews = [
      await world.preview(admin, sampleRoster({ domain: own })),
      await world.preview(admin, sampleRoster({ domain: own, students: 5 })),
    ];
    const answers = await Promise.all(previews.map((ready) => world.confirm(admin, ready)));
    expect(answers.filter(({ errors }) => errors === undefined)).toHaveLength(1);
    expect(answers.find(({ errors }) => errors !== undefined)?.text).toContain('IN_USE');
  });

  test('a roster of several schools asks which one it is; another one the next time needs the typed name', async () => {
    const { admin } = await world.newSchool();
    const roster = ownRoster();
    roster.orgs.push({ sourcedId: 'org-2', name: 'Other', type: 'school' });
    const ready = await world.preview(admin, roster);
    expect(ready).toMatchObject({ state: 'ready', allCount: 0, report: { school: null, isDelta: false } });
    const chosen = await world.choose(admin, ready.id, { school: 'org-school' });
    expect(chosen).toMatchObject({ allCount: 14, report: { school: { id: 'org-school' } } });
    await world.confirm(admin, chosen);
    await world.run(ready.id);
    // The school is remembered.
    expect(await world.preview(admin, roster)).toMatchObject({ allCount: 0, report: { warnings: [] } });
    const other = await world.preview(admin, roster);
    expect((await world.choose(admin, other.id, { school: 'org-2' })).report?.warnings).toContainEqual({
      ...{ about: 'school', title: 'Other', count: 0, of: 0 },
    });
  });

  test('a delta leaves what it does not list', async () => {
    const { admin, id: school } = await world.newSchool();
    const own = domain();
    await world.apply(admin, sampleRoster({ domain: own, students: 8 }));
    const delta = sampleRoster({ domain: own, mode: 'delta', students: 1, teachers: 0, classes: 0 });
    delta.users[0] = { ...delta.users[0], status: 'tobedeleted' };
    const done = await world.apply(admin, delta);
    expect(done.report?.isDelta).toBe(true);
    expect((await world.state(school)).users.filter(({ disabled }) => disabled)).toHaveLength(1);
  });
});

describe('accounts that exist already', () => {
  test('one with the same email is offered; a person confirms it', async () => {
    const { admin, id: school } = await world.newSchool();
    const own = domain();
    await world.pool.query(
      `insert into users (id, email, name, role, school_id) values (gen_random_uuid(), $1, 'A. Abel', 'student', $2)`,
      [`student-0@${own}`, school],
    );
    const roster = sampleRoster({ domain: own, students: 1 });
    const ready = await world.preview(admin, roster);
    expect((await world.changes(admin, ready.id, { action: 'match' })).rows).toMatchObject([
      { title: 'Amara Abel 0', sourcedId: 'student-0', before: { name: 'A. Abel' } },
    ]);
    const chosen = await world.choose(admin, ready.id, { users: ['student-0'] });
    expect(chosen.report?.counts).not.toContainEqual(expect.objectContaining({ action: 'match' }));
    await world.confirm(admin, chosen);
    await world.run(ready.id);
    const { users, classes } = await world.state(school);
    expect(users).toHaveLength(3);
    expect(users[0]).toMatchObject({ name: 'Amara Abel 0' });
    expect(classes[0]).toMatchObject({ students: [`student-0@${own}`] });
  });

  test('accounts of other schools, and without a school, are neither changed nor revealed by the preview', async () => {
    const { admin } = await world.newSchool();
    const other = await world.newSchool();
    const own = domain();
    await world.apply(other.admin, sampleRoster({ domain: own }));
    const before = await world.state(other.id);
    const fresh = await world.preview(admin, ownRoster());
    const taken = await world.preview(admin, sampleRoster({ domain: own }));
    // The preview is the same as with unused addresses: it says nothing about accounts elsewhere.
    expect(taken.report).toEqual(fresh.report);
    await world.confirm(admin, taken);
    await world.run(taken.id);
    expect((await world.changes(admin, taken.id, { kind: 'user' })).rows.map(({ reason }) => reason)).toEqual(
      Array.from({ length: 6 }, () => 'emailUnusable'),
    );
    expect(await world.state(other.id)).toEqual(before);
    const { rows } = await world.pool.query(
      `select count(*)::int as members from roster_links l join users u on u.id = l.user_id where l.school_id <> u.school_id`,
    );
    expect(rows).toEqual([{ members: 0 }]);
  });

  test('no roster creates an admin, or changes one', async () => {
    const { admin, id: school } = await world.newSchool();
    const { rows } = await world.pool.query<{ email: string }>(
      `select email from users where school_id = $1 and role = 'schoolAdmin'`,
      [school],
    );
    const roster = ownRoster({ students: 1, teachers: 0, classes: 0 });
    roster.users[0] = { ...roster.users[0], email: rows[0]?.email ?? '' };
    roster.users.push({ ...roster.users[0], sourcedId: 'boss', email: `boss@${domain()}` });
    for (const role of ['administrator', 'systemAdministrator', 'principal'])
      roster.roles.push({ sourcedId: role, userSourcedId: 'boss', role, orgSourcedId: 'org-school' });
    const ready = await world.preview(admin, roster);
    expect(ready.report).toMatchObject({ counts: [], skipped: [{ kind: 'admins', count: 1 }] });
    expect(ready.report?.problems).toMatchObject([{ code: 'accountIsAdmin', line: 2 }]);
  });
});

describe('undo', () => {
  test('restores users, classes and memberships; a repeated import brings them back', async () => {
    const { admin, id: school } = await world.newSchool();
    const own = domain();
    await world.apply(admin, sampleRoster({ domain: own, students: 10 }));
    const before = await world.state(school);
    const next = sampleRoster({ domain: own, students: 9, classes: 3 });
    next.users[2] = { ...next.users[2], givenName: 'Renamed', email: `new@${own}` };
    next.classes[0] = { ...next.classes[0], title: 'New title' };
    next.users.push({ ...next.users[3], sourcedId: 'extra', email: `extra@${own}` });
    next.roles.push({ sourcedId: 'r', userSourcedId: 'extra', role: 'student', orgSourcedId: 'org-school' });
    next.enrollments.push(sampleEnrolment('class-2', 'extra', 'student'));
    const { name } = (await world.pool.query('select name from schools where id = $1', [school])).rows[0];
    const done = await world.apply(admin, next, { typed: name });
    const after = await world.state(school);
    expect(after).not.toEqual(before);
    expect(await world.undo(admin, done.id)).toMatchObject({ state: 'undone', outcome: { retained: 0 } });
    const undone = await world.state(school);
    expect(undone.users.filter(({ email }) => email !== `extra@${own}`)).toEqual(before.users);
    expect(undone.users.find(({ email }) => email === `extra@${own}`)).toMatchObject({ disabled: true });
    expect(undone.classes.filter(({ archived }) => !archived)).toEqual(before.classes);
    await world.apply(admin, next, { typed: name });
    expect(await world.state(school)).toEqual(after);
  });

  test('names what something else has changed since, and leaves it', async () => {
    const { admin, id: school } = await world.newSchool();
    const own = domain();
    await world.apply(admin, sampleRoster({ domain: own, students: 10 }));
    const next = sampleRoster({ domain: own, students: 10, classes: 2 });
    next.users[2] = { ...next.users[2], givenName: 'Renamed' };
    next.classes.push({ ...next.classes[0], sourcedId: 'class-new', title: 'In use' });
    const done = await world.apply(admin, next);
    await world.pool.query('update users set name = $2 where email = $1', [`student-0@${own}`, 'By hand']);
    await world.pool.query(
      `insert into classroom_teachers (classroom_id, user_id)
       select c.id, u.id from classrooms c, users u where c.school_id = $1 and c.name = 'In use' and u.email = $2`,
      [school, `teacher-0@${own}`],
    );
    expect(await world.undo(admin, done.id)).toMatchObject({ state: 'undone', outcome: { retained: 2, undone: 0 } });
    expect((await world.changes(admin, done.id, { left: true })).rows).toMatchObject([
      { title: 'Renamed Abel 0', status: 'retained', reason: 'changedSince' },
      { title: 'In use', status: 'retained', reason: 'classInUse' },
    ]);
    expect((await world.state(school)).users.map(({ name }) => name)).toContain('By hand');
  });

  test('only the latest import can be undone', async () => {
    const { admin } = await world.newSchool();
    const own = domain();
    const first = await world.apply(admin, sampleRoster({ domain: own }));
    const second = await world.apply(admin, sampleRoster({ domain: own, students: 5 }));
    expect(await world.read(admin, first.id)).toMatchObject({ canUndo: false });
    expect((await world.press(admin, 'undoRoster', first.id)).text).toContain('rosterUndoLater');
    await world.undo(admin, second.id);
    expect(await world.undo(admin, first.id)).toMatchObject({ state: 'undone' });
  });

  test('never deletes work: a student’s attempt and membership stay', async () => {
    const { admin, id: school } = await world.newSchool();
    const done = await world.apply(admin, ownRoster({ students: 1 }));
    await world.undo(admin, done.id);
    const { rows } = await world.pool.query(
      `select count(*)::int as rows, count(m.left_at)::int as left from classroom_members m
       join classrooms c on c.id = m.classroom_id where c.school_id = $1`,
      [school],
    );
    expect(rows).toEqual([{ rows: 1, left: 1 }]);
  });
});

describe('emails', () => {
  test('new users are invited once, and can set their password; undo ends invitations', async () => {
    const { admin } = await world.newSchool();
    const done = await world.apply(admin, ownRoster({ students: 2, teachers: 1, classes: 1 }), { invites: true });
    expect(done.outcome.mailsLeft).toBe(3);
    await expect(world.mail(done.id, true)).rejects.toThrow('The mail server is down.');
    expect((await world.read(admin, done.id)).outcome.mailsLeft).toBe(3);
    await world.pool.query('update roster_changes set mail_at = now() where mail_at is not null');
    world.mails.length = 0;
    await world.mail(done.id);
    await world.mail(done.id);
    expect(world.mails).toHaveLength(3);
    expect(world.mails[0]?.text).toMatch(/\/invitation#/);
    const codes = `select count(*)::int as count from one_time_codes c join roster_changes r on r.user_id = c.user_id
      where r.import_id = $1 and r.kind = 'user'`;
    expect((await world.pool.query(codes, [done.id])).rows).toEqual([{ count: 3 }]);
    await world.undo(admin, done.id);
    expect((await world.pool.query(codes, [done.id])).rows).toEqual([{ count: 0 }]);
  });

  test('a school that signs in with its identity provider only sends none', async () => {
    const { admin, id: school } = await world.newSchool();
    await world.pool.query(
      `insert into sign_on_providers (id, school_id, name, issuer, client_id, scopes, refuses_passwords)
       values (gen_random_uuid(), $1, 'Login', 'https://login.example', 'client', 'openid', true)`,
      [school],
    );
    const done = await world.apply(admin, ownRoster(), { invites: true });
    expect(done).toMatchObject({ refusesPasswords: true, invites: false, outcome: { mailsLeft: 0 } });
  });

  test('an account whose email has changed notifies the old address', async () => {
    const { admin, id: school } = await world.newSchool();
    const own = domain();
    await world.apply(admin, sampleRoster({ domain: own, students: 1, classes: 0 }));
    await world.pool.query(`update users set password_digest = 'x' where school_id = $1`, [school]);
    const next = sampleRoster({ domain: own, students: 1, classes: 0 });
    next.users[2] = { ...next.users[2], email: `moved@${own}` };
    const done = await world.apply(admin, next);
    world.mails.length = 0;
    await world.mail(done.id);
    expect(world.mails).toMatchObject([{ to: `student-0@${own}` }]);
  });
});
