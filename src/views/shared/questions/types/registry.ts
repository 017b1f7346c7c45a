import type { QuestionTypeName } from '#domain/questions/types/registry.ts';
import type { QuestionView } from '../question-view.tsx';
import { VIEWS } from './views.generated.ts';

/** The view of every question type; a type without one does not compile. */
export const QUESTION_VIEWS: Readonly<Record<QuestionTypeName, QuestionView>> = VIEWS;
