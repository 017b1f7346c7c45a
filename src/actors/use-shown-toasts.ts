import { useSelector } from '@xstate/react';
import type { ToastEntry } from '#machines/toast/toast.machine.ts';
import { useApp } from './app.context.ts';

/** Entries are immutable, so equal ids mean equal toasts. */
const sameToasts = (one: readonly ToastEntry[], other: readonly ToastEntry[]): boolean =>
  one.length === other.length && one.every(({ id }, at) => id === other[at]?.id);

/** The visible toasts: without those that wait for a navigation to end. */
export const useShownToasts = (): readonly ToastEntry[] =>
  useSelector(useApp().toast, ({ context }) => context.entries.filter(({ delayed }) => !delayed), sameToasts);
