// Written by `npm run generate` from src/domain/questions/question-type-names.ts: change that file.
import { clozeInterchange } from './cloze.interchange.ts';
import { essayInterchange } from './essay.interchange.ts';
import { expressionInterchange } from './expression.interchange.ts';
import { fileInterchange } from './file.interchange.ts';
import { hotspotInterchange } from './hotspot.interchange.ts';
import { labellingInterchange } from './labelling.interchange.ts';
import { matchingInterchange } from './matching.interchange.ts';
import { multipleChoiceInterchange } from './multiple-choice.interchange.ts';
import { multipleResponseInterchange } from './multiple-response.interchange.ts';
import { numericInterchange } from './numeric.interchange.ts';
import { openInterchange } from './open.interchange.ts';
import { orderingInterchange } from './ordering.interchange.ts';
import { shortAnswerInterchange } from './short-answer.interchange.ts';
import { structuredAnswerInterchange } from './structured-answer.interchange.ts';
import { tableInterchange } from './table.interchange.ts';
import { trueFalseInterchange } from './true-false.interchange.ts';

export const INTERCHANGE_TYPES = {
  'multiple-choice': multipleChoiceInterchange,
  'multiple-response': multipleResponseInterchange,
  'true-false': trueFalseInterchange,
  'numeric': numericInterchange,
  'short-answer': shortAnswerInterchange,
  'matching': matchingInterchange,
  'cloze': clozeInterchange,
  'ordering': orderingInterchange,
  'hotspot': hotspotInterchange,
  'labelling': labellingInterchange,
  'table': tableInterchange,
  'expression': expressionInterchange,
  'open': openInterchange,
  'structured-answer': structuredAnswerInterchange,
  'essay': essayInterchange,
  'file': fileInterchange,
} as const;

export const QUESTION_FORMS = [multipleChoiceInterchange.form, multipleResponseInterchange.form, trueFalseInterchange.form, numericInterchange.form, shortAnswerInterchange.form, matchingInterchange.form, clozeInterchange.form, orderingInterchange.form, hotspotInterchange.form, labellingInterchange.form, tableInterchange.form, expressionInterchange.form, openInterchange.form, structuredAnswerInterchange.form, essayInterchange.form, fileInterchange.form] as const;
