import type { ExportFacts } from '#domain/interchange/reasons/export-facts.ts';
import type { ReasonTextsOf } from '../../import-reason.wording.ts';
import { texts as kinds } from '../question-types.ts';
import { quoted } from './reason-parts.ts';

/** What a format cannot hold of a question or a card. */
export const exports: ReasonTextsOf<keyof ExportFacts> = {
  typeNotWritten: ({ type }) => `the question: the format has no question type like ${quoted(kinds.type(type))}`,
  explanationDropped: () => 'the explanation',
  hintsDropped: () => 'the hints',
  imagesDropped: () => 'the images',
  imagesAsNames: () => 'the images: the file contains only their names',
  formattingDropped: () => 'the formatting',
  tagsDropped: ({ tags }) => `the tags ${tags}`,
  tagWithBar: ({ tag }) => `the tag ${quoted(tag)}: a | separates tags`,
  keepOrderDropped: () => 'that the choices keep their order',
  subtopicDropped: ({ subtopic }) => `the subtopic ${quoted(subtopic)}`,
  sourceDropped: () => 'the source and the licence',
  answerWithBar: ({ answer }) => `the accepted answer ${quoted(answer)}: a | separates answers`,
  caseRuleDropped: () => 'that upper and lower case counts',
  accentRuleDropped: () => 'that accents don’t count',
  unitDropped: ({ unit }) => `the unit ${quoted(unit)}`,
  unitsDropped: () => 'the accepted units',
  relativeToleranceAsAbsolute: () => 'that the tolerance is a share of the value: it is a fixed number in the file',
  figuresAsTolerance: () => 'that the answer has to agree to its significant figures: it has a tolerance in the file',
  notationDropped: ({ written }) => `how the answer is written (${written})`,
  markSchemeDropped: () => 'the mark scheme',
  modelAnswerDropped: () => 'the model answer',
  markSchemeAsNotes: () => 'the mark scheme and the model answer as such: they are notes for the marker in the file',
  pointsMarkedTogether: () => 'that the points of the mark scheme are marked one by one',
  wordLimitsDropped: () => 'how many words are asked for',
  fileLimitDropped: () => 'how many files can be uploaded',
  twoPairsNeeded: () => 'that one pair is enough: the format asks for at least two',
  clozeLeadDropped: () => 'the words before the text with gaps',
  orderCreditDropped: () => 'marks for a partly correct order',
  placesRounded: () => 'the exact places on the image: they are whole pixels in the file',
  weightsDropped: () => 'the weights of the choices: only one choice is correct in the file',
  severalCorrectDropped: () => 'that each of several correct choices alone earns full marks',
  imageCardAsBasic: () => 'that it is an image card: the image is on its front',
};
