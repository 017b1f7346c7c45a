import type { FrontPageQuery } from '#api/documents/site/site.generated.ts';

type Choice = { readonly id: string; readonly text: string };
type Sample = Omit<FrontPageQuery['sampleQuestions'][number], 'choices'> & { readonly choices: readonly Choice[] };

/** Without the schemas' code, because the first page is light; a sample in another form is not shown. */
const isChoice = (value: unknown): value is Choice =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  typeof value.id === 'string' &&
  'text' in value &&
  typeof value.text === 'string';

/** The samples whose choices have the expected form. */
export const samplesOf = (items: FrontPageQuery['sampleQuestions']): readonly Sample[] =>
  items.flatMap((item) => {
    const choices: unknown = item.choices;
    return Array.isArray(choices) && choices.every(isChoice) ? [{ ...item, choices }] : [];
  });
