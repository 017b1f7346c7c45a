import { GraphQLObjectType, GraphQLSchema, GraphQLString } from 'graphql';
import { auditServer } from 'graphql-http';
import { describe, expect, it } from 'vitest';
import { enforceCallRules } from '#server/graph/rules.ts';
import { isKnownAddress } from '#server/platform/http/route-matcher.ts';
import { PASSWORD, TestBrowser, testApp } from '../../../support/servers/test-api.ts';
import { testServer } from '../../../support/servers/test-server.ts';

const { app, database } = await testServer();

describe('GraphQL over HTTP', () => {
  it('passes every audit of the specification', async () => {
    // Some audits query the schema's own types, which only a server with introspection answers.
    const open = await testApp(database.pool, { introspection: true });
    const url = `${await open.listen({ port: 0, host: '127.0.0.1' })}/graphql`;
    const results = await auditServer({ url });
    await open.close();
    const failed = results.filter(({ status }) => status !== 'ok').map(({ id, name }) => `${id} ${name}`);
    expect(results.length).toBeGreaterThan(50);
    expect(failed).toEqual([]);
  });

  it('refuses documents that are too deep, too wide, too long or full of aliases before they run', async () => {
    const browser = new TestBrowser(app);
    const deep = `{ subjects { topics { quizzes { lastAttempt { quiz { topic { ${'id '.repeat(2)} } } } } } } }`;
    const wide = `{ ${'session { id name email } '.repeat(150)} }`;
    const aliases = `mutation { ${Array.from({ length: 100 }, (_, n) => `a${n}: signOut`).join(' ')} }`;
    const long = `{ ${'__typename '.repeat(3_000)} }`;
    const bomb = `query { ...a } ${'abcdefgh'
      .split('')
      .map(
        (name, at, all) =>
          `fragment ${name} on Query { ${at + 1 < all.length ? `...${all[at + 1]} `.repeat(8) : '__typename'} }`,
      )
      .join(' ')}`;
    expect((await browser.call(deep)).status).toBe(401);
    for (const document of [wide, aliases, bomb]) {
      const started = performance.now();
      const { errors } = await browser.call(document);
      expect(errors?.map(({ extensions }) => extensions?.code)).toContain('DOCUMENT_REFUSED');
      // Two million fragments would take minutes; a busy machine takes more than half a second for anything.
      expect(performance.now() - started).toBeLessThan(2_000);
    }
    expect((await browser.call(long)).errors?.[0]?.message).toContain('token');
  });

  it('accepts texts with characters that cannot be stored, without these', async () => {
    const browser = new TestBrowser(app);
    const name = 'Ada\u0000 \ud800Brook';
    const input = { name, email: 'broken-paste@example.org', password: PASSWORD };
    await browser.call('mutation ($input: SignUpInput!) { signUp(input: $input) }', { input });
    await browser.signIn(input.email, PASSWORD);
    expect((await browser.call('{ session { name } }')).data.session.name).toBe('Ada \ufffdBrook');
    const { code } = await browser.call('{ subject(slug: "a\\u0000b") { id } }');
    expect(code).toBe('DOCUMENT_REFUSED');
  });

  it('has no introspection, and suggests no names', async () => {
    const browser = new TestBrowser(app);
    expect((await browser.call('{ __schema { types { name } } }')).errors?.[0]?.message).toContain('introspection');
    const { errors } = await browser.call('{ sesion { id } }');
    expect(errors?.[0]?.message).toBe('Cannot query field "sesion" on type "Query".');
  });

  it('reports values of the wrong type every time, and not as internal errors', async () => {
    const interpreted = await testApp(database.pool, { compiledFrom: 2 });
    const browser = new TestBrowser(interpreted);
    const answers = [];
    for (let call = 0; call < 3; call += 1) {
      const answer = await browser.call('query Q($id: ID!) { quiz(id: $id) { id } }', { id: { no: 'id' } });
      expect(answer.errors?.[0]?.message).toContain('ID cannot represent value');
      answers.push([answer.status, answer.code]);
    }
    expect(answers).toEqual([
      [200, 'INVALID_INPUT'],
      [200, 'INVALID_INPUT'],
      [200, 'INVALID_INPUT'],
    ]);
    await interpreted.close();
  });

  it('does not start with an operation that declares no access rule', () => {
    const schema = new GraphQLSchema({
      query: new GraphQLObjectType({ name: 'Query', fields: { open: { type: GraphQLString } } }),
    });
    expect(() => enforceCallRules(schema)).toThrow('Query.open declares no rule');
  });

  it('writes an unexpected error only to the log', async () => {
    const broken = await testApp({
      query: () => Promise.reject(new Error('password of the database is xyz')),
    } as never);
    const browser = new TestBrowser(broken);
    browser.token = 'x'.repeat(43);
    browser.cookies.set('bind', 'y');
    const answer = await browser.call('{ session { id } }');
    expect(answer).toMatchObject({ status: 500, code: 'INTERNAL' });
    expect(answer.text).not.toContain('xyz');
    await broken.close();
  });
});

describe('the rest of HTTP', () => {
  it('answers health checks', async () => {
    expect((await app.inject('/healthz')).statusCode).toBe(200);
    expect((await app.inject('/readyz')).json()).toEqual({ status: 'ready' });
  });

  it('sends the security headers with every answer', async () => {
    for (const url of ['/healthz', '/config.json', '/nowhere', '/graphql']) {
      const { headers } = await app.inject(url);
      expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'same-origin' });
      expect(headers['content-security-policy']).toContain("default-src 'none'");
      expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    }
  });

  it('has its addresses', () => {
    for (const path of [
      '/',
      '/login',
      '/login/',
      '/login%20copy',
      '/subject/a/topic/b/quiz/1/view-answer/2',
      '/admin/quiz/7/edit',
    ]) {
      expect([path, isKnownAddress(path)]).toEqual([path, true]);
    }
    for (const path of ['/nowhere', '/subject', '/login/x', '/admin/quiz/7', '/%E0%A4%A'])
      expect([path, isKnownAddress(path)]).toEqual([path, false]);
  });

  it('serves no figure without a signed address', async () => {
    expect((await app.inject('/media/figures/abc')).statusCode).toBe(404);
    expect((await app.inject('/media/figures/abc?session=x&until=99999999999&signature=zzz')).statusCode).toBe(404);
  });
});
