import type { App } from '#actors/app.actors.ts';
import { followConsent } from './follow-consent.ts';
import type { PageAnswers } from './page-answers.ts';
import { followLinks } from './preload.ts';
import type { createRouter } from './router.tsx';

/** What the first page does not wait for, in one download. */
export function afterStart(app: App, pages: PageAnswers, router: ReturnType<typeof createRouter>): void {
  followLinks(app, pages, router, document);
  followConsent(app, router);
}
