import { useEffect, useState } from 'react';
import { useApp } from './app.context.ts';

/** An actor that sends what a user does, and tries again when the network is back. */
type SendingActor = {
  readonly start: () => unknown;
  readonly stop: () => unknown;
  readonly send: (event: { readonly type: 'network.returned' }) => void;
};

/**
 * An actor that runs while a screen shows it, and receives an event when the server can be reached again.
 * @param create is called once
 */
export function useSendingActor<Sending extends SendingActor>(create: () => Sending): Sending {
  const { connectivity } = useApp();
  const [actor] = useState(create);
  useEffect(() => {
    actor.start();
    const returned = () => actor.send({ type: 'network.returned' });
    window.addEventListener('online', returned);
    const unsubscribe = connectivity.subscribe(() => connectivity.isReached() && returned());
    return () => {
      unsubscribe();
      window.removeEventListener('online', returned);
      actor.stop();
    };
  }, [actor, connectivity]);
  return actor;
}
