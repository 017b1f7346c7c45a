import type { createMemoryRouter } from 'react-router';
import type { App } from '#actors/app.actors.ts';

/** Guards again where the person is, once somebody has come in; who has left is led away by the machine. */
export function followAuth({ auth }: App, router: ReturnType<typeof createMemoryRouter>): void {
  let wasIn = auth.getSnapshot().matches('authenticated');
  auth.subscribe((state) => {
    const isIn = state.matches('authenticated');
    const hasComeIn = isIn && !wasIn;
    wasIn = isIn;
    if (hasComeIn && router.state.initialized) void router.navigate(router.state.location, { replace: true });
  });
}
