import type { ContentType } from '#domain/access/content-type.ts';

/** The order in which one studies: what is read, heard and watched, then what is practised. */
export const KINDS = [
  'noteBooklet',
  'onePageSummary',
  'audio',
  'video',
  'short',
  'quiz',
  'flashcard',
  'examQuestion',
] as const satisfies readonly ContentType[];
