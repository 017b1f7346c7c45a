/** The publication stage of content. */
export const STAGES = ['draft', 'review', 'published'] as const;
export type Stage = (typeof STAGES)[number];

/** Whether a value is the name of a stage. */
export const isStage = (value: unknown): value is Stage => STAGES.some((stage) => stage === value);
