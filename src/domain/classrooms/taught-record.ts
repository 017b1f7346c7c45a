/** What a teacher's search finds in the classes they teach. */
export const TAUGHT_RECORD_KINDS = ['classroom', 'assignment', 'student'] as const;
export type TaughtRecordKind = (typeof TAUGHT_RECORD_KINDS)[number];
