import { expect, test } from 'vitest';
import { isImage, isPage, isUnreachable } from '../../src/worker/request.rule.ts';

const requested = (path: string, mode: RequestMode = 'navigate', sameOrigin = true) => ({
  request: { mode, method: 'GET' },
  url: new URL(path, 'https://lectern.test'),
  sameOrigin,
});

test.each(['/', '/home', '/subject/mathematics/topic/quadratic-equations?note=1', '/blog/first', '/graphqlish'])(
  '%s is a screen',
  (path) => expect(isPage(requested(path))).toBe(true),
);

test.each([
  '/graphql',
  '/media/files/1a',
  '/healthz',
  '/readyz',
  '/_outbox',
  '/builds/latest.json',
  '/answers/pricing.json',
])('%s belongs to the server', (path) => expect(isPage(requested(path))).toBe(false));

test('requests that are not navigations, or to other origins, are no screens', () => {
  expect(isPage(requested('/home', 'cors'))).toBe(false);
  expect(isPage(requested('/home', 'navigate', false))).toBe(false);
});

test('images are cached, and media files are not', () => {
  expect(isImage(requested('/media/figures/1a?until=2', 'no-cors'))).toBe(true);
  expect(isImage(requested('/media/files/1a?until=2', 'no-cors'))).toBe(false);
});

test('only the statuses of a proxy for an unreachable server count as offline', () => {
  expect([200, 304, 401, 402, 404, 500, 501, 502, 503, 504, 505].filter(isUnreachable)).toEqual([502, 503, 504]);
});
