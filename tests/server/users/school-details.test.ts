import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { School } from '#server/users/school.queries.ts';
import type { TestBrowser } from '../../support/servers/test-api.ts';
import { testServer } from '../../support/servers/test-server.ts';
import { signedInStaff, testSchool } from '../../support/users/test-staff.ts';

const ROW =
  'id name revision details studentCount teacherCount adminCount classCount orderCount seatCount assignedSeatCount';
const READ = `query ($id: ID!) { school(id: $id) { ${ROW} } }`;
const SAVE = `mutation ($id: ID!, $revision: Int!, $details: SchoolDetails!) {
  saveSchoolDetails(id: $id, revision: $revision, details: $details) { ${ROW} } }`;
const DETAILS = {
  ...{ address: '1 High Street', place: 'Leeds', email: 'office@north.example', phone: '+44 113 496 0000' },
  website: 'https://north.example',
  dates: [{ kind: 'term', name: 'Autumn', from: '2027-09-01', until: '2027-12-17' }],
};

let school: string;
let admin: TestBrowser;
const { database, app } = await testServer();
beforeEach(async () => {
  await database.pool.query('delete from attempt_counts');
  school = await testSchool(database.pool, `School ${randomUUID()}`);
  admin = await signedInStaff(app, database.pool, 'schoolAdmin', school);
});

const read = async (who: TestBrowser): Promise<School> =>
  (await who.call<{ school: School }>(READ, { id: school })).data.school;
const save = (who: TestBrowser, revision: number, details: object = DETAILS) =>
  who.call<{ saveSchoolDetails: School }>(SAVE, { id: school, revision, details });

describe('the details of a school', () => {
  it('are saved by its admin and by admins, with the numbers of users and classes', async () => {
    await database.pool.query('insert into classrooms (id, school_id, name) values (gen_random_uuid(), $1, $2)', [
      school,
      '10A',
    ]);
    const before = await read(admin);
    expect(before).toMatchObject({ adminCount: 1, studentCount: 0, classCount: 1, orderCount: 0, seatCount: 0 });
    expect(before.details).toEqual({
      address: '',
      place: '',
      email: '',
      phone: '',
      website: '',
      logo: null,
      dates: [],
    });
    const { data } = await save(admin, before.revision);
    expect(data.saveSchoolDetails.details).toEqual({ ...DETAILS, logo: null });
    const root = await signedInStaff(app, database.pool, 'admin');
    const again = await save(root, data.saveSchoolDetails.revision, { ...DETAILS, place: 'York' });
    expect(again.data.saveSchoolDetails.details.place).toBe('York');
    const { rows } = await database.pool.query(
      `select before->>'place' as before, after->>'place' as after from audit_log where record_id = $1 order by id`,
      [school],
    );
    expect(rows).toEqual([
      { before: '', after: 'Leeds' },
      { before: 'Leeds', after: 'York' },
    ]);
  });

  it('are not overwritten by an admin who has not seen the latest', async () => {
    const { revision } = await read(admin);
    const second = await signedInStaff(app, database.pool, 'schoolAdmin', school);
    const answers = await Promise.all([save(admin, revision), save(second, revision, { ...DETAILS, place: 'York' })]);
    expect(answers.filter(({ errors }) => errors === undefined)).toHaveLength(1);
    expect(answers.map(({ text }) => text).join()).toContain('CHANGED_MEANWHILE');
  });

  it('are neither shown nor saved to other schools', async () => {
    const { revision } = await read(admin);
    const elsewhere = await testSchool(database.pool, `Elsewhere ${randomUUID()}`);
    const other = await signedInStaff(app, database.pool, 'schoolAdmin', elsewhere);
    expect((await other.call(READ, { id: school })).text).toContain('NOT_FOUND');
    expect((await save(other, revision)).text).toContain('NOT_FOUND');
    expect((await admin.call(READ, { id: 'x' })).text).toContain('NOT_FOUND');
    for (const role of ['student', 'teacher'] as const) {
      const user = await signedInStaff(app, database.pool, role, school);
      expect((await user.call(READ, { id: school })).text).toContain('FORBIDDEN');
      expect((await save(user, revision)).text).toContain('FORBIDDEN');
    }
    expect((await save(admin, revision, { ...DETAILS, website: 'javascript:alert(1)' })).errors).toBeDefined();
    expect((await read(admin)).revision).toBe(revision);
  });

  it('are private, except the place and the website', async () => {
    await save(admin, (await read(admin)).revision);
    const { data, text } = await admin.call<{ schools: { id: string }[] }>('{ schools { id name place website } }');
    expect(data.schools.find(({ id }) => id === school)).toMatchObject({
      place: 'Leeds',
      website: 'https://north.example',
    });
    expect(text).not.toContain('office@north.example');
  });
});
