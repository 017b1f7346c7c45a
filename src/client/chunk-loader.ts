import { type ActorRefFrom, fromPromise, waitFor } from 'xstate';
import type { reloadGuardMachine } from '#machines/reload-guard/reload-guard.machine.ts';

/** Requests the server's build id, bypassing every cache. @throws if the response has none */
export async function fetchLatestBuild(fetch: typeof globalThis.fetch, now: () => number): Promise<string> {
  const answer = await fetch(`/builds/latest.json?timestamp=${now()}`, { cache: 'no-store' });
  const latest: unknown = await answer.json();
  if (typeof latest === 'object' && latest !== null && 'id' in latest && typeof latest.id === 'string')
    return latest.id;
  throw new Error('No build id.');
}

/** The task that fetches the id of the latest build; it fails as `fetchLatestBuild` does. */
export const readLatestBuild = (fetch: typeof globalThis.fetch, now: () => number) =>
  fromPromise<string>(() => fetchLatestBuild(fetch, now));

/** Whether the error is a failed download of a chunk. The bundler marks scripts by name, styles by code. */
export const isChunkError = (error: unknown): boolean =>
  error instanceof Error &&
  (error.name === 'ChunkLoadError' || ('code' in error && error.code === 'CSS_CHUNK_LOAD_FAILED'));

export type LoadPart = <Part>(download: () => Promise<Part>) => Promise<Part>;

/**
 * Wraps the download of a chunk of the application. If it fails because a newer build has replaced the files, the
 * page is reloaded, and the promise never settles; other errors are rethrown.
 */
export function createPartLoader(guard: ActorRefFrom<typeof reloadGuardMachine>, now: () => number): LoadPart {
  return async (download) => {
    try {
      return await download();
    } catch (error) {
      if (!isChunkError(error)) throw error;
      guard.send({ type: 'chunk.failed', at: now() });
      const state = await waitFor(guard, (snapshot) => !snapshot.hasTag('busy'));
      if (state.matches('reloadingPage')) return new Promise(() => {});
      throw error;
    }
  };
}
