import { data, type MiddlewareFunction, redirect } from 'react-router';
import { waitFor } from 'xstate';
import { decideNavigation } from '#client/access/guard.decision.ts';
import { storedPinState } from '#client/access/pin-state.ts';
import type { App } from '#client/app.actors.ts';
import { mayEnterArea } from '#domain/access/area.rule.ts';
import { DEVELOPMENT_ROUTES } from '#routes/development.routes.ts';
import { LANDMARK_PATHS } from '#routes/landmarks.ts';
import { pattern } from '#routes/pattern.ts';
import { ALL_ROUTES } from '#routes/table.ts';
import { createReturnTo } from './navigation/return-to.ts';

const ROWS = new Map(ALL_ROUTES.map((row) => [pattern(row.path), row]));

const BUILDERS_ONLY = new Set<string>(DEVELOPMENT_ROUTES.map(({ id }) => id));

/** The route that the router matched; unknown addresses get the error page. */
const rowOf = (matched: string) => ROWS.get(matched) ?? ROWS.get('*');

async function gatherFacts({ auth, store }: App, storage: Storage) {
  try {
    const state = await waitFor(auth, (snapshot) => !snapshot.matches('loadingSession'));
    const { user } = state.context;
    const broken = state.matches({ unauthenticated: 'sessionNotLoaded' });
    return { token: store.token() !== null, user, pin: user?.pin ?? storedPinState(storage), broken };
  } catch (error) {
    console.error('The session could not be read.', error);
    return { token: false, user: null, pin: 'none' as const, broken: true };
  }
}

/**
 * Passes the facts to the guard and applies its decision. Runs in the root's middleware: before any layout is shown
 * and before any view is downloaded. After a redirect to sign-in, the user returns to the address instead of home.
 */
export function guardMiddleware(app: App, storage: Storage): MiddlewareFunction {
  const returnTo = createReturnTo(sessionStorage);
  return async ({ url, pattern: matched }, next) => {
    const row = rowOf(matched);
    const isHidden = row !== undefined && BUILDERS_ONLY.has(row.id) && app.config.features.inspect !== true;
    if (row === undefined || isHidden) throw data(null, { status: 404 });
    const facts = await gatherFacts(app, storage);
    const { redirect: target } = decideNavigation({ path: url.pathname, access: row.access, ...facts });
    // Another sign-in page is no address to return to, and must not replace the stored one.
    if (target === LANDMARK_PATHS.login && row.access !== 'entry') returnTo.remember(url);
    if (target === LANDMARK_PATHS.home) throw redirect(returnTo.take(facts.user) ?? target);
    if (target !== null) throw redirect(target);
    // After the guard: signed-in users are redirected in one step, not through a page for others.
    if (row.to !== undefined) throw redirect(row.to);
    if (row.access === 'member' && !mayEnterArea(facts.user, row.area)) throw data(null, { status: 403 });
    return next();
  };
}
