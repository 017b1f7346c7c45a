import type { TestBrowser } from './test-api.ts';

export type StreamResult<Data> = {
  readonly data?: Data;
  readonly errors?: readonly { extensions: { code: string } }[];
};
export type OpenedStream<Data> = {
  readonly status: number;
  readonly type: string | null;
  /** The next event; null once the stream has ended. */
  readonly next: () => Promise<StreamResult<Data> | null>;
  readonly close: () => void;
};

/** Opens a subscription on a listening server, as a browser would. */
export async function openStream<Data>(
  url: string,
  browser: TestBrowser,
  query: string,
  variables: object,
): Promise<OpenedStream<Data>> {
  const cut = new AbortController();
  const response = await fetch(url, {
    method: 'POST',
    signal: cut.signal,
    headers: {
      'content-type': 'application/json',
      accept: 'text/event-stream',
      authorization: `Bearer ${browser.token}`,
      cookie: [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    },
    body: JSON.stringify({ query, variables }),
  });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  return {
    status: response.status,
    type: response.headers.get('content-type'),
    next: async () => {
      for (;;) {
        const event = /event: next\ndata: ?(.*)\n\n/.exec(text);
        if (event) {
          text = text.slice(event.index + event[0].length);
          return JSON.parse(event[1] ?? '') as StreamResult<Data>;
        }
        const part = await reader?.read();
        if (part === undefined || part.done) return null;
        text += part.value;
      }
    },
    close: () => cut.abort(),
  };
}
