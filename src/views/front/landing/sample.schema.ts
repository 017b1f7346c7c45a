import * as z from 'zod/mini';
import type { FrontPageQuery } from '#api/documents/site.generated.ts';
import { type Choice, choicesSchema } from '#domain/items/choices.schema.ts';

type Sample = Omit<FrontPageQuery['sampleItems'][number], 'choices'> & { readonly choices: readonly Choice[] };

/** The samples whose choices have the form they have to have. */
export const samplesOf = (items: FrontPageQuery['sampleItems']): readonly Sample[] =>
  items.flatMap((item) => {
    const choices = z.safeParse(choicesSchema, item.choices);
    return choices.success ? [{ ...item, choices: choices.data }] : [];
  });
