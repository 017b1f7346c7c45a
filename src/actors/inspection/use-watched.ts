import { useSyncExternalStore } from 'react';
import { useApp } from '../app.context.ts';
import type { Watched } from './machine-watch.ts';

const NOBODY: Watched = new Map();
const nothingChanges = () => () => {};

/** The steps of machines in other tabs, live. */
export function useWatched(): Watched {
  const others = useApp().inspection?.others;
  return useSyncExternalStore(others?.subscribe ?? nothingChanges, others?.watched ?? (() => NOBODY));
}
