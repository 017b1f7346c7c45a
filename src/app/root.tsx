import { lazy, Suspense, useEffect, useRef, useSyncExternalStore } from 'react';
import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router';
import { useApp } from '#actors/app.context.ts';
import { ToastHost } from './toast.host.tsx';
import './root.css';

/** Moves the focus to the main heading after a navigation, so that a screen reader says where one is. */
function useHeadingFocus(): void {
  const { pathname } = useLocation();
  const previous = useRef(pathname);
  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    const heading = document.querySelector<HTMLElement>('main h1');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
  }, [pathname]);
}

/** Every page that is opened by its address has the same key; what one had scrolled is nothing to the next. */
const scrollPlace = ({ key, pathname }: { readonly key: string; readonly pathname: string }): string =>
  key === 'default' ? pathname : key;

const DialogStage = lazy(() => import('#views/dialog/dialog.stage.tsx'));

/** Where dialogs appear. What shows them is downloaded with the first one. */
function DialogHost() {
  const { kept } = useApp();
  const isNeeded = useSyncExternalStore(kept.subscribe, () => kept.has('dialog'));
  return (
    isNeeded && (
      <Suspense>
        <DialogStage />
      </Suspense>
    )
  );
}

/** Around every page: the way past the navigation, the sign of a navigation under way, toasts. */
export function Root() {
  const { state } = useNavigation();
  const { key } = useLocation();
  const { toast } = useApp();
  useHeadingFocus();
  // A quick navigation is never rendered as one under way: where one is says too that it has ended.
  const settledAt = state === 'idle' ? key : null;
  useEffect(() => {
    if (settledAt !== null) toast.send({ type: 'navigation.ended', at: performance.now() });
  }, [settledAt, toast]);
  return (
    <>
      <a className="skip-link" href="#main">
        Skip to the content
      </a>
      {state !== 'idle' && <div className="navigation-progress" role="progressbar" aria-label="Loading the page" />}
      <Outlet />
      <ToastHost />
      <DialogHost />
      <ScrollRestoration getKey={scrollPlace} />
    </>
  );
}
