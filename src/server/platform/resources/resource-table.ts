import type { ClientBase } from 'pg';
import type { ProblemText } from '#domain/platform/problem.ts';
import type { RESOURCES, ResourceName } from '#domain/platform/resources/registry.ts';
import type { ResourceValues } from '#domain/platform/resources/resource.ts';

/** A value of a row as SQL, and the type to which compared parameters are cast. */
export type ColumnSql = {
  /** Never null if rows can be ordered by it: the end of a page has to be comparable. */
  readonly sql: string;
  readonly type: 'text' | 'integer' | 'boolean' | 'timestamptz' | 'uuid' | 'bigint';
  /** For a column that is filtered by another value than it shows: a title and its id. */
  readonly narrow?: { readonly sql: string; readonly type: ColumnSql['type'] };
  /** How rows are ordered by it, if not by the value itself. Has to match an index. */
  readonly order?: { readonly sql: string; readonly type: ColumnSql['type'] };
};

/** SQL that finds uses of records ($1: ids), and the message that names the use. */
export type Pin = { readonly sql: string; readonly because: ProblemText };

/** How a resource is stored: its rows have the alias `r`. */
export type ResourceTable = {
  /**
   * It has `id uuid`, `updated_at`, `revision` and `deleted_at`, unless specified below, and the trigger
   * `next_revision` or `touched`.
   */
  readonly table: string;
  /** Joins that columns need: `join subjects s on s.id = r.subject_id`. */
  readonly joins?: string;
  /** Which rows of the table belong to the resource, if not all. */
  readonly where?: string;
  /** The list's columns, by name. */
  readonly columns: Readonly<Record<string, ColumnSql>>;
  /** The table's column of a form field, by name. */
  readonly fields: Readonly<Record<string, string>>;
  /** How a field is read, if not as its column: SQL over `r` and the joins. */
  readonly reads?: { readonly [field: string]: string | undefined };
  /** A record's title: SQL of a text. */
  readonly title: string;
  /**
   * What is searched while typing: SQL of a text in lower case that begins with a space. It has to contain every word;
   * an index on it with gin_trgm_ops makes this fast.
   */
  readonly search: string;
  /** SQL of the school of a record; school admins see only their own. Null: records belong to no school. */
  readonly school: string | null;
  /** Columns with the same value in every record of the resource. */
  readonly fixed?: Readonly<Record<string, string | number>>;
  /** The form field for a violated unique index. */
  readonly uniqueFields?: Readonly<Record<string, string>>;
  /** SQL that finds records ($1: ids) that must not be deleted. */
  readonly inUse?: string;
  /** What prevents permanent deletion, besides references; the first match is reported. */
  readonly pins?: readonly Pin[];
  /** SQL of the rows among which a record without a position is last; `$1` is the record's `group` field. */
  readonly last?: { readonly sql: string; readonly group?: string };
  /** The field from which an empty slug is generated. */
  readonly slugFrom?: string;
  /** SQL of the revision, if it is not a column. */
  readonly revision?: string;
  /** The column with the time of deletion, if it has another name. */
  readonly deletedAt?: string;
  /** SQL of `set`: what every change also sets, if no trigger does it. */
  readonly touched?: string;
  /** The same for deleting and restoring. */
  readonly intoBin?: string;
  readonly outOfBin?: string;
  /** The same for a record whose field `by` has another parent now. Runs after the change. */
  readonly moved?: { readonly by: string; readonly sets: string };
  /** Publishes or unpublishes (`at` null) a record whose `publishedAt` changes. Throws `INVALID_INPUT`. */
  readonly publish?: (client: ClientBase, id: string, at: Date | null) => Promise<void>;
  /**
   * Replaces values before they are saved, for fields that represent something else. In the transaction of the change.
   */
  readonly fill?: (client: ClientBase, values: ResourceValues) => Promise<ResourceValues>;
};

type Described<Name extends ResourceName> = (typeof RESOURCES)[Name];
export type ColumnOf<Name extends ResourceName> = Described<Name>['columns'][number]['name'];
export type FieldOf<Name extends ResourceName> = Described<Name>['fields'][number]['name'];

/** The table of a resource: with every column and field that its description names, and no others. */
export type TableOf<Name extends ResourceName> = Omit<
  ResourceTable,
  'columns' | 'fields' | 'reads' | 'uniqueFields' | 'slugFrom'
> & {
  readonly columns: { readonly [Column in ColumnOf<Name>]: ColumnSql };
  readonly fields: { readonly [Field in FieldOf<Name>]: string };
  readonly reads?: { readonly [Field in FieldOf<Name>]?: string };
  /** An index can be of a field that only an editor of its own has. */
  readonly uniqueFields?: { readonly [index: string]: FieldOf<Name> | ColumnOf<Name> };
  readonly slugFrom?: FieldOf<Name>;
};
