/**
 * Replaces the package `graphql` in the browser. graphql-request needs only the name and the kind of an
 * operation; our documents are strings with one operation each, so no parser is needed.
 */
export const Kind = { OPERATION_DEFINITION: 'OperationDefinition' };

const OPERATION = /^\s*(query|mutation|subscription)?\s*(\w+)?/;

/** The part of a document that graphql-request reads: kind and name of its one operation. */
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
