import type { CoursePart, DocumentPart, ImageFault, NoFacts } from './reason-parts.ts';

/** What is not imported of a question or a card, or of its file. */
export type LossFacts = {
  textWithoutQuestion: NoFacts;
  choicesInQuestionText: { readonly line: number };
  secondGapAsText: NoFacts;
  equalsSignAsText: NoFacts;
  elementDropped: { readonly element: string };
  mediaDropped: { readonly element: string };
  formulaAsWords: NoFacts;
  pictureDropped: { readonly picture: string; readonly fault: ImageFault };
  tagTooLong: { readonly tag: string; readonly max: number };
  tagsTooMany: { readonly max: number; readonly tags: string };
  resultFeedbackDropped: NoFacts;
  hiddenQuestionShown: NoFacts;
  marksDropped: { readonly marks: number };
  documentPartDropped: { readonly part: DocumentPart };
  emphasisDropped: { readonly emphasis: 'underline' | 'highlight' };
  someChoicesFixed: NoFacts;
  titleAsQuestion: NoFacts;
  pdfTextOnly: NoFacts;
  // `pages`: their numbers, separated by commas.
  pdfPagesWithoutText: { readonly pages: string };
  formMediaDropped: NoFacts;
  formBranchesDropped: NoFacts;
  otherChoiceDropped: NoFacts;
  correctFeedbackDropped: NoFacts;
  setSettingsDropped: NoFacts;
  coursePartDropped: { readonly part: CoursePart };
  // `files`: their names, separated by commas.
  courseFilesDropped: { readonly count: number; readonly files: string };
  randomQuestionDropped: NoFacts;
  olderVersionsDropped: { readonly count: number };
  sharedTextUnreadable: { readonly path: string };
  // Answers.
  secondNumberDropped: { readonly written: string };
  numberShifted: { readonly written: number; readonly least: number; readonly most: number };
  partialCreditDropped: { readonly percent: number; readonly answer: string };
  negativeWeightsDropped: NoFacts;
  weightsMadeEven: NoFacts;
  pairWeightsMadeEven: NoFacts;
  wholeAnswerRuleDropped: NoFacts;
  emptyChoicesDropped: NoFacts;
  wildcardAsText: NoFacts;
  typosRuleDropped: NoFacts;
  containsRuleDropped: NoFacts;
  secondMatchDropped: NoFacts;
  promptsDropped: NoFacts;
  fieldsMerged: NoFacts;
  sliderAsNumber: NoFacts;
  markedByPerson: NoFacts;
  drawnNumbersFixed: { readonly sets: number };
  factorToleranceAsShare: NoFacts;
  responseTemplateDropped: NoFacts;
  attachmentsDropped: NoFacts;
  // Blanks.
  gapTyped: { readonly gap: string };
  gapWeightsMadeEven: NoFacts;
  gapCaseMixed: NoFacts;
  gapOfSeveralAsOne: NoFacts;
  gapToleranceDropped: { readonly tolerance: string };
  gapsLeftBlank: NoFacts;
  gapWordsReusable: NoFacts;
  gapImagesAsWords: NoFacts;
  gapWordsPlain: NoFacts;
  markedWordsAsChoices: NoFacts;
  textWordsAsChoices: { readonly left: number };
  // Images.
  draggedImagesAsWords: NoFacts;
  areasAsPoints: NoFacts;
  // Other features of QTI.
  questionsSeparated: { readonly count: number };
  feedbackWithLastQuestion: NoFacts;
  adaptiveAskedOnce: NoFacts;
  answerFeedbackDropped: NoFacts;
  endButtonDropped: NoFacts;
  markerNotesAsModelAnswer: NoFacts;
  markerNotesDropped: NoFacts;
  // Tables.
  columnNotUsed: NoFacts;
  columnNotFound: NoFacts;
  textAboveTable: { readonly line: number };
  instructionsInTable: { readonly line: number };
  rowsHidden: { readonly count: number; readonly rows: string };
  sheetHidden: NoFacts;
  sheetWithoutQuestions: NoFacts;
  workbookImagesDropped: { readonly images: number };
  cellAsDate: { readonly cell: string; readonly written: string };
  cellShownRounded: { readonly cell: string; readonly written: string };
  cellFormatDropped: { readonly cell: string; readonly written: string };
  // Cards.
  reviewsDropped: { readonly reviews: number };
  progressDropped: { readonly cards: number };
  flagsDropped: { readonly cards: number };
  suspensionDropped: { readonly cards: number };
  masksMerged: { readonly cards: number };
  fieldNotShown: { readonly field: string };
  cardKindsMerged: { readonly kinds: number };
  soundDropped: { readonly sound: string };
  soundAsName: { readonly sound: string };
};
