/** A part of a question, as its author counts: numbers start at 1. */
export type QuestionPart =
  | { readonly part: 'question' | 'answer' | 'explanation' | 'modelAnswer' | 'markScheme' | 'picture' | 'source' }
  | { readonly part: 'choices' | 'tags' | 'subject' | 'topic' | 'clozeText' }
  | { readonly part: 'choice' | 'acceptedAnswer' | 'pair' | 'hint' | 'tag' | 'place'; readonly number: number }
  | { readonly part: 'gap'; readonly name: string }
  /** A field that has no other name than the one in a JSON Lines file. */
  | { readonly part: 'field'; readonly path: string };

/** Files that people send instead of questions, by what their bytes say. */
export const OTHER_FILE_KINDS = [
  'word',
  'writer',
  'calc',
  'oldOffice',
  'powerpoint',
  'pdf',
  'h5p',
  'termList',
  'picture',
  'webPage',
] as const;
export type OtherFileKind = (typeof OTHER_FILE_KINDS)[number];

/** Why a picture of a question cannot be shown. */
export const PICTURE_FAULTS = ['elsewhere', 'missing', 'tooLarge', 'broken', 'unsafeDrawing', 'otherFormat'] as const;
export type PictureFault = (typeof PICTURE_FAULTS)[number];

type NoFacts = Readonly<Record<never, never>>;
type InPart = { readonly where: QuestionPart };

/** Why a file as a whole cannot be read. */
type FileFacts = {
  fileOfOtherKind: { readonly kind: OtherFileKind };
  fileFormatUnknown: { readonly file: string };
  fileEncodingUnknown: { readonly encoding: string };
  tableQuoteOpen: { readonly line: number };
  tableRowTooLong: { readonly line: number; readonly max: number };
  tableWithoutQuestionColumn: NoFacts;
  tableColumnMissing: { readonly column: string };
  tableRoleUnknown: { readonly role: string };
  tableTooManyColumns: { readonly max: number };
  workbookWithoutSheet: NoFacts;
  workbookSheetUnknown: { readonly sheet: string; readonly sheets: string };
  workbookSheetDamaged: { readonly sheet: string };
  workbookCellBeyond: { readonly line: number; readonly max: number };
  workbookTextMissing: { readonly line: number };
};

/** Why one question stays out. */
type RefusalFacts = {
  // Texts with answers in braces (GIFT).
  braceNeverClosed: NoFacts;
  braceClosesEarly: { readonly line: number };
  questionTooLong: { readonly max: number };
  // Numbers.
  numberMissing: { readonly written: string };
  numberAmbiguous: { readonly written: string; readonly withPoint: string; readonly withComma: string };
  rangeReversed: { readonly low: string; readonly high: string };
  toleranceNegative: { readonly written: string };
  // Tables.
  questionTextMissing: NoFacts;
  correctAnswerMissing: NoFacts;
  choicesAndAnswerMissing: NoFacts;
  typeNotScored: { readonly type: string };
  answerNotAmongChoices: { readonly answer: string };
  answerNotTrueOrFalse: { readonly answer: string };
  answerNotANumber: { readonly answer: string };
  rowTooLong: { readonly cells: number; readonly columns: number; readonly extra: string };
  rowTooShort: { readonly cells: number; readonly columns: number };
  cellShowsError: { readonly cell: string; readonly error: string };
  cellNotCalculated: { readonly cell: string };
  // Aiken.
  aikenAnswerLineMissing: NoFacts;
  aikenLineUnexpected: { readonly line: number; readonly text: string };
  aikenQuestionMissing: NoFacts;
  aikenTooFewChoices: NoFacts;
  aikenLetterUnknown: { readonly letter: string };
  // Any format.
  bytesNotInEncoding: NoFacts;
  characterNotStorable: InPart;
  partMissing: InPart;
  partEmpty: InPart;
  partTooLong: InPart & { readonly max: number };
  partHasTooFew: InPart & { readonly min: number };
  partHasTooMany: InPart & { readonly max: number };
  partNotUnderstood: InPart;
  correctAnswerNotMarked: NoFacts;
  correctChoicesTooMany: NoFacts;
  noChoiceEarnsFullMarks: { readonly best: number };
  correctChoicesNotFullMarks: { readonly together: number };
  everyChoiceCorrect: NoFacts;
  weightTooLarge: NoFacts;
  weightsWithoutChoices: { readonly weights: string };
  weightsMiscounted: { readonly weights: string; readonly choices: number };
  weightsContradictAnswer: { readonly weights: string };
  topicUnknown: { readonly subject: string; readonly topic: string };
  ownedByAnother: NoFacts;
  typeChanged: { readonly from: string; readonly to: string };
  idRepeated: { readonly id: string; readonly file: string; readonly line: number };
  pictureNeeded: { readonly picture: string; readonly fault: PictureFault };
};

/** What of a question, or of its file, is not in the import. */
type LossFacts = {
  textWithoutQuestion: NoFacts;
  choicesInQuestionText: { readonly line: number };
  secondGapAsText: NoFacts;
  secondNumberDropped: { readonly written: string };
  partialCreditDropped: { readonly percent: number; readonly answer: string };
  negativeWeightsDropped: NoFacts;
  elementDropped: { readonly element: string };
  mediaDropped: { readonly element: string };
  formulaAsWords: NoFacts;
  pictureDropped: { readonly picture: string; readonly fault: PictureFault };
  tagTooLong: { readonly tag: string; readonly max: number };
  tagsTooMany: { readonly max: number; readonly tags: string };
  columnNotUsed: NoFacts;
  columnNotFound: NoFacts;
  textAboveTable: { readonly line: number };
  instructionsInTable: { readonly line: number };
};

type Facts = FileFacts & RefusalFacts & LossFacts;
export type ReasonCode = keyof Facts;

/** A reason by its code. */
export type ReasonByCode = { readonly [Code in ReasonCode]: { readonly code: Code } & Facts[Code] };

/**
 * Why a file or a question stays out of an import, or what of it is lost: a code and what it takes to say it. The words
 * are in `src/texts`, in every language; the compiler demands each.
 */
export type ImportReason = ReasonByCode[ReasonCode];

/**
 * A reason in a report. A text is an English sentence of a reader whose reasons have no codes yet (decision 074);
 * several reasons belong to the same question.
 */
export type Reason = ImportReason | readonly ImportReason[] | string;
