import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { hasDigest } from '../../src/worker/integrity.ts';

const digestOf = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`;

test('a file has its own digest and no other', async () => {
  expect(await hasDigest(new Response('const a = 1;'), digestOf('const a = 1;'))).toBe(true);
  expect(await hasDigest(new Response('const a = 2;'), digestOf('const a = 1;'))).toBe(false);
  expect(await hasDigest(new Response(''), '')).toBe(false);
});
