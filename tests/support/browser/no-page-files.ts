import type { App } from '#client/app.actors.ts';
import type { PageAnswers } from '../../../src/app/start/page-answers.ts';

/** Public pages without files of their own: their queries go to the API. */
export const noPageFiles = ({ api }: Pick<App, 'api'>): PageAnswers => ({
  apiAt: () => api,
  preload: async () => undefined,
});
