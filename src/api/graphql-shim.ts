/**
 * Stands in for the package `graphql` in the browser. graphql-request asks it for the name and the kind of an
 * operation only; our documents are strings with one operation each, so no parser is needed to tell.
 */
export const Kind = { OPERATION_DEFINITION: 'OperationDefinition' };

const OPERATION = /^\s*(query|mutation|subscription)?\s*(\w+)?/;

/** As much of a document as graphql-request looks at: its one operation's kind and name. */
export function parse(text: string) {
  const [, operation = 'query', name] = OPERATION.exec(text) ?? [];
  return {
    kind: 'Document',
    definitions: [
      { kind: Kind.OPERATION_DEFINITION, operation, name: name === undefined ? undefined : { value: name } },
    ],
  };
}

/** Documents are strings already. */
export const print = String;
