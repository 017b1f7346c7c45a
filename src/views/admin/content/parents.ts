import { CONTENT_LISTS, type ContentKind, type ContentListName, type Draft } from '#domain/content/content.schema.ts';

/** The kind of content that a list contains; lists are named by their addresses, kinds by the API. */
export const kindOf = (list: ContentListName): ContentKind => CONTENT_LISTS[list];

/** Initial values of new content. */
export function emptyDraft(list: ContentListName): Draft {
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
        imageAlt: '',
      };
  }
}
