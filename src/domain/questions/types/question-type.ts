import type * as z from 'zod/mini';
import type { ImportReason } from '../../interchange/import-reason.ts';

/** The outcome of an answer. `unmarked` has to be marked by hand; `unanswered` is empty. */
export const OUTCOMES = ['right', 'partly', 'wrong', 'unanswered', 'unmarked'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** The result of scoring one response. `credit` is the share of the question's marks, 0 to 1; null while unmarked. */
export type Score = {
  readonly outcome: Outcome;
  readonly credit: number | null;
  /** Explains an outcome that could be surprising. */
  readonly remark?: Remark;
};

/** Remarks about an outcome; the catalogue of texts has the messages. */
export const REMARKS = ['notANumber', 'wrongUnit', 'unitMissing', 'unreadableExpression', 'otherForm'] as const;
export type Remark = (typeof REMARKS)[number];

/** A student's expression, and the one it is compared with. */
export type ExpressionCase = {
  readonly given: string;
  readonly expected: string;
  readonly variables: readonly string[];
  readonly form?: 'expanded' | 'factorised' | undefined;
  readonly upToConstant?: boolean | undefined;
};

/**
 * Compares expressions: needs an algebra library, which only the server has. `otherForm`: equivalent, but not in the
 * required form. Never throws, and returns within a bounded time for any input.
 */
export type CompareExpressions = (
  expressions: ExpressionCase,
) => 'equivalent' | 'otherForm' | 'different' | 'unreadable';

/** A problem of a question: where (`answer`, `choices.2`), and what. */
export type QuestionFault = { readonly path: string; readonly reason: string };
/** A contradiction between parts of a question; `coded` is the reason shown to the author of an imported file. */
export type RuleProblem = QuestionFault & { readonly coded: ImportReason };

/**
 * Who finds out how much of a response is correct: `score` at once, or a person by the mark scheme in the answer key,
 * which also has the maximum marks.
 */
export type Marking = 'score' | 'scheme';

/**
 * What a question offers on paper, and where it is answered: its choices, pairs to connect, `True / False`, one line,
 * lines for the marks, its text or table with blanks, numbered points on its image, or such points and labels for them.
 */
export type PaperAnswer =
  | 'choices'
  | 'pairs'
  | 'true-false'
  | 'line'
  | 'lines'
  | 'blanks'
  | 'table'
  | 'spots'
  | 'labels';

/**
 * What the editor advises on besides the texts: equal or long choices; for `single-choice` also one that gives itself
 * away; descriptions of spots; headings of a table.
 */
export type BodyLint = 'choices' | 'single-choice' | 'spots' | 'table' | null;

/**
 * A question type. The body is sent to the student, the answer key stays on the server until the attempt is submitted,
 * and the response is the student's answer.
 */
export type QuestionType<
  Body extends z.ZodMiniType = z.ZodMiniType,
  Key extends z.ZodMiniType = z.ZodMiniType,
  Response extends z.ZodMiniType = z.ZodMiniType,
> = {
  readonly body: Body;
  readonly key: Key;
  readonly response: Response;
  /** The content of a new question: in the form that the schemas require, but mostly empty. */
  readonly blank: { readonly body: z.infer<Body>; readonly key: z.infer<Key> };
  readonly marking: Marking;
  readonly onPaper: PaperAnswer;
  readonly lint: BodyLint;
  /** Contradictions between body and answer key that neither schema can detect alone. */
  readonly check: (body: z.infer<Body>, key: z.infer<Key>) => readonly RuleProblem[];
  /** Whether the response refers only to what the body offers. */
  readonly fits: (body: z.infer<Body>, response: z.infer<Response>) => boolean;
  /** Without a comparison, mathematical expressions stay unmarked. */
  readonly score: (
    body: z.infer<Body>,
    key: z.infer<Key>,
    response: z.infer<Response>,
    compare: CompareExpressions | null,
  ) => Score;
};

/** Keeps the schemas' types, and who marks, while checking the shape. */
export const defineQuestionType = <
  B extends z.ZodMiniType,
  K extends z.ZodMiniType,
  R extends z.ZodMiniType,
  M extends Marking,
>(
  type: QuestionType<B, K, R> & { readonly marking: M },
): QuestionType<B, K, R> & { readonly marking: M } => type;

export const UNANSWERED: Score = { outcome: 'unanswered', credit: 0 };
/** Has to be marked by hand. */
export const UNMARKED: Score = { outcome: 'unmarked', credit: null };

/** The outcome for a score. Sums of thirds are slightly below one, hence the tolerance. */
export function scoreOfCredit(credit: number): Score {
  if (credit > 1 - 1e-9) return { outcome: 'right', credit: 1 };
  return credit <= 0 ? { outcome: 'wrong', credit: 0 } : { outcome: 'partly', credit };
}
