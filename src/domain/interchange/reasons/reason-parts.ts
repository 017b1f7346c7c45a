/** A part of a question or a card, as its author counts: numbers start at 1. */
export type QuestionPart =
  | { readonly part: 'question' | 'answer' | 'explanation' | 'modelAnswer' | 'markScheme' | 'picture' | 'source' }
  | { readonly part: 'choices' | 'places' | 'prompts' | 'tags' | 'subject' | 'topic' | 'clozeText' }
  | { readonly part: 'front' | 'back' | 'cardText' }
  | { readonly part: 'choice' | 'acceptedAnswer' | 'pair' | 'hint' | 'tag' | 'place'; readonly number: number }
  | { readonly part: 'gap'; readonly name: string }
  /** A field that is only known by its name in a JSON Lines file. */
  | { readonly part: 'field'; readonly path: string };

/** Files that users upload instead of questions, by their content. */
export const OTHER_FILE_KINDS = [
  'richText',
  'oldOffice',
  'lockedOffice',
  'powerpoint',
  'pdf',
  'termList',
  'formResponses',
  'picture',
  'webPage',
] as const;
export type OtherFileKind = (typeof OTHER_FILE_KINDS)[number];

/** Formats of archives, and PDFs, which are recognised by their content, whatever format was chosen. */
export const ARCHIVE_FORMATS = ['word', 'odt', 'xlsx', 'ods', 'h5p', 'dialogcards', 'apkg', 'mbz', 'pdf'] as const;
export type ArchiveFormat = (typeof ARCHIVE_FORMATS)[number];

/** Parts of a document that are not imported. */
export const DOCUMENT_PARTS = [
  'macros',
  'comments',
  'header',
  'chart',
  'formula',
  'object',
  'footnote',
  'textBox',
  'drawing',
  'linkedFile',
  'rotatedText',
] as const;
export type DocumentPart = (typeof DOCUMENT_PARTS)[number];

/** Parts of a course in a learning platform that are not imported, because they are not questions. */
export const COURSE_PARTS = [
  'webLink',
  'discussion',
  'page',
  'file',
  'tool',
  'assignment',
  'quiz',
  'settings',
  'other',
] as const;
export type CoursePart = (typeof COURSE_PARTS)[number];

/** Why an image of a question cannot be shown. */
export const IMAGE_FAULTS = ['elsewhere', 'missing', 'tooLarge', 'broken', 'unsafeDrawing', 'otherFormat'] as const;
export type ImageFault = (typeof IMAGE_FAULTS)[number];

/** Why a file of audio, video or captions is not imported. */
export const MEDIA_FAULTS = [
  'missing',
  'outside',
  'locked',
  'empty',
  'otherFormat',
  'broken',
  'pictureInSound',
  'withoutLength',
  'noCaptions',
  'notWebVtt',
  'tooManyCaptions',
] as const;
export type MediaFault = (typeof MEDIA_FAULTS)[number];

/** Where an XML file is no longer well-formed. */
export const XML_FAULTS = [
  'endsEarly',
  'empty',
  'controlCharacter',
  'textOutside',
  'endOfData',
  'doctype',
  'declaration',
  'endTag',
  'elementNotClosed',
  'sectionNotClosed',
  'secondRoot',
  'reference',
  'startTag',
  'attribute',
  'repeatedAttribute',
  'tooDeep',
  'tooLarge',
] as const;
export type XmlFault = (typeof XML_FAULTS)[number];

/** Why an archive is refused. */
export const ZIP_FAULTS = ['link', 'overlap', 'repeated', 'outside', 'backslash', 'unnamed', 'tooLong'] as const;
export type ZipFault = (typeof ZIP_FAULTS)[number];

/** Why the text of a PDF is not read. */
export const PDF_FAULTS = ['damaged', 'locked', 'withoutText', 'tooManyPages', 'tooComplex'] as const;
export type PdfFault = (typeof PDF_FAULTS)[number];

/** The part of an Anki package that cannot be read. */
export const ANKI_PARTS = ['collection', 'tables', 'views', 'media', 'models', 'decks', 'cards'] as const;
export type AnkiPart = (typeof ANKI_PARTS)[number];

export type NoFacts = Readonly<Record<never, never>>;
