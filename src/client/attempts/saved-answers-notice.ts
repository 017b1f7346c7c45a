import { savedAnswersNotice } from '#domain/attempts/saved-answers.rule.ts';
import { LANDMARK_PATHS } from '#routes/landmarks.ts';
import { RETURN_KEY } from '../access/return-key.ts';
import type { App } from '../app.actors.ts';
import { createAnswerJournal } from './answer-journal.ts';

/** Long enough to be read while filling in the form. */
const NOTICE_MS = 30_000;
const ATTEMPT = /[?&]attempt=([\w-]+)/;

type RouterState = { readonly location: { readonly pathname: string } };
type Router = { readonly state: RouterState; readonly subscribe: (listener: (state: RouterState) => void) => unknown };

/** After a redirect from an attempt to sign-in, shows next to the form that the answers are saved. */
export function showSavedAnswersNotice(
  { toast }: Pick<App, 'toast'>,
  router: Router,
  storage: Pick<Storage, 'getItem'>,
): void {
  let path = '';
  let announcedCount: number | null = null;
  const checkLocation = ({ location: { pathname } }: RouterState): void => {
    const hasAppeared = pathname !== path && pathname === LANDMARK_PATHS.login;
    // After leaving sign-in the message is no longer needed.
    if (pathname !== path && announcedCount !== null) toast.send({ type: 'toast.closed', id: announcedCount });
    path = pathname;
    const attempt = hasAppeared && ATTEMPT.exec(storage.getItem(RETURN_KEY) ?? '')?.[1];
    if (attempt) void showNotice(attempt);
  };
  const showNotice = async (attempt: string): Promise<void> => {
    const message = savedAnswersNotice(await isOnDevice(attempt));
    if (path !== LANDMARK_PATHS.login) return;
    toast.send({ type: 'toast.raised', message, duration: NOTICE_MS, at: performance.now() });
    announcedCount = toast.getSnapshot().context.lastId;
  };
  router.subscribe(checkLocation);
  checkLocation(router.state);
}

async function isOnDevice(attempt: string): Promise<boolean> {
  const journal = createAnswerJournal();
  try {
    return await journal.holds(attempt);
  } catch {
    // A browser that stores nothing has no saved answers.
    return false;
  } finally {
    journal.close();
  }
}
