/** What a simulated student did and was told, as the checker reads it: one line of JSON each. */
export type FaultRecord =
  /** An answer is about to be sent. */
  | { readonly kind: 'sent'; readonly attempt: string; readonly operation: RecordedOperation }
  /** The client takes this answer for saved. */
  | { readonly kind: 'acknowledged'; readonly attempt: string; readonly operation: RecordedOperation }
  /** The client was told that the attempt is handed in. */
  | { readonly kind: 'submitted'; readonly attempt: string };

export type RecordedOperation = {
  readonly operationId: string;
  readonly position: number;
  readonly sequence: number;
  readonly response: unknown;
};
