import type { createBrowserRouter, To } from 'react-router';
import { NavigationRefusedError, ownAddress } from '#domain/navigation/own-address.rule.ts';

type Router = ReturnType<typeof createBrowserRouter>;

const addressOf = (to: To): string => (typeof to === 'string' ? to : `${to.pathname ?? ''}${to.search ?? ''}`);

/** Has a router refuse, with an error, to lead anywhere but to addresses of the application. */
export function keepOnOwnAddresses(router: Router, origin: string): Router {
  const { navigate } = router;
  const checked = async (to: To | number | null, options?: Parameters<Router['navigate']>[1]): Promise<void> => {
    if (typeof to === 'number') return navigate(to);
    if (to !== null) ownAddress(addressOf(to), origin);
    return navigate(to, options);
  };
  router.navigate = checked;
  return router;
}

/** Addresses that run or show what somebody made up, in the application's own name. */
const REFUSED_SCHEMES = ['javascript:', 'data:', 'blob:', 'vbscript:'];

/**
 * Has links with such addresses refused, with an error, when they are pressed; what is only downloaded is no navigation.
 * Gives back how to end it.
 */
export function refuseScriptLinks(document: Document): () => void {
  const onPressed = (event: Event): void => {
    const { target } = event;
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (link === null || link.hasAttribute('download') || !REFUSED_SCHEMES.includes(link.protocol)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    throw new NavigationRefusedError(`Lectern does not lead to a ${link.protocol} address: ${link.href}`);
  };
  const kinds = ['click', 'auxclick'] as const;
  for (const kind of kinds) document.addEventListener(kind, onPressed, { capture: true });
  return () => {
    for (const kind of kinds) document.removeEventListener(kind, onPressed, { capture: true });
  };
}
