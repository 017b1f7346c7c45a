export const MASTERY_LEVELS = ['unknown', 'beginning', 'developing', 'secure', 'mastered'] as const;

export type MasteryLevelName = (typeof MASTERY_LEVELS)[number];
