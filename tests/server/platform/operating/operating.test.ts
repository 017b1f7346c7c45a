import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ACCEPTED_WHEN_FULL } from '#server/graph/attempts/accepted-under-load.ts';
import { graphSchema } from '#server/graph/schema.ts';
import { type FreeSpace, watchFreeSpace } from '#server/platform/operating/free-space.ts';
import { type Metrics, openMetrics } from '#server/platform/operating/metrics.ts';
import { testBank } from '../../../support/questions/test-bank.ts';
import { PASSWORD, signedInStudent, TestBrowser, testApp } from '../../../support/servers/test-api.ts';
import { openTestDatabase, type TestDatabase } from '../../../support/servers/test-database.ts';

const TOKEN = 'a token of more than thirty-two characters';
const MB = 1_000_000;

let database: TestDatabase;
let app: FastifyInstance;
let metrics: Metrics;
let free = 900 * MB;
let space: FreeSpace & { stop: () => Promise<void> };
let quiz: string;

beforeAll(async () => {
  database = await openTestDatabase();
  space = await watchFreeSpace({
    folder: '/data',
    leastBytes: 500 * MB,
    log: () => undefined,
    measure: async () => free,
    everyMs: 5,
  });
  metrics = await openMetrics(database.pool, space);
  app = await testApp(database.pool, { space, metrics: { meters: metrics, token: null } });
  await testBank(database.pool, { free: true });
  quiz = (await database.pool.query<{ id: string }>('select id from quizzes limit 1')).rows[0]?.id ?? '';
});
afterAll(async () => {
  await app.close();
  await metrics.close();
  await space.stop();
  await database.close();
});

const becomes = async (bytes: number, isLow: boolean): Promise<void> => {
  free = bytes;
  await expect.poll(() => space.isLow()).toBe(isLow);
};
const START = 'mutation ($quiz: ID!) { startAttempt(quiz: $quiz) { id items { position type } } }';
const SAVE = 'mutation ($input: SaveInput!) { saveAnswers(input: $input) { receipts { refusal } } }';
const RENAME = 'mutation { setLanguage(language: de) }';

