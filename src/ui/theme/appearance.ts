import { useSyncExternalStore } from 'react';

/** `public/appearance.js` reads the same key before anything is painted. */
const KEY = 'appearance';
const CHANGED = 'appearance.changed';

export type Appearance = 'light' | 'dark';
export const APPEARANCES = ['light', 'dark', 'system'] as const;
export type AppearanceChoice = (typeof APPEARANCES)[number];

/** Whether a stored value is a choice of appearance. */
export const isAppearanceChoice = (value: string): value is AppearanceChoice =>
  APPEARANCES.some((choice) => choice === value);

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

/** Light or dark: the user's choice in this browser, or otherwise the system's setting. */
export const useAppearance = (): Appearance => useSyncExternalStore(subscribe, current, () => 'light');

/** The user's choice; `system` by default. */
export const useAppearanceChoice = (): AppearanceChoice => useSyncExternalStore(subscribe, choice, () => 'system');

/** Stores a choice in this browser. */
export function chooseAppearance(appearance: AppearanceChoice): void {
  if (appearance === 'system') localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, appearance);
  dispatchEvent(new Event(CHANGED));
}

/** For a two-way switch: choosing the system's current appearance follows the system again. */
export function switchAppearance(): void {
  const other = current() === 'dark' ? 'light' : 'dark';
  chooseAppearance(other === ofSystem() ? 'system' : other);
}
