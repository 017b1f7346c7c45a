import { prerender as renderStatic } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, Outlet, StaticRouterProvider } from 'react-router';
import { createActor } from 'xstate';
import type { Api } from '#api/client.ts';
import { answerKey, type RecordedAnswers } from '#api/recorded-answers.ts';
import type { TokenStore } from '#api/token-store.ts';
import { provideAuth } from '#client/access/auth.effects.ts';
import type { App } from '#client/app.actors.ts';
import { AppProvider } from '#client/app.context.ts';
import type { LoadPart } from '#client/chunk-loader.ts';
import { createFlushRegistry } from '#client/flush.registry.ts';
import { createLazyActors } from '#client/lazy-actors.ts';
import { createConnectivity } from '#client/platform/offline/connectivity.ts';
import type { ClientConfig } from '#domain/platform/config/client-config.ts';
import { toastMachine } from '#machines/toast/toast.machine.ts';
import { prerenderIn } from '#texts/current-language.ts';
import type { Language } from '#texts/language.ts';
import { Theme } from '#ui/theme/theme.tsx';
import { SkipLink } from './navigation/skip-link.tsx';
import { type PageHead, pageHead } from './page-head.ts';
import { type Loaded, layoutRoutes } from './router.tsx';

/** A visitor's request: an address of the product, in a language. */
export type PrerenderVisit = {
  /** Absolute. */
  readonly url: string;
  readonly language: Language;
  readonly config: ClientConfig;
  /** Calls the product's API without a user. */
  readonly ask: (document: string, variables: object | undefined) => Promise<unknown>;
};

export type PrerenderedPage = {
  /** HTML of the document's root element. */
  readonly html: string;
  /** API responses for it. */
  readonly answers: RecordedAnswers;
  readonly head: PageHead;
};

const signedOutTokens: TokenStore = {
  token: () => null,
  refresh: () => null,
  write: () => undefined,
  clear: () => undefined,
};

const noop = (): void => undefined;

const load: LoadPart = (download) => download();

/** The application for a visitor, without a browser. */
function visitorApp({ config }: PrerenderVisit, api: Api): App {
  const auth = createActor(
    provideAuth({ api, store: signedOutTokens, clearTokens: noop, goToSignIn: noop, reaction: () => 'none', load }),
    {
      input: { tokenPointer: config.tokenPointer },
    },
  ).start();
  const toast = createActor(toastMachine).start();
  return {
    config,
    api,
    store: signedOutTokens,
    auth,
    toast,
    flush: createFlushRegistry(),
    connectivity: createConnectivity(true),
    inspection: null,
    lazyActors: createLazyActors(),
    load,
    navigate: noop,
    carryOut: noop,
    stop: () => {
      auth.stop();
      toast.stop();
    },
  };
}

/** The root of every page: `Root` without browser-only components, in the same positions, so that React's ids match. */
function StillRoot() {
  return (
    <>
      <SkipLink />
      {null}
      {false}
      <Outlet />
      {null}
      {null}
      {null}
    </>
  );
}

/** One after the other, because the current language is a module variable. */
let last: Promise<unknown> = Promise.resolve();

/**
 * The page of an address as a visitor sees it first; null if the address redirects or shows nothing.
 */
export function prerender(visit: PrerenderVisit): Promise<PrerenderedPage | null> {
  const page = last.then(() => render(visit));
  last = page.catch(noop);
  return page;
}

/** The first of a browser's preferred languages that the product supports. */
export { languageFor } from '#texts/language.ts';

async function render(visit: PrerenderVisit): Promise<PrerenderedPage | null> {
  prerenderIn(visit.language);
  const answers: Record<string, unknown> = {};
  const app = visitorApp(visit, (async (document: string, variables?: object) => {
    const answer = await visit.ask(document, variables);
    answers[answerKey(document, variables)] = answer;
    return answer;
  }) as Api);
  try {
    const { query, dataRoutes } = createStaticHandler([
      { id: 'root', Component: StillRoot, children: layoutRoutes(app, { apiAt: () => app.api }) },
    ]);
    const context = await query(new Request(visit.url));
    if (context instanceof Response || context.errors !== null) return null;
    const { prelude } = await renderStatic(
      <Theme>
        <AppProvider value={app}>
          <StaticRouterProvider router={createStaticRouter(dataRoutes, context)} context={context} hydrate={false} />
        </AppProvider>
      </Theme>,
      // Everything in its final place: late content would need a script to move it there.
      { progressiveChunkSize: Number.POSITIVE_INFINITY },
    );
    const shown = context.loaderData[context.matches.at(-1)?.route.id ?? ''] as Loaded | undefined;
    if (shown === undefined) return null;
    const head = pageHead(shown.row, new URL(visit.url).pathname, shown.data);
    return { html: await new Response(prelude).text(), answers, head };
  } finally {
    app.stop();
  }
}
