import {
  type DocumentNode,
  type ExecutionArgs,
  type ExecutionResult,
  execute,
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
import { GRAPHQL_MAX_TOKENS } from '#domain/platform/limits.ts';
import { documentLimits } from './document-limits.rule.ts';
import { withCurrentTypes } from './former-types.ts';

/** The three steps of answering a document, each remembered for documents that come again. */
export type GraphExecutor = {
  readonly parse: (source: string | Source) => DocumentNode;
  readonly validate: (schema: GraphQLSchema, document: DocumentNode) => readonly GraphQLError[];
  readonly execute: (args: ExecutionArgs) => Promise<ExecutionResult> | ExecutionResult;
};

type Known = {
  errors?: readonly GraphQLError[];
  calls: number;
  compiled: Map<string, CompiledQuery | ExecutionResult>;
};

/** An escape that would put a zero character into a text, which PostgreSQL does not store. */
const ZERO_CHARACTER = /\\u(?:0000|\{0+\})/;
/** The product's own documents are some hundreds; the rest of the room is for whoever explores the API. */
const REMEMBERED_DOCUMENTS = 1_000;
/** In characters: of all that are remembered, and of the longest of them. */
const REMEMBERED_LENGTH = 8_000_000;
const LONGEST_REMEMBERED = 50_000;
/**
 * What is compiled is never wholly given back: the engine keeps some kilobytes of every function that was ever made
 * from text. So a process compiles so many documents in its life, and interprets the rest.
 */
const COMPILED_DOCUMENTS = 1_000;

export type ExecutorOptions = {
  readonly schema: GraphQLSchema;
  /** Whether the schema's own description is told. */
  readonly introspection: boolean;
  /** From which call on a document is compiled: what comes once is quicker interpreted. */
  readonly compiledFrom?: number;
};

/** Parses and validates each document once, and compiles those that come again. */
export function graphExecutor({ schema, introspection, compiledFrom = 2 }: ExecutorOptions): GraphExecutor {
  const rules = [...specifiedRules, documentLimits, ...(introspection ? [] : [NoSchemaIntrospectionCustomRule])];
  const documents = new LRUCache<string, DocumentNode>({
    max: REMEMBERED_DOCUMENTS,
    maxSize: REMEMBERED_LENGTH,
    maxEntrySize: LONGEST_REMEMBERED,
    sizeCalculation: (_document, source) => Math.max(1, source.length),
  });
  const knowledge = new WeakMap<DocumentNode, Known>();
  let compilations = 0;

  const known = (document: DocumentNode): Known => {
    const existing = knowledge.get(document);
    if (existing) return existing;
    const fresh: Known = { calls: 0, compiled: new Map() };
    knowledge.set(document, fresh);
    return fresh;
  };

  return {
    parse(given) {
      const source = typeof given === 'string' ? given : given.body;
      const remembered = documents.get(source);
      if (remembered) return remembered;
      if (ZERO_CHARACTER.test(source))
        throw new GraphQLError('DOCUMENT_REFUSED', { extensions: { code: 'DOCUMENT_REFUSED' } });
      const document = withCurrentTypes(schema, parse(source, { maxTokens: GRAPHQL_MAX_TOKENS }));
      documents.set(source, document);
      return document;
    },
    validate(_schema, document) {
      const of = known(document);
      of.errors ??= validate(schema, document, rules, { maxErrors: 10 });
      return of.errors;
    },
    execute(args) {
      const { document, operationName, contextValue, variableValues, rootValue } = args;
      const of = known(document);
      of.calls += 1;
      const name = operationName ?? '';
      let query = of.compiled.get(name);
      if (query === undefined) {
        if (of.calls < compiledFrom || compilations >= COMPILED_DOCUMENTS) return execute(args);
        compilations += 1;
        query = compileQuery(schema, document, name);
        of.compiled.set(name, query);
      }
      if (!isCompiledQuery(query)) return query;
      return query.query(rootValue, contextValue, variableValues);
    },
  };
}
