import { once } from 'node:events';
import { createServer as createHttpServer } from 'node:http';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

export type Reach = { readonly url: string; readonly close: () => Promise<void> };

/** Forwards everything to a port, and cuts some connections before the response: committed, but never acknowledged. */
export async function resettingProxy(port: number, share: number): Promise<Reach> {
  const open = new Set<Socket>();
  const server: Server = createServer((client) => {
    const upstream = connect(port, '127.0.0.1');
    for (const socket of [client, upstream]) {
      open.add(socket);
      socket.on('close', () => open.delete(socket));
      socket.on('error', () => undefined);
    }
    client.pipe(upstream);
    upstream.on('data', (chunk) => {
      if (Math.random() < share) {
        client.resetAndDestroy();
        upstream.destroy();
      } else client.write(chunk);
    });
    client.on('close', () => upstream.destroy());
    upstream.on('close', () => client.destroy());
  });
  return listening(server, () => {
    for (const socket of open) socket.destroy();
  });
}

/** A deliberate fault: acknowledges an answer at once, and forwards it afterwards. */
export async function earlyReceiptProxy(port: number): Promise<Reach> {
  const server = createHttpServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks).toString();
    const forward = () =>
      fetch(`http://127.0.0.1:${port}${request.url}`, {
        method: 'POST',
        headers: Object.fromEntries(
          ['content-type', 'authorization', 'cookie', 'platform'].map((name) => [name, String(request.headers[name])]),
        ),
        body,
      });
    const answer = (text: string) => response.writeHead(200, { 'content-type': 'application/json' }).end(text);
    const { query, variables } = JSON.parse(body) as {
      query: string;
      variables: { input?: { answers: { operationId: string; position: number; sequence: number }[] } };
    };
    if (query.includes('saveAnswers') && variables.input !== undefined) {
      const receipts = variables.input.answers.map(({ operationId, position, sequence }) => ({
        operationId,
        position,
        refusal: null,
        highest: sequence,
      }));
      answer(JSON.stringify({ data: { saveAnswers: { state: {}, receipts } } }));
      await sleep(100);
      await forward().catch(() => undefined);
      return;
    }
    try {
      answer(await (await forward()).text());
    } catch {
      response.destroy();
    }
  });
  return listening(server, () => server.closeAllConnections());
}

async function listening(server: Server, cut: () => void): Promise<Reach> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: async () => {
      cut();
      server.close();
      await once(server, 'close').catch(() => undefined);
    },
  };
}
