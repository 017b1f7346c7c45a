import { useSyncExternalStore } from 'react';

const KEY = 'sidebar';
const CHANGED = 'sidebar.changed';
const NARROW = 'narrow';

function subscribe(changed: () => void): () => void {
  addEventListener('storage', changed);
  addEventListener(CHANGED, changed);
  return () => {
    removeEventListener('storage', changed);
    removeEventListener(CHANGED, changed);
  };
}

const isNarrow = (): boolean => localStorage.getItem(KEY) === NARROW;

/** Whether the user keeps the sidebar narrow in this browser, and how to change it. */
export function useNarrowSidebar(): readonly [isNarrow: boolean, toggle: () => void] {
  return [useSyncExternalStore(subscribe, isNarrow), toggle];
}

function toggle(): void {
  if (isNarrow()) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, NARROW);
  dispatchEvent(new Event(CHANGED));
}
