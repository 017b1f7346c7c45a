import type { FastifyInstance, FastifyRequest } from 'fastify';

const TRACEPARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;

/**
 * Sends a span for each response to a collector by OTLP over HTTP, within the proxy's trace if there
 * is one. Loaded only if a collector is configured. Spans contain route, operation and status; no addresses with queries, no
 * bodies, no users.
 */
export async function addTraces(app: FastifyInstance, endpoint: string): Promise<void> {
  const [
    { BatchSpanProcessor, TracerProvider },
    { OTLPTraceExporter },
    { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace },
  ] = await Promise.all([
    import('@opentelemetry/sdk-trace'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/api'),
  ]);
  const provider = new TracerProvider({
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url: `${endpoint}/v1/traces` }) })],
  });
  const tracer = provider.getTracer('lectern');

  const parentOf = ({ headers: { traceparent } }: FastifyRequest) => {
    const [, traceId, spanId, flags] = TRACEPARENT.exec(String(traceparent ?? '')) ?? [];
    if (traceId === undefined || spanId === undefined) return ROOT_CONTEXT;
    const remote = { traceId, spanId, traceFlags: Number.parseInt(flags ?? '0', 16), isRemote: true };
    return trace.setSpanContext(ROOT_CONTEXT, remote);
  };
  app.addHook('onResponse', async (request, reply) => {
    const { method, operation } = request;
    const route = request.routeOptions.url ?? 'unknown';
    const endTime = Date.now();
    const span = tracer.startSpan(
      operation === null ? `${method} ${route}` : `${method} ${route} ${operation}`,
      {
        kind: SpanKind.SERVER,
        startTime: endTime - reply.elapsedTime,
        attributes: {
          'http.request.method': method,
          'http.route': route,
          'http.response.status_code': reply.statusCode,
          ...(operation !== null && { 'graphql.operation.name': operation }),
          'lectern.request.id': request.id,
        },
      },
      parentOf(request),
    );
    if (reply.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
    span.end(endTime);
  });
  app.addHook('onClose', () => provider.shutdown());
}
