import { SessionDocument } from '#api/documents/access/session.generated.ts';
import type { App } from '#client/app.actors.ts';
import type { DialogAnswer } from '#client/platform/dialog/dialog.actor.ts';
import { SESSION_END_REPEAT_MS } from '#domain/access/session.limits.ts';
import { type SessionEnd, sessionEnd, untilNotice } from '#domain/access/session-end.rule.ts';
import { MAX_TIMER_MS } from '#domain/platform/screen.limits.ts';
import { afterEndNotice, afterTimeUp } from '#machines/composition/wiring.ts';
import { spoken } from '#texts/current-language.ts';

/**
 * Announces the end of the session some minutes before it, and signs out at the end. Every tab does so itself:
 * if the session was used in another tab meanwhile, the end has moved, and nothing happens.
 * @returns how to stop
 */
export function followSessionEnd(app: App): () => void {
  const { auth, carryOut, flush, store } = app;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** The end of the session for which the user dismissed the notice. */
  let dismissed: number | null = null;
  let isShown = false;

  function currentEnd(): SessionEnd | null {
    const state = auth.getSnapshot();
    const { user } = state.context;
    // During sign-out there is still a user, but nothing to announce.
    if (user === null || !state.matches('authenticated')) return null;
    const latest = Date.parse(user.session_ends_at ?? '');
    return sessionEnd(store.refresh()?.endsAtMs ?? null, Number.isNaN(latest) ? null : latest);
  }

  function schedule(atLeastMs = 0): void {
    clearTimeout(timer);
    const end = currentEnd();
    if (end === null || isShown) return;
    const wait = end.atMs === dismissed ? Math.max(0, end.atMs - Date.now()) : untilNotice(end, Date.now());
    timer = setTimeout(checkSession, Math.min(Math.max(wait, atLeastMs), MAX_TIMER_MS));
  }

  function checkSession(): void {
    const end = currentEnd();
    if (end === null) return;
    if (end.atMs <= Date.now()) carryOut(afterTimeUp());
    else if (end.atMs === dismissed || untilNotice(end, Date.now()) > 0) schedule();
    else void announce(end);
  }

  async function announce(end: SessionEnd): Promise<void> {
    isShown = true;
    const answer = await ask(end).catch((cause: unknown) => {
      // Offline, the notice cannot be downloaded. The end is checked again when it is due.
      console.warn('The end of the session could not be announced.', cause);
      return null;
    });
    isShown = false;
    if (answer !== null) carryOut(afterEndNotice(answer.reason, end.isExtendable));
    if (answer?.reason === 'timer') return checkSession();
    if (answer?.reason === 'replaced') return schedule(SESSION_END_REPEAT_MS);
    if (answer?.reason !== 'confirm') dismissed = end.atMs;
    schedule();
  }

  async function ask(end: SessionEnd): Promise<DialogAnswer> {
    // While the session is still valid, work that is only in this page is sent.
    void flush.flushAll();
    const [{ openDialog }, { sessionEndNotice }] = await Promise.all([
      app.load(() => import('#client/platform/dialog/dialog.actor.ts')),
      app.load(() => spoken(import(/* webpackChunkName: "late" */ '#views/shared/access/session-end-notice.tsx'))),
    ]);
    const extend = async (): Promise<void> => void (await app.api(SessionDocument));
    return openDialog(app, sessionEndNotice(end, extend, Date.now()));
  }

  const { unsubscribe } = auth.subscribe(() => schedule());
  schedule();
  return () => {
    clearTimeout(timer);
    unsubscribe();
  };
}
