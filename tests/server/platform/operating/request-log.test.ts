import { PassThrough } from 'node:stream';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addRequestLog, logOptions } from '#server/platform/operating/request-log.ts';
import { type RunningServer, startServer } from '../../../support/servers/running-server.ts';

describe('the log', () => {
  it('has one line for each response, without the query of its address', async () => {
    const lines: string[] = [];
    const stream = new PassThrough().setEncoding('utf8').on('data', (line: string) => lines.push(line));
    const { logger, ...options } = logOptions('info');
    const app = Fastify({ ...options, logger: { ...(logger as object), stream } });
    addRequestLog(app);
    app.get('/here', async (request) => {
      request.operation = 'Quiz';
      return {};
    });
    await app.inject('/here?signature=secret');
    expect(lines).toHaveLength(1);
    const line = JSON.parse(lines[0] ?? '{}');
    expect(line).toMatchObject({ level: 'info', method: 'GET', path: '/here', operation: 'Quiz', status: 200 });
    expect(line.reqId).toBeDefined();
    expect(lines[0]).not.toContain('secret');
  });
});

describe('a line of the log', () => {
  it('stays one line of JSON, whatever the address contains', async () => {
    const lines: string[] = [];
    const stream = new PassThrough().setEncoding('utf8').on('data', (line: string) => lines.push(line));
    const { logger, ...options } = logOptions('info');
    const app = Fastify({ ...options, logger: { ...(logger as object), stream } });
    addRequestLog(app);
    const path = '/"}\n{"level":"info","path":"/forged"}%0A{"level":"fatal"}\u001b[31m';
    await app.inject(encodeURI(path));
    await app.inject({ url: '/', headers: { 'user-agent': '{"level":"fatal"}' } });
    expect(lines).toHaveLength(2);
    expect(lines.map((line) => [line.indexOf('\n') === line.length - 1, JSON.parse(line).level])).toEqual([
      [true, 'info'],
      [true, 'info'],
    ]);
  });
});

describe('a running server’s log', () => {
  let server: RunningServer;
  beforeAll(async () => {
    server = await startServer({ env: { NODE_ENV: 'development' } });
  });
  afterAll(() => server.remove());

  it('contains no password, token or PIN of the users', async () => {
    const call = (query: string, variables: object, headers: Record<string, string> = {}) =>
      fetch(`${server.url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify({ query, variables }),
      });
    const account = { email: 'canary@example.org', password: 'canary-password-of-the-log' };
    await call('mutation Up($i: SignUpInput!) { signUp(input: $i) }', { i: { name: 'Canary', ...account } });
    const answer = await call('mutation In($i: SignInInput!) { signIn(input: $i) { token refreshToken } }', {
      i: account,
    });
    const { data } = (await answer.json()) as { data: { signIn: { token: string; refreshToken: string } } };
    const cookie = answer.headers
      .getSetCookie()
      .map((line) => line.split(';', 1)[0] ?? '')
      .join('; ');
    const headers = { authorization: `Bearer ${data.signIn.token}`, cookie };
    await call(
      'mutation P($p: String!, $w: String) { setPin(pin: $p, password: $w) }',
      { p: '805177', w: account.password },
      headers,
    );
    await call('mutation W($p: String!) { verifyPin(pin: $p) { outcome } }', { p: '805178' }, headers);
    await call('mutation Tried($p: String!) { setPin(pin: $p) }', { p: '805177' });
    await call('{ broken', { password: account.password }, headers);

    const session = await call('{ session { id } }', {}, headers);
    const { data: seen } = (await session.json()) as { data: { session: { id: string } } };
    await call('mutation Wrong($i: SignInInput!) { signIn(input: $i) { token } }', {
      i: { ...account, password: 'not-the-canary-password' },
    });

    // The process writes its lines after its responses.
    await expect
      .poll(server.output, { message: 'a refused call says so' })
      .toMatch(/"operation":"Tried","refused":"[A-Z_]+"/);
    await expect
      .poll(server.output, { message: 'a sign-in that failed says why' })
      .toContain('"operation":"Wrong","refused":"WRONG_CREDENTIALS"');
    const log = server.output();
    // The called operation, whatever name the client gives it.
    expect(log).toMatch(/"operation":"W",[^\n]*"calls":\["verifyPin"\]/);
    // Who signed in, and whose every later request is.
    expect(log).toContain(`"operation":"In","user":"${seen.session.id}"`);
    expect(log).toContain(`"operation":"W","user":"${seen.session.id}"`);
    for (const secret of [account.password, data.signIn.token, data.signIn.refreshToken, '805177', '805178', cookie]) {
      expect(log).not.toContain(secret);
    }
  });
});
