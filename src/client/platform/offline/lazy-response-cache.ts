import type { SavedResponses } from '#api/response-cache.ts';
import type { ResponseCacheStore } from './response-cache.ts';

type Parts = {
  /** The signed-in user; null if there is none, or if it is still unknown. */
  readonly person: () => string | null;
  /** Whether this browser has a token: visitors cache nothing, and don't download the code for it. */
  readonly hasToken: () => boolean;
};

/** The response cache, whose code is downloaded once a user is signed in. */
export function lazySavedResponses({ person, hasToken }: Parts): SavedResponses {
  let store: Promise<ResponseCacheStore> | null = null;
  const use = async <Value>(work: (store: ResponseCacheStore) => Promise<Value>): Promise<Value | undefined> => {
    if (!hasToken()) return undefined;
    try {
      store ??= import('./response-cache.ts').then(({ createResponseCacheStore }) =>
        createResponseCacheStore(Date.now),
      );
      return await work(await store);
    } catch (cause) {
      store = null;
      // A browser that stores nothing needs the network.
      console.warn('Responses can’t be cached.', cause);
      return undefined;
    }
  };
  return {
    save: (...request) => void use((cache) => cache.take(person(), ...request)),
    refused: (...request) => void use((cache) => cache.refused(person(), ...request)),
    find: (...request) => use((cache) => cache.find(person(), ...request)),
  };
}
