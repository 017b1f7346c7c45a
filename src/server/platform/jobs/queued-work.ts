/** Kinds of jobs with their payloads: an entry here, and one where `startQueue` is called. */
export type QueuedPayloads = {
  /** An import, by the id of its row. */
  readonly import: { readonly id: string };
  /** A grade for a learning platform, by the id in `platform_grades`. */
  readonly grade: { readonly id: string };
  /** A file of the reports on a class, by the id of its row. */
  readonly reportFile: { readonly id: string };
  /** A roster import, by the id of its row. */
  readonly roster: { readonly id: string };
  /** The emails of a roster import. */
  readonly rosterMails: { readonly id: string };
  /** Search vectors of imported questions, for all that have none yet. */
  readonly searchWords: Record<string, never>;
};
export type QueuedTask = keyof QueuedPayloads;
