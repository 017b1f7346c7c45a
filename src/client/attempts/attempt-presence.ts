import { AttemptNewsDocument } from '#api/documents/attempts/attempt.generated.ts';
import type { Live } from '#api/live.ts';
import { type AttemptNews, newsOf } from './attempt.api.ts';

/** Interval at which a page reports its position, so that teachers see that it is online. */
const HEARTBEAT_MS = 5_000;

type Parts = {
  readonly attempt: string;
  readonly device: string;
  readonly live: Live;
  /** Reports the page's position, if it is the writer, and requests the attempt's status. */
  readonly ask: (position: number | null) => Promise<AttemptNews>;
  readonly isActive: () => boolean;
  readonly onUpdate: (news: AttemptNews) => void;
};

/** Reports a page's position in an attempt, and receives updates, by stream or otherwise by polling. */
export function createAttemptPresence({ attempt, device, live, ask, isActive, onUpdate }: Parts) {
  let heartbeat: ReturnType<typeof setInterval> | null = null;
  let stopLive = (): void => undefined;
  let position: number | null = null;

  const beat = async (): Promise<void> => {
    if (!isActive()) return;
    try {
      onUpdate(await ask(position));
    } catch {
      // The next beat retries; the outbox reports a lost connection.
    }
  };

  return {
    /** The current question. */
    reportPosition: (at: number): void => {
      if (at === position) return;
      position = at;
      // After the question is shown.
      setTimeout(() => void beat());
    },
    start: (): void => {
      heartbeat = setInterval(() => void beat(), HEARTBEAT_MS);
      stopLive = live(
        AttemptNewsDocument,
        { id: attempt, device },
        { refetch: beat, onUpdate: ({ attemptNews }) => onUpdate(newsOf(attemptNews)) },
      );
    },
    stop: (): void => {
      if (heartbeat !== null) clearInterval(heartbeat);
      stopLive();
    },
  };
}
