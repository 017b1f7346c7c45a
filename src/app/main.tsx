import '#ui/theme/theme.css';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router';
import { startApp } from '#actors/app.actors.ts';
import { AppProvider } from '#actors/app.context.ts';
import type { Inspection } from '#actors/inspection/start-inspection.ts';
import { beginWith, firstLanguage } from '#texts/current-language.ts';
import { Theme } from '#ui/theme/theme.tsx';
import { StartFailure } from '#views/errors/start-failure.tsx';
import { ConfigError, readConfig } from './client-config.ts';
import { followAuth } from './follow-auth.ts';
import { createPageAnswers } from './page-answers.ts';
import { createRouter } from './router.tsx';
import { refuseScriptLinks } from './safe-navigation.ts';
import { rememberTyped } from './take-over.ts';

/** Downloaded where machines may be looked at, and nowhere else. */
async function startInspection(): Promise<Inspection> {
  const { inspect } = await import('#actors/inspection/start-inspection.ts');
  return inspect(window);
}

const isInitialised = (router: ReturnType<typeof createRouter>): Promise<void> =>
  new Promise((done) => {
    if (router.state.initialized) return done();
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      done();
    });
  });

async function start(element: HTMLElement): Promise<void> {
  beginWith(firstLanguage(localStorage, navigator.languages));
  const root = createRoot(element);
  try {
    const config = await readConfig(fetch.bind(globalThis));
    const inspection = config.features.inspect === true ? await startInspection() : null;
    const app = startApp({ config, window, inspection, navigate: (path) => void router.navigate(path) });
    const pages = createPageAnswers({ api: app.api, document, fetch: fetch.bind(globalThis) });
    const router = createRouter(app, pages, localStorage);
    followAuth(app, router);
    refuseScriptLinks(document);
    // Guesses ahead come after the first page.
    void app.load(() => import('./preload.ts')).then(({ followLinks }) => followLinks(app, pages, router, document));
    // Where the server has written the page, it stays until the application can show the same.
    const isWritten = element.firstChild !== null;
    if (isWritten) await isInitialised(router);
    const putBack = isWritten ? rememberTyped(element) : null;
    const takeOver = (): void => {
      element.setAttribute('data-running', '');
      putBack?.();
    };
    root.render(
      <Theme onShown={takeOver}>
        <AppProvider value={app}>
          <RouterProvider router={router} />
        </AppProvider>
      </Theme>,
    );
  } catch (error) {
    if (!(error instanceof ConfigError)) console.error(error);
    root.render(
      <Theme>
        <StartFailure reason={error instanceof ConfigError ? error.reason : null} />
      </Theme>,
    );
  }
}

const element = document.getElementById('root');
if (element === null) throw new Error('The page has no element with the id "root".');
void start(element);
