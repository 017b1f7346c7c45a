import type { ClientBase } from 'pg';
import type { ProblemText } from '#domain/platform/problem.ts';
import type { ResourceValues } from '#domain/platform/resources/resource.ts';

/** A value of a row as SQL, and the type that parameters compared with it are cast to. */
export type ColumnSql = {
  /** Never null where rows can be put in order by it: the end of a page has to be comparable. */
  readonly sql: string;
  readonly type: 'text' | 'integer' | 'boolean' | 'timestamptz' | 'uuid' | 'bigint';
  /** Of a column that shows one thing and is narrowed by another: a title and its id. */
  readonly narrow?: { readonly sql: string; readonly type: ColumnSql['type'] };
  /** How rows are put in order by it, where it is not the value itself. Has to be what an index holds. */
  readonly order?: { readonly sql: string; readonly type: ColumnSql['type'] };
};

/** SQL that finds something where records ($1: ids) are still needed, and the sentence that says for what. */
export type Pin = { readonly sql: string; readonly because: ProblemText };

/** How records of a resource are kept: its rows are called `r`. */
export type ResourceTable = {
  /** It has `id uuid`, `updated_at`, `revision` and `deleted_at`, unless said below, and the trigger `next_revision` or `touched`. */
  readonly table: string;
  /** Further tables that columns read: `join subjects s on s.id = r.subject_id`. */
  readonly joins?: string;
  /** Which rows of the table are the resource's, where not all are. */
  readonly where?: string;
  /** By name, what the list's columns hold. */
  readonly columns: Readonly<Record<string, ColumnSql>>;
  /** By name, the column of the table that a field of the form is kept in. */
  readonly fields: Readonly<Record<string, string>>;
  /** How a field is read, where it is not kept in the column as it is: SQL over `r` and the joins. */
  readonly reads?: Readonly<Record<string, string>>;
  /** What a record is called: SQL of a text. */
  readonly title: string;
  /**
   * What is searched as one types: SQL of a text in lower case that begins with a blank. Every word has to stand in it;
   * an index on it with gin_trgm_ops makes this quick.
   */
  readonly search: string;
  /** SQL of the school that a record belongs to; school admins see theirs alone. Null: records belong to no school. */
  readonly school: string | null;
  /** Columns that every record of the resource has so. */
  readonly fixed?: Readonly<Record<string, string | number>>;
  /** The field that a violated unique index is told beside. */
  readonly uniqueFields?: Readonly<Record<string, string>>;
  /** SQL that finds something where records ($1: ids) must not be deleted. */
  readonly inUse?: string;
  /** What keeps a record from being deleted for good, besides what refers to it; the first that finds something is told. */
  readonly pins?: readonly Pin[];
  /** SQL of the rows among which a record without a position goes last; `$1` is the record's `group` field. */
  readonly last?: { readonly sql: string; readonly group?: string };
  /** The field that an empty slug is made from. */
  readonly slugFrom?: string;
  /** SQL of the revision, where it is no column. */
  readonly revision?: string;
  /** The column that says since when it lies in the recycle bin, where it is called otherwise. */
  readonly deletedAt?: string;
  /** SQL of `set`: what every change does besides, where no trigger does it. */
  readonly touched?: string;
  /** The same for going into the recycle bin, and for coming out of it. */
  readonly intoBin?: string;
  readonly outOfBin?: string;
  /** The same for a record whose field `by` says another place now. Runs after the change. */
  readonly moved?: { readonly by: string; readonly sets: string };
  /** What it takes to publish one, or to take it back (`at` null), where its `publishedAt` changes. Throws `INVALID_INPUT`. */
  readonly publish?: (client: ClientBase, id: string, at: Date | null) => Promise<void>;
  /** What is kept instead of the values, where a field stands for something else. In the transaction of the change. */
  readonly fill?: (client: ClientBase, values: ResourceValues) => Promise<ResourceValues>;
};
