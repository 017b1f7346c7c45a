import { type ComponentType, createContext, useContext } from 'react';
import type { Api } from '#api/client.ts';
import type { AccessRequest } from '#domain/access/content-access.rule.ts';
import type { SessionUser } from '#domain/entities/user.schema.ts';
import type { App } from './app.actors.ts';

/** What a view's loader is given. It runs before the view is shown, after the guard has let the person through. */
export type ViewLoaderArgs = {
  /** Of the address: `subject`, `topic`, `id`; a second `:id` is `id2`. */
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly url: URL;
  /** On prerendered pages the answers come out of the page's own file: what is asked there is the same for everybody. */
  readonly api: Api;
  readonly app: App;
  readonly user: SessionUser | null;
  /**
   * Asks whether the person's plan opens this topic's content of the kind that the address shows; where it does not,
   * throws the way to the plans. Addresses without a kind of content are open.
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

/** What the view's own loader gave: `useViewData<typeof loader>()`. */
export function useViewData<Loader extends (args: ViewLoaderArgs) => Promise<unknown>>(): Awaited<ReturnType<Loader>> {
  return useContext(ViewDataContext) as Awaited<ReturnType<Loader>>;
}
