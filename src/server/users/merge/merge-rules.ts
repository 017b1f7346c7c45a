import { ACCOUNT_MERGE_RULES } from './account.rules.ts';
import { CLASSROOM_MERGE_RULES } from './classroom.rules.ts';
import type { MergeRules } from './merge-rule.ts';
import { STUDY_MERGE_RULES } from './study.rules.ts';

/** What a merge does with each column that refers to a user. A test compares them with the database. */
export const MERGE_RULES: MergeRules = {
  ...STUDY_MERGE_RULES,
  ...CLASSROOM_MERGE_RULES,
  ...ACCOUNT_MERGE_RULES,
};
