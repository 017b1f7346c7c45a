import type { Draft } from '#domain/writing/writing.schema.ts';
import { WRITING_LISTS, type WritingKind, type WritingList } from '#domain/writing/writing.schema.ts';
import { href } from '#routes/href.ts';

/** The list that an address of the admin area belongs to: its part after `/admin/`. */
export function listOf(pathname: string): WritingList {
  const part = pathname.split('/')[2] ?? '';
  return (Object.keys(WRITING_LISTS) as WritingList[]).find((list) => list === part) ?? 'notes';
}

export const kindOf = (list: WritingList): WritingKind => WRITING_LISTS[list];

/** Decks have one address, which says in its query which deck is open. */
export const DECK_PARAMETER = 'deck';
export const NEW_ONE = 'new';

export const createAddress = (list: WritingList): string =>
  list === 'flash-card-deck'
    ? `${href('admin.flash-card-deck')}?${DECK_PARAMETER}=${NEW_ONE}`
    : href(`admin.${list}.create`);

export const editAddress = (list: WritingList, id: string): string =>
  list === 'flash-card-deck'
    ? `${href('admin.flash-card-deck')}?${DECK_PARAMETER}=${id}`
    : href(`admin.${list}.edit`, { id });

/** What a new one begins with. */
export function emptyDraft(list: WritingList): Draft {
  const common = { topic: '', title: '', summary: '' };
  switch (list) {
    case 'notes':
      return { ...common, kind: 'noteBooklet', body: '' };
    case 'audio':
    case 'video':
      return { ...common, kind: list, position: null, file: null, poster: null, tracks: [] };
    case 'flash-card-deck':
      return { ...common, position: null };
    case 'flash-card':
      return { deck: '', section: '', content: { kind: 'basic', front: '', back: '', typed: false } };
    case 'blog-post':
      return {
        ...{ title: '', slug: '', summary: '', body: '', author: '', category: '' },
        picture: null,
        pictureAlt: '',
      };
  }
}
