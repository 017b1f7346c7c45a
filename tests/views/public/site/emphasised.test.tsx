import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { emphasised } from '#views/public/site/landing/emphasised.tsx';

const html = (words: string) => renderToStaticMarkup(emphasised(words));

test('emphasised words are shown so, and nothing else is', () => {
  expect(html('found in **both** cells and *one*')).toBe('found in <em>both</em> cells and <em>one</em>');
  expect(html('3 * 4 and <b>')).toBe('3 * 4 and &lt;b&gt;');
  expect(html('')).toBe('');
});
