import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { ClientConfig } from '#domain/config/client-config.schema.ts';
import { ProductError } from '#domain/errors.ts';

export type PrerenderedPage = {
  readonly html: string;
  /** What the API answered for it, as the application reads it. */
  readonly answers: Readonly<Record<string, unknown>>;
  readonly head: PageHead;
};

/** What search engines and messengers are told of a page: src/app/page-head.ts. Addresses begin with a slash. */
export type PageHead = {
  readonly title: string;
  readonly description: string;
  readonly canonical: string;
  readonly kind: 'website' | 'article';
  readonly structured: readonly object[];
};

/** What the built renderer exports: src/app/prerender.tsx, which the server does not know by its types. */
type Renderer = {
  readonly prerender: (visit: {
    readonly url: string;
    readonly language: string;
    readonly config: ClientConfig;
    readonly ask: (document: string, variables: object | undefined) => Promise<unknown>;
  }) => Promise<PrerenderedPage | null>;
  readonly languageFor: (wishes: readonly string[]) => string;
};

export type PrerenderedPages = {
  /** Of the languages that a browser wishes for (`accept-language`), the one that pages are written in. */
  readonly languageFor: (wishes: string | undefined) => string;
  /** Null where there is nothing to show ahead of the application; `missing` where the address is of nothing that exists. */
  readonly page: (path: string, language: string) => Promise<PrerenderedPage | 'missing' | null>;
};

type GraphAnswer = {
  readonly data?: unknown;
  readonly errors?: readonly { readonly message: string; readonly extensions?: { readonly code?: string } }[];
};

/** An edit is seen after so long, without a deploy. */
const FRESH_MS = 20_000;
const PAGES = 500;

/** Reads the built renderer. Throws when it is not there, which `npm run build` prevents. */
export async function prerenderedPages(
  app: FastifyInstance,
  file: string,
  config: ClientConfig,
): Promise<PrerenderedPages> {
  if (!existsSync(file)) throw new Error(`The renderer of public pages is missing: ${file}`);
  const { prerender, languageFor } = (await import(pathToFileURL(file).href)) as Renderer;

  async function ask(query: string, variables: object | undefined): Promise<unknown> {
    const answer = await app.inject({ method: 'POST', url: '/graphql', payload: { query, variables } });
    const { data, errors } = answer.json<GraphAnswer>();
    const [error] = errors ?? [];
    if (error?.extensions?.code === 'NOT_FOUND') throw new ProductError('NOT_FOUND');
    if (error !== undefined || data === undefined) throw new Error(error?.message ?? 'The API gave no data.');
    return data;
  }

  async function render(path: string, language: string): Promise<PrerenderedPage | 'missing' | null> {
    // The renderer turns every error of a page into null, so the one that is an answer is noticed on its way.
    let isMissing = false;
    const askOrMiss: typeof ask = (query, variables) =>
      ask(query, variables).catch((cause: unknown) => {
        isMissing ||= cause instanceof ProductError;
        throw cause;
      });
    const page = await prerender({ url: `http://lectern.invalid${path}`, language, config, ask: askOrMiss });
    return page === null && isMissing ? 'missing' : page;
  }

  // Many visitors at once are one rendering: the cache holds promises.
  const pages = new LRUCache<string, ReturnType<typeof render>>({ max: PAGES, ttl: FRESH_MS });
  return {
    languageFor: (wishes = '') => languageFor(wishes.split(',').map((wish) => wish.split(';', 1)[0]?.trim() ?? '')),
    page: (path, language) => {
      const key = `${language} ${path}`;
      const known = pages.get(key) ?? render(path, language);
      pages.set(key, known, { noUpdateTTL: true });
      known.catch(() => pages.delete(key));
      return known;
    },
  };
}
