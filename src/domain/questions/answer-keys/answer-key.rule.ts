import { type Reservation, strictest } from './reservation.rule.ts';

/*
 * The one rule about who sees the answer key of a question: the correct answer, the mark scheme, the explanation and
 * the hints. A key is read from the database into a `SealedKey`, which reveals nothing by itself. Only two things open
 * it: a grant of `decideKey`, for a user, and a named purpose of the server, for a computation that shows the key to no
 * user.
 */

/** Facts about a user and a question. */
export type KeyFacts = {
  /** May read the question in the editor: its author, an author of the bank, or a school admin for the school's questions. */
  readonly isAuthor: boolean;
  /** Teaches the class whose answers to the question are read, or is requested to moderate a sample of them. */
  readonly isMarker: boolean;
  /**
   * Has reached the point at which keys are shown: submitted the attempt, or had this answer checked, or asked for the
   * mark scheme of a paper, or tried a sample question.
   */
  readonly isEarned: boolean;
  /** Reservations of the question that concern this user now. */
  readonly reservations: readonly Reservation[];
};

export type KeyDecision =
  | { readonly revealed: true; readonly grant: KeyGrant }
  | {
      readonly revealed: false /** Null if the key has not been earned. */;
      readonly reservation: Reservation | null;
    };

/** Proof that the rule allowed it. No other code can construct one. */
class Grant {
  readonly #granted = true;
  static isGrant(grant: Grant): boolean {
    return #granted in grant && grant.#granted;
  }
}
export type KeyGrant = Grant;

/** Whether a user sees a key now. */
export function decideKey({ isAuthor, isMarker, isEarned, reservations }: KeyFacts): KeyDecision {
  if (isAuthor || isMarker) return { revealed: true, grant: new Grant() };
  const reservation = strictest(reservations);
  return isEarned && reservation === null ? { revealed: true, grant: new Grant() } : { revealed: false, reservation };
}

declare const STORED: unique symbol;
declare const REVEALED: unique symbol;

/** A key as read from the database: it can only be sealed. */
export type StoredKey = { readonly [STORED]: true };

/** The content of a key: the answer in the schema of the question's type, and the explanation. */
export type KeyContent = {
  readonly answer: unknown;
  readonly explanation: string | null;
  readonly hints: readonly string[];
};

/** The content of a key for a user who may see it. */
export type RevealedKey = KeyContent & { readonly [REVEALED]: true };

/** What the server does with a key without showing it to a user. */
export type KeyPurpose = 'scoring' | 'marks available' | 'marker agreement' | 'authoring check' | 'transfer';

/**
 * An answer key that can be read only with a grant of the rule, or for a stated purpose. The constructor throws
 * `TypeError` for anything else than the stored form.
 */
export class SealedKey {
  readonly #content: KeyContent;

  constructor(stored: StoredKey) {
    if (!isContent(stored)) throw new TypeError('This is not an answer key as the key columns write it.');
    this.#content = stored;
  }

  /** For a user whom the rule allows to see it. */
  reveal(grant: KeyGrant): RevealedKey {
    const content = this.#content;
    if (!isRevealed(content, grant)) throw new TypeError('No answer key is revealed without a grant.');
    return content;
  }

  /** For a computation of the server. Its result must not reveal the key to a user who may not see it. */
  openFor(_purpose: KeyPurpose): KeyContent {
    return this.#content;
  }

  /** A key that is sent by mistake ends the request with an error. */
  toJSON(): never {
    throw new TypeError('A sealed answer key was about to leave the server.');
  }
}

/** A stored key with another content: what the stored one lacks, such as hints that are not shown yet, stays out. */
export function withContent(stored: StoredKey, content: KeyContent): StoredKey {
  if (!isContent(stored)) throw new TypeError('This is not an answer key as the key columns write it.');
  const changed = {
    ...stored,
    answer: stored.answer === null ? null : content.answer,
    explanation: stored.explanation === null ? null : content.explanation,
    hints: content.hints.slice(0, stored.hints.length),
  };
  return changed;
}

const isContent = (stored: object): stored is KeyContent =>
  'answer' in stored && 'explanation' in stored && 'hints' in stored && Array.isArray(stored.hints);

const isRevealed = (_content: KeyContent, grant: KeyGrant): _content is RevealedKey => Grant.isGrant(grant);
