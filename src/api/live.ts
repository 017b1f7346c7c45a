import { STREAM_REFETCH_MS, STREAM_SILENCE_MAX_MS } from '#domain/platform/connection.limits.ts';
import type { TokenStore } from './token-store.ts';
import type { TypedDocument } from './typed-document.ts';

export type LiveListener<Answer> = {
  /**
   * Requests the same with an ordinary call: before each connection, which also ensures a valid token, and repeatedly
   * while there is no stream.
   */
  readonly refetch: () => Promise<unknown>;
  readonly onUpdate: (answer: Answer) => void;
};

/** Follows a subscription until it is stopped, by stream or polling. Returns how to stop. */
export type Live = <Answer, Variables>(
  document: TypedDocument<Answer, Variables>,
  variables: Variables,
  listener: LiveListener<Answer>,
) => () => void;

type Parts = {
  readonly url: string;
  readonly store: TokenStore;
  readonly fetch: typeof fetch;
  readonly document: Document;
};

/**
 * Streams of the protocol "GraphQL over server-sent events". A stream is open only while its page is visible, because a
 * browser has few connections for all its tabs. If a proxy cuts or buffers the stream, ordinary calls replace it.
 */
export function createLive({ url, store, fetch, document }: Parts): Live {
  return (query, variables, { refetch, onUpdate }) => {
    const stopped = new AbortController();
    const { signal } = stopped;

    async function stream(): Promise<void> {
      const cut = new AbortController();
      const watchdog = silenceOf(() => cut.abort());
      const whenHidden = (): void => {
        if (document.visibilityState === 'hidden') cut.abort();
      };
      document.addEventListener('visibilitychange', whenHidden);
      try {
        const { body, ok, headers } = await fetch(url, {
          method: 'POST',
          credentials: 'same-origin',
          signal: AbortSignal.any([signal, cut.signal]),
          headers: {
            'content-type': 'application/json',
            accept: 'text/event-stream',
            platform: 'web',
            authorization: `Bearer ${store.token() ?? ''}`,
          },
          body: JSON.stringify({ query, variables }),
        });
        if (!ok || body === null || headers.get('content-type')?.startsWith('text/event-stream') !== true) return;
        for await (const event of eventsOf(body, watchdog.onUpdate)) {
          const { data, errors } = JSON.parse(event) as {
            data?: Parameters<typeof onUpdate>[0] | null;
            errors?: unknown;
          };
          if (errors === undefined && data !== undefined && data !== null && !signal.aborted) onUpdate(data);
        }
      } finally {
        watchdog.stop();
        document.removeEventListener('visibilitychange', whenHidden);
      }
    }

    async function follow(): Promise<void> {
      while (!signal.aborted) {
        await shown(document, signal);
        if (signal.aborted) return;
        try {
          await refetch();
          await stream();
        } catch {
          // Cut, refused or offline: the next round retries, and calls report errors.
        }
        await rest(STREAM_REFETCH_MS, signal);
      }
    }
    void follow();
    return () => stopped.abort();
  };
}

/** The data of each `next` event. `onUpdate` is called for all received data. */
async function* eventsOf(body: ReadableStream<Uint8Array>, onUpdate: () => void): AsyncGenerator<string> {
  const reader = body.pipeThrough(new TextDecoderStream() as TransformStream<Uint8Array, string>).getReader();
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    onUpdate();
    text += value;
    const events = text.split('\n\n');
    text = events.pop() ?? '';
    for (const event of events) {
      const lines = event.split('\n');
      const data = lines.find((line) => line.startsWith('data:'));
      if (lines.includes('event: next') && data !== undefined) yield data.slice('data:'.length);
    }
  }
}

/** Calls `cut` if nothing was received for too long. */
function silenceOf(cut: () => void): { readonly onUpdate: () => void; readonly stop: () => void } {
  let timer = setTimeout(cut, STREAM_SILENCE_MAX_MS);
  return {
    onUpdate: () => {
      clearTimeout(timer);
      timer = setTimeout(cut, STREAM_SILENCE_MAX_MS);
    },
    stop: () => clearTimeout(timer),
  };
}

const shown = (document: Document, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (document.visibilityState === 'visible' || signal.aborted) return resolve();
    const checkSilence = (): void => {
      if (document.visibilityState !== 'visible' && !signal.aborted) return;
      document.removeEventListener('visibilitychange', checkSilence);
      resolve();
    };
    document.addEventListener('visibilitychange', checkSilence);
    signal.addEventListener('abort', checkSilence, { once: true });
  });

const rest = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        resolve();
      },
      { once: true },
    );
  });
