import type { createMemoryRouter } from 'react-router';
import type { App } from '#client/app.actors.ts';

/** Runs the guard again for the current address after sign-in; after sign-out, the machine redirects. */
export function followAuth({ auth }: App, router: ReturnType<typeof createMemoryRouter>): void {
  let wasIn = auth.getSnapshot().matches('authenticated');
  auth.subscribe((state) => {
    const isIn = state.matches('authenticated');
    const hasSignedIn = isIn && !wasIn;
    wasIn = isIn;
    if (hasSignedIn && router.state.initialized) void router.navigate(router.state.location, { replace: true });
  });
}
