import { evaluateAwards } from '#domain/attempts/marking/evaluate-awards.rule.ts';
import type { MarkScheme } from '#domain/attempts/marking/mark-scheme.schema.ts';
import type { ImportReason } from '#domain/interchange/import-reason.ts';
import type { Strictness } from '#domain/questions/answers/text.comparison.ts';
import type { ChoiceMisconceptions } from '#domain/questions/choice-misconceptions.ts';
import { type ChoiceWeights, isDefault } from '#domain/questions/choice-weights.ts';
import type { Question } from './question.schema.ts';
import type { SchemeInFile } from './question-fields.schema.ts';

/* What several question types have in common in a file. */

/** Prompts and points are named by position, so that the same question has the same names when it is read again. */
export const promptId = (at: number): string => `p${at + 1}`;

/** The field of a question whose choices stay in their order; none otherwise. */
export const orderField = (keepOrder: boolean) => (keepOrder ? { keepOrder } : {});

/** The fields of a strictness that are set. */
export const strictnessOf = ({ caseSensitive, ignoreAccents }: Strictness) => ({
  ...(caseSensitive !== undefined && { caseSensitive }),
  ...(ignoreAccents !== undefined && { ignoreAccents }),
});

type Weighted = {
  readonly choices: readonly { readonly id: string }[];
  readonly answer: readonly string[];
  readonly weights?: ChoiceWeights | undefined;
};

/**
 * Weights that say the same as the answer key are left out, so that equal questions stay equal however they were
 * written.
 */
export const weightsPart = ({ choices, answer, weights }: Weighted, single: boolean) =>
  weights === undefined || isDefault(weights, choices, answer, single) ? {} : { weights };

/** An empty list of misconceptions says nothing, and is left out. */
export const misconceptionsPart = (misconceptions: ChoiceMisconceptions | undefined) =>
  misconceptions === undefined || Object.keys(misconceptions).length === 0 ? {} : { misconceptions };

/** The loss of a format whose choices say nothing about students. */
export const lostMisconceptions = (question: Question): ImportReason[] =>
  'misconceptions' in question && question.misconceptions !== undefined ? [{ code: 'misconceptionsDropped' }] : [];

/** A mark scheme with defaults for what the file leaves out: names of points, single marks, the total. */
export function schemePart({ points, groups, total }: SchemeInFile): { scheme: MarkScheme } {
  const named = points.map(({ id, marks = 1, ...point }, at) => ({ ...point, id: id ?? promptId(at), marks }));
  const scheme = { points: named, ...(groups !== undefined && { groups }) };
  const most = evaluateAwards(
    { ...scheme, total: Number.MAX_SAFE_INTEGER },
    named.map(({ id }) => ({ point: id })),
  );
  return { scheme: { ...scheme, total: total ?? most.marks } };
}

type Written = { readonly scheme: SchemeInFile; readonly modelAnswer?: string | null | undefined };

/** The maximum marks and the answer key of a question that is marked with a mark scheme. */
export function writtenParts({ scheme, modelAnswer }: Written) {
  const part = schemePart(scheme);
  return { marks: part.scheme.total, key: { ...part, modelAnswer: modelAnswer ?? null } };
}

/** The reverse of `writtenParts`. */
export const writtenFieldsOf = ({
  scheme,
  modelAnswer,
}: {
  readonly scheme: MarkScheme;
  readonly modelAnswer: string | null;
}) => ({ scheme, ...(modelAnswer !== null && { modelAnswer }) });

/** Whether Markdown may begin with an indented code block: formats that ignore leading spaces show it as a paragraph. */
export const startsAsCode = (markdown: string): boolean => / {4}|\t/.test(/^\s*/.exec(markdown)?.[0] ?? '');
