import type * as z from 'zod/mini';
import { ProductError } from '#domain/platform/errors.ts';

/**
 * Parses an input with its domain schema. Throws `INVALID_INPUT` with the schema's message for each field, the same
 * messages that the browser's forms show.
 */
export function readInput<Schema extends z.ZodMiniType>(schema: Schema, input: unknown): z.infer<Schema> {
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  const fields: Record<string, string> = {};
  for (const { path, message } of result.error.issues) fields[path.join('.')] ??= message;
  throw new ProductError('INVALID_INPUT', { fields });
}
