import * as z from 'zod/mini';
import { markSchemeSchema } from '../../attempts/marking/mark-scheme.schema.ts';
import { schemeProblems } from '../../attempts/marking/scheme-problems.rule.ts';
import { TEXT_MAX_CHARS } from '../../platform/text.limits.ts';

/** The answer key of an answer that is marked by hand: its mark scheme, and optionally a model answer. */
export const schemeKeySchema = z.object({
  scheme: markSchemeSchema,
  modelAnswer: z.nullable(z.string().check(z.minLength(1), z.maxLength(TEXT_MAX_CHARS))),
});

type SchemeKey = z.infer<typeof schemeKeySchema>;

/** What is wrong with a mark scheme. A question tells students its marks: they have to be those of the scheme. */
export const checkMarkedScheme = (body: { readonly marks: number }, key: SchemeKey) => [
  ...schemeProblems(key.scheme),
  ...(body.marks === key.scheme.total
    ? []
    : [
        {
          path: 'scheme.total',
          reason: 'has to be the marks of the question',
          coded: { code: 'marksDiffer' } as const,
        },
      ]),
];
