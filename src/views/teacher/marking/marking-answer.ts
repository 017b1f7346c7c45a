import type { AnswerToMarkQuery } from '#api/documents/marking.generated.ts';

export type MarkingAnswer = NonNullable<AnswerToMarkQuery['answerToMark']>;
