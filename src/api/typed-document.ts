declare const TYPES: unique symbol;

/** The text of a GraphQL operation with the types of its response and variables. */
export type TypedDocument<Answer, Variables> = string & {
  readonly [TYPES]?: (variables: Variables) => Answer;
};

/** A document with the types that were generated for it. */
export const typedDocument = <Answer, Variables>(text: string): TypedDocument<Answer, Variables> => text;
