/** What authors create from questions. */
export const SET_KINDS = ['quiz', 'paper'] as const;
export type AssessmentKind = (typeof SET_KINDS)[number];
