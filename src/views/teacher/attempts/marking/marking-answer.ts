import type { AnswerToMarkQuery } from '#api/documents/attempts/marking.generated.ts';

export type MarkingAnswer = NonNullable<AnswerToMarkQuery['answerToMark']>;
