import type { App } from '#client/app.actors.ts';
import type { PageAnswers } from '../../../src/app/start/page-answers.ts';

/** Public pages without files of their own: what they ask goes to the API. */
export const noPageFiles = ({ api }: Pick<App, 'api'>): PageAnswers => ({
  apiAt: () => api,
  preload: async () => undefined,
});
