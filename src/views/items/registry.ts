import type { ItemTypeName } from '#domain/items/registry.ts';
import type { ItemView } from './item-view.tsx';
import { matchingView } from './matching.view.tsx';
import { multipleChoiceView } from './multiple-choice.view.tsx';
import { multipleResponseView } from './multiple-response.view.tsx';
import { numericView } from './numeric.view.tsx';
import { openView } from './open.view.tsx';
import { shortAnswerView } from './short-answer.view.tsx';
import { trueFalseView } from './true-false.view.tsx';

/** The view of every type of item; a type without one does not compile. */
export const ITEM_VIEWS: Readonly<Record<ItemTypeName, ItemView>> = {
  'multiple-choice': multipleChoiceView,
  'multiple-response': multipleResponseView,
  'true-false': trueFalseView,
  numeric: numericView,
  'short-answer': shortAnswerView,
  matching: matchingView,
  open: openView,
};
