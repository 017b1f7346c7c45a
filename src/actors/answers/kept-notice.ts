import { keptAnswersNotice } from '#domain/attempts/kept-answers.rule.ts';
import { LANDMARK_PATHS } from '#routes/landmarks.ts';
import type { App } from '../app.actors.ts';
import { RETURN_KEY } from '../return-key.ts';
import { createAnswerJournal } from './answer-journal.ts';

/** Long enough to be read while filling in the form. */
const NOTICE_MS = 30_000;
const ATTEMPT = /[?&]attempt=([\w-]+)/;

type Place = { readonly location: { readonly pathname: string } };
type Router = { readonly state: Place; readonly subscribe: (hear: (state: Place) => void) => unknown };

/** After a redirect from an attempt to sign-in, shows next to the form that the answers are saved. */
export function tellKeptAnswers(
  { toast }: Pick<App, 'toast'>,
  router: Router,
  storage: Pick<Storage, 'getItem'>,
): void {
  let path = '';
  let told: number | null = null;
  const look = ({ location: { pathname } }: Place): void => {
    const hasCome = pathname !== path && pathname === LANDMARK_PATHS.login;
    // After leaving sign-in the message is no longer needed.
    if (pathname !== path && told !== null) toast.send({ type: 'toast.closed', id: told });
    path = pathname;
    const attempt = hasCome && ATTEMPT.exec(storage.getItem(RETURN_KEY) ?? '')?.[1];
    if (attempt) void tell(attempt);
  };
  const tell = async (attempt: string): Promise<void> => {
    const message = keptAnswersNotice(await isOnDevice(attempt));
    if (path !== LANDMARK_PATHS.login) return;
    toast.send({ type: 'toast.raised', message, duration: NOTICE_MS, at: performance.now() });
    told = toast.getSnapshot().context.lastId;
  };
  router.subscribe(look);
  look(router.state);
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
