import type { ContentType } from '../access/content-type.ts';

/** A topic's content besides quizzes, in the order of the topic's page. */
export const MATERIAL_KINDS = [
  'noteBooklet',
  'onePageSummary',
  'audio',
  'video',
  'short',
  'deck',
  'examFocus',
] as const;

export type MaterialKind = (typeof MATERIAL_KINDS)[number];

/** What a search finds. */
export const FIND_KINDS = ['topic', 'quiz', ...MATERIAL_KINDS] as const;
export type FindKind = (typeof FIND_KINDS)[number];
/** What shows a file. */
export const FILE_USE_KINDS = [...MATERIAL_KINDS, 'blogPost', 'question'] as const;
export type FileUseKind = (typeof FILE_USE_KINDS)[number];

/** The content type by which a plan opens the material. */
export const CONTENT_OF_KIND: Readonly<Record<MaterialKind, ContentType>> = {
  noteBooklet: 'noteBooklet',
  onePageSummary: 'onePageSummary',
  audio: 'audio',
  video: 'video',
  short: 'short',
  deck: 'flashcard',
  examFocus: 'examQuestion',
};

/** Whether a text is the name of a kind of material. */
export const isMaterialKind = (kind: string): kind is MaterialKind => Object.hasOwn(CONTENT_OF_KIND, kind);
