import type { MarkScheme } from '#domain/attempts/marking/mark-scheme.schema.ts';
import type { BodyOf, KeyOf, QuestionTypeName } from '#domain/questions/types/registry.ts';
import type { QuestionSource } from '../../platform/db/schema/questions/questions.ts';
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
};

/** A question of the bank in interchange form: reassembles what `partsOf` splits. */
export function questionOfStored(item: StoredQuestion): Question {
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
    ...answered(item),
  } as Question;
}

const order = (keepOrder: boolean) => (keepOrder ? { keepOrder } : {});

function answered({ type, body: storedBody, key: storedKey }: StoredQuestion): object {
  // The schemas of their type checked them when they were stored.
  const body = <T extends QuestionTypeName>(_: T) => storedBody as BodyOf<T>;
  const key = <T extends QuestionTypeName>(_: T) => storedKey as KeyOf<T>;
  switch (type) {
    case 'multiple-choice':
    case 'multiple-response': {
      const { choices, keepOrder } = body(type);
      const { choices: answer, weights } = key(type);
      return { type, choices, answer, ...order(keepOrder), ...(weights !== undefined && { weights }) };
    }
    case 'true-false':
      return { type, answer: key(type).value };
    case 'short-answer': {
      const { accepted, ...strictness } = key(type);
      return { type, answer: accepted, ...strictness };
    }
    case 'numeric': {
      const { unit, asksUnit } = body(type);
      return { type, answer: { ...key(type), unit, ...(asksUnit !== undefined && { asksUnit }) } };
    }
    case 'matching': {
      const { prompts, choices, keepOrder } = body(type);
      const { pairs } = key(type);
      return {
        type,
        choices,
        answer: prompts.map(({ id, text }) => ({ text, match: pairs[id] ?? '' })),
        ...order(keepOrder),
      };
    }
    case 'cloze': {
      const { gaps, ...strictness } = key(type);
      return { type, ...body(type), answer: gaps, ...strictness };
    }
    case 'ordering':
      return { type, choices: body(type).choices, answer: key(type).order };
    case 'hotspot':
      return { type, ...body(type), answer: key(type).spots };
    case 'labelling': {
      const { keepOrder, ...shown } = body(type);
      return { type, ...shown, answer: key(type).pairs, ...order(keepOrder) };
    }
    case 'table': {
      const { columns, rows } = body(type);
      const { cells, ...judged } = key(type);
      return {
        type,
        columns,
        rows: rows.map((row) => row.map((cell) => ('gap' in cell ? cell : cell.text))),
        answer: cells,
        ...judged,
      };
    }
    case 'expression':
      return { type, ...body(type), answer: key(type) };
    case 'open': {
      const { modelAnswer, scheme } = key(type);
      return { type, answer: modelAnswer, ...(scheme !== undefined && { scheme }) };
    }
    case 'structured-answer':
      return { type, ...written(key(type)) };
    case 'essay': {
      const { minWords, maxWords } = body(type);
      return {
        type,
        ...written(key(type)),
        ...(minWords !== null && { minWords }),
        ...(maxWords !== null && { maxWords }),
      };
    }
    case 'file':
      return { type, ...written(key(type)), maxFiles: body(type).maxFiles };
  }
}

const written = ({ scheme, modelAnswer }: { readonly scheme: MarkScheme; readonly modelAnswer: string | null }) => ({
  scheme,
  ...(modelAnswer !== null && { modelAnswer }),
});
