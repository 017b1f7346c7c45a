import { ACCOUNT_DATA } from './personal-data/account.data.ts';
import { BILLING_DATA } from './personal-data/billing.data.ts';
import { CLASSROOM_DATA } from './personal-data/classrooms.data.ts';
import { CONTENT_DATA } from './personal-data/content.data.ts';
import { IMPERSONAL_TABLES } from './personal-data/impersonal.data.ts';
import { SIGN_IN_DATA } from './personal-data/sign-in.data.ts';
import { STUDY_DATA } from './personal-data/study.data.ts';
import type { PersonalTables } from './personal-rows.ts';

/**
 * How every table of the database is exported and deleted. A table that is missing here fails a test, so that every new
 * table declares its personal data. Rows are deleted in this order; the tables to which they belong are last.
 */
export const PERSONAL_DATA: PersonalTables = {
  ...STUDY_DATA,
  ...CLASSROOM_DATA,
  ...CONTENT_DATA,
  ...BILLING_DATA,
  ...SIGN_IN_DATA,
  ...ACCOUNT_DATA,
  ...IMPERSONAL_TABLES,
};
