import { expect, test } from 'vitest';
import { isImage, isPage, isUnreachable } from '../../src/worker/request.rule.ts';

const asked = (path: string, mode: RequestMode = 'navigate', sameOrigin = true) => ({
  request: { mode, method: 'GET' },
  url: new URL(path, 'https://lectern.test'),
  sameOrigin,
});

test.each(['/', '/home', '/subject/mathematics/topic/quadratic-equations?note=1', '/blog/first', '/graphqlish'])(
  '%s is a screen',
  (path) => expect(isPage(asked(path))).toBe(true),
);

test.each([
  '/graphql',
  '/media/files/1a',
  '/healthz',
  '/readyz',
  '/_outbox',
  '/builds/latest.json',
  '/answers/pricing.json',
])('%s is the server’s alone', (path) => expect(isPage(asked(path))).toBe(false));

test('what is not opened as a page, or is elsewhere, is no screen', () => {
  expect(isPage(asked('/home', 'cors'))).toBe(false);
  expect(isPage(asked('/home', 'navigate', false))).toBe(false);
});

test('pictures are kept, and nothing that is played', () => {
  expect(isImage(asked('/media/figures/1a?until=2', 'no-cors'))).toBe(true);
  expect(isImage(asked('/media/files/1a?until=2', 'no-cors'))).toBe(false);
});

test('only what a proxy says for a lost server counts as lost', () => {
  expect([200, 304, 401, 402, 404, 500, 501, 502, 503, 504, 505].filter(isUnreachable)).toEqual([502, 503, 504]);
});
