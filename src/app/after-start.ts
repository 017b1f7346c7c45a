import { showSavedAnswersNotice } from '#actors/answers/saved-answers-notice.ts';
import type { App } from '#actors/app.actors.ts';
import { spoken } from '#texts/current-language.ts';
import { followConsent } from './follow-consent.ts';
import { followSessionEnd } from './follow-session-end.ts';
import type { PageAnswers } from './page-answers.ts';
import { followLinks } from './preload.ts';
import { restoreFocus } from './restore-focus.ts';
import type { createRouter } from './router.tsx';
import { refuseScriptLinks } from './script-links.ts';

/** What the first page does not wait for, in one chunk. */
export function afterStart(app: App, pages: PageAnswers, router: ReturnType<typeof createRouter>): void {
  refuseScriptLinks(document);
  followLinks(app, pages, router, document);
  followConsent(app, router);
  restoreFocus(router, document);
  followSessionEnd(app, router, sessionStorage);
  showSavedAnswersNotice(app, router, sessionStorage);
  bringOnTouch(document);
}

/**
 * Downloads toasts and dialogs at the first interaction: by then the page is complete, and they are available when the
 * network fails. Failed downloads are retried when needed.
 */
function bringOnTouch(page: Document): void {
  const touched = new AbortController();
  const bring = (): void => {
    touched.abort();
    void Promise.allSettled([
      import('#actors/toaster.tsx'),
      import('#actors/dialog/dialog.actor.ts'),
      spoken(import('#views/dialog/dialog.stage.tsx')),
    ]);
  };
  for (const touch of ['pointerdown', 'keydown']) page.addEventListener(touch, bring, { signal: touched.signal });
}
