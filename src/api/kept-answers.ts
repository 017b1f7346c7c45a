/** Answers that stay on the device, for when the server cannot be reached. */
export type KeptAnswers = {
  /** Takes what the server has just answered, where it is of use later. Never throws. */
  readonly take: (document: string, variables: object | undefined, answer: unknown) => void;
  /** The server has refused this: what it answered before holds no longer. */
  readonly refused: (document: string, variables: object | undefined) => void;
  /** What it answered before; undefined where that was not kept. Never rejects. */
  readonly find: (document: string, variables: object | undefined) => Promise<unknown>;
};
