/**
 * How an attempt answers the student: `deferred` tells nothing before it is handed in; `immediate` tells of each question
 * once it has been checked, and locks it; `interactive` gives several tries and hints before it does.
 */
export const BEHAVIOURS = ['deferred', 'immediate', 'interactive'] as const;
export type Behaviour = (typeof BEHAVIOURS)[number];

export const isBehaviour = (value: unknown): value is Behaviour => BEHAVIOURS.some((behaviour) => behaviour === value);

/** The student's confidence in an answer. It schedules reviews, and never counts for marks. */
export const CONFIDENCES = ['sure', 'unsure', 'guess'] as const;
export type Confidence = (typeof CONFIDENCES)[number];

export const isConfidence = (value: unknown): value is Confidence =>
  CONFIDENCES.some((confidence) => confidence === value);
