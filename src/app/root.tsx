import { useEffect } from 'react';
import { Outlet, ScrollRestoration, useNavigation } from 'react-router';
import { useApp } from '#actors/app.context.ts';
import { ToastHost } from '#actors/toast.host.tsx';
import { useHeadingFocus } from './heading-focus.ts';
import { SCROLL_KEY, useLateScroll } from './late-scroll.ts';
import './root.css';

/** Around every page: the way past the navigation, the sign of a navigation under way, toasts. */
export function Root() {
  const { state } = useNavigation();
  const { toast } = useApp();
  useHeadingFocus();
  useLateScroll();
  useEffect(() => {
    if (state === 'idle') toast.send({ type: 'navigation.ended' });
  }, [state, toast]);
  return (
    <>
      <a className="skip-link" href="#main">
        Skip to the content
      </a>
      {state !== 'idle' && <div className="navigation-progress" role="progressbar" aria-label="Loading the page" />}
      <Outlet />
      <ToastHost />
      <ScrollRestoration storageKey={SCROLL_KEY} />
    </>
  );
}
