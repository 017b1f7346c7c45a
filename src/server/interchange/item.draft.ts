import { createHash } from 'node:crypto';
import type { ItemTypeName } from '#domain/items/registry.ts';
import type { ItemSource } from '../db/schema/items.ts';
import type { Figure } from './picture.reader.ts';

/** What a version of an item says: everything that makes two versions differ. */
export type ItemContent = {
  readonly stem: string;
  readonly body: unknown;
  readonly key: unknown;
  readonly explanation: string | null;
  readonly hints: readonly string[];
  readonly source: ItemSource;
};

/** Where an item stands in the bank. */
export type ItemPlace = { readonly subject: string; readonly topic: string; readonly subtopic: string | null };

/** An item that was read and found good, and is not in the bank yet. */
export type ItemDraft = ItemContent &
  ItemPlace & {
    readonly externalId: string;
    readonly type: ItemTypeName;
    /** Of a new question; one that is there keeps those it has. */
    readonly tags: readonly string[];
    readonly figures: readonly Figure[];
  };

/** SHA-256 (hex) of what a version says. Equal digests, equal version. */
export function contentDigest(draft: ItemContent & { readonly figures: readonly Pick<Figure, 'digest'>[] }): string {
  const { stem, body, key, explanation, hints, source, figures } = draft;
  const said = JSON.stringify([
    stem,
    body,
    key,
    explanation,
    source,
    figures.map(({ digest }) => digest),
    // Questions without hints are what they were before there were any.
    ...(hints.length === 0 ? [] : [hints]),
  ]);
  return createHash('sha256').update(said).digest('hex');
}
