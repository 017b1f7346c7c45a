import { useSyncExternalStore } from 'react';

/** `public/appearance.js` reads the same key before anything is painted. */
const KEY = 'appearance';
const CHANGED = 'appearance.changed';

export type Appearance = 'light' | 'dark';
export type AppearanceChoice = Appearance | 'system';

export const isAppearanceChoice = (value: string): value is AppearanceChoice =>
  value === 'light' || value === 'dark' || value === 'system';

const media = (): MediaQueryList => matchMedia('(prefers-color-scheme: dark)');

const ofSystem = (): Appearance => (media().matches ? 'dark' : 'light');

const choice = (): AppearanceChoice => {
  const value = localStorage.getItem(KEY);
  return value === 'light' || value === 'dark' ? value : 'system';
};

const current = (): Appearance => {
  const chosen = choice();
  return chosen === 'system' ? ofSystem() : chosen;
};

function subscribe(changed: () => void): () => void {
  const query = media();
  query.addEventListener('change', changed);
  addEventListener('storage', changed);
  addEventListener(CHANGED, changed);
  return () => {
    query.removeEventListener('change', changed);
    removeEventListener('storage', changed);
    removeEventListener(CHANGED, changed);
  };
}

/** Light or dark: as the person chose in this browser, or else as the system is set. */
export const useAppearance = (): Appearance => useSyncExternalStore(subscribe, current, () => 'light');

/** What the person chose; `system` until then. */
export const useAppearanceChoice = (): AppearanceChoice => useSyncExternalStore(subscribe, choice, () => 'system');

/** Remembers a choice in this browser. */
export function chooseAppearance(appearance: AppearanceChoice): void {
  if (appearance === 'system') localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, appearance);
  dispatchEvent(new Event(CHANGED));
}

/** For a switch of two positions: whoever is back at what the system has follows the system again. */
export function switchAppearance(): void {
  const other = current() === 'dark' ? 'light' : 'dark';
  chooseAppearance(other === ofSystem() ? 'system' : other);
}
