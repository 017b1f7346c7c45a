import { isErrorCode, ProductError } from '#domain/platform/errors.ts';
import { writeProblem } from '#domain/platform/problem.ts';

type Sent = { readonly [name: string]: unknown };
/** Any value as an object: what isn’t one has no properties. */
const sentIn = (value: unknown): Sent => Object(value);

/** What the server says in the `extensions` of an error; see `sent-refusal.ts` there. Null where it names no refusal. */
export function readRefusal(extensions: unknown, cause?: unknown): ProductError | null {
  const { code, problem, fields, retryAfterSeconds: wait } = sentIn(extensions);
  if (!isErrorCode(code)) return null;
  const [sentProblem] = textsOf([['', problem]]);
  return new ProductError(code, {
    cause,
    ...(sentProblem && { sentProblem: sentProblem[1] }),
    ...(fields !== undefined && { fields: Object.fromEntries(textsOf(Object.entries(sentIn(fields)))) }),
    retryAfterSeconds: typeof wait === 'number' ? wait : undefined,
  });
}

const textsOf = (problems: readonly (readonly [string, unknown])[]): readonly (readonly [string, string])[] =>
  problems.flatMap(([name, sent]) => {
    const { code, parameters } = sentIn(sent);
    if (typeof code !== 'string') return [];
    return [
      [name, writeProblem({ code, ...(parameters !== undefined && { parameters: sentIn(parameters) }) })] as const,
    ];
  });
