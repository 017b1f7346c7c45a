import type { OpenAttemptQuery } from '#api/documents/attempt.generated.ts';
import { href } from '#routes/href.ts';

export type OpenAttempt = OpenAttemptQuery['attempt'];

/** A quiz's address with `?attempt=` is an attempt under way, so that a reload goes on where one was. */
export const ATTEMPT_PARAMETER = 'attempt';

/** The address of an attempt's result. */
export const answersAddress = ({ id, quiz }: Pick<OpenAttempt, 'id' | 'quiz'>): string =>
  href('topic.quiz.view-answer', { subject: quiz.subject.slug, topic: quiz.topic.slug, id: quiz.id, id2: id });
