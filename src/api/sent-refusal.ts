import { type FieldMessages, isErrorCode, ProductError } from '#domain/platform/errors.ts';
import { type Problem, writeProblem } from '#domain/platform/problem.ts';

/** What the server says in the `extensions` of an error; see `sent-refusal.ts` there. Null where it names no refusal. */
export function readRefusal(extensions: unknown, cause?: unknown): ProductError | null {
  const sent = recordOf(extensions);
  if (!isErrorCode(sent.code)) return null;
  const [about] = problemsIn([['', sent.problem]]);
  const fields = sent.fields === undefined ? undefined : fieldsIn(sent.fields);
  return new ProductError(sent.code, {
    cause,
    ...(about !== undefined && { sentProblem: about[1] }),
    ...(fields !== undefined && { fields }),
    retryAfterSeconds: typeof sent.retryAfterSeconds === 'number' ? sent.retryAfterSeconds : undefined,
  });
}

const fieldsIn = (value: unknown): FieldMessages => Object.fromEntries(problemsIn(Object.entries(recordOf(value))));

function problemsIn(entries: readonly (readonly [string, unknown])[]): readonly (readonly [string, string])[] {
  return entries.flatMap(([name, value]) => {
    const { code, parameters } = recordOf(value);
    if (typeof code !== 'string') return [];
    const problem: Problem = parameters === undefined ? { code } : { code, parameters: recordOf(parameters) };
    return [[name, writeProblem(problem)] as const];
  });
}

const recordOf = (value: unknown): { readonly [name: string]: unknown } =>
  typeof value === 'object' && value !== null ? { ...value } : {};
