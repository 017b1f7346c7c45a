import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '#domain/platform/language.ts';
import { PROCESSING_CATEGORIES } from '#domain/users/processing-category.ts';
import { processedDataTitle } from '#server/users/privacy/own-data.labels.ts';
import { PERSONAL_DATA } from '#server/users/privacy/personal-data.ts';
import { processingEntry } from '#server/users/privacy/processing/processing-record.ts';
import { testServer } from '../../../support/servers/test-server.ts';
import { signedInStaff, testSchool } from '../../../support/users/test-staff.ts';

const RECORD =
  'query ($school: ID!) { processingRecord(school: $school, language: de) { school entries { category data anonymised retained } rules { kind months } } }';

describe('the record of processing activities', () => {
  test('names every registered kind of personal data, in one category', () => {
    const personal = Object.keys(PERSONAL_DATA).filter((table) => PERSONAL_DATA[table]?.length !== 0);
    expect(personal.length).toBeGreaterThan(80);
    for (const language of LANGUAGES) {
      const named = PROCESSING_CATEGORIES.flatMap((category) => processingEntry(category, language).data);
      // It is read by those who process the data of others.
      expect(named.filter((title) => /\b(you|your|me|us|d(?:u|ir|ich|ein\w*))\b/i.test(title))).toEqual([]);
      expect(named.toSorted()).toEqual(personal.map((table) => processedDataTitle(table, language)).toSorted());
    }
  });

  test('says what stays after an account was deleted, as the registry does', () => {
    const billing = processingEntry('billing', 'en');
    expect(billing.retained).toContain(processedDataTitle('payments', 'en'));
    expect(billing.anonymised).toContain(processedDataTitle('orders', 'en'));
    expect(processingEntry('study', 'en').retained).toEqual([]);
  });
});

const { app, database } = await testServer();

test('is read by the admins of the school and of Lectern only, with the rules of retention of the school', async () => {
  const school = await testSchool(database.pool, 'North School');
  const admin = await signedInStaff(app, database.pool, 'schoolAdmin', school);
  await database.pool.query(`insert into retention_rules (school_id, kind, months) values ($1, 'leavers', 18)`, [
    school,
  ]);
  const { data } = await admin.call(RECORD, { school });
  expect(data.processingRecord).toMatchObject({ school: 'North School' });
  expect(data.processingRecord.entries).toHaveLength(PROCESSING_CATEGORIES.length);
  expect(data.processingRecord.rules).toContainEqual({ kind: 'leavers', months: 18 });
  expect((await (await signedInStaff(app, database.pool, 'admin')).call(RECORD, { school })).errors).toBeUndefined();
  const other = await signedInStaff(app, database.pool, 'schoolAdmin', await testSchool(database.pool, randomUUID()));
  expect((await other.call(RECORD, { school })).code).toBe('NOT_FOUND');
  for (const role of ['student', 'teacher'] as const)
    expect((await (await signedInStaff(app, database.pool, role, school)).call(RECORD, { school })).code).toBe(
      'FORBIDDEN',
    );
});
