import { isLanguage, type Language } from '#domain/platform/language.ts';
import { escaped, jsonWithin } from './page-text.ts';
import type { PageHead } from './prerendered-pages.ts';

/** The image that messengers show next to a link: public/share.png, 1200 × 630. */
const IMAGE = '/share.png';
const LOCALES: Readonly<Record<Language, string>> = { en: 'en_GB', de: 'de_DE' };
/** Properties of schema.org that contain addresses. */
const ADDRESSES = ['url', 'item', 'logo', 'image', 'mainEntityOfPage'];

/** JSON-LD with absolute addresses, because its readers do not know the page's. */
const withOrigin = (value: object, origin: string): string =>
  jsonWithin(
    JSON.parse(JSON.stringify(value), (name: string, inner: unknown) =>
      ADDRESSES.includes(name) && typeof inner === 'string' && inner.startsWith('/') ? `${origin}${inner}` : inner,
    ),
  );

/**
 * The elements of the head for search engines and messengers: description, canonical address, Open
 * Graph (https://ogp.me).
 * @param origin of the site; null if unknown: then elements that need an absolute address are left out
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
    origin !== null && meta('property', 'og:image', `${origin}${IMAGE}`),
    meta('property', 'og:locale', LOCALES[isLanguage(language) ? language : 'en']),
    meta('name', 'twitter:card', 'summary_large_image'),
    canonical.startsWith('/blog') &&
      '<link rel="alternate" type="application/atom+xml" title="Lectern" href="/blog/feed.xml">',
  ]
    .filter((element) => element !== false)
    .join('');
}

/** A page's structured data (schema.org). It follows the text, so that the text does not have to wait for it. */
export const structuredElements = ({ structured }: PageHead, origin: string | null): string =>
  origin === null
    ? ''
    : structured.map((data) => `<script type="application/ld+json">${withOrigin(data, origin)}</script>`).join('');
