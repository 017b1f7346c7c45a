import type { FastifyInstance } from 'fastify';
import { sentCode } from './sent-refusal.ts';

/** Answers requests that have failed, and logs what nobody has foreseen. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: Error & { statusCode?: number; code?: string }, request, reply) => {
    // A browser that leaves a page closes its connection: the rest of the answer has nowhere to go, and nothing is wrong.
    if (error.code === 'ERR_STREAM_PREMATURE_CLOSE' && request.raw.socket.destroyed) return reply.hijack();
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error(error, 'unforeseen');
    const refusal = sentCode(status >= 500 ? 'INTERNAL' : 'INVALID_INPUT');
    // An answer that broke may have had another type.
    reply.type('application/json; charset=utf-8');
    return reply.code(status).send({ errors: [status >= 500 ? refusal : { ...refusal, message: error.message }] });
  });
}
