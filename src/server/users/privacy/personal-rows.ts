/** Values of these columns are left out until a condition on the row `t` holds. */
export type Withheld = { readonly columns: readonly string[]; readonly until: string };

/**
 * A table's data about one user. `where` is a condition on its row `t`, with `$1` as the user's id and `$2` as their
 * email in lower case.
 */
export type PersonalRows = {
  readonly where: string;
  /** Columns that an export leaves out: secrets, bytes, indexes, and other users' data. */
  readonly omit?: readonly string[];
  readonly withheld?: readonly Withheld[];
  /** Columns of sums from which an export subtracts something, given as SQL on the row `t`. */
  readonly reduced?: Readonly<Record<string, string>>;
  readonly onDeletion:
    | { readonly does: 'delete' }
    /** The row stays without the user's identity: columns and their new values, as SQL. */
    | { readonly does: 'fade'; readonly columns: Readonly<Record<string, string>>; readonly why: string }
    | { readonly does: 'keep'; readonly why: string };
};

/** The data of tables about one user, by the table's name. Empty: no personal data. */
export type PersonalTables = Readonly<Record<string, readonly PersonalRows[]>>;

/** Conditions that many tables share. */
export const BY_USER = 't.user_id = $1';
export const OWN_SESSIONS = 't.session_id in (select id from sessions where user_id = $1)';

/** Reasons that many tables share. */
export const CREATED_FOR_OTHERS = 'Others use it; the author’s name is removed.';
export const ACTED = 'It belongs to another user; the name of who did it is removed.';

type Exported = Pick<PersonalRows, 'omit' | 'withheld' | 'reduced'>;

/** Rows that belong to the user: deleted with the account. */
export const own = (where: string, exported: Exported = {}): PersonalRows => ({
  where,
  ...exported,
  onDeletion: { does: 'delete' },
});

/** Rows that others need and that name the user: the name is removed. */
export const named = (column: string, why: string, exported: Exported = {}): PersonalRows => ({
  where: `t.${column} = $1`,
  ...exported,
  onDeletion: { does: 'fade', columns: { [column]: 'null' }, why },
});

/** Rows that have to stay unchanged. */
export const retained = (where: string, why: string, exported: Exported = {}): PersonalRows => ({
  where,
  ...exported,
  onDeletion: { does: 'keep', why },
});
