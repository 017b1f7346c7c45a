import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { emphasised } from '#views/public/site/landing/emphasised.tsx';

const html = (words: string) => renderToStaticMarkup(emphasised(words));

test('emphasised words are shown so, nothing else is, and the text has its own direction', () => {
  expect(html('found in **both** cells and *one*')).toBe('<bdi>found in <em>both</em> cells and <em>one</em></bdi>');
  expect(html('3 * 4 and <b>')).toBe('<bdi>3 * 4 and &lt;b&gt;</bdi>');
  expect(html('')).toBe('<bdi></bdi>');
});
