/** What waits in the queue, by the kind of work: a row here, and one where `startQueue` is called. */
export type QueuedPayloads = {
  /** A file-import, by the id of its row. */
  readonly import: { readonly id: string };
  /** What a learning platform is told of a student's work, by the id of its `platform_grades`. */
  readonly grade: { readonly id: string };
  /** The words by which imported questions are found, for all that have none yet. */
  readonly searchWords: Record<string, never>;
};
export type QueuedTask = keyof QueuedPayloads;
