import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { ClientConfig } from '#domain/config/client-config.schema.ts';

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
  /** Null where there is nothing to show ahead of the application. */
  readonly page: (path: string, language: string) => Promise<PrerenderedPage | null>;
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
    const { data, errors } = answer.json<{ data?: unknown; errors?: readonly { message: string }[] }>();
    if (errors !== undefined || data === undefined) throw new Error(errors?.[0]?.message ?? 'The API gave no data.');
    return data;
  }

  // Many visitors at once are one rendering: the cache holds promises.
  const pages = new LRUCache<string, Promise<PrerenderedPage | null>>({ max: PAGES, ttl: FRESH_MS });
  return {
    languageFor: (wishes = '') => languageFor(wishes.split(',').map((wish) => wish.split(';', 1)[0]?.trim() ?? '')),
    page: (path, language) => {
      const key = `${language} ${path}`;
      const known = pages.get(key) ?? prerender({ url: `http://lectern.invalid${path}`, language, config, ask });
      pages.set(key, known, { noUpdateTTL: true });
      known.catch(() => pages.delete(key));
      return known;
    },
  };
}
