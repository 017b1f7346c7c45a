import { useEffect } from 'react';
import type { AnyActorRef } from 'xstate';
import { useApp } from './app.context.ts';

/** Runs an actor while the component that calls this is shown; the inspection of machines can follow it. */
export function useShownActor(actor: AnyActorRef): void {
  const app = useApp();
  useEffect(() => {
    app.inspection?.follow(actor);
    actor.start();
    return () => {
      actor.stop();
    };
  }, [actor, app]);
}
