import { escaped, jsonWithin } from './page-text.ts';
import type { PageHead } from './prerendered-pages.ts';

/** What a messenger shows beside a link to any page: public/share.png, 1200 × 630. */
const PICTURE = '/share.png';
const LOCALES: Readonly<Record<string, string>> = { en: 'en_GB', de: 'de_DE' };
/** Properties of schema.org that hold addresses. */
const ADDRESSES = ['url', 'item', 'logo', 'image', 'mainEntityOfPage'];

/** JSON-LD with whole addresses: readers of it do not know where it stood. */
const withOrigin = (value: object, origin: string): string =>
  jsonWithin(
    JSON.parse(JSON.stringify(value), (name: string, inner: unknown) =>
      ADDRESSES.includes(name) && typeof inner === 'string' && inner.startsWith('/') ? `${origin}${inner}` : inner,
    ),
  );

/**
 * The elements of the head by which search engines and messengers know a page: description, canonical address, Open
 * Graph (https://ogp.me).
 * @param origin of the site; null where it is not known: then what needs a whole address is left out
 */
export function headElements(head: PageHead, language: string, origin: string | null): string {
  const { title, description, canonical, kind } = head;
  const meta = (attribute: 'name' | 'property', name: string, content: string): string =>
    `<meta ${attribute}="${name}" content="${escaped(content)}">`;
  return [
    meta('name', 'description', description),
    origin !== null && `<link rel="canonical" href="${escaped(`${origin}${canonical}`)}">`,
    meta('property', 'og:type', kind),
    meta('property', 'og:site_name', 'Lectern'),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    origin !== null && meta('property', 'og:url', `${origin}${canonical}`),
    origin !== null && meta('property', 'og:image', `${origin}${PICTURE}`),
    meta('property', 'og:locale', LOCALES[language] ?? 'en_GB'),
    meta('name', 'twitter:card', 'summary_large_image'),
    canonical.startsWith('/blog') &&
      '<link rel="alternate" type="application/atom+xml" title="Lectern" href="/blog/feed.xml">',
  ]
    .filter((element) => element !== false)
    .join('');
}

/** What a page tells in the words of schema.org. Stands behind its text, which nobody should wait for because of it. */
export const structuredElements = ({ structured }: PageHead, origin: string | null): string =>
  origin === null
    ? ''
    : structured.map((data) => `<script type="application/ld+json">${withOrigin(data, origin)}</script>`).join('');
