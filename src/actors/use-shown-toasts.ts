import { useSelector } from '@xstate/react';
import type { ToastEntry } from '#machines/toast/toast.machine.ts';
import { useApp } from './app.context.ts';

/** What is said of an entry never changes, so that the same ids are the same toasts. */
const sameToasts = (one: readonly ToastEntry[], other: readonly ToastEntry[]): boolean =>
  one.length === other.length && one.every(({ id }, at) => id === other[at]?.id);

/** The toasts that are to be seen now: not those that wait for a navigation to end. */
export const useShownToasts = (): readonly ToastEntry[] =>
  useSelector(useApp().toast, ({ context }) => context.entries.filter(({ delayed }) => !delayed), sameToasts);
