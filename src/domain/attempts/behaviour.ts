/**
 * When an attempt gives feedback: `deferred` after submission; `immediate` for each question once it has been checked,
 * which locks it; `interactive` allows several attempts with hints before.
 */
export const BEHAVIOURS = ['deferred', 'immediate', 'interactive'] as const;
export type Behaviour = (typeof BEHAVIOURS)[number];

/** Whether a value is the name of a behaviour. */
export const isBehaviour = (value: unknown): value is Behaviour => BEHAVIOURS.some((behaviour) => behaviour === value);

/** The student's confidence in an answer. It schedules reviews, and never counts for marks. */
export const CONFIDENCES = ['sure', 'unsure', 'guess'] as const;
export type Confidence = (typeof CONFIDENCES)[number];

/** Whether a value is a level of confidence. */
export const isConfidence = (value: unknown): value is Confidence =>
  CONFIDENCES.some((confidence) => confidence === value);
