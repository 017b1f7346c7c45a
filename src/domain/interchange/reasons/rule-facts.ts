import type { ImageFault, NoFacts, QuestionPart } from './reason-parts.ts';

/** Contradictions between the parts of a question, and fields that a question does not have. */
export type RuleFacts = {
  idTwice: { readonly id: string; readonly where: QuestionPart };
  answerNamesNoChoice: { readonly id: string };
  weightNamesNoChoice: { readonly id: string };
  misconceptionNamesNoChoice: { readonly id: string };
  misconceptionOfCorrectChoice: { readonly id: string };
  weightsContradictKey: { readonly full: boolean };
  gapNotDefined: { readonly gap: string };
  gapNotInText: { readonly gap: string };
  gapUnanswered: { readonly gap: string };
  gapAnswerNotOffered: { readonly gap: string };
  promptWithoutMatch: { readonly prompt: string };
  placesTooClose: { readonly one: string; readonly other: string };
  onePlaceOnly: NoFacts;
  orderIncomplete: NoFacts;
  unitsMissing: NoFacts;
  figuresMissing: NoFacts;
  wordLimitsReversed: NoFacts;
  marksDiffer: NoFacts;
  markPointUnknown: { readonly point: string };
  markPointNeedsItself: { readonly point: string };
  marksTooMany: { readonly total: number; readonly most: number };
  tableWithoutGap: NoFacts;
  tableRowUneven: { readonly row: number; readonly cells: number; readonly columns: number };
  tableCellUnanswered: { readonly cell: string };
  tableCellUnknown: { readonly cell: string };
  expressionOtherForm: NoFacts;
  expressionUnreadable: NoFacts;
  addressInvalid: { readonly address: string };
  fieldUnknown: { readonly field: string };
  imageNotListed: { readonly image: string };
  imageNotShown: { readonly image: string };
  imageUnusable: { readonly image: string; readonly fault: ImageFault };
};
