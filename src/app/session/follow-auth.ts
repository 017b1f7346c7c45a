import type { createMemoryRouter } from 'react-router';
import type { App } from '#client/app.actors.ts';
import { afterAuth, ordersTo } from '#machines/composition/wiring.ts';

/**
 * Runs the guard again for the current address after sign-in, and when a PIN is demanded; after sign-out, the machine
 * redirects.
 */
export function followAuth({ auth }: App, router: ReturnType<typeof createMemoryRouter>): void {
  let before = auth.getSnapshot();
  auth.subscribe((now) => {
    const orders = ordersTo('router', afterAuth(before, now));
    // On the first page, the guard is still waiting for the session.
    const isDecided = router.state.initialized || !before.matches('loadingSession');
    before = now;
    if (isDecided && orders.some(({ go }) => go === 'again'))
      void router.navigate(router.state.location, { replace: true });
  });
}
