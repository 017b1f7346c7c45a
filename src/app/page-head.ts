import { ownEntry } from '#domain/platform/own-entry.ts';
import type { KnownRow } from '#routes/table.ts';
import { ROUTES } from '#routes/table.ts';
import { currentLanguage, textsNow } from '#texts/current-language.ts';
import { pageHeadsTexts } from '#texts/platform/site/page-heads.texts.ts';
import { titlesTexts } from '#texts/platform/titles.texts.ts';
import { STRUCTURED_DATA, type StructuredPage } from './structured-data.ts';

/** Metadata of a prerendered page for search engines and messengers. */
export type PageHead = {
  readonly title: string;
  /** One or two sentences. */
  readonly description: string;
  /** The canonical address, if several show the page. */
  readonly canonical: string;
  readonly kind: 'website' | 'article';
  /** schema.org, as JSON-LD. Addresses in it start with a slash: the server adds its origin. */
  readonly structured: readonly object[];
};

/** Legacy addresses show the same page as their canonical ones. */
function firstRowOf({ view, path, sameAs }: KnownRow): KnownRow | undefined {
  if (path.includes(':')) return undefined;
  return ROUTES.find((row) => (sameAs === undefined ? row.view === view : row.path === sameAs));
}

/**
 * The head of a page.
 * @param path as requested
 * @param loaded the result of its view's loader
 */
export function pageHead(row: KnownRow, path: string, loaded: unknown): PageHead {
  const shown = firstRowOf(row) ?? row;
  const titles = textsNow(titlesTexts);
  const own: StructuredPage = STRUCTURED_DATA[row.view]?.(loaded, currentLanguage()) ?? { structured: [] };
  return {
    title: own.title ?? titles[shown.id] ?? shown.title,
    description: own.description ?? ownEntry(textsNow(pageHeadsTexts), shown.id) ?? '',
    canonical: shown === row && row.path.includes(':') ? path : shown.path,
    kind: own.title === undefined ? 'website' : 'article',
    structured: own.structured,
  };
}
