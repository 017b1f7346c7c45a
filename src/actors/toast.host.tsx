import { useSelector } from '@xstate/react';
import { lazy, Suspense } from 'react';
import { useApp } from './app.context.ts';

const Toaster = lazy(() => import('./toaster.tsx'));

/** Where toasts appear. What shows them is downloaded with the first one. */
export function ToastHost() {
  const isNeeded = useSelector(useApp().toast, ({ context }) => context.lastId > 0);
  return isNeeded ? (
    <Suspense>
      <Toaster />
    </Suspense>
  ) : null;
}
