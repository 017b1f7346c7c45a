import '#ui/theme/theme.css';
import { type ReactNode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router';
import { startApp } from '#client/app.actors.ts';
import { AppProvider } from '#client/app.context.ts';
import type { Inspection } from '#client/platform/inspection/start-inspection.ts';
import { firstLanguage, setInitialLanguage } from '#texts/current-language.ts';
import { Theme } from '#ui/theme/theme.tsx';
import { StartFailure } from '#views/shared/platform/errors/start-failure.tsx';
import { createRouter } from './router.tsx';
import { followAuth } from './session/follow-auth.ts';
import { readConfig } from './start/client-config.ts';
import { ConfigError } from './start/config-error.ts';
import { rememberTyped } from './start/hydrate.ts';
import { logCaught } from './start/log-caught.ts';
import { createPageAnswers } from './start/page-answers.ts';
import { yieldToMain } from './start/yield-to-main.ts';

/** Downloaded only if inspection is on. */
async function startInspection(): Promise<Inspection> {
  const { inspect } = await import('#client/platform/inspection/start-inspection.ts');
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

/** React reports errors that the router's boundaries catch; otherwise each would be logged twice. */
const ignoreCaught = (): void => undefined;

/** Waits for the style sheets that the first paint did not wait for, because the application may need them. */
const isStyled = (): Promise<unknown> =>
  new Promise((done) => {
    const sheet = document.querySelector<HTMLElement>('[media=print]');
    if (sheet) sheet.onload = sheet.onerror = done;
    else done(0);
  });

/**
 * Renders the application in slices, so that the page stays responsive. A page that the server rendered in the same
 * language is hydrated.
 */
function showIn(element: HTMLElement, isWritten: boolean, page: ReactNode): void {
  startTransition(() => {
    if (isWritten) hydrateRoot(element, page, { onCaughtError: logCaught });
    else createRoot(element, { onCaughtError: logCaught }).render(page);
  });
}

/** Creates the application and renders it, in turns short enough to keep the page responsive. */
export async function start(element: HTMLElement): Promise<void> {
  const writtenIn = element.firstChild === null ? null : document.documentElement.lang;
  const language = firstLanguage(localStorage, navigator.languages);
  setInitialLanguage(language);
  const isPseudo =
    import.meta.env.PSEUDO_LOCALES && (await import('#texts/pseudo/start-pseudo-locale.ts')).startPseudoLocale(window);
  try {
    const config = await readConfig(fetch.bind(globalThis));
    const inspection = config.features.inspect === true ? await startInspection() : null;
    const app = startApp({
      config,
      window,
      inspection,
      navigate: (path) => void router.navigate(path),
      stepUp: async () => (await app.load(() => import('#views/shared/access/step-up/step-up.tsx'))).stepUp(app),
      requestedLocation: () => router.state.navigation.location ?? router.state.location,
    });
    await yieldToMain();
    const pages = createPageAnswers({ api: app.api, document, fetch: fetch.bind(globalThis) });
    const router = createRouter(app, pages, localStorage);
    followAuth(app, router);
    void app.load(() => import('./start/after-start.ts')).then(({ afterStart }) => afterStart(app, pages, router));
    // A page rendered by the server stays until the application can show the same.
    if (writtenIn !== null) await isInitialised(router);
    await isStyled();
    await yieldToMain();
    const restoreTyped = writtenIn === null ? null : rememberTyped(element);
    const takeOver = (): void => {
      element.setAttribute('data-running', '');
      restoreTyped?.();
    };
    showIn(
      element,
      writtenIn === language && !isPseudo,
      <Theme onShown={takeOver}>
        <AppProvider value={app}>
          <RouterProvider router={router} onError={ignoreCaught} />
        </AppProvider>
      </Theme>,
    );
  } catch (error) {
    if (!(error instanceof ConfigError)) console.error(error);
    showIn(
      element,
      false,
      <Theme>
        <StartFailure reason={error instanceof ConfigError ? error.reason : null} />
      </Theme>,
    );
  }
}
