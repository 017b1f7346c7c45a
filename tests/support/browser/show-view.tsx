import { Theme } from '@radix-ui/themes';
import { render } from '@testing-library/react';
import { createMemoryRouter, data, RouterProvider, useLoaderData, useRouteError } from 'react-router';
import { createActor } from 'xstate';
import type { App } from '#client/app.actors.ts';
import { AppProvider } from '#client/app.context.ts';
import { createFlushRegistry } from '#client/flush.registry.ts';
import { createLazyActors } from '#client/lazy-actors.ts';
import { createConnectivity } from '#client/platform/offline/connectivity.ts';
import { ViewDataProvider, type ViewModule } from '#client/view.context.ts';
import type { SessionUser } from '#domain/access/session-user.schema.ts';
import { NETWORK_ERROR_TOAST_DEBOUNCE_MS } from '#domain/platform/screen.limits.ts';
import { EXAMPLE_USER } from '#machines/auth/auth.proof.ts';
import { toastMachine } from '#machines/toast/toast.machine.ts';
import { pattern } from '#routes/pattern.ts';
import { ROUTES, type RouteId } from '#routes/table.ts';
import DialogStage from '#views/shared/platform/dialog/dialog.stage.tsx';
import { CONFIG } from '../users/fake-users.ts';

export const STUDENT: SessionUser = { ...EXAMPLE_USER, id: 'u1', name: 'Ada Lovelace', pro_plan_purchased: true };

type Answers = Readonly<Record<string, (variables: Record<string, unknown>) => unknown>>;

/** An API that responds by the operation's name. Every call is recorded. */
export function fakeApi(answers: Answers) {
  const calls: { readonly name: string; readonly variables: Record<string, unknown> }[] = [];
  const api = async (document: string, variables: Record<string, unknown> = {}): Promise<unknown> => {
    const name = /(?:query|mutation) (\w+)/.exec(document)?.[1] ?? '';
    calls.push({ name, variables });
    const answer = answers[name];
    if (answer === undefined) throw new Error(`Nobody expected ${name}`);
    return answer(variables);
  };
  return { api: api as App['api'], calls };
}

function Outlet({ module }: { module: ViewModule }) {
  return (
    <ViewDataProvider value={useLoaderData()}>
      <module.Component />
    </ViewDataProvider>
  );
}

function Refused() {
  const error = useRouteError();
  return <p>Refused: {error instanceof Error ? error.message : String(error)}</p>;
}

/** Shows one view at its address as the application does; every other address shows its own path. */
export function showView(
  id: RouteId,
  module: ViewModule,
  { at, api, user = STUDENT }: { at: string; api: App['api']; user?: SessionUser | null },
) {
  const session = { context: { user } };
  const auth = { getSnapshot: () => session, subscribe: () => ({ unsubscribe: () => undefined }) };
  const toast = createActor(
    toastMachine.provide({ delays: { networkErrorDebounce: NETWORK_ERROR_TOAST_DEBOUNCE_MS } }),
  );
  const load: App['load'] = (download) => download();
  const app = {
    api,
    config: CONFIG,
    store: { token: () => null },
    auth,
    toast,
    flush: createFlushRegistry(),
    connectivity: createConnectivity(true),
    lazyActors: createLazyActors(),
    carryOut: () => undefined,
    load,
  } as unknown as App;
  toast.start();
  const path = pattern(ROUTES.find((row) => row.id === id)?.path ?? '/');
  const router = createMemoryRouter(
    [
      {
        path,
        element: <Outlet module={module} />,
        errorElement: <Refused />,
        loader: async ({ params, request }) =>
          (await module.loader?.({
            params,
            url: new URL(request.url),
            api,
            app,
            user,
            requireAccess: () => undefined,
          })) ?? null,
      },
      { path: '*', element: <OtherScreen />, loader: ({ request }) => data(new URL(request.url).pathname) },
    ],
    { initialEntries: [at] },
  );
  return {
    router,
    app,
    flush: app.flush,
    toast,
    ...render(
      <AppProvider value={app}>
        <Theme>
          <RouterProvider router={router} />
          <DialogStage />
        </Theme>
      </AppProvider>,
    ),
  };
}

function OtherScreen() {
  return <p>Elsewhere: {useLoaderData<string>()}</p>;
}
