import type { AnswerToMarkQuery } from '#api/documents/marking.generated.ts';

export type DeskAnswer = NonNullable<AnswerToMarkQuery['answerToMark']>;
