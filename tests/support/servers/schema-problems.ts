import * as z from 'zod/mini';

/** The problems that a schema reports for a value, each as `path: message`; empty if it is valid. */
export const problemsOf = (schema: z.core.$ZodType, value: unknown): readonly string[] =>
  z.safeParse(schema, value).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];
