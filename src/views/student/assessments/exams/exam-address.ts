import { href } from '#routes/href.ts';

/** In the address of an exam or a paper: the open attempt, or the one whose result is shown. */
export const ATTEMPT_PARAMETER = 'attempt';
export const RESULT_PARAMETER = 'result';
/** In the address of the exam form: preselected topics, and the link of a shared recipe. */
export const TOPIC_PARAMETER = 'topic';
export const COPY_PARAMETER = 'copy';

type Kind = 'exam' | 'paper';

const detailOf = (kind: Kind, id: string): string =>
  kind === 'exam' ? href('exam.detail', { id }) : href('exam.exam-paper.detail', { id });

/** The address of an open attempt at an exam or paper. */
export const attemptAddress = (kind: Kind, id: string, attempt: string): string =>
  `${detailOf(kind, id)}?${new URLSearchParams({ [ATTEMPT_PARAMETER]: attempt })}`;

/** The address of the result of an attempt at an exam or paper. */
export const resultAddress = (kind: Kind, id: string, attempt: string): string =>
  `${detailOf(kind, id)}?${new URLSearchParams({ [RESULT_PARAMETER]: attempt })}`;
