import type { Api } from '#api/client.ts';
import { answerKey, type RecordedAnswers } from '#api/recorded-answers.ts';

/** Id of the element with the API responses of a prerendered page. */
const ELEMENT = 'answers';

/** @throws if the file is no object of responses */
function recordedIn(file: unknown): RecordedAnswers {
  if (typeof file !== 'object' || file === null) throw new Error('No recorded responses.');
  return { ...file };
}

export type PageAnswers = {
  /** The API for a public page: responses from the page's own file if they are there, otherwise from the server. */
  readonly apiAt: (path: string) => Api;
  /** Preloads a page's file. */
  readonly preload: (path: string) => Promise<void>;
};

type Parts = {
  readonly api: Api;
  readonly document: Document;
  readonly fetch: typeof globalThis.fetch;
};

const fileOf = (path: string): string => `/answers${path === '/' ? '/front' : path}.json`;

/**
 * The data of each public page is in a file (`/answers/pricing.json`), which is the same for everybody and can be
 * preloaded; for the first page of a visit it is in the document.
 */
export function createPageAnswers({ api, document, fetch }: Parts): PageAnswers {
  const files = new Map<string, Promise<RecordedAnswers>>();
  const written = document.getElementById(ELEMENT);
  if (written !== null) {
    files.set(written.dataset.path ?? '', Promise.resolve(recordedIn(JSON.parse(written.textContent ?? '{}'))));
  }

  async function download(path: string): Promise<RecordedAnswers> {
    const answer = await fetch(fileOf(path));
    return answer.ok ? recordedIn(await answer.json()) : {};
  }

  function read(path: string): Promise<RecordedAnswers> {
    const file = files.get(path) ?? download(path);
    files.set(path, file);
    // Used for one navigation only, so that edits are visible the next time.
    file.finally(() => setTimeout(() => files.delete(path), PREFETCHED_FRESH_MS)).catch(() => undefined);
    return file;
  }

  return {
    apiAt: (path) =>
      (async (text: Parameters<Api>[0], variables?: object) => {
        // If the file can't be loaded, the request goes to the server, which reports what is wrong.
        const recorded = await read(path).catch((): RecordedAnswers => ({}));
        const key = answerKey(text, variables);
        return Object.hasOwn(recorded, key) ? recorded[key] : (api as (...args: unknown[]) => unknown)(text, variables);
      }) as Api,
    preload: async (path) => {
      await read(path);
    },
  };
}

/** How long a preloaded file is valid. */
const PREFETCHED_FRESH_MS = 30_000;
