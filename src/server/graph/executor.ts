import {
  type DocumentNode,
  type ExecutionArgs,
  type ExecutionResult,
  GraphQLError,
  type GraphQLSchema,
  NoSchemaIntrospectionCustomRule,
  parse,
  type Source,
  specifiedRules,
  validate,
} from 'graphql';
import { type CompiledQuery, compileQuery, isCompiledQuery } from 'graphql-jit';
import { LRUCache } from 'lru-cache';
import { ERRORS } from '#domain/errors.ts';
import { GRAPHQL_MAX_TOKENS } from '#domain/limits.ts';
import { documentLimits } from './document-limits.rule.ts';

/** The three steps of answering a document, each remembered for documents that come again. */
export type GraphExecutor = {
  readonly parse: (source: string | Source) => DocumentNode;
  readonly validate: (schema: GraphQLSchema, document: DocumentNode) => readonly GraphQLError[];
  readonly execute: (args: ExecutionArgs) => Promise<ExecutionResult> | ExecutionResult;
};

type Known = { errors?: readonly GraphQLError[]; compiled: Map<string, CompiledQuery | ExecutionResult> };

/** An escape that would put a zero character into a text, which PostgreSQL does not store. */
const ZERO_CHARACTER = /\\u(?:0000|\{0+\})/;
/** The product's own documents are some hundreds; the rest of the room is for whoever explores the API. */
const REMEMBERED_DOCUMENTS = 1_000;

/**
 * Parses, validates and compiles each document once. Without introspection, the schema's own description is refused.
 */
export function graphExecutor({ introspection }: { readonly introspection: boolean }): GraphExecutor {
  const rules = [...specifiedRules, documentLimits, ...(introspection ? [] : [NoSchemaIntrospectionCustomRule])];
  const documents = new LRUCache<string, DocumentNode>({ max: REMEMBERED_DOCUMENTS });
  const knowledge = new WeakMap<DocumentNode, Known>();

  const known = (document: DocumentNode): Known => {
    const existing = knowledge.get(document);
    if (existing) return existing;
    const fresh: Known = { compiled: new Map() };
    knowledge.set(document, fresh);
    return fresh;
  };

  return {
    parse(given) {
      const source = typeof given === 'string' ? given : given.body;
      const remembered = documents.get(source);
      if (remembered) return remembered;
      if (ZERO_CHARACTER.test(source))
        throw new GraphQLError(ERRORS.DOCUMENT_REFUSED.message, { extensions: { code: 'DOCUMENT_REFUSED' } });
      const document = parse(source, { maxTokens: GRAPHQL_MAX_TOKENS });
      documents.set(source, document);
      return document;
    },
    validate(schema, document) {
      const of = known(document);
      of.errors ??= validate(schema, document, rules, { maxErrors: 10 });
      return of.errors;
    },
    execute({ schema, document, operationName, contextValue, variableValues, rootValue }) {
      const { compiled } = known(document);
      const name = operationName ?? '';
      let query = compiled.get(name);
      if (query === undefined) {
        query = compileQuery(schema, document, name);
        compiled.set(name, query);
      }
      if (!isCompiledQuery(query)) return query;
      return query.query(rootValue, contextValue, variableValues);
    },
  };
}
