import { expect, test } from 'vitest';
import { headElements, structuredElements } from '#server/platform/pages/page-head.elements.ts';

const HEAD = {
  title: 'How to learn "by heart"',
  description: 'Less & later <b>',
  canonical: '/blog/by-heart',
  kind: 'article',
  structured: [
    { '@type': 'Article', image: '/share.png', headline: '</script><script>alert(1)</script>', nested: { url: '/' } },
  ],
} as const;

const html = headElements(HEAD, 'de', 'https://lectern.example') + structuredElements(HEAD, 'https://lectern.example');

test('a page gives its one canonical address and the data for link previews', () => {
  expect(html).toContain('<link rel="canonical" href="https://lectern.example/blog/by-heart">');
  expect(html).toContain('<meta property="og:url" content="https://lectern.example/blog/by-heart">');
  expect(html).toContain('<meta property="og:image" content="https://lectern.example/share.png">');
  expect(html).toContain('<meta property="og:locale" content="de_DE">');
});

test('text by authors closes no element and no attribute', () => {
  expect(html).toContain('content="How to learn &#34;by heart&#34;"');
  expect(html).toContain('content="Less &#38; later &#60;b&#62;"');
  expect(html.match(/<\/script>/g)).toHaveLength(1);
});

test('structured data contains absolute addresses', () => {
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
  expect(JSON.parse(json)).toMatchObject({
    image: 'https://lectern.example/share.png',
    nested: { url: 'https://lectern.example/' },
  });
});
