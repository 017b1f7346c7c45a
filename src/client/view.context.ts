import { type ComponentType, createContext, useContext } from 'react';
import type { Api } from '#api/client.ts';
import type { AccessRequest } from '#domain/access/content-access.rule.ts';
import type { SessionUser } from '#domain/access/session-user.schema.ts';
import type { ParamName } from '#routes/href.ts';
import type { App } from './app.actors.ts';

/** The arguments of a view's loader. It runs before the view is shown, after the guard has allowed the address. */
export type ViewLoaderArgs = {
  /** Parameters of the address: `subject`, `topic`, `id`; a second `:id` is `id2`. */
  readonly params: { readonly [Name in ParamName]?: string | undefined };
  readonly url: URL;
  /** On prerendered pages, responses come from the page's own file, because they are the same for everybody. */
  readonly api: Api;
  readonly app: App;
  readonly user: SessionUser | null;
  /**
   * Checks whether the user's plan opens this topic's content of the address's type; if not,
   * throws a redirect to the plans. Addresses without a content type are open.
   */
  readonly requireAccess: (content: Omit<AccessRequest, 'type'>) => void;
};

/** One screen. The route table's title is its title, unless it calls `useTitle`. */
export type ViewModule = {
  readonly Component: ComponentType;
  readonly loader?: (args: ViewLoaderArgs) => Promise<unknown>;
};

const ViewDataContext = createContext<unknown>(undefined);

export const ViewDataProvider = ViewDataContext.Provider;

/** The result of the view's own loader: `useViewData<typeof loader>()`. */
export function useViewData<Loader extends (args: ViewLoaderArgs) => Promise<unknown>>(): Awaited<ReturnType<Loader>> {
  return useContext(ViewDataContext) as Awaited<ReturnType<Loader>>;
}
