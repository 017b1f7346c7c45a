import { useSyncExternalStore } from 'react';

const media = (): MediaQueryList => matchMedia('(width >= 64rem)');

function subscribe(changed: () => void): () => void {
  const query = media();
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

/** Whether there is room for a sidebar. Otherwise the navigation is at the bottom. */
export const useWide = (): boolean => useSyncExternalStore(subscribe, () => media().matches);
