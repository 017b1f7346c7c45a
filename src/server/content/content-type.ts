import type pg from 'pg';
import type { ContentKind, Draft } from '#domain/content/content.schema.ts';
import type { Viewer } from '../access/viewer.ts';
import type { StoredImage } from './content-image.ts';

/** A version that was saved; the newest first in lists. */
export type Version = {
  readonly version: number;
  /** Null, and without an author, where an import brought it. */
  readonly createdAt: string | null;
  readonly author: string;
  /** Whether students have it. */
  readonly isInForce: boolean;
};

/** A piece of writing as its author sees it. */
export type Written<Kind extends ContentKind = ContentKind> = {
  readonly id: string;
  readonly draft: Draft<Kind>;
  /** Counts every change. */
  readonly revision: number;
  /** Null: students get nothing of it. In the future: not yet. */
  readonly publishedAt: string | null;
  /** Students get an older version than this one. */
  readonly isAhead: boolean;
  readonly versions: readonly Version[];
  readonly figures: readonly StoredImage[];
  /** The recording that plays, where there is one. */
  readonly file: { readonly digest: string; readonly mime: string; readonly seconds: number } | null;
};

/** How one kind of writing is kept. Each runs in the transaction that the client is in. */
export type ContentStore<Kind extends ContentKind> = {
  /** Null where there is none, or only in the recycle bin. */
  readonly read: (client: pg.ClientBase, id: string) => Promise<Written<Kind> | null>;
  readonly save: (
    client: pg.ClientBase,
    viewer: Viewer,
    id: string,
    draft: Draft<Kind>,
    isNew: boolean,
  ) => Promise<void>;
  /** What one of its versions said; null where there is none. Kinds without versions have no such thing. */
  readonly readVersion?: (client: pg.ClientBase, id: string, version: number) => Promise<Draft<Kind> | null>;
  /** Locks the row and gives its revision; null where there is none. */
  readonly lock: (client: pg.ClientBase, id: string) => Promise<number | null>;
  /** `at` null takes it back. Throws `INVALID_INPUT` where it is not fit to be published. */
  readonly publish: (client: pg.ClientBase, id: string, at: Date | null) => Promise<void>;
  readonly remove: (client: pg.ClientBase, id: string) => Promise<void>;
};
