import type { SchemeLink } from './scheme.schema.ts';

/** A topic of a week, with the address of its page. */
export type ShownTopic = {
  readonly id: string;
  readonly title: string;
  /** Slugs of the subject and the topic; null: it was removed or is no longer published. */
  readonly address: { readonly subject: string; readonly topic: string } | null;
};

/** One week of a scheme of work, as a browser receives it. */
export type ShownWeek = {
  readonly id: string;
  readonly version: number;
  readonly title: string;
  /** Empty for students. */
  readonly note: string;
  readonly topics: readonly ShownTopic[];
  readonly links: readonly SchemeLink[];
  /** None for students, who see what is assigned to them. */
  readonly assignments: readonly {
    readonly id: string;
    readonly title: string;
    /** The latest assignment of the class that was created from it; null: none. */
    readonly assigned: string | null;
  }[];
};
