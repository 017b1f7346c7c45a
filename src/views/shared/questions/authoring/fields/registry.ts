import type { QuestionTypeName } from '#domain/questions/types/registry.ts';
import { MultipleChoiceFields, SeveralChoicesFields } from './choices.fields.tsx';
import { ClozeFields } from './cloze.fields.tsx';
import { ExpressionFields } from './expression.fields.tsx';
import { MatchingFields } from './matching.fields.tsx';
import { NumericFields } from './numeric.fields.tsx';
import { OrderingFields } from './ordering.fields.tsx';
import { type AnyFields, defineFields } from './question-fields.ts';
import { ShortAnswerFields } from './short-answer.fields.tsx';
import { HotspotFields, LabellingFields } from './spots.fields.tsx';
import { TableFields } from './table.fields.tsx';
import { TrueFalseFields } from './true-false.fields.tsx';
import { EssayFields, FileFields, OpenFields, StructuredFields } from './written.fields.tsx';

/** The fields of every question type; a type without them does not compile. */
export const QUESTION_FIELDS: Readonly<Record<QuestionTypeName, AnyFields>> = {
  'multiple-choice': defineFields('multiple-choice', MultipleChoiceFields),
  'multiple-response': defineFields('multiple-response', SeveralChoicesFields),
  'true-false': defineFields('true-false', TrueFalseFields),
  numeric: defineFields('numeric', NumericFields),
  'short-answer': defineFields('short-answer', ShortAnswerFields),
  matching: defineFields('matching', MatchingFields),
  cloze: defineFields('cloze', ClozeFields),
  ordering: defineFields('ordering', OrderingFields),
  hotspot: defineFields('hotspot', HotspotFields),
  labelling: defineFields('labelling', LabellingFields),
  table: defineFields('table', TableFields),
  expression: defineFields('expression', ExpressionFields),
  open: defineFields('open', OpenFields),
  'structured-answer': defineFields('structured-answer', StructuredFields),
  essay: defineFields('essay', EssayFields),
  file: defineFields('file', FileFields),
};
