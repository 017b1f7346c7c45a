import { useSelector } from '@xstate/react';
import type { ToastEntry } from '#machines/toast/toast.machine.ts';
import { useApp } from './app.context.ts';

/** Entries are immutable, so equal ids mean equal toasts. */
const sameToasts = (first: readonly ToastEntry[], second: readonly ToastEntry[]): boolean =>
  first.length === second.length && first.every(({ id }, at) => id === second[at]?.id);

/** The visible toasts: without those that wait for a navigation to end. */
export const useShownToasts = (): readonly ToastEntry[] =>
  useSelector(useApp().toast, ({ context }) => context.entries.filter(({ delayed }) => !delayed), sameToasts);
