import { type ErrorCode, PAYMENT_REQUIRED_MESSAGE, ProductError } from '#domain/platform/errors.ts';
import { type Problem, type ProblemText, readProblem } from '#domain/platform/problem.ts';

/** A refusal as it is sent: codes and parameters, which browsers render in the user's language. */
export type SentRefusal = {
  readonly message: string;
  readonly extensions: {
    readonly code: ErrorCode;
    /** Further details. */
    readonly problem?: Problem;
    /** The problem of each field, by its path. */
    readonly fields?: Readonly<Record<string, Problem>>;
    readonly retryAfterSeconds?: number;
  };
};

/** An error in the form that the API sends: codes and parameters, without words. */
export function sentRefusal({ code, message, fields, retryAfterSeconds }: ProductError): SentRefusal {
  return {
    message: code === 'PAYMENT_REQUIRED' ? PAYMENT_REQUIRED_MESSAGE : code,
    extensions: {
      code,
      ...(message !== code && { problem: readProblem(message) }),
      ...(fields && {
        fields: Object.fromEntries(Object.entries(fields).map(([path, text]) => [path, readProblem(text)])),
      }),
      ...(retryAfterSeconds && { retryAfterSeconds }),
    },
  };
}

/** The same for a refusal by its code, with at most one problem. */
export const sentCode = (code: ErrorCode, problem?: ProblemText): SentRefusal =>
  sentRefusal(new ProductError(code, { ...(problem !== undefined && { problem }), retryAfterSeconds: undefined }));
