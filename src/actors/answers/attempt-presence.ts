import { AttemptNewsDocument } from '#api/documents/attempt.generated.ts';
import type { Live } from '#api/live.ts';
import { type AttemptNews, newsOf } from './attempt.api.ts';

/** How often a page says where it is, so that whoever watches sees that it has its network. */
const HEARTBEAT_MS = 5_000;

type Parts = {
  readonly attempt: string;
  readonly device: string;
  readonly live: Live;
  /** Tells the server where the page is, if it writes, and asks how the attempt stands. */
  readonly ask: (position: number | null) => Promise<AttemptNews>;
  readonly isActive: () => boolean;
  readonly heard: (news: AttemptNews) => void;
};

/** Says where a page is in an attempt, and hears, by the stream or else by asking, what happens to it. */
export function createAttemptPresence({ attempt, device, live, ask, isActive, heard }: Parts) {
  let heartbeat: ReturnType<typeof setInterval> | null = null;
  let stopLive = (): void => undefined;
  let position: number | null = null;

  const beat = async (): Promise<void> => {
    if (!isActive()) return;
    try {
      heard(await ask(position));
    } catch {
      // The next beat asks again; what is to be told of a lost connection, the outbox tells.
    }
  };

  return {
    /** The question that is looked at. */
    look: (at: number): void => {
      if (at === position) return;
      position = at;
      // The question is shown first.
      setTimeout(() => void beat());
    },
    start: (): void => {
      heartbeat = setInterval(() => void beat(), HEARTBEAT_MS);
      stopLive = live(
        AttemptNewsDocument,
        { id: attempt, device },
        { refetch: beat, heard: ({ attemptNews }) => heard(newsOf(attemptNews)) },
      );
    },
    stop: (): void => {
      if (heartbeat !== null) clearInterval(heartbeat);
      stopLive();
    },
  };
}
