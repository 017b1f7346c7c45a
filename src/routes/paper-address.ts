import { href } from './href.ts';

/** In the address of a paper: which side of it is shown. */
export const SIDE_PARAMETER = 'side';

/** Of a question where the paper is shown as it is printed. */
export const questionAnchor = (position: number): string => `question-${position}`;

/** Where a paper stands open at one of its questions. */
export const paperQuestionAddress = (id: string, position: number): string =>
  `${href('exam.exam-paper.detail', { id })}?${SIDE_PARAMETER}=paper#${questionAnchor(position)}`;
