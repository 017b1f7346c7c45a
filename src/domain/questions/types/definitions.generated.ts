// Written by `npm run generate` from src/domain/questions/question-type-names.ts: change that file.
import { cloze } from './cloze.question.ts';
import { essay } from './essay.question.ts';
import { expression } from './expression.question.ts';
import { file } from './file.question.ts';
import { hotspot } from './hotspot.question.ts';
import { labelling } from './labelling.question.ts';
import { matching } from './matching.question.ts';
import { multipleChoice } from './multiple-choice.question.ts';
import { multipleResponse } from './multiple-response.question.ts';
import { numeric } from './numeric.question.ts';
import { open } from './open.question.ts';
import { ordering } from './ordering.question.ts';
import { shortAnswer } from './short-answer.question.ts';
import { structuredAnswer } from './structured-answer.question.ts';
import { table } from './table.question.ts';
import { trueFalse } from './true-false.question.ts';

export const DEFINITIONS = {
  'multiple-choice': multipleChoice,
  'multiple-response': multipleResponse,
  'true-false': trueFalse,
  'numeric': numeric,
  'short-answer': shortAnswer,
  'matching': matching,
  'cloze': cloze,
  'ordering': ordering,
  'hotspot': hotspot,
  'labelling': labelling,
  'table': table,
  'expression': expression,
  'open': open,
  'structured-answer': structuredAnswer,
  'essay': essay,
  'file': file,
} as const;
