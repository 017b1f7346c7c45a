import type { Template } from '#domain/questions/parameters/template.ts';
import type { QuestionTypeName } from '#domain/questions/types/registry.ts';
import type { QuestionSource } from '../../platform/db/schema/questions/questions.ts';
import { answerFields } from '../questions/question.answer.ts';
import type { Question } from '../questions/question.schema.ts';
import { tagged } from '../questions/question-tags.ts';

/** A question as the bank stores it. */
export type StoredQuestion = {
  readonly externalId: string;
  readonly subject: string;
  readonly topic: string;
  readonly subtopic: string | null;
  readonly type: QuestionTypeName;
  readonly stem: string;
  readonly body: unknown;
  readonly key: unknown;
  readonly explanation: string | null;
  readonly hints: readonly string[];
  readonly source: QuestionSource;
  readonly images: readonly string[];
  readonly tags: readonly string[];
  /** Null or left out: the question is not randomised, or is written as an example. */
  readonly template?: Template | null;
};

/** A question of the bank in interchange form: reassembles what `partsOf` splits. */
export function questionOfStored(stored: StoredQuestion): Question {
  const { template = null } = stored;
  const item = template === null ? stored : { ...stored, ...template };
  const { work, author, url, licence } = item.source;
  const hasSource = work !== null || author !== null || url !== null;
  return {
    id: item.externalId,
    subject: item.subject,
    topic: item.topic,
    ...(item.subtopic !== null && { subtopic: item.subtopic }),
    stem: item.stem,
    ...(item.explanation !== null && { explanation: item.explanation }),
    ...(item.hints.length > 0 && { hints: [...item.hints] }),
    ...tagged(item.tags),
    ...(hasSource && { source: { work, author, url } }),
    ...(licence !== null && { licence }),
    type: item.type,
    ...answerFields(item.type, item.body, item.key),
    ...(template !== null && { parameters: template.parameters }),
  } as Question;
}
