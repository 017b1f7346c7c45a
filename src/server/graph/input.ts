import { type GraphQLField, getNamedType } from 'graphql';
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

/** Reads a value by a schema of the domain. Throws `INVALID_INPUT`. */
export type ReadValue = (value: unknown) => unknown;

type Arguments = Readonly<Record<string, unknown>>;

/**
 * Reads the arguments of a field whose types are values of the domain, each by its schema. This happens after the
 * rule has allowed the call, so callers without permission can't find out what a field accepts.
 */
export function argumentReader({ args }: GraphQLField<unknown, unknown>): (given: Arguments) => Arguments {
  const readers = args.flatMap(({ name, type }): [string, ReadValue][] => {
    const { read } = getNamedType(type).extensions;
    return typeof read === 'function' ? [[name, (value) => read(value)]] : [];
  });
  if (readers.length === 0) return (given) => given;
  return (given) => ({
    ...given,
    ...Object.fromEntries(readers.flatMap(([name, read]) => (given[name] == null ? [] : [[name, read(given[name])]]))),
  });
}
