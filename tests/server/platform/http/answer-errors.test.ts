import { connect } from 'node:net';
import { Readable, Writable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import fastifyCompress from '@fastify/compress';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { answerErrors } from '#server/platform/http/answer-errors.ts';
import { listeningPort } from '#server/platform/http/listening-port.ts';

let app: FastifyInstance;
let log = '';

/** Nothing for a while. */
async function* slow(): AsyncGenerator<string> {
  await pause(100);
  yield 'x'.repeat(2_000);
}

async function* failing(): AsyncGenerator<string> {
  yield 'x'.repeat(2_000);
  throw new Error('The disk is gone.');
}

beforeEach(async () => {
  log = '';
  const stream = new Writable({
    write: (chunk, _, done) => {
      log += String(chunk);
      done();
    },
  });
  app = Fastify({ logger: { level: 'error', stream } });
  await app.register(fastifyCompress, { threshold: 1_024, encodings: ['gzip'] });
  answerErrors(app);
  app.post('/slow', (_, reply) => reply.type('text/plain').send(Readable.from(slow(), { objectMode: false })));
  app.get('/failing', (_, reply) => reply.type('text/plain').send(Readable.from(failing(), { objectMode: false })));
  app.get('/broken', () => {
    throw new Error('Nobody expected this.');
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
});
afterEach(() => app.close());

test('a browser that leaves before it has anything is no error', async () => {
  const socket = connect(listeningPort(app.server), '127.0.0.1');
  const headers = 'Host: localhost\r\nAccept-Encoding: gzip\r\nContent-Type: application/json\r\nContent-Length: 2';
  socket.write(`POST /slow HTTP/1.1\r\n${headers}\r\n\r\n{}`);
  await pause(50);
  socket.destroy();
  await pause(250);
  expect(log).toBe('');
});

test('an error that nobody has foreseen is logged, and answered without its message', async () => {
  const answer = await fetch(`http://127.0.0.1:${listeningPort(app.server)}/broken`);
  expect(answer.status).toBe(500);
  expect(await answer.text()).not.toContain('Nobody expected this.');
  expect(log).toContain('Nobody expected this.');
});

test('a stream that breaks by itself is logged', async () => {
  await fetch(`http://127.0.0.1:${listeningPort(app.server)}/failing`)
    .then((answer) => answer.text())
    .catch(() => '');
  await expect.poll(() => log).toContain('The disk is gone.');
});
