import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import Fastify from 'fastify';
import { beforeAll, describe, expect, it } from 'vitest';
import { ANSWER_FILE_MAX_BYTES } from '#domain/attempts/attempt.limits.ts';
import { stopWithin } from '#server/platform/http/orderly-stop.ts';
import { testServer } from '../../support/servers/test-server.ts';

const { app } = await testServer();

beforeAll(async () => {
  await app.listen({ port: 0, host: '127.0.0.1' });
});

/** The response to exactly these bytes, up to `enough`. */
const answerTo = (bytes: string, enough = '\r\n\r\n'): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1', () => socket.write(bytes));
    let text = '';
    socket.setEncoding('latin1').on('data', (part: string) => {
      text += part;
      if (text.includes(enough)) socket.destroy();
    });
    socket.once('close', () => resolve(text)).once('error', reject);
  });

describe('a request that reaches no route', () => {
  it.each([
    ['is not HTTP', 'GET / HTTP/9.9\r\n\r\n', '400'],
    ['has two lengths', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n', '400'],
    ['has headers that are too long', `GET / HTTP/1.1\r\nHost: x\r\nX: ${'a'.repeat(40_000)}\r\n\r\n`, '431'],
    ['has no host', 'GET / HTTP/1.1\r\n\r\n', '400'],
  ])('because it %s is answered with the headers of every response', async (_why, bytes, status) => {
    const head = await answerTo(bytes);
    expect(head.split(' ', 2)[1]).toBe(status);
    expect(head).toMatch(/^content-security-policy: default-src 'none'/im);
    expect(head).toMatch(/^x-content-type-options: nosniff/im);
  });
});

describe('an incomplete request', () => {
  it('ends with a timeout: its header after a minute, its body after five', () => {
    expect(app.server.headersTimeout).toBe(60_000);
    expect(app.server.requestTimeout).toBe(300_000);
  });

  it('by a user who may send no file is refused before its body arrives', async () => {
    const head = `PUT /media/answers/${randomUUID()} HTTP/1.1\r\nHost: localhost\r\nContent-Type: image/png\r\n`;
    const answer = await answerTo(`${head}Content-Length: ${ANSWER_FILE_MAX_BYTES}\r\n\r\nfirst bytes`);
    expect(answer).toMatch(/^HTTP\/1.1 404 /);
  }, 5_000);

  it('does not delay the shutdown of the server', async () => {
    const stopping = Fastify();
    stopWithin(stopping, 200);
    stopping.post('/', async () => ({}));
    await stopping.listen({ port: 0, host: '127.0.0.1' });
    const { port } = stopping.server.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1').on('error', () => undefined);
    socket.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{');
    await new Promise((done) => stopping.server.once('request', done));
    await stopping.close();
    socket.destroy();
  }, 5_000);
});
