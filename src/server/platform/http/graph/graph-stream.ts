import type { FastifyReply, FastifyRequest } from 'fastify';
import { type ExecutionResult, type GraphQLSchema, getOperationAST, OperationTypeNode } from 'graphql';
import type { OperationArgs, Response } from 'graphql-sse';
import { createHandler } from 'graphql-sse/lib/use/fastify';
import { LIVE_STREAMS_PER_ADDRESS_MAX } from '#domain/classrooms/live-quiz/live-quiz.limits.ts';
import { STREAMS_PER_SESSION_MAX } from '#domain/platform/connection.limits.ts';
import { errorRow, ProductError } from '#domain/platform/errors.ts';
import { tooManyAttempts } from '#domain/platform/retry-after.rule.ts';
import type { Viewer } from '../../../access/viewer.ts';
import { calledFields } from '../../../graph/called-fields.ts';
import type { GraphContext } from '../../../graph/context.ts';
import type { GraphExecutor } from '../../../graph/executor.ts';
import { sentRefusal } from '../sent-refusal.ts';
import { formatGraphError, refusedDocument } from './graph-answer.ts';
import type { GraphContexts } from './graph-context.ts';

type Parts = {
  readonly schema: GraphQLSchema;
  readonly executor: GraphExecutor;
  readonly contextOf: GraphContexts['contextOf'];
};

type StreamHandler = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

/** Whether a request asks for server-sent events. */
export const acceptsEventStream = ({ method, headers: { accept } }: FastifyRequest): boolean =>
  method === 'POST' && accept === 'text/event-stream';

const refusal = (status: number, errors: readonly object[]): Response => [
  JSON.stringify({ errors }),
  { status, statusText: '', headers: { 'content-type': 'application/json; charset=utf-8' } },
];
const refusalOf = (error: ProductError): Response => refusal(errorRow(error.code).status, [sentRefusal(error)]);

/** Whether visitors may call the fields: the guests of a live quiz have a ticket instead of a session. */
const isPublic = (schema: GraphQLSchema, fields: readonly string[]): boolean =>
  fields.every((name) => schema.getSubscriptionType()?.getFields()[name]?.extensions.rule === 'public');

/** What the open streams are counted by: the session, or the network of a visitor. */
const counterOf = (
  { address }: GraphContext,
  viewer: Viewer | null,
): { readonly key: string; readonly most: number } =>
  viewer === null
    ? { key: `address ${address}`, most: LIVE_STREAMS_PER_ADDRESS_MAX }
    : { key: viewer.sessionId, most: STREAMS_PER_SESSION_MAX };

/** By then, the stream of a closed tab has ended. */
const STREAM_RETRY_S = 60;

const isRefusal = (args: object): args is Response => Array.isArray(args);

/**
 * Subscriptions by the protocol "GraphQL over server-sent events", each on a connection of its own. The document is subject
 * to the same limits as any other, and the user to the same rules.
 */
export function graphStreams({ schema, executor, contextOf }: Parts): StreamHandler {
  const { parse, validate } = executor;
  const open = new Map<string, number>();

  async function argsOf(
    context: GraphContext,
    { query = '', operationName, variables }: { query?: string; operationName?: string; variables?: object },
  ): Promise<OperationArgs<GraphContext> | Response> {
    const document = parse(query);
    const errors = validate(schema, document);
    if (errors.length > 0)
      return refusal(
        400,
        errors.map((error) => refusedDocument(error).toJSON()),
      );
    const operation = getOperationAST(document, operationName);
    if (operation?.operation !== OperationTypeNode.SUBSCRIPTION) return refusalOf(new ProductError('DOCUMENT_REFUSED'));
    const viewer = await context.findViewer();
    if (viewer === null && !isPublic(schema, calledFields(document, operation)))
      return refusalOf(new ProductError('UNAUTHENTICATED'));
    const { key, most } = counterOf(context, viewer);
    if ((open.get(key) ?? 0) >= most) return refusalOf(tooManyAttempts(STREAM_RETRY_S));
    return { schema, document, operationName, variableValues: { ...variables }, contextValue: context };
  }

  return async (request, reply) => {
    const context = contextOf({ request, reply });
    let counted: string | null = null;
    const handle = createHandler<GraphContext>({
      // No streams that can be reopened with a token of their own: each belongs to its request.
      authenticate: () => null,
      onSubscribe: async (_request, params) => {
        try {
          const args = await argsOf(context, params);
          if (isRefusal(args)) return args;
          const operation = getOperationAST(args.document, args.operationName);
          request.operation = operation?.name?.value ?? null;
          request.calls = operation ? calledFields(args.document, operation) : null;
          counted = counterOf(context, await context.findViewer()).key;
          open.set(counted, (open.get(counted) ?? 0) + 1);
          return args;
        } catch (error) {
          if (error instanceof Error && error.name === 'GraphQLError') return refusal(400, [refusedDocument(error)]);
          throw error;
        }
      },
      onNext: (_context, _request, result) => describeResult(result as ExecutionResult, request) as ExecutionResult,
    });
    reply.header('x-accel-buffering', 'no');
    reply.hijack();
    try {
      await handle(request, reply);
    } finally {
      if (counted !== null) {
        const left = (open.get(counted) ?? 1) - 1;
        if (left === 0) open.delete(counted);
        else open.set(counted, left);
      }
    }
  };
}

/** Errors as they are sent: codes of the catalogue. Unexpected errors are only logged. */
const describeResult = ({ data, errors }: ExecutionResult, { log }: FastifyRequest): unknown => ({
  data,
  ...(errors && { errors: errors.map((error) => formatGraphError(error, (cause) => log.error(cause, 'unforeseen'))) }),
});
