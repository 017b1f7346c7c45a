import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { ownEntry } from '#domain/platform/own-entry.ts';
import { sentCode } from './sent-refusal.ts';

const STATUS = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
} as const;

/**
 * Responds to requests that are not HTTP, have too large a head, or never end. They reach no route, so they get
 * their headers here. `headers` are those of every response.
 */
export const answerUnreadable =
  (headers: Readonly<Record<string, string>>) =>
  ({ code = '' }: { readonly code?: string | undefined }, socket: Socket): void => {
    if (code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    const lines = Object.entries({ ...headers, connection: 'close', 'content-length': '0' });
    const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('');
    socket.end(`HTTP/1.1 ${ownEntry(STATUS, code) ?? '400 Bad Request'}\r\n${head}\r\n`, () => socket.destroy());
  };

/** HTTP 1.1 requires a Host header. Node would refuse the request as well, but without our headers. */
export function refuseWithoutHost(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ headers, raw }, reply) => {
    if (raw.httpVersion !== '1.1' || headers.host !== undefined) return;
    return reply.code(400).send({ errors: [sentCode('INVALID_INPUT')] });
  });
}
