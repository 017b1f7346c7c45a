/** Answers of the API to what a public page asks, by `answerKey`. Everybody is given the same. */
export type RecordedAnswers = Readonly<Record<string, unknown>>;

/** Tells apart what a page asks: the operation by its name, and what it was asked with. */
export const answerKey = (document: string, variables: object | undefined): string =>
  `${/^\w+ (\w+)/.exec(document)?.[1] ?? document} ${JSON.stringify(variables ?? {})}`;
