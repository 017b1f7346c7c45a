/** What a merge of two accounts moves, as its preview counts it. */
export const MERGE_COUNTS = [
  'attempts',
  'reviews',
  'cards',
  'notes',
  'classes',
  'marks',
  'messages',
  'guardians',
  'orders',
  'taughtClasses',
  'questions',
  'quizzes',
  'signIns',
] as const;
export type MergeCount = (typeof MERGE_COUNTS)[number];

/**
 * What both accounts have and one person can have only once. Of each pair, the merge gives one to the account that is
 * kept; the other stays with the closed account.
 */
export const MERGE_CONFLICTS = [
  'cards',
  'materials',
  'marks',
  'openWork',
  'liveQuizzes',
  'classes',
  'reports',
  'guardians',
  'exceptions',
  'settings',
] as const;
export type MergeConflict = (typeof MERGE_CONFLICTS)[number];
