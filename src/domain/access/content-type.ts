/** The kinds of content a plan can open, as the access rule names them (requirement, section 3). */
export const CONTENT_TYPES = [
  'short',
  'video',
  'audio',
  'examQuestion',
  'noteBooklet',
  'onePageSummary',
  'quiz',
  'flashcard',
] as const;

export type ContentType = (typeof CONTENT_TYPES)[number];
