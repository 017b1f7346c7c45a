import { useEffect } from 'react';

const PRODUCT = 'Lectern';

/** Titles the page: what it is, then whose. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title === PRODUCT ? PRODUCT : `${title} · ${PRODUCT}`;
  }, [title]);
}
