/** What authors put content into. */
export const CONTENT_PARENTS = ['topic', 'deck', 'category'] as const;
export type ContentParent = (typeof CONTENT_PARENTS)[number];
