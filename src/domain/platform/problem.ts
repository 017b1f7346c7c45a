import type { ErrorCode } from './error-codes.ts';
import type { PlainProblem, ProblemCode, ProblemParameters } from './problem-codes.ts';

/**
 * A problem as the single text that schemas, errors and machines carry: a code, followed by its parameters as JSON if
 * there are any. Only the screens and the command line turn it into a message.
 */
export type ProblemText = PlainProblem | ErrorCode | `${keyof ProblemParameters} ${string}`;

/** A problem as the API sends it. */
export type Problem = { readonly code: string; readonly parameters?: Readonly<Record<string, unknown>> };

/** `problemText('nameMissing')`, `problemText('charactersTooMany', { max: 200 })`. */
export function problemText<Code extends PlainProblem>(code: Code): Code;
export function problemText<Code extends keyof ProblemParameters>(
  code: Code,
  parameters: ProblemParameters[Code],
): `${Code} ${string}`;
export function problemText(code: ProblemCode, parameters?: object): string {
  return withParameters(code, parameters);
}

/** The code and the parameters of a problem's text. For any other text, the text itself is the code. */
export function readProblem(text: string): Problem {
  const [, code = text, json] = /^(\w+) (\{.*\})$/.exec(text) ?? [];
  try {
    return json === undefined ? { code: text } : { code, parameters: JSON.parse(json) };
  } catch {
    return { code: text };
  }
}

/** The text of a problem that the API has sent. */
export const writeProblem = ({ code, parameters }: Problem): string => withParameters(code, parameters);

const withParameters = (code: string, parameters: object | undefined): string =>
  parameters === undefined ? code : `${code} ${JSON.stringify(parameters)}`;
