import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as z from 'zod/mini';
import {
  type CaliperEvent,
  caliperEnvelopeSchema,
} from '../../../src/domain/interchange/learning-records/caliper-event.schema.ts';
import {
  type XapiStatement,
  xapiStatementSchema,
} from '../../../src/domain/interchange/learning-records/xapi-statement.schema.ts';

export const STORE_KEY = 'school';
export const STORE_SECRET = 'a secret: 100 %';

/** Answers a request in its own way; false: it is answered as usual. */
type Special = (response: ServerResponse, count: number) => boolean;

/**
 * A learning record store on this machine, for both standards. It refuses what the specifications don't allow: other
 * versions and credentials, invalid statements, and a statement with the id of another one, with the whole request.
 */
export async function startRecordStore() {
  const statements = new Map<string, XapiStatement>();
  const events = new Map<string, CaliperEvent>();
  const requests: { readonly path: string; readonly count: number; readonly status: number }[] = [];
  let special: Special = () => false;

  const storeAll = <T extends { readonly id: string }>(given: readonly T[], into: Map<string, T>): number => {
    const isOther = (each: T) => into.has(each.id) && JSON.stringify(into.get(each.id)) !== JSON.stringify(each);
    if (new Set(given.map(({ id }) => id)).size < given.length) return 400;
    if (given.some(isOther)) return 409;
    for (const each of given) into.set(each.id, each);
    return 200;
  };
  const basic = `Basic ${Buffer.from(`${STORE_KEY}:${STORE_SECRET}`).toString('base64')}`;

  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const body: unknown = JSON.parse(Buffer.concat(parts).toString('utf8'));
      const isXapi = request.url === '/xapi/statements';
      const { authorization } = request.headers;
      const count = Array.isArray(body)
        ? body.length
        : z.object({ data: z.array(z.unknown()) }).parse(body).data.length;
      const answer = (status: number): void => {
        requests.push({ path: request.url ?? '', count, status });
        if (special(response, count)) return;
        response.writeHead(status).end();
      };
      if (request.method !== 'POST' || (!isXapi && request.url !== '/caliper')) return answer(404);
      if (authorization !== (isXapi ? basic : `Bearer ${STORE_SECRET}`)) return answer(401);
      if (isXapi) {
        const { data } = z.array(xapiStatementSchema).safeParse(body);
        if (request.headers['x-experience-api-version'] !== '1.0.3' || data === undefined) return answer(400);
        return answer(storeAll(data, statements));
      }
      const { data } = caliperEnvelopeSchema.safeParse(body);
      return answer(data === undefined ? 400 : storeAll(data.data, events));
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    xapi: `${origin}/xapi`,
    caliper: `${origin}/caliper`,
    statements,
    events,
    requests,
    /** How requests are answered from now on. */
    answer: (given: Special) => {
      special = given;
    },
    /** Every request gets this status; null: as usual again. */
    failWith: (status: number | null) => {
      special = (response) => {
        if (status !== null) response.writeHead(status, { location: '/elsewhere' }).end();
        return status !== null;
      };
    },
    close: () =>
      new Promise<void>((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
