import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastifyCookie from '@fastify/cookie';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addClientRoutes } from '#server/platform/pages/client.route.ts';

const PAGE =
  '<!doctype html><html lang="en"><head><title>Lectern</title><meta name="description" content=""></head><body><div id="root"></div></body></html>';
/** Like the built renderer: it queries the API, and every error of a page becomes null. */
const RENDERER = `
export const languageFor = () => 'en';
export const prerender = async ({ url, ask }) => {
  const path = new URL(url).pathname;
  try { await ask(path.split('/').pop(), undefined); } catch { return null; }
  return { html: '<h1>Shown</h1>', answers: {}, head: { title: 'T', description: '', canonical: path, kind: 'article', structured: [] } };
};`;

let app: FastifyInstance;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lectern-pages-'));
  const renderer = join(folder, 'renderer.mjs');
  await writeFile(renderer, RENDERER);
  app = Fastify();
  await app.register(fastifyCookie);
  const errors = (code: string) => ({ errors: [{ message: code, extensions: { code } }], data: null });
  app.post<{ Body: { query: string } }>('/graphql', async ({ body }) => {
    if (body.query === 'there') return { data: {} };
    return body.query === 'broken' ? errors('INTERNAL') : errors('NOT_FOUND');
  });
  const build = {
    ...{ folder, id: 'b', page: Buffer.from(PAGE), firstScript: '', renderer },
    ...{ styles: new Map(), styleRules: new Map(), starts: { views: {}, layouts: {} } },
  };
  const config = { apiUrl: '/graphql', tokenPointer: '/t', features: {}, demoAccounts: [] };
  await addClientRoutes(app, { build, config }, { publicUrl: null, localOnly: true });
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

const SIGNED_IN = { cookie: 'auth.token=x' };

describe('a public page of content that does not exist', () => {
  test.each([
    ['/blog/nothing', {}],
    ['/blog/nothing?from=mail', {}],
    ['/blog/nothing/', {}],
    ['/blog/nothing', SIGNED_IN],
    ['/nothing', {}],
  ])('%s has the status 404 and the page of the application', async (url, headers) => {
    const { statusCode, body } = await app.inject({ url, headers });
    expect([statusCode, body.includes('<div id="root"></div>')]).toEqual([404, true]);
  });

  test('has no answers either', async () => {
    expect((await app.inject('/answers/blog/nothing.json')).statusCode).toBe(404);
  });

  test.each([
    ['/blog/there', {}, true],
    ['/blog/there?from=mail', {}, false],
    ['/blog/there', SIGNED_IN, false],
    // An error does not say whether the content exists.
    ['/blog/broken', {}, false],
  ])('differs from %s', async (url, headers, isAhead) => {
    const { statusCode, body } = await app.inject({ url, headers });
    expect([statusCode, body.includes('<h1>Shown</h1>')]).toEqual([200, isAhead]);
  });
});
