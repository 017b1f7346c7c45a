import { type ActorRefFrom, createActor, fromPromise } from 'xstate';
import { type ConsentChoice, readConsent, writeConsent } from '#domain/consent/consent.schema.ts';
import { consentMachine } from '#machines/consent/consent.machine.ts';
import type { App } from '../app.actors.ts';

export type ConsentActor = ActorRefFrom<typeof consentMachine>;

/** None where a public page is written ahead: nobody has chosen anything there. */
const BROWSER = typeof window === 'undefined' ? null : window;
const KEY = 'consent';

type ConsentListener = {
  /** It is known what is allowed. Called at once where it is known already. */
  readonly ready?: (choice: ConsentChoice | null) => void;
  /** Something else is allowed from now on. */
  readonly changed?: (choice: ConsentChoice | null) => void;
};

const LISTENERS = new WeakMap<ConsentActor, Set<ConsentListener>>();

/** The one consent actor of the application. It follows choices made in other tabs. */
export function consentActor(app: App): ConsentActor {
  return app.kept.keep('consent', () => {
    const listeners = new Set<ConsentListener>();
    const actor = createActor(
      consentMachine.provide({
        actors: { readChoice: fromPromise(async () => readConsent(BROWSER?.localStorage.getItem(KEY) ?? null)) },
        actions: {
          storeChoice: (_, { choice }) => {
            if (choice === null) localStorage.removeItem(KEY);
            else localStorage.setItem(KEY, writeConsent(choice, new Date()));
          },
          tellReady: (_, { choice }) => {
            for (const { ready } of listeners) ready?.(choice);
          },
          tellChange: (_, { choice }) => {
            for (const { changed } of listeners) changed?.(choice);
          },
        },
      }),
    );
    LISTENERS.set(actor, listeners);
    const followStorage = ({ key }: StorageEvent): void => {
      if (key === KEY || key === null) actor.send({ type: 'storage.changed' });
    };
    BROWSER?.addEventListener('storage', followStorage);
    actor.subscribe({ complete: () => BROWSER?.removeEventListener('storage', followStorage) });
    return actor;
  });
}

/** Listens to what is allowed. Gives back how to end that. */
export function listenToConsent(app: App, listener: ConsentListener): () => void {
  const actor = consentActor(app);
  const listeners = LISTENERS.get(actor);
  listeners?.add(listener);
  const state = actor.getSnapshot();
  if (!state.matches('opening')) listener.ready?.(state.context.choice);
  return () => listeners?.delete(listener);
}
