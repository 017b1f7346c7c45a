// Written by `npm run generate` from src/domain/questions/question-type-names.ts: change that file.
import { ClozeFields } from './cloze.fields.tsx';
import { EssayFields } from './written.fields.tsx';
import { ExpressionFields } from './expression.fields.tsx';
import { FileFields } from './written.fields.tsx';
import { HotspotFields } from './spots.fields.tsx';
import { LabellingFields } from './spots.fields.tsx';
import { MatchingFields } from './matching.fields.tsx';
import { MultipleChoiceFields } from './choices.fields.tsx';
import { MultipleResponseFields } from './choices.fields.tsx';
import { NumericFields } from './numeric.fields.tsx';
import { OpenFields } from './written.fields.tsx';
import { OrderingFields } from './ordering.fields.tsx';
import { ShortAnswerFields } from './short-answer.fields.tsx';
import { StructuredAnswerFields } from './written.fields.tsx';
import { TableFields } from './table.fields.tsx';
import { TrueFalseFields } from './true-false.fields.tsx';
import { defineFields } from './question-fields.ts';

export const FIELDS = {
  'multiple-choice': defineFields('multiple-choice', MultipleChoiceFields),
  'multiple-response': defineFields('multiple-response', MultipleResponseFields),
  'true-false': defineFields('true-false', TrueFalseFields),
  'numeric': defineFields('numeric', NumericFields),
  'short-answer': defineFields('short-answer', ShortAnswerFields),
  'matching': defineFields('matching', MatchingFields),
  'cloze': defineFields('cloze', ClozeFields),
  'ordering': defineFields('ordering', OrderingFields),
  'hotspot': defineFields('hotspot', HotspotFields),
  'labelling': defineFields('labelling', LabellingFields),
  'table': defineFields('table', TableFields),
  'expression': defineFields('expression', ExpressionFields),
  'open': defineFields('open', OpenFields),
  'structured-answer': defineFields('structured-answer', StructuredAnswerFields),
  'essay': defineFields('essay', EssayFields),
  'file': defineFields('file', FileFields),
} as const;
