import type { SavedResponses } from '#api/response-cache.ts';
import type { AnswerShelf } from './response-cache.ts';

type Parts = {
  /** The signed-in user; null if there is none, or if it is still unknown. */
  readonly person: () => string | null;
  /** Whether this browser has a token: visitors cache nothing, and don't download the code for it. */
  readonly hasToken: () => boolean;
};

/** The response cache, whose code is downloaded once a user is signed in. */
export function lazySavedResponses({ person, hasToken }: Parts): SavedResponses {
  let shelf: Promise<AnswerShelf> | null = null;
  const use = async <Value>(work: (shelf: AnswerShelf) => Promise<Value>): Promise<Value | undefined> => {
    if (!hasToken()) return undefined;
    try {
      shelf ??= import('./response-cache.ts').then(({ createAnswerShelf }) => createAnswerShelf(Date.now));
      return await work(await shelf);
    } catch (cause) {
      shelf = null;
      // A browser that stores nothing needs the network.
      console.warn('Nothing is kept on this device.', cause);
      return undefined;
    }
  };
  return {
    take: (...request) => void use((cache) => cache.take(person(), ...request)),
    refused: (...request) => void use((cache) => cache.refused(person(), ...request)),
    find: (...request) => use((cache) => cache.find(person(), ...request)),
  };
}
