import { NavigationRefusedError } from '#domain/platform/navigation/own-address.rule.ts';

/** Schemes that run code or show forged content in the application's origin. */
const REFUSED_SCHEMES = ['javascript:', 'data:', 'blob:', 'vbscript:'];

/**
 * Refuses clicks on links with such addresses, with an error; downloads are not navigations.
 * Returns how to stop.
 */
export function refuseScriptLinks(document: Document): () => void {
  const handleClick = (event: Event): void => {
    const { target } = event;
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (link === null || link.hasAttribute('download') || !REFUSED_SCHEMES.includes(link.protocol)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    throw new NavigationRefusedError(`Lectern does not open ${link.protocol} links: ${link.href}`);
  };
  const kinds = ['click', 'auxclick'] as const;
  for (const kind of kinds) document.addEventListener(kind, handleClick, { capture: true });
  return () => {
    for (const kind of kinds) document.removeEventListener(kind, handleClick, { capture: true });
  };
}
