import type { KeptAnswers } from '#api/kept-answers.ts';
import type { AnswerShelf } from './kept-answers.ts';

type Parts = {
  /** Who is signed in; null where nobody is, or where that is only being found out. */
  readonly person: () => string | null;
  /** Whether this browser has a token at all: visitors keep nothing, and download nothing to keep it with. */
  readonly hasToken: () => boolean;
};

/** The answers on this device, with code that is downloaded when somebody is signed in. */
export function lateKeptAnswers({ person, hasToken }: Parts): KeptAnswers {
  let shelf: Promise<AnswerShelf> | null = null;
  const use = async <Value>(work: (shelf: AnswerShelf) => Promise<Value>): Promise<Value | undefined> => {
    if (!hasToken()) return undefined;
    try {
      shelf ??= import('./kept-answers.ts').then(({ createAnswerShelf }) => createAnswerShelf(Date.now));
      return await work(await shelf);
    } catch (cause) {
      shelf = null;
      // A browser that keeps nothing is one that needs the network.
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
