import * as z from 'zod/mini';
import { type StoredKey, withContent } from '#domain/questions/answer-keys/answer-key.rule.ts';
import {
  drawnParts,
  type QuestionParts,
  remarkedParts,
  type Template,
  templateSchema,
} from '#domain/questions/parameters/template.ts';
import type { QuestionTypeName } from '#domain/questions/types/registry.ts';

declare const TEMPLATE: unique symbol;
declare const DRAW: unique symbol;

/** A template as read from the database, with its answer key: only the functions here read it. */
export type StoredTemplate = { readonly [TEMPLATE]: true };
/** A template with its seed, as `storedDraw` reads them. */
export type StoredDraw = { readonly [DRAW]: true };

const drawSchema = z.object({ shown: templateSchema, marking: z.nullable(templateSchema), seed: z.string() });

/** A template for its author, or for an export. */
export const readTemplate = (stored: StoredTemplate): Template => templateSchema.parse(stored);

/** A row with a question of an attempt: the example of a randomised one until it is drawn. */
type Row = {
  readonly type: QuestionTypeName;
  readonly draw: StoredDraw | null;
  readonly stem?: string;
  readonly body?: unknown;
  readonly storedKey?: StoredKey;
};

/**
 * The row with the values of its attempt in place of the example: the same ones whenever it is read, because they depend
 * only on the version and the seed. After a correction of the answer key, the key is computed from the values that the
 * student had.
 */
export function withDraw<R extends Row>(row: R): R {
  const parts = partsOf(row);
  return parts === null ? row : filled(row, parts, parts.shown.body);
}

/** The same, with the body of the version by which it is marked: a choice may have been removed from it. */
export function withCorrectedDraw<R extends Row>(row: R): R {
  const parts = partsOf(row);
  return parts === null ? row : filled(row, parts, parts.marking.body);
}

function filled<R extends Row>(row: R, { shown, marking }: Parts, body: unknown): R {
  return {
    ...row,
    draw: null,
    ...('stem' in row && { stem: shown.stem }),
    ...('body' in row && { body }),
    ...(row.storedKey !== undefined && {
      storedKey: withContent(row.storedKey, {
        answer: marking.key,
        explanation: marking.explanation,
        hints: marking.hints,
      }),
    }),
  };
}

/** The hints of a question in an attempt, which belong to the version that the student has. */
export const withDrawnHints = (row: Row, stored: StoredKey): StoredKey => {
  const parts = partsOf(row);
  if (parts === null) return stored;
  const { key, explanation, hints } = parts.shown;
  return withContent(stored, { answer: key, explanation, hints });
};

type Parts = { readonly shown: QuestionParts; readonly marking: QuestionParts };

/** Null if the question is not randomised, or if its draw is not valid: then the example is asked. */
function partsOf({ type, draw }: Row): Parts | null {
  if (draw === null) return null;
  const { shown, marking, seed } = drawSchema.parse(draw);
  const parts = drawnParts(type, shown, seed);
  if (parts === null) return null;
  return { shown: parts, marking: (marking && remarkedParts(type, { shown, marking }, seed)) ?? parts };
}
