import { NavigationRefusedError } from '#domain/navigation/own-address.rule.ts';

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
