import type { KeptAnswers } from '#api/kept-answers.ts';
import type { AnswerShelf } from './kept-answers.ts';

type Parts = {
  /** The signed-in user; null if there is none, or if it is still unknown. */
  readonly person: () => string | null;
  /** Whether this browser has a token: visitors cache nothing, and don't download the code for it. */
  readonly hasToken: () => boolean;
};

/** The response cache, whose code is downloaded once a user is signed in. */
export function lateKeptAnswers({ person, hasToken }: Parts): KeptAnswers {
  let shelf: Promise<AnswerShelf> | null = null;
  const use = async <Value>(work: (shelf: AnswerShelf) => Promise<Value>): Promise<Value | undefined> => {
    if (!hasToken()) return undefined;
    try {
      shelf ??= import('./kept-answers.ts').then(({ createAnswerShelf }) => createAnswerShelf(Date.now));
      return await work(await shelf);
    } catch (cause) {
      shelf = null;
      // A browser that stores nothing needs the network.
      console.warn('Nothing is kept on this device.', cause);
      return undefined;
    }
  };
  return {
    take: (...asked) => void use((kept) => kept.take(person(), ...asked)),
    refused: (...asked) => void use((kept) => kept.refused(person(), ...asked)),
    find: (...asked) => use((kept) => kept.find(person(), ...asked)),
  };
}
