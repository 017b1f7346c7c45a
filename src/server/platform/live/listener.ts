import pg from 'pg';

const RECONNECT_MS = 1_000;

/** A connection of its own that receives the notifications of one channel. */
export type Listener = {
  /** Connects, unless it is connected already. */
  readonly open: () => void;
  readonly close: () => Promise<void>;
};

export type ListenerOptions = {
  readonly channel: string;
  readonly received: (payload: string) => void;
  /** Called after each connection: notifications from before are lost. */
  readonly connected: () => void;
  readonly failed: (cause: unknown) => void;
  /** Whether to connect again after the connection broke; always by default. */
  readonly isNeeded?: () => boolean;
};

/** Opens a new connection whenever it breaks. */
export function listenerOf(
  pool: pg.Pool,
  { channel, received, connected, failed, isNeeded = () => true }: ListenerOptions,
): Listener {
  let listening: Promise<pg.Client> | null = null;
  let again: NodeJS.Timeout | undefined;
  let isClosed = false;

  async function connect(): Promise<pg.Client> {
    const client = new pg.Client(pool.options);
    client.on('notification', ({ payload = '' }) => received(payload));
    client.on('error', lost);
    await client.connect();
    await client.query(`listen ${channel}`);
    return client;
  }

  function open(): void {
    if (listening !== null || isClosed) return;
    listening = connect();
    listening.then(connected, lost);
  }

  function lost(error: unknown): void {
    if (listening === null || isClosed) return;
    failed(error);
    void end(listening);
    listening = null;
    again = setTimeout(() => {
      if (isNeeded()) open();
    }, RECONNECT_MS);
  }

  return {
    open,
    close: async () => {
      isClosed = true;
      clearTimeout(again);
      if (listening !== null) await end(listening);
    },
  };
}

/** A connection that failed or is already broken counts as ended. */
const end = (opening: Promise<pg.Client>): Promise<void> =>
  opening.then((client) => client.end()).catch(() => undefined);
