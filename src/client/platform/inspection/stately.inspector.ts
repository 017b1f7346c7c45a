import { createBrowserInspector } from '@statelyai/inspect';
import type { AnyActorRef } from 'xstate';
import { shown } from './secret-mask.ts';

/** Opens Stately's inspector in a separate window. It needs the internet, and a browser that allows the window. */
export function openStately(): { readonly follow: (actor: AnyActorRef) => void } {
  const inspector = createBrowserInspector({
    sanitizeEvent: (event) => Object.assign({}, shown(event), { type: event.type }),
    sanitizeContext: (context) => Object.assign({}, shown(context)),
  });
  return {
    follow: (actor) => {
      inspector.actor(actor);
      actor.system.inspect(inspector.inspect);
    },
  };
}
