import type { NoFacts } from './reason-parts.ts';

/** What a format cannot represent of a question or a card. */
export type ExportFacts = {
  typeNotWritten: { readonly type: string };
  explanationDropped: NoFacts;
  hintsDropped: NoFacts;
  imagesDropped: NoFacts;
  imagesAsNames: NoFacts;
  formattingDropped: NoFacts;
  tagsDropped: { readonly tags: string };
  tagWithBar: { readonly tag: string };
  keepOrderDropped: NoFacts;
  subtopicDropped: { readonly subtopic: string };
  sourceDropped: NoFacts;
  answerWithBar: { readonly answer: string };
  caseRuleDropped: NoFacts;
  accentRuleDropped: NoFacts;
  unitDropped: { readonly unit: string };
  unitsDropped: NoFacts;
  relativeToleranceAsAbsolute: NoFacts;
  figuresAsTolerance: NoFacts;
  notationDropped: { readonly written: string };
  markSchemeDropped: NoFacts;
  modelAnswerDropped: NoFacts;
  markSchemeAsNotes: NoFacts;
  pointsMarkedTogether: NoFacts;
  wordLimitsDropped: NoFacts;
  fileLimitDropped: NoFacts;
  twoPairsNeeded: NoFacts;
  clozeLeadDropped: NoFacts;
  orderCreditDropped: NoFacts;
  placesRounded: NoFacts;
  weightsDropped: NoFacts;
  misconceptionsDropped: NoFacts;
  severalCorrectDropped: NoFacts;
  randomisedAsExample: NoFacts;
  imageCardAsBasic: NoFacts;
};
