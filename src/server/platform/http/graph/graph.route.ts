import type { FastifyInstance } from 'fastify';
import { type ExecutionResult, type GraphQLSchema, getOperationAST } from 'graphql';
import { createHandler, type Response } from 'graphql-http';
import type pg from 'pg';
import { calledFields } from '../../../graph/called-fields.ts';
import type { GraphContext } from '../../../graph/context.ts';
import { graphExecutor } from '../../../graph/executor.ts';
import { databaseChanges } from '../../live/changes.ts';
import { rememberWrite } from '../own-writes.ts';
import { formatGraphError, refusedDocument, retryAfter, statusFromErrors } from './graph-answer.ts';
import { type Exchange, type GraphContextParts, graphContexts } from './graph-context.ts';
import { acceptsEventStream, graphStreams } from './graph-stream.ts';

export type GraphRoute = Omit<GraphContextParts, 'changes'> & {
  readonly direct: pg.Pool;
  readonly schema: GraphQLSchema;
  readonly introspection: boolean;
  readonly compiledFrom?: number;
};

/**
 * `/graphql`: GraphQL over HTTP by its specification (the library ensures that), with documents that are
 * parsed and validated once and compiled when repeated. 401 and 402 are statuses of the whole response. A request that accepts
 * `text/event-stream` gets a subscription.
 */
export function addGraphRoute(
  app: FastifyInstance,
  { pool, reading, direct, schema, introspection, compiledFrom, ...parts }: GraphRoute,
): void {
  const executor = graphExecutor({ schema, introspection, ...(compiledFrom !== undefined && { compiledFrom }) });
  const { parse, validate, execute } = executor;
  const changes = databaseChanges(direct, (error) => app.log.error(error, 'changes are not heard for a moment'));
  const { contextOf, whenIdle } = graphContexts({ pool, reading, changes, ...parts });
  // Before the server waits for its connections: a stream would never end by itself.
  app.addHook('preClose', async () => changes.close());
  app.addHook('onClose', async () => {
    await whenIdle();
  });
  const stream = graphStreams({ schema, executor, contextOf });

  const handle = createHandler<Exchange, Record<never, never>, GraphContext>({
    schema,
    parse,
    validate,
    execute: (args) => execute(args),
    context: ({ raw }) => contextOf(raw),
    formatError: refusedDocument,
    onOperation: ({ raw, headers }, { document, operationName }, result) => {
      const operation = getOperationAST(document, operationName);
      raw.request.operation = operation?.name?.value ?? null;
      raw.request.calls = operation ? calledFields(document, operation) : null;
      if (operation?.operation === 'mutation' && reading.queries !== pool) rememberWrite(raw.reply, parts.cookies);
      return answer(raw, headers, result as ExecutionResult);
    },
  });

  app.route({
    method: ['GET', 'POST'],
    url: '/graphql',
    handler: async (request, reply) => {
      if (acceptsEventStream(request)) return stream(request, reply);
      const [body, { status, statusText: _, headers }] = await handle({
        method: request.method,
        url: request.url,
        headers: request.headers,
        body: request.body as Record<string, unknown> | null,
        raw: { request, reply },
        context: {},
      });
      return reply
        .code(status)
        .headers(headers ?? {})
        .header('cache-control', 'no-store')
        .send(body ?? undefined);
    },
  });
}

/** The response as bytes, serialised without the library's replacer, which costs more than all the rest. */
function answer({ request }: Exchange, headers: unknown, result: ExecutionResult): Response {
  const modern = String((headers as Record<string, unknown>).accept ?? '').includes(
    'application/graphql-response+json',
  );
  const type = modern ? 'application/graphql-response+json' : 'application/json';
  const errorStatus = statusFromErrors(result);
  const wait = retryAfter(result);
  const errors = result.errors?.map((error) =>
    formatGraphError(error, (cause) => request.log.error(cause, 'unforeseen')),
  );
  // A refused operation is in the log, although the status of the response is 200.
  request.refused = errors?.map(({ extensions }) => extensions?.code).find((code) => typeof code === 'string') ?? null;
  const failedCompletely = errors !== undefined && (result.data === undefined || result.data === null);
  return [
    JSON.stringify(errors === undefined ? { data: result.data } : { errors, data: result.data }),
    {
      status: errorStatus || (failedCompletely && modern && result.data === undefined ? 400 : 200),
      statusText: '',
      headers: {
        'content-type': `${type}; charset=utf-8`,
        ...(wait !== null && { 'retry-after': String(wait) }),
      },
    },
  ];
}
