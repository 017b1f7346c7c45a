import { useSyncExternalStore } from 'react';
import { useApp } from '../../app.context.ts';
import type { Watched } from './machine-watch.ts';

const NO_MACHINES: Watched = new Map();
const subscribeNever = () => () => {};

/** The steps of machines in other tabs, live. */
export function useWatched(): Watched {
  const others = useApp().inspection?.others;
  return useSyncExternalStore(others?.subscribe ?? subscribeNever, others?.watched ?? (() => NO_MACHINES));
}
