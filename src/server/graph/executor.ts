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
import { GRAPHQL_MAX_TOKENS } from '#domain/platform/connection.limits.ts';
import { documentLimits } from './document-limits.rule.ts';
import { withCurrentNames } from './former-names.ts';
import { withCurrentTypes } from './former-types.ts';

/** The three steps of executing a document, each cached for repeated documents. */
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

/** An escape that would put a NUL character into a text, which PostgreSQL cannot store. */
const ZERO_CHARACTER = /\\u(?:0000|\{0+\})/;
/** The product has some hundred documents of its own; the rest of the cache is for users who explore the API. */
const REMEMBERED_DOCUMENTS = 1_000;
/** In characters: of all cached documents, and of the longest one. */
const REMEMBERED_LENGTH = 8_000_000;
const LONGEST_REMEMBERED = 50_000;
/**
 * Compiled code is never fully released: the engine keeps some kilobytes for every function created from text.
 * Therefore a process compiles only this many documents, and interprets the rest.
 */
const COMPILED_DOCUMENTS = 1_000;

export type ExecutorOptions = {
  readonly schema: GraphQLSchema;
  /** Whether introspection is allowed. */
  readonly introspection: boolean;
  /** From which call on a document is compiled: a single call is faster when interpreted. */
  readonly compiledFrom?: number;
};

/** Parses and validates each document once, and compiles repeated ones. */
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
      const sent = parse(source, { maxTokens: GRAPHQL_MAX_TOKENS });
      const document = withCurrentTypes(schema, withCurrentNames(schema, sent));
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
