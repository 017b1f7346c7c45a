import { useEffect } from 'react';

export const PRODUCT = 'Lectern';

/** Titles the page: what it is, then whose. */
export function showTitle(title: string): void {
  document.title = title === PRODUCT ? PRODUCT : `${title} · ${PRODUCT}`;
}

/** For a screen that is called by what it shows; others are titled by their address. */
export function useTitle(title: string): void {
  useEffect(() => showTitle(title), [title]);
}
