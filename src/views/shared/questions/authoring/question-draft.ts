import type { AuthoredQuestionQuery } from '#api/documents/questions/authoring.generated.ts';
import { blankQuestion } from '#domain/questions/authoring/blank-question.ts';
import { ESTIMATES, type QuestionDraft, type QuestionText } from '#domain/questions/authoring/question-draft.schema.ts';
import { isQuestionTypeName, type QuestionTypeName } from '#domain/questions/types/registry.ts';

export type Authored = AuthoredQuestionQuery['authoredQuestion'];

const NO_SOURCE = { work: null, author: null, url: null, licence: null };

/** Initial values of a new question. */
export const newDraft = (type: QuestionTypeName, topic: string): QuestionDraft => ({
  ...{ type, topic, subtopic: null, tags: [], estimate: null, stem: '', ...blankQuestion(type) },
  ...{ explanation: null, hints: [], source: NO_SOURCE, parameters: null },
});

/** A saved question as a draft. */
export function draftOf(item: Authored): QuestionDraft {
  const text = item.text;
  return {
    type: isQuestionTypeName(item.type) ? item.type : 'open',
    topic: item.topic.id,
    subtopic: item.subtopic,
    tags: [...item.tags],
    estimate: ESTIMATES.find((estimate) => estimate === item.estimate) ?? null,
    stem: text.stem,
    body: text.body,
    key: text.key,
    explanation: text.explanation,
    hints: [...text.hints],
    source: text.source,
    parameters: text.parameters ?? null,
  };
}

/** The part of a draft that belongs to its version: its location does not. */
export const textOf = ({ stem, body, key, explanation, hints, source, parameters }: Omit<QuestionText, 'type'>) => ({
  ...{ stem, body, key, explanation, hints, source, parameters },
});