describe('with hardly any disk space left', () => {
  it('accepts answers and nothing else, says so, and later accepts everything again', async () => {
    const student = await signedInStudent(app, 'sitting@example.org');
    const device = randomUUID();
    const { data } = await student.call(START, { quiz });
    const save = (sequence: number) =>
      student.call(SAVE, {
        input: {
          attempt: data.startAttempt.id,
          device,
          answers: [{ operationId: randomUUID(), position: 1, sequence, response: { choice: 'B' } }],
        },
      });
    const before = await save(1);
    await becomes(400 * MB, true);
    expect(before.data.saveAnswers.receipts).toEqual([{ refusal: null }]);
    expect((await save(2)).data).toEqual(before.data);
    expect((await student.call(RENAME)).code).toBe('STORAGE_FULL');
    // Neither needs files, and a visitor has no school that could give more space.
    expect((await student.signUp('new@example.org', PASSWORD)).errors).toMatchObject([
      {
        message: 'nothingSaved',
        extensions: { code: 'STORAGE_FULL' },
      },
    ]);
    expect((await new TestBrowser(app).signIn('sitting@example.org', PASSWORD)).code).toBeUndefined();
    expect((await student.call('{ session { switched_off } }')).data.session.switched_off).toContain('changes');
    const upload = await app.inject({
      method: 'POST',
      url: '/uploads',
      headers: {
        authorization: `Bearer ${student.token}`,
        cookie: [...student.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        'tus-resumable': '1.0.0',
        'upload-length': '10',
      },
    });
    expect([upload.statusCode, upload.json().errors[0].extensions.code]).toEqual([507, 'STORAGE_FULL']);
    const submitAttempt = await student.call('mutation ($id: ID!) { submitAttempt(attempt: $id) { id } }', {
      id: data.startAttempt.id,
    });
    expect(submitAttempt.code).toBeUndefined();

    // A little more space is not enough: otherwise the state would alternate.
    free = 510 * MB;
    await new Promise((rested) => setTimeout(rested, 50));
    expect(space.isLow()).toBe(true);
    await becomes(560 * MB, false);
    expect((await student.call(RENAME)).data).toEqual({ setLanguage: true });
  });

  it('lists only existing operations', () => {
    const calls = Object.keys(graphSchema().getMutationType()?.getFields() ?? {});
    expect([...ACCEPTED_WHEN_FULL].filter((name) => !calls.includes(name))).toEqual([]);
  });

  it('treats an unknown amount of space as enough, and logs it', async () => {
    const events: string[] = [];
    const unknown = await watchFreeSpace({
      folder: '/data',
      leastBytes: 1,
      log: (sentence) => events.push(sentence),
      measure: () => Promise.reject(new Error('no such folder')),
    });
    await unknown.stop();
    expect(unknown.isLow()).toBe(false);
    expect(events[0]).toContain('no such folder');
  });

  it('measures a real folder', async () => {
    const real = await watchFreeSpace({ folder: '/', leastBytes: 1, log: () => undefined });
    await real.stop();
    expect(real.freeBytes()).toBeGreaterThan(0);
  });
});

describe('metrics', () => {
  it('count requests by route and status, answers, connections and space, and name no user', async () => {
    const student = await signedInStudent(app, 'counted@example.org');
    const { data } = await student.call(START, { quiz });
    const answers = [{ operationId: randomUUID(), position: 1, sequence: 1, response: { choice: 'B' } }];
    await student.call(SAVE, { input: { attempt: data.startAttempt.id, device: randomUUID(), answers } });
    await app.inject('/media/figures/abc?session=secret');
    const { body, headers } = await app.inject('/metrics');
    expect(headers['content-type']).toContain('text/plain');
    expect(body).toMatch(/http_server_request_duration_seconds_count\{[^}]*http_route="\/graphql"[^}]*\} \d+/);
    expect(body).toMatch(/http_route="unknown",http_response_status_code="404"/);
    expect(body).toMatch(/lectern_answers_acknowledged_total [1-9]/);
    expect(body).toMatch(/db_client_connection_count\{state="idle"\} \d+/);
    expect(body).toMatch(/nodejs_eventloop_delay_seconds\{quantile="0.99"\} [\d.e-]+/);
    expect(body).toMatch(/lectern_free_space_bytes \d+/);
    expect(body).not.toMatch(/secret|counted@example|abc/);
  });

  it('are for this machine, and not for requests through a proxy on it', async () => {
    expect((await app.inject('/metrics')).statusCode).toBe(200);
    expect((await app.inject({ url: '/metrics', remoteAddress: '10.0.0.7' })).statusCode).toBe(404);
    expect((await app.inject({ url: '/metrics', headers: { 'x-forwarded-for': '127.0.0.1' } })).statusCode).toBe(404);
  });

  it('need the token if there is one', async () => {
    const guarded = await testApp(database.pool, { metrics: { meters: metrics, token: TOKEN } });
    const requested = async (authorization?: string) =>
      (await guarded.inject({ url: '/metrics', ...(authorization && { headers: { authorization } }) })).statusCode;
    expect(await requested()).toBe(404);
    expect(await requested('Bearer something else')).toBe(404);
    expect(await requested(`Bearer ${TOKEN}`)).toBe(200);
    await guarded.close();
  });
});

describe('traces', () => {
  it('are sent to the collector, within the caller’s trace, with the name of the operation', async () => {
    const received: string[] = [];
    const collector = createServer((request, response) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        received.push(`${request.url} ${Buffer.concat(parts)}`);
        response.setHeader('content-type', 'application/json').end('{}');
      });
    });
    await new Promise<void>((listening) => collector.listen(0, '127.0.0.1', listening));
    const { port } = collector.address() as AddressInfo;
    const traced = await testApp(database.pool, { tracesUrl: `http://127.0.0.1:${port}` });
    const traceId = randomUUID().replaceAll('-', '');
    const headers = { traceparent: `00-${traceId}-00f067aa0ba902b7-01` };
    await new TestBrowser(traced).call('query WhoAmI { session { id } }', {}, { headers });
    await traced.close();
    collector.close();
    const sent = received.join('\n');
    expect(sent).toContain('/v1/traces');
    expect(sent).toContain(traceId);
    expect(sent).toContain('POST /graphql WhoAmI');
  });
});
