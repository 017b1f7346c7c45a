/** Which tab of this browser writes an attempt. */
export type TabClaim = {
  readonly isClaimed: () => boolean;
  /** Whether this tab has the lock; tries to acquire it if it is free. */
  readonly claim: () => Promise<boolean>;
  /** Takes the lock over from another tab: asks it first, and after a timeout steals it. */
  readonly takeOver: () => Promise<void>;
  readonly release: () => void;
  readonly close: () => void;
};

type Parts = {
  readonly attempt: string;
  /** Undefined on plain http: there every tab is a device of its own, and the server decides who writes. */
  readonly locks: LockManager | undefined;
  /** Another tab wants to write: this one releases the lock once its answers are saved. */
  readonly onRequest: () => void;
  /** Another tab has stolen the lock. */
  readonly lost: () => void;
  /** The other tab was closed: this tab has the lock now. */
  readonly freed: () => void;
};

/** Name of an attempt's lock, shared by all tabs of a browser. */
export const lockOfAttempt = (attempt: string): string => `lectern.attempt/${attempt}`;

/** Outer lock, held while unsent answers are sent although no page has the attempt open. */
export const lockOfLeftAnswers = (attempt: string): string => `lectern.left/${attempt}`;

const REQUEST = 'give way';
/** A tab that does not respond in this time is suspended or broken. */
const PATIENCE_MS = 2_000;
/** Left answers are sent within this time, unless the network is bad. */
const LEFT_IS_SENT_IN_MS = 5_000;

/** The claim of this tab to write an attempt; it is not acquired yet. */
export function createTabClaim({ attempt, locks, onRequest, lost, freed }: Parts): TabClaim {
  const name = lockOfAttempt(attempt);
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(name);
  let release: (() => void) | null = null;
  let queue: AbortController | null = null;
  let closed = false;
  channel?.addEventListener('message', ({ data }) => {
    if (data === REQUEST && release !== null) onRequest();
  });

  /** Resolves with whether the lock was acquired; it is held until `release`. */
  const request = (options: LockOptions): Promise<boolean> =>
    new Promise((resolve, reject) => {
      let own: (() => void) | null = null;
      locks
        ?.request(name, options, (lock) => {
          if (lock === null || closed) return resolve(false);
          return new Promise<void>((done) => {
            own = done;
            release = done;
            resolve(true);
          });
        })
        .catch((cause: unknown) => {
          if (own === null || release !== own) return reject(cause);
          release = null;
          lost();
        });
    });

  /** Resolves when no left answers of the attempt are being sent, or after a timeout. */
  const leftIsSent = async (): Promise<void> => {
    const waitTimeout = new AbortController();
    const timer = setTimeout(() => waitTimeout.abort(), LEFT_IS_SENT_IN_MS);
    await locks
      ?.request(lockOfLeftAnswers(attempt), { mode: 'shared', signal: waitTimeout.signal }, () => undefined)
      .catch(() => undefined);
    clearTimeout(timer);
  };

  const waitInLine = (): void => {
    if (queue !== null || closed) return;
    const controller = new AbortController();
    queue = controller;
    request({ signal: controller.signal }).then(
      (isClaimed) => {
        queue = null;
        if (isClaimed) freed();
      },
      () => {
        if (queue === controller) queue = null;
      },
    );
  };
  const leaveLine = (): void => {
    queue?.abort();
    queue = null;
  };

  return {
    isClaimed: () => locks === undefined || release !== null,
    claim: async () => {
      if (locks === undefined || release !== null) return true;
      leaveLine();
      let isClaimed = await request({ ifAvailable: true });
      if (!isClaimed) {
        await leftIsSent();
        isClaimed = await request({ ifAvailable: true });
      }
      if (!isClaimed) waitInLine();
      return isClaimed;
    },
    takeOver: async () => {
      if (locks === undefined || release !== null) return;
      leaveLine();
      channel?.postMessage(REQUEST);
      const waitTimeout = new AbortController();
      const timer = setTimeout(() => waitTimeout.abort(), PATIENCE_MS);
      try {
        await request({ signal: waitTimeout.signal });
      } catch {
        await request({ steal: true });
      } finally {
        clearTimeout(timer);
      }
    },
    release: () => {
      release?.();
      release = null;
      if (!closed) queueMicrotask(waitInLine);
    },
    close: () => {
      closed = true;
      leaveLine();
      release?.();
      release = null;
      channel?.close();
    },
  };
}
