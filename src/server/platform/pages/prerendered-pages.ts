import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { ClientConfig } from '#domain/platform/config/client-config.ts';
import { ProductError } from '#domain/platform/errors.ts';

export type PrerenderedPage = {
  readonly html: string;
  /** The API responses for it, as the application reads them. */
  readonly answers: Readonly<Record<string, unknown>>;
  readonly head: PageHead;
};

/** A page's metadata for search engines and messengers: src/app/page-head.ts. Addresses start with a slash. */
export type PageHead = {
  readonly title: string;
  readonly description: string;
  readonly canonical: string;
  readonly kind: 'website' | 'article';
  readonly structured: readonly object[];
};

/** The exports of the built renderer, src/app/prerender.tsx, whose types the server does not import. */
type Renderer = {
  readonly prerender: (visit: {
    readonly url: string;
    readonly language: string;
    readonly config: ClientConfig;
    readonly ask: (document: string, variables: object | undefined) => Promise<unknown>;
  }) => Promise<PrerenderedPage | null>;
  readonly languageFor: (requestedLanguages: readonly string[]) => string;
};

export type PrerenderedPages = {
  /** The language of pages for a browser's preferences (`accept-language`). */
  readonly languageFor: (requestedLanguages: string | undefined) => string;
  /** Null if the page is not prerendered; `missing` if nothing exists at the address. */
  readonly page: (path: string, language: string) => Promise<PrerenderedPage | 'missing' | null>;
};

type GraphAnswer = {
  readonly data?: unknown;
  readonly errors?: readonly { readonly message: string; readonly extensions?: { readonly code?: string } }[];
};

/** How long a page is cached: an edit is visible after this time, without a deployment. */
const FRESH_MS = 20_000;
const PAGES = 500;

/** Loads the built renderer. Throws if it is missing, which `npm run build` prevents. */
export async function prerenderedPages(
  app: FastifyInstance,
  file: string,
  config: ClientConfig,
): Promise<PrerenderedPages> {
  if (!existsSync(file)) throw new Error(`The renderer of public pages is missing: ${file}`);
  const { prerender, languageFor }: Renderer = await import(pathToFileURL(file).href);

  async function ask(query: string, variables: object | undefined): Promise<unknown> {
    const answer = await app.inject({ method: 'POST', url: '/graphql', payload: { query, variables } });
    const { data, errors } = answer.json<GraphAnswer>();
    const [error] = errors ?? [];
    if (error?.extensions?.code === 'NOT_FOUND') throw new ProductError('NOT_FOUND');
    if (error !== undefined || data === undefined) throw new Error(error?.message ?? 'The API gave no data.');
    return data;
  }

  async function render(path: string, language: string): Promise<PrerenderedPage | 'missing' | null> {
    // The renderer turns every error into null, so "not found" has to be noticed here.
    let isMissing = false;
    const queryOrNull: typeof ask = (query, variables) =>
      ask(query, variables).catch((cause: unknown) => {
        isMissing ||= cause instanceof ProductError;
        throw cause;
      });
    const page = await prerender({ url: `http://lectern.invalid${path}`, language, config, ask: queryOrNull });
    return page === null && isMissing ? 'missing' : page;
  }

  // Simultaneous visitors share one rendering, because the cache contains promises.
  const pages = new LRUCache<string, ReturnType<typeof render>>({ max: PAGES, ttl: FRESH_MS });
  return {
    languageFor: (requestedLanguages = '') =>
      languageFor(requestedLanguages.split(',').map((tag) => tag.split(';', 1)[0]?.trim() ?? '')),
    page: (path, language) => {
      const key = `${language} ${path}`;
      const known = pages.get(key) ?? render(path, language);
      pages.set(key, known, { noUpdateTTL: true });
      known.catch(() => pages.delete(key));
      return known;
    },
  };
}
