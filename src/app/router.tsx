import { useLayoutEffect, useRef } from 'react';
import { createBrowserRouter, data, type RouteObject, useLoaderData, useLocation } from 'react-router';
import type { App } from '#client/app.actors.ts';
import { ViewDataProvider, type ViewModule } from '#client/view.context.ts';
import { hasPermission } from '#domain/access/permission.ts';
import { ProductError } from '#domain/platform/errors.ts';
import { LAYOUTS } from '#routes/layout.ts';
import { pattern } from '#routes/pattern.ts';
import { type KnownRow, ALL_ROUTES as ROUTES } from '#routes/table.ts';
import { spoken, useTexts } from '#texts/current-language.ts';
import { titlesTexts } from '#texts/platform/titles.texts.ts';
import { showTitle } from '#ui/page/use-title.ts';
import { VIEWS } from '#views/index.ts';
import { LAYOUT_VIEWS } from '#views/layouts/index.ts';
import { ErrorPage, ErrorScreen } from '#views/shared/platform/errors/error.page.tsx';
import { guardMiddleware } from './guard.ts';
import { restrictToOwnOrigin } from './navigation/safe-navigation.ts';
import { Root } from './root.tsx';
import type { PageAnswers } from './start/page-answers.ts';

/** The loaded data of a screen. */
export type Loaded = {
  readonly module: ViewModule;
  readonly data: unknown;
  readonly row: KnownRow;
};

/**
 * The title of an address, set before the screen's own effects run: those with a better one take precedence,
 * and keep it when the language changes.
 */
function AddressTitle({ row }: { readonly row: KnownRow }) {
  const title = useTexts(titlesTexts)[row.id] ?? row.title;
  const shown = useRef<string | null>(null);
  useLayoutEffect(() => {
    if (shown.current !== null && document.title !== shown.current) return;
    showTitle(title);
    shown.current = document.title;
  }, [title]);
  return null;
}

function ViewOutlet() {
  const { module, data: viewData, row } = useLoaderData<Loaded>();
  const { pathname } = useLocation();
  return (
    <ViewDataProvider value={viewData}>
      <AddressTitle key={`title of ${pathname}`} row={row} />
      <module.Component key={pathname} />
    </ViewDataProvider>
  );
}

function LayoutOutlet() {
  const { Component } = useLoaderData<ViewModule>();
  return <Component />;
}

/** The access check of screens without paid content. */
const openToAll = (): void => undefined;

/**
 * Imported in the loader, because a loader runs only after the guard, so users download only views that they may see.
 */
function routeOf(app: App, pages: Pick<PageAnswers, 'apiAt'>, row: KnownRow): RouteObject {
  const { view } = row;
  if (view === 'redirect') return { id: row.id, path: pattern(row.path), loader: () => null };
  return {
    id: row.id,
    path: pattern(row.path),
    Component: ViewOutlet,
    ErrorBoundary: row.layout === 'none' ? ErrorPage : ErrorScreen,
    loader: async ({ params, url }): Promise<Loaded> => {
      if (view === 'error') throw data(null, { status: 404 });
      const { user } = app.auth.getSnapshot().context;
      // Here and not in the root's middleware, so that the refusal is shown within the layout with its navigation.
      if (row.needs !== undefined && !hasPermission(user, row.needs)) throw new ProductError('FORBIDDEN');
      const { content } = row;
      const [module, requireAccess] = await Promise.all([
        app.load(() => spoken(VIEWS[view]())),
        content === undefined
          ? openToAll
          : app
              .load(() => import('./session/require-access.ts'))
              .then(({ accessCheck }) => accessCheck(app, content, url)),
      ]);
      const viewData = await module.loader?.({
        params,
        url,
        api: row.prerendered === true ? pages.apiAt(url.pathname) : app.api,
        app,
        user,
        requireAccess,
      });
      return { module, data: viewData, row };
    },
  };
}

/** The routes below the root: a level of layouts, then the screens. */
export const layoutRoutes = (app: App, pages: Pick<PageAnswers, 'apiAt'>): RouteObject[] =>
  LAYOUTS.map((layout) => ({
    id: `layout.${layout}`,
    Component: LayoutOutlet,
    loader: () => app.load(() => spoken(LAYOUT_VIEWS[layout]())),
    shouldRevalidate: () => false,
    children: ROUTES.filter((row) => row.layout === layout).map((row) => routeOf(app, pages, row)),
  }));

/** The route table in the router's format, with the guard at the root. */
export function createRoutes(app: App, pages: Pick<PageAnswers, 'apiAt'>, storage: Storage): RouteObject[] {
  return [
    {
      id: 'root',
      Component: Root,
      ErrorBoundary: ErrorPage,
      HydrateFallback: () => <div className="navigation-progress" />,
      middleware: [guardMiddleware(app, storage)],
      children: layoutRoutes(app, pages),
    },
  ];
}

/** The router of the browser, which navigates only within its own origin. */
export const createRouter = (app: App, pages: PageAnswers, storage: Storage) =>
  restrictToOwnOrigin(createBrowserRouter(createRoutes(app, pages, storage)), location.origin);
