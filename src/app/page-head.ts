import type { RouteRow } from '#routes/route-row.ts';
import type { ViewName } from '#routes/table.ts';
import { ROUTES } from '#routes/table.ts';
import { currentLanguage, textsNow } from '#texts/current-language.ts';
import { pageHeadsTexts } from '#texts/page-heads.texts.ts';
import { titlesTexts } from '#texts/titles.texts.ts';
import { STRUCTURED_DATA, type StructuredPage } from './structured-data.ts';

/** What stands in the head of a page that is written ahead, for search engines and messengers. */
export type PageHead = {
  readonly title: string;
  /** One or two sentences. */
  readonly description: string;
  /** The one address of the page where several show it. */
  readonly canonical: string;
  readonly kind: 'website' | 'article';
  /** schema.org, as JSON-LD. Addresses within begin with a slash: the server knows its own name. */
  readonly structured: readonly object[];
};

const descriptions = (): Readonly<Record<string, string>> => textsNow(pageHeadsTexts);

/** Kept addresses show what another shows, which is the one to be found. */
function firstRowOf({ view, path, sameAs }: RouteRow): RouteRow | undefined {
  if (path.includes(':')) return undefined;
  return ROUTES.find((row) => (sameAs === undefined ? row.view === view : row.path === sameAs));
}

/**
 * The head of a page.
 * @param path as it was asked for
 * @param loaded what its view's loader gave
 */
export function pageHead(row: RouteRow & { readonly view: ViewName }, path: string, loaded: unknown): PageHead {
  const shown = firstRowOf(row) ?? row;
  const titles: Readonly<Record<string, string | undefined>> = textsNow(titlesTexts);
  const own: StructuredPage = STRUCTURED_DATA[row.view]?.(loaded, currentLanguage()) ?? { structured: [] };
  return {
    title: own.title ?? titles[shown.id] ?? shown.title,
    description: own.description ?? descriptions()[shown.id] ?? '',
    canonical: shown === row && row.path.includes(':') ? path : shown.path,
    kind: own.title === undefined ? 'website' : 'article',
    structured: own.structured,
  };
}
