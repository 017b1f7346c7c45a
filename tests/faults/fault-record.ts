/** What a simulated student did and received, for the checker: one line of JSON each. */
export type FaultRecord =
  /** An answer is about to be sent. */
  | { readonly kind: 'sent'; readonly attempt: string; readonly operation: RecordedOperation }
  /** The client considers this answer saved. */
  | { readonly kind: 'acknowledged'; readonly attempt: string; readonly operation: RecordedOperation }
  /** The client was told that the attempt is submitted. */
  | { readonly kind: 'submitted'; readonly attempt: string };

export type RecordedOperation = {
  readonly operationId: string;
  readonly position: number;
  readonly sequence: number;
  readonly response: unknown;
};
