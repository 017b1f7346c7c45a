import type { createBrowserRouter, To } from 'react-router';
import { ownAddress } from '#domain/platform/navigation/own-address.rule.ts';

type Router = ReturnType<typeof createBrowserRouter>;

const addressOf = (to: To): string => (typeof to === 'string' ? to : `${to.pathname ?? ''}${to.search ?? ''}`);

/** Makes a router refuse, with an error, to navigate anywhere but to addresses of the application. */
export function restrictToOwnOrigin(router: Router, origin: string): Router {
  const { navigate } = router;
  const checked = async (to: To | number | null, options?: Parameters<Router['navigate']>[1]): Promise<void> => {
    if (typeof to === 'number') return navigate(to);
    if (to !== null) ownAddress(addressOf(to), origin);
    return navigate(to, options);
  };
  router.navigate = checked;
  return router;
}
