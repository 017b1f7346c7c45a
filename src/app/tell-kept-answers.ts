import type { createMemoryRouter } from 'react-router';
import { createAnswerJournal } from '#actors/answers/answer-journal.ts';
import type { App } from '#actors/app.actors.ts';
import { LANDMARK_PATHS } from '#routes/landmarks.ts';
import { RETURN_KEY } from './return-place.ts';

/** Long enough to be read beside the form that is being filled in. */
const NOTICE_MS = 30_000;
const ATTEMPT = /[?&]attempt=([\w-]+)/;

/** Whoever was led away from an attempt to sign in hears, beside the form, what became of the answers. */
export function tellKeptAnswers(
  { toast }: Pick<App, 'toast'>,
  router: Pick<ReturnType<typeof createMemoryRouter>, 'state' | 'subscribe'>,
  storage: Pick<Storage, 'getItem'>,
): void {
  let path = '';
  let told: number | null = null;
  const look = ({ location: { pathname } }: Pick<typeof router.state, 'location'>): void => {
    const hasCome = pathname !== path && pathname === LANDMARK_PATHS.login;
    // Whoever goes on has nothing left to be told.
    if (pathname !== path && told !== null) toast.send({ type: 'toast.closed', id: told });
    path = pathname;
    const attempt = hasCome && ATTEMPT.exec(storage.getItem(RETURN_KEY) ?? '')?.[1];
    if (attempt) void tell(attempt);
  };
  const tell = async (attempt: string): Promise<void> => {
    const message = (await isOnDevice(attempt))
      ? 'Your answers are kept on this device. Sign in to go on: they are sent then.'
      : 'Sign in to go on where you were. The answers that were saved are there.';
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
    // A browser that keeps nothing holds nothing.
    return false;
  } finally {
    journal.close();
  }
}
