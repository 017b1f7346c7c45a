import type * as z from 'zod/mini';
import type { ImportReason } from '../../interchange/import-reason.ts';

/** How an answer came out. `unmarked` waits for a person; `unanswered` was left empty. */
export const OUTCOMES = ['right', 'partly', 'wrong', 'unanswered', 'unmarked'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** The result of scoring one response. `credit` is the share of the item's marks, 0 to 1; null while unmarked. */
export type Score = {
  readonly outcome: Outcome;
  readonly credit: number | null;
  /** Says more where the outcome alone would puzzle. */
  readonly remark?: Remark;
};

/** What is worth saying about an outcome; the catalogue of texts has the wording. */
export const REMARKS = ['notANumber', 'wrongUnit', 'unitMissing', 'unreadableExpression', 'otherForm'] as const;
export type Remark = (typeof REMARKS)[number];

/** An expression as a student gave it, and what it is compared with. */
export type ExpressionCase = {
  readonly given: string;
  readonly expected: string;
  readonly variables: readonly string[];
  readonly form?: 'expanded' | 'factorised' | undefined;
  readonly upToConstant?: boolean | undefined;
};

/**
 * Compares expressions: needs a library of algebra, which the server has. `otherForm`: equivalent, but not written as
 * asked. Never throws, and answers within a bounded time whatever is given.
 */
export type ExpressionJudge = (one: ExpressionCase) => 'equivalent' | 'otherForm' | 'different' | 'unreadable';

/** Something wrong with an item as written: where (`answer`, `choices.2`), and what. */
export type QuestionFault = { readonly path: string; readonly reason: string };
/** A contradiction between parts of a question; `coded` is the reason shown to the author of an imported file. */
export type RuleProblem = QuestionFault & { readonly coded: ImportReason };

/**
 * One type of item. The body goes to the student, the key stays on the server until the attempt is handed in,
 * the response is what the student gives.
 */
export type QuestionType<
  Body extends z.ZodMiniType = z.ZodMiniType,
  Key extends z.ZodMiniType = z.ZodMiniType,
  Response extends z.ZodMiniType = z.ZodMiniType,
> = {
  readonly body: Body;
  readonly key: Key;
  readonly response: Response;
  /** What is wrong between body and key that neither schema alone can see. */
  readonly check: (body: z.infer<Body>, key: z.infer<Key>) => readonly RuleProblem[];
  /** Whether the response speaks only of what the body offers. */
  readonly fits: (body: z.infer<Body>, response: z.infer<Response>) => boolean;
  /** Without a judge, what only it can score stays unmarked. */
  readonly score: (
    body: z.infer<Body>,
    key: z.infer<Key>,
    response: z.infer<Response>,
    judge: ExpressionJudge | null,
  ) => Score;
};

/** Keeps the schemas' types while checking the shape. */
export const defineQuestionType = <B extends z.ZodMiniType, K extends z.ZodMiniType, R extends z.ZodMiniType>(
  type: QuestionType<B, K, R>,
): QuestionType<B, K, R> => type;

export const UNANSWERED: Score = { outcome: 'unanswered', credit: 0 };
/** Waits for a person. */
export const UNMARKED: Score = { outcome: 'unmarked', credit: null };

/** Credit as an outcome. Sums of thirds end a hair below one, hence the tolerance. */
export function scoreOfCredit(credit: number): Score {
  if (credit > 1 - 1e-9) return { outcome: 'right', credit: 1 };
  return credit <= 0 ? { outcome: 'wrong', credit: 0 } : { outcome: 'partly', credit };
}
