import type { ContentType } from '#domain/access/content-type.ts';

/** In the order of studying: read, listen and watch, then practise. */
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
