/** Responses cached on the device, for when the server cannot be reached. */
export type SavedResponses = {
  /** Caches a response, if it is useful later. Never throws. */
  readonly save: (document: string, variables: object | undefined, answer: unknown) => void;
  /** The server has refused this operation: its cached response is no longer valid. */
  readonly refused: (document: string, variables: object | undefined) => void;
  /** The cached response; undefined if there is none. Never rejects. */
  readonly find: (document: string, variables: object | undefined) => Promise<unknown>;
};
