import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type ReceivedWebhook = {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
};

/** A server on this machine that receives webhooks. */
export type WebhookTarget = {
  readonly url: string;
  readonly received: readonly ReceivedWebhook[];
  /** The largest number of requests that were open at the same time. */
  readonly mostAtOnce: () => number;
  readonly close: () => Promise<void>;
};

/** Starts a target. `respond` answers each request once it has arrived; without it, the status is 204. */
export async function webhookTarget(
  respond: (response: ServerResponse, request: ReceivedWebhook) => unknown = (response) =>
    response.writeHead(204).end(),
): Promise<WebhookTarget> {
  const received: ReceivedWebhook[] = [];
  let open = 0;
  let most = 0;
  const server = createServer((request, response) => {
    open += 1;
    most = Math.max(most, open);
    response.on('close', () => {
      open -= 1;
    });
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const arrived = {
        path: request.url ?? '',
        headers: request.headers,
        body: Buffer.concat(parts).toString('utf8'),
      };
      received.push(arrived);
      respond(response, arrived);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    received,
    mostAtOnce: () => most,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
