// Written by `npm run generate` from src/domain/questions/question-type-names.ts: change that file.
import { clozeView } from './cloze.view.tsx';
import { essayView } from './essay.view.tsx';
import { expressionView } from './expression.view.tsx';
import { fileView } from './file.view.tsx';
import { hotspotView } from './hotspot.view.tsx';
import { labellingView } from './labelling.view.tsx';
import { matchingView } from './matching.view.tsx';
import { multipleChoiceView } from './multiple-choice.view.tsx';
import { multipleResponseView } from './multiple-response.view.tsx';
import { numericView } from './numeric.view.tsx';
import { openView } from './open.view.tsx';
import { orderingView } from './ordering.view.tsx';
import { shortAnswerView } from './short-answer.view.tsx';
import { structuredAnswerView } from './structured-answer.view.tsx';
import { tableView } from './table.view.tsx';
import { trueFalseView } from './true-false.view.tsx';

export const VIEWS = {
  'multiple-choice': multipleChoiceView,
  'multiple-response': multipleResponseView,
  'true-false': trueFalseView,
  'numeric': numericView,
  'short-answer': shortAnswerView,
  'matching': matchingView,
  'cloze': clozeView,
  'ordering': orderingView,
  'hotspot': hotspotView,
  'labelling': labellingView,
  'table': tableView,
  'expression': expressionView,
  'open': openView,
  'structured-answer': structuredAnswerView,
  'essay': essayView,
  'file': fileView,
} as const;
