import { useSyncExternalStore } from 'react';

const KEY = 'appearance';
const CHANGED = 'appearance.changed';

export type Appearance = 'light' | 'dark';

const system = (): MediaQueryList => matchMedia('(prefers-color-scheme: dark)');

const chosen = (): Appearance | null => {
  const value = localStorage.getItem(KEY);
  return value === 'light' || value === 'dark' ? value : null;
};

const current = (): Appearance => chosen() ?? (system().matches ? 'dark' : 'light');

function subscribe(changed: () => void): () => void {
  const media = system();
  media.addEventListener('change', changed);
  addEventListener('storage', changed);
  addEventListener(CHANGED, changed);
  return () => {
    media.removeEventListener('change', changed);
    removeEventListener('storage', changed);
    removeEventListener(CHANGED, changed);
  };
}

/** Light or dark: as the person chose in this browser, or else as the system is set. */
export const useAppearance = (): Appearance => useSyncExternalStore(subscribe, current);

/** Remembers a choice. One that is the system's own is forgotten, so that the page follows the system again. */
export function chooseAppearance(appearance: Appearance): void {
  if (appearance === (system().matches ? 'dark' : 'light')) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, appearance);
  dispatchEvent(new Event(CHANGED));
}
