/** The kind of an assignment's part: questions to answer, or a material to read, to play or to learn. */
export const PART_KINDS = ['quiz', 'paper', 'questions', 'note', 'media', 'deck'] as const;
export type PartKind = (typeof PART_KINDS)[number];

const ANSWERED: readonly PartKind[] = ['quiz', 'paper', 'questions'];

/** Whether a part is answered by an attempt, and has marks. */
export const isAnswered = (kind: PartKind): boolean => ANSWERED.includes(kind);
