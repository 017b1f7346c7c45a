declare const TYPES: unique symbol;

/** The text of a GraphQL operation that knows the types of its answer and of its variables. */
export type TypedDocument<Answer, Variables> = string & {
  readonly [TYPES]?: (variables: Variables) => Answer;
};

export const typedDocument = <Answer, Variables>(text: string): TypedDocument<Answer, Variables> => text;
