import { Navigate } from 'react-router';
import type { OpenAttemptQuery } from '#api/documents/attempt.generated.ts';
import { href } from '#routes/href.ts';
import { AttemptScreen } from './attempt.screen.tsx';

export type OpenAttempt = OpenAttemptQuery['attempt'];

/** The address of an attempt's result. */
export const answersAddress = ({ id, quiz }: Pick<OpenAttempt, 'id' | 'quiz'>): string =>
  href('topic.quiz.view-answer', { subject: quiz.subject.slug, topic: quiz.topic.slug, id: quiz.id, id2: id });

/** An attempt that has been handed in, perhaps in another tab, shows its answers instead. */
export function AttemptGate({ attempt }: { attempt: OpenAttempt }) {
  if (attempt.handedInAt !== null) return <Navigate to={answersAddress(attempt)} replace />;
  return <AttemptScreen key={attempt.id} attempt={attempt} />;
}
