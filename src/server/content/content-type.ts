import type pg from 'pg';
import type { ContentKind, Draft } from '#domain/content/content.schema.ts';
import type { Viewer } from '../access/viewer.ts';
import type { StoredImage } from './content-image.ts';

/** A saved version; lists show the newest first. */
export type Version = {
  readonly version: number;
  /** Null, and without an author, if it was imported. */
  readonly createdAt: string | null;
  readonly author: string;
  /** Whether it is the published version. */
  readonly isInForce: boolean;
};

/** Content as its author sees it. */
export type Written<Kind extends ContentKind = ContentKind> = {
  readonly id: string;
  readonly draft: Draft<Kind>;
  /** Counts every change. */
  readonly revision: number;
  /** Null: not published. In the future: scheduled. */
  readonly publishedAt: string | null;
  /** Whether students see an older version than this one. */
  readonly isAhead: boolean;
  readonly versions: readonly Version[];
  readonly images: readonly StoredImage[];
  /** The current recording, if any. */
  readonly file: { readonly digest: string; readonly mime: string; readonly seconds: number } | null;
};

/** How one kind of content is stored. Each function runs in the client's transaction. */
export type ContentStore<Kind extends ContentKind> = {
  /** Null if it does not exist or is in the recycle bin. */
  readonly read: (client: pg.ClientBase, id: string) => Promise<Written<Kind> | null>;
  readonly save: (
    client: pg.ClientBase,
    viewer: Viewer,
    id: string,
    draft: Draft<Kind>,
    isNew: boolean,
  ) => Promise<void>;
  /** The content of a version; null if there is none. Kinds without versions don't have this function. */
  readonly readVersion?: (client: pg.ClientBase, id: string, version: number) => Promise<Draft<Kind> | null>;
  /** Locks the row and returns its revision; null if there is none. */
  readonly lock: (client: pg.ClientBase, id: string) => Promise<number | null>;
  /** A null `at` unpublishes. Throws `INVALID_INPUT` if it is not ready to be published. */
  readonly publish: (client: pg.ClientBase, id: string, at: Date | null) => Promise<void>;
  readonly remove: (client: pg.ClientBase, id: string) => Promise<void>;
};
