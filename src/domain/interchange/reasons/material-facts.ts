import type { MediaFault, NoFacts } from './reason-parts.ts';

/** Why a note, a recording, an exam paper or a glossary is not imported. Lines are counted from 1, sizes are in bytes. */
export type MaterialFacts = {
  fileNotUtf8: NoFacts;
  fieldValueUnknown: { readonly field: string; readonly values: string };
  // Notes.
  noteHeadMissing: NoFacts;
  noteHeadLine: { readonly line: number; readonly text: string };
  noteFieldRepeated: { readonly field: string; readonly line: number };
  noteFieldQuoteOpen: { readonly field: string; readonly line: number };
  noteEmpty: NoFacts;
  noteTooLong: { readonly max: number };
  noteImageMissing: { readonly image: string };
  // Audio and video.
  mediaFileUnusable: { readonly file: string; readonly fault: MediaFault };
  mediaFileTooLarge: { readonly file: string; readonly max: number };
  mediaKindDiffers: { readonly file: string; readonly kind: string; readonly hasVideo: boolean };
  // Exam papers.
  paperNotJson: NoFacts;
  paperFieldRepeated: { readonly field: string; readonly line: number };
  paperSubjectUnknown: { readonly subject: string };
  paperQuestionRepeated: { readonly question: string };
  paperQuestionsMissing: { readonly questions: readonly string[]; readonly more: number };
  // Glossaries.
  deckColumnsMissing: NoFacts;
  cardRepeated: { readonly front: string };
};
