/** API responses for a public page, by `answerKey`. They are the same for everybody. */
export type RecordedAnswers = Readonly<Record<string, unknown>>;

/** Key of a request: the operation's name and its variables. */
export const answerKey = (document: string, variables: object | undefined): string =>
  `${/^\w+ (\w+)/.exec(document)?.[1] ?? document} ${JSON.stringify(variables ?? {})}`;
