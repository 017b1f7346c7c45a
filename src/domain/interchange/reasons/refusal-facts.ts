import type { ImageFault, NoFacts, QuestionPart } from './reason-parts.ts';

type InPart = { readonly where: QuestionPart };

/** Why a question is rejected, in any format. Blanks, points and pairs are counted from 1. */
export type RefusalFacts = {
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
  correctChoiceEmpty: NoFacts;
  noChoiceEarnsFullMarks: { readonly best: number };
  correctChoicesNotFullMarks: { readonly together: number };
  everyChoiceCorrect: NoFacts;
  weightTooLarge: NoFacts;
  weightNotANumber: NoFacts;
  typeNotSupported: { readonly type: string };
  topicUnknown: { readonly subject: string; readonly topic: string };
  ownedByAnother: NoFacts;
  typeChanged: { readonly from: string; readonly to: string };
  idRepeated: { readonly id: string; readonly file: string; readonly line: number };
  pictureNeeded: { readonly picture: string; readonly fault: ImageFault };
  // Numbers.
  numberMissing: { readonly written: string };
  numberAmbiguous: { readonly written: string; readonly withPoint: string; readonly withComma: string };
  rangeReversed: { readonly low: string; readonly high: string };
  toleranceNegative: { readonly written: string };
  rangeHalfOpen: NoFacts;
  rangeEndsBeforeStart: { readonly least: number; readonly most: number };
  numberOutsideRange: { readonly value: number; readonly least: number; readonly most: number };
  numbersRedrawn: NoFacts;
  formulaNotUnderstood: { readonly formula: string };
  // Blanks.
  clozeWithoutGap: NoFacts;
  clozeWithoutAnswer: NoFacts;
  gapKindUnknown: { readonly kind: string };
  gapAnswerNotMarked: { readonly gap: string };
  gapBelowFullMarks: { readonly gap: string; readonly best: number };
  gapNumberMissing: { readonly gap: string; readonly written: string };
  gapWordUnknown: { readonly mark: string };
  gapImagesWithoutWords: NoFacts;
  blankByPattern: { readonly pattern: string };
  blankNotInText: { readonly blank: string };
  blankUnanswered: { readonly blank: string };
  // Images.
  questionImageMissing: NoFacts;
  questionImageUnreadable: NoFacts;
  questionImageWithoutSize: NoFacts;
  imageWithoutPlaces: NoFacts;
  imageAreasNotSupported: NoFacts;
  draggedImagesNotSupported: NoFacts;
  singleMarker: NoFacts;
  placeMarkerUnknown: { readonly place: string; readonly marker: string };
  placeOutsideImage: { readonly place: string };
  // Other features of QTI.
  groupsNotSupported: NoFacts;
  questionRecreated: NoFacts;
  questionsDependOnAnswers: NoFacts;
  nothingAsked: NoFacts;
  choiceRightAndWrong: { readonly choice: string };
  keyContradictsRules: NoFacts;
  choiceContradictsMapping: { readonly choice: string };
  noWordsToChoose: NoFacts;
  h5pLibraryUnknown: { readonly library: string };
  // Cards.
  cardSideEmpty: InPart;
  cardWithoutImage: NoFacts;
  termWithoutDefinition: NoFacts;
  cardWithoutGap: { readonly max: number };
};

/** Notations that only text formats and tables have. */
export type WrittenFacts = {
  // Texts with answers in braces (GIFT).
  braceNeverClosed: NoFacts;
  braceClosesEarly: { readonly line: number };
  questionTooLong: { readonly max: number };
  // Tables.
  questionTextMissing: NoFacts;
  correctAnswerMissing: NoFacts;
  choicesAndAnswerMissing: NoFacts;
  typeNotScored: { readonly type: string };
  answerNotAmongChoices: { readonly answer: string };
  answerFitsSeveralChoices: { readonly answer: string };
  answerLetterOrText: { readonly answer: string };
  answerNotTrueOrFalse: { readonly answer: string };
  answerNotANumber: { readonly answer: string };
  rowTooLong: { readonly cells: number; readonly columns: number; readonly extra: string };
  rowTooShort: { readonly cells: number; readonly columns: number };
  cellQuoteInside: { readonly text: string };
  cellShowsError: { readonly cell: string; readonly error: string };
  cellNotCalculated: { readonly cell: string };
  weightsWithoutChoices: { readonly weights: string };
  weightsMiscounted: { readonly weights: string; readonly choices: number };
  weightsContradictAnswer: { readonly weights: string };
  // Aiken.
  aikenAnswerLineMissing: NoFacts;
  aikenLineUnexpected: { readonly line: number; readonly text: string };
  aikenQuestionMissing: NoFacts;
  aikenTooFewChoices: NoFacts;
  aikenLetterRepeated: { readonly letter: string };
  aikenAnswerRepeated: { readonly line: number };
  aikenLetterUnknown: { readonly letter: string };
  // JSON Lines.
  lineTooLong: { readonly max: number };
  lineNotUtf8: { readonly byte: number };
  lineNotJson: NoFacts;
  jsonObjectExpected: NoFacts;
  jsonFieldRepeated: { readonly field: string };
};
