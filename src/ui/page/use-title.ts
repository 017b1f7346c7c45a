import { useEffect } from 'react';

export const PRODUCT = 'Lectern';

/** Sets the document title: the page, then the product. */
export function showTitle(title: string): void {
  document.title = title === PRODUCT ? PRODUCT : `${title} · ${PRODUCT}`;
}

/** For a screen that is titled by its content; others are titled by their route. */
export function useTitle(title: string): void {
  useEffect(() => showTitle(title), [title]);
}
