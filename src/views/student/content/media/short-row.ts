type ShortRef = { readonly id: string; readonly slug: string; readonly title: string };

/** A short in a feed. */
export type ShortRow = {
  readonly id: string;
  readonly title: string;
  readonly subject: ShortRef;
  readonly topic: ShortRef;
};
