import { useEffect, useSyncExternalStore } from 'react';
import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router';
import { useApp } from '#client/app.context.ts';
import { afterNavigation } from '#machines/composition/wiring.ts';
import { spoken, useTexts } from '#texts/current-language.ts';
import { frameTexts } from '#texts/platform/frame.texts.ts';
import { NAVIGATED } from './navigation/navigated.ts';
import { SCROLL_KEY, scrollKey, useLateScroll } from './navigation/scroll-restoration.ts';
import { SkipLink } from './navigation/skip-link.tsx';
import { useLatePart } from './start/lazy-chunk.ts';
import { ToastHost } from './toast.host.tsx';
import './root.css';

const loadConsentBanner = () => spoken(import('#views/shared/users/privacy/consent-banner.tsx'));
const loadDialogs = () => spoken(import('#views/shared/platform/dialog/dialog.stage.tsx'));

/** The component of an actor, downloaded when the actor is created. */
function Stage({ of: name, load }: { readonly of: string; readonly load: Parameters<typeof useLatePart>[0] }) {
  const { lazyActors } = useApp();
  const Part = useLatePart(
    load,
    useSyncExternalStore(lazyActors.subscribe, () => lazyActors.has(name)),
  );
  return Part && <Part />;
}

const never = () => () => undefined;

/** Whether the page is hydrated. Until then, it must not contain browser-only components. */
const useIsRunning = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/** The root of every page: skip link, navigation progress, toasts. */
export function Root() {
  const t = useTexts(frameTexts);
  const { state } = useNavigation();
  const { key } = useLocation();
  const { auth, carryOut } = useApp();
  const isRunning = useIsRunning();
  useLateScroll();
  // A quick navigation is never rendered as in progress, so the end is also detected by the new address.
  const idleKey = state === 'idle' ? key : null;
  useEffect(() => {
    if (idleKey === null) return;
    carryOut(afterNavigation(auth.getSnapshot()));
    document.dispatchEvent(new Event(NAVIGATED));
  }, [idleKey, auth, carryOut]);
  return (
    <>
      <SkipLink />
      {isRunning && <Stage of="consent" load={loadConsentBanner} />}
      {state !== 'idle' && <div className="navigation-progress" role="progressbar" aria-label={t.loadingPage} />}
      <Outlet />
      {isRunning && <ToastHost />}
      {isRunning && <Stage of="dialog" load={loadDialogs} />}
      <ScrollRestoration storageKey={SCROLL_KEY} getKey={scrollKey} />
    </>
  );
}
