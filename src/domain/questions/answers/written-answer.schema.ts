import * as z from 'zod/mini';
import { markSchemeSchema } from '../../attempts/marking/mark-scheme.schema.ts';
import { schemeProblems } from '../../attempts/marking/scheme-problems.rule.ts';
import { TEXT_MAX_CHARS } from '../../platform/text.limits.ts';

/** The answer key of an answer that is marked by hand: its mark scheme, and optionally a model answer. */
export const schemeKeySchema = z.object({
  scheme: markSchemeSchema,
  modelAnswer: z.nullable(z.string().check(z.minLength(1), z.maxLength(TEXT_MAX_CHARS))),
});

export const checkScheme = (_body: unknown, key: z.infer<typeof schemeKeySchema>) => schemeProblems(key.scheme);
