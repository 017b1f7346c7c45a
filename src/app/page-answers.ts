import * as z from 'zod/mini';
import type { Api } from '#api/client.ts';
import { answerKey, type RecordedAnswers } from '#api/recorded-answers.ts';

/** The element in which the server writes what a prerendered page was made from. */
const ELEMENT = 'answers';

const recordedSchema = z.record(z.string(), z.unknown());

export type PageAnswers = {
  /** The API for a public page: answers from the page's own file where they stand there, else from the server. */
  readonly apiAt: (path: string) => Api;
  /** Downloads a page's file ahead. */
  readonly preload: (path: string) => Promise<void>;
};

type Parts = {
  readonly api: Api;
  readonly document: Document;
  readonly fetch: typeof globalThis.fetch;
};

const fileOf = (path: string): string => `/answers${path === '/' ? '/front' : path}.json`;

/**
 * What public pages show comes from a file a page (`/answers/pricing.json`), which is the same for everybody and can be
 * asked for ahead; for the page a visit begins with it stands in the document.
 */
export function createPageAnswers({ api, document, fetch }: Parts): PageAnswers {
  const files = new Map<string, Promise<RecordedAnswers>>();
  const written = document.getElementById(ELEMENT);
  if (written !== null) {
    files.set(
      written.dataset.path ?? '',
      Promise.resolve(recordedSchema.parse(JSON.parse(written.textContent ?? '{}'))),
    );
  }

  async function download(path: string): Promise<RecordedAnswers> {
    const answer = await fetch(fileOf(path));
    return answer.ok ? recordedSchema.parse(await answer.json()) : {};
  }

  function read(path: string): Promise<RecordedAnswers> {
    const file = files.get(path) ?? download(path);
    files.set(path, file);
    // Kept for the navigation it was read for: what is edited meanwhile is seen the next time.
    file.finally(() => setTimeout(() => files.delete(path), KEPT_MS)).catch(() => undefined);
    return file;
  }

  return {
    apiAt: (path) =>
      (async (text: Parameters<Api>[0], variables?: object) => {
        // Where the file does not come, the question goes to the server as any other does, and tells what is wrong.
        const recorded = await read(path).catch((): RecordedAnswers => ({}));
        const key = answerKey(text, variables);
        return Object.hasOwn(recorded, key)
          ? recorded[key]
          : (api as (...asked: unknown[]) => unknown)(text, variables);
      }) as Api,
    preload: async (path) => {
      await read(path);
    },
  };
}

/** How long a file that was downloaded ahead is good for. */
const KEPT_MS = 30_000;
