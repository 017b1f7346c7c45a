import { Navigate } from 'react-router';
import { AttemptScreen } from './attempt.screen.tsx';
import { answersAddress, type OpenAttempt } from './attempt-address.ts';

/** An attempt that has been handed in, perhaps in another tab, shows its answers instead. */
export function AttemptGate({ attempt }: { attempt: OpenAttempt }) {
  if (attempt.handedInAt !== null) return <Navigate to={answersAddress(attempt)} replace />;
  return <AttemptScreen key={attempt.id} attempt={attempt} />;
}
