import { href } from './href.ts';

/** The parameter of a paper's address that selects the visible section. */
export const SIDE_PARAMETER = 'side';

/** The parameter that names a question in the print view. */
export const questionAnchor = (position: number): string => `question-${position}`;

/** The address of a paper at one of its questions. */
export const paperQuestionAddress = (id: string, position: number): string =>
  `${href('exam.exam-paper.detail', { id })}?${SIDE_PARAMETER}=paper#${questionAnchor(position)}`;
