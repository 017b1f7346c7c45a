import type pg from 'pg';
import type { Language } from '#domain/platform/language.ts';
import { PROCESSING_CATEGORIES, type ProcessingCategory } from '#domain/users/processing-category.ts';
import type { Viewer } from '../../../access/viewer.ts';
import { readAppSettings } from '../../../platform/settings/app-setting.commands.ts';
import { type RetentionState, readRetention } from '../../retention/retention.queries.ts';
import { readSchool } from '../../school.queries.ts';
import { OWN_DATA_TABLES, processedDataTitle } from '../own-data.labels.ts';
import { ACCOUNT_DATA } from '../personal-data/account.data.ts';
import { BILLING_DATA } from '../personal-data/billing.data.ts';
import { CLASSROOM_DATA } from '../personal-data/classrooms.data.ts';
import { CONTENT_DATA } from '../personal-data/content.data.ts';
import { SIGN_IN_DATA } from '../personal-data/sign-in.data.ts';
import { STUDY_DATA } from '../personal-data/study.data.ts';
import type { PersonalTables } from '../personal-rows.ts';

/** The part of the registry that each category of the record describes. */
export const PROCESSED_TABLES: Readonly<Record<ProcessingCategory, PersonalTables>> = {
  account: ACCOUNT_DATA,
  signIn: SIGN_IN_DATA,
  study: STUDY_DATA,
  classes: CLASSROOM_DATA,
  content: CONTENT_DATA,
  billing: BILLING_DATA,
};

/** A category of the record: kinds of data by their titles, and what happens to them when an account is deleted. */
export type ProcessingEntry = {
  readonly category: ProcessingCategory;
  readonly data: readonly string[];
  /** Kinds of data of which rows stay without the name of the person. */
  readonly anonymised: readonly string[];
  /** Kinds of data of which rows stay unchanged. */
  readonly retained: readonly string[];
};

export type ProcessingRecord = {
  readonly school: string;
  readonly entries: readonly ProcessingEntry[];
  readonly rules: readonly RetentionState[];
  /** Days from the request to delete an account to its deletion. */
  readonly deletionDays: number;
};

/** One category, as the registry says. */
export function processingEntry(category: ProcessingCategory, language: Language): ProcessingEntry {
  const tables = PROCESSED_TABLES[category];
  const titlesOf = (matches: (kinds: PersonalTables[string]) => boolean): string[] =>
    OWN_DATA_TABLES.flatMap((table) => {
      const kinds = Object.hasOwn(tables, table) ? tables[table] : undefined;
      const title = processedDataTitle(table, language);
      return kinds !== undefined && title !== null && matches(kinds) ? [title] : [];
    });
  return {
    category,
    data: titlesOf((kinds) => kinds.length > 0),
    anonymised: titlesOf((kinds) => kinds.some(({ onDeletion }) => onDeletion.does === 'fade')),
    retained: titlesOf((kinds) => kinds.some(({ onDeletion }) => onDeletion.does === 'keep')),
  };
}

/** The record of a school, with its own rules of retention. Throws `NOT_FOUND`, also for other schools. */
export async function readProcessingRecord(
  pool: pg.Pool,
  viewer: Viewer,
  { school, language }: { readonly school: string; readonly language: Language },
): Promise<ProcessingRecord> {
  const rules = await readRetention(pool, viewer, school);
  const { name } = await readSchool(pool, viewer, school);
  return {
    school: name,
    entries: PROCESSING_CATEGORIES.map((category) => processingEntry(category, language)),
    rules,
    deletionDays: (await readAppSettings(pool)).accountDeletionDays,
  };
}
