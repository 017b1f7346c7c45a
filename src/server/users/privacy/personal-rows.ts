/** Values of these columns are given to nobody before a condition holds, which speaks of the row as `t`. */
export type Withheld = { readonly columns: readonly string[]; readonly until: string };

/**
 * What a table holds of one person. `where` is a condition on its row `t`, with `$1` as the person's id and `$2` as their
 * e-mail in lower case.
 */
export type PersonalRows = {
  readonly where: string;
  /** Columns that an export leaves out: secrets, bytes, indexes, and what is another person's. */
  readonly omit?: readonly string[];
  readonly withheld?: readonly Withheld[];
  /** Columns of sums that an export gives less of than there is: what to subtract, as SQL that speaks of the row as `t`. */
  readonly reduced?: Readonly<Record<string, string>>;
  readonly onDeletion:
    | { readonly does: 'delete' }
    /** The row stays and forgets the person: columns and what they become, as SQL. */
    | { readonly does: 'fade'; readonly columns: Readonly<Record<string, string>>; readonly why: string }
    | { readonly does: 'keep'; readonly why: string };
};

type Exported = Pick<PersonalRows, 'omit' | 'withheld' | 'reduced'>;

/** Rows that are the person's own: they go with the account. */
export const own = (where: string, exported: Exported = {}): PersonalRows => ({
  where,
  ...exported,
  onDeletion: { does: 'delete' },
});

/** Rows that others need and that name the person: the name goes. */
export const named = (column: string, why: string, exported: Exported = {}): PersonalRows => ({
  where: `t.${column} = $1`,
  ...exported,
  onDeletion: { does: 'fade', columns: { [column]: 'null' }, why },
});

/** Rows that have to stay as they are. */
export const retained = (where: string, why: string, exported: Exported = {}): PersonalRows => ({
  where,
  ...exported,
  onDeletion: { does: 'keep', why },
});
