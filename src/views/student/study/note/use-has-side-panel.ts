import { useSyncExternalStore } from 'react';

const media = (): MediaQueryList => matchMedia('(width >= 80rem)');

function subscribe(changed: () => void): () => void {
  const query = media();
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

/** Whether there is room for contents and highlights next to a text. Otherwise they open over it. */
export const useHasSidePanel = (): boolean => useSyncExternalStore(subscribe, () => media().matches);
