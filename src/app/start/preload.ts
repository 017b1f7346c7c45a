import { matchRoutes } from 'react-router';
import { createActor } from 'xstate';
import { decideNavigation } from '#client/access/guard.decision.ts';
import type { App } from '#client/app.actors.ts';
import { mayEnterArea } from '#domain/access/area.rule.ts';
import { hasPermission } from '#domain/access/permission.ts';
import { PAYLOAD_PRELOAD_DELAY_MS } from '#domain/platform/screen.limits.ts';
import { preloadMachine } from '#machines/preload/preload.machine.ts';
import { href } from '#routes/href.ts';
import { ROUTES } from '#routes/table.ts';
import { spoken } from '#texts/current-language.ts';
import { VIEWS } from '#views/index.ts';
import type { createRouter } from '../router.tsx';
import type { PageAnswers } from './page-answers.ts';

const linkAt = (target: EventTarget | null): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;

/**
 * Downloads the view of a link that the user stays on. Views that the guard would
 * not allow are not downloaded. Returns how to stop.
 */
export function followLinks(
  app: App,
  pages: Pick<PageAnswers, 'preload'>,
  router: ReturnType<typeof createRouter>,
  document: Document,
): () => void {
  async function preload(address: string): Promise<void> {
    const { pathname } = new URL(address, document.baseURI);
    const id = matchRoutes(router.routes, pathname)?.at(-1)?.route.id;
    const row = ROUTES.find((candidate) => candidate.id === id);
    if (row === undefined || row.view === 'redirect' || row.view === 'error') return;
    const { user } = app.auth.getSnapshot().context;
    const facts = { token: app.store.token() !== null, user, pin: user?.pin ?? 'none', broken: false } as const;
    const { redirect } = decideNavigation({ path: pathname, access: row.access, ...facts });
    if (redirect !== null || (row.access === 'member' && !mayEnterArea(user, row.area))) return;
    if (row.needs !== undefined && !hasPermission(user, row.needs)) return;
    await Promise.all([spoken(VIEWS[row.view]()), row.prerendered === true && pages.preload(pathname)]);
  }

  // A failed preload does no harm: the click on the link retries, and reports errors.
  const tryPreload = (address: string): void =>
    void preload(address).catch((error: unknown) => console.debug('Not preloaded:', error));

  const actor = createActor(
    preloadMachine.provide({
      actions: {
        preload: (_, { address }) => {
          if (address !== null) tryPreload(address);
        },
      },
      delays: { preloadDelay: PAYLOAD_PRELOAD_DELAY_MS },
    }),
  );

  const onLeft = (): void => {
    // Pointers cross a page all the time; only a link that was pointed at can be left.
    if (actor.getSnapshot().can({ type: 'link.left' })) actor.send({ type: 'link.left' });
  };
  const onPointed = ({ target }: Event): void => {
    const link = linkAt(target);
    if (link === null || link.origin !== document.location.origin) onLeft();
    else actor.send({ type: 'link.pointed', address: link.href });
  };
  document.addEventListener('pointerover', onPointed);
  document.addEventListener('focusin', onPointed);
  document.addEventListener('focusout', onLeft);
  app.inspection?.follow(actor);
  actor.start();
  const stopWaiting = whenHomeShowsSession(router, document, tryPreload);
  return () => {
    stopWaiting();
    document.removeEventListener('pointerover', onPointed);
    document.removeEventListener('focusin', onPointed);
    document.removeEventListener('focusout', onLeft);
    actor.stop();
  };
}

/** Home has finished loading by then, on most devices. */
const HOME_LOADED_MS = 1_500;

/**
 * Calls `preload` once with the address of today's session when home has shown it for a moment: it is what most students
 * open next, and on a touch screen, nothing announces the tap. Returns how to stop.
 */
function whenHomeShowsSession(
  router: ReturnType<typeof createRouter>,
  document: Document,
  preload: (address: string) => void,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = (): void => {
    const link = document.querySelector<HTMLAnchorElement>(`a[href="${href('session')}"]`);
    if (link === null) return;
    stop();
    preload(link.href);
  };
  const wait = (): void => {
    clearTimeout(timer);
    if (router.state.location.pathname === href('home')) timer = setTimeout(look, HOME_LOADED_MS);
  };
  const unsubscribe = router.subscribe(wait);
  const stop = (): void => {
    clearTimeout(timer);
    unsubscribe();
  };
  wait();
  return stop;
}
