import * as z from 'zod/mini';

/** What a schema says of a value, each as `path: message`; nothing where it takes it. */
export const problemsOf = (schema: z.core.$ZodType, value: unknown): readonly string[] =>
  z.safeParse(schema, value).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];
