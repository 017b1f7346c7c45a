import '#ui/theme/theme.css';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router';
import { type App, startApp } from '#actors/app.actors.ts';
import { AppProvider } from '#actors/app.context.ts';
import type { Inspection } from '#actors/inspection/start-inspection.ts';
import { firstLanguage, speak } from '#texts/current-language.ts';
import { Theme } from '#ui/theme/theme.tsx';
import { StartFailure } from '#views/errors/start-failure.tsx';
import { ConfigError, readConfig } from './client-config.ts';
import { createPageAnswers } from './page-answers.ts';
import { createRouter } from './router.tsx';
import { rememberTyped } from './take-over.ts';

/** Guards again where the person is, once somebody has come in; who has left is led away by the machine. */
function followAuth(app: App, router: ReturnType<typeof createRouter>): void {
  let wasIn = app.auth.getSnapshot().matches('authenticated');
  app.auth.subscribe((state) => {
    const isIn = state.matches('authenticated');
    const hasComeIn = isIn && !wasIn;
    wasIn = isIn;
    if (hasComeIn && router.state.initialized) void router.navigate(router.state.location, { replace: true });
  });
}

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
  const root = createRoot(element);
  try {
    const [config] = await Promise.all([
      readConfig(fetch.bind(globalThis)),
      speak(firstLanguage(localStorage, navigator.languages)),
    ]);
    const inspection = config.features.inspect === true ? await startInspection() : null;
    const app = startApp({ config, window, inspection, navigate: (path) => void router.navigate(path) });
    const pages = createPageAnswers({ api: app.api, document, fetch: fetch.bind(globalThis) });
    const router = createRouter(app, pages, localStorage);
    followAuth(app, router);
    // Guesses ahead come after the first page.
    void app.load(() => import('./preload.ts')).then(({ followLinks }) => followLinks(app, pages, router, document));
    // Where the server has written the page, it stays until the application can show the same.
    const isWritten = element.firstChild !== null;
    if (isWritten) await isInitialised(router);
    const putBack = isWritten ? rememberTyped(element) : null;
    root.render(
      <Theme onShown={putBack}>
        <AppProvider value={app}>
          <RouterProvider router={router} />
        </AppProvider>
      </Theme>,
    );
  } catch (error) {
    if (!(error instanceof ConfigError)) console.error(error);
    root.render(
      <Theme>
        <StartFailure message={error instanceof ConfigError ? error.message : null} />
      </Theme>,
    );
  }
}

const element = document.getElementById('root');
if (element === null) throw new Error('The page has no element with the id "root".');
void start(element);
