/** The publication stage of content. */
export const STAGES = ['draft', 'review', 'published'] as const;
export type Stage = (typeof STAGES)[number];

export const isStage = (value: unknown): value is Stage => STAGES.some((stage) => stage === value);
