import type { App } from '#client/app.actors.ts';
import { showSavedAnswersNotice } from '#client/attempts/saved-answers-notice.ts';
import { spoken } from '#texts/current-language.ts';
import { restoreFocus } from '../navigation/restore-focus.ts';
import type { createRouter } from '../router.tsx';
import { followConsent } from '../session/follow-consent.ts';
import { followSessionEnd } from '../session/follow-session-end.ts';
import type { PageAnswers } from './page-answers.ts';
import { followLinks } from './preload.ts';
import { refuseScriptLinks } from './script-links.ts';

/** What the first page does not wait for, in one chunk. */
export function afterStart(app: App, pages: PageAnswers, router: ReturnType<typeof createRouter>): void {
  refuseScriptLinks(document);
  followLinks(app, pages, router, document);
  followConsent(app, router);
  restoreFocus(router, document);
  followSessionEnd(app);
  showSavedAnswersNotice(app, router, sessionStorage);
  loadOnFirstInteraction(document);
}

/**
 * Downloads toasts and dialogs at the first interaction: by then the page is complete, and they are available when the
 * network fails. Failed downloads are retried when needed.
 */
function loadOnFirstInteraction(page: Document): void {
  const touched = new AbortController();
  const load = (): void => {
    touched.abort();
    void Promise.allSettled([
      import('#client/toaster.tsx'),
      import('#client/platform/dialog/dialog.actor.ts'),
      spoken(import('#views/shared/platform/dialog/dialog.stage.tsx')),
    ]);
  };
  for (const touch of ['pointerdown', 'keydown']) page.addEventListener(touch, load, { signal: touched.signal });
}
