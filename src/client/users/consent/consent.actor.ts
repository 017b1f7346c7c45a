import { type ActorRefFrom, createActor, fromPromise } from 'xstate';
import { RecordConsentDocument } from '#api/documents/users/consent.generated.ts';
import {
  CONSENT_VERSION,
  type ConsentChoice,
  type ConsentSource,
  REFUSED,
  readConsent,
  type StoredConsent,
  writeConsent,
} from '#domain/users/consent/consent.schema.ts';
import { consentMachine } from '#machines/consent/consent.machine.ts';
import type { App } from '../../app.actors.ts';
import { newOperationId } from '../../attempts/operation-id.ts';
import { CONSENT_KEY, storedConsent } from './stored-consent.ts';

export type ConsentActor = ActorRefFrom<typeof consentMachine>;

/** Null while a public page is prerendered, where there is no choice. */
const BROWSER = typeof window === 'undefined' ? null : window;

type ConsentListener = {
  /** The choice is known. Called at once if it is known already. */
  readonly ready?: (choice: ConsentChoice | null) => void;
  /** The choice has changed. */
  readonly changed?: (choice: ConsentChoice | null) => void;
};

const LISTENERS = new WeakMap<ConsentActor, Set<ConsentListener>>();

declare global {
  interface Navigator {
    readonly globalPrivacyControl?: boolean;
  }
}

/** Whether the browser sends Global Privacy Control (https://w3c.github.io/gpc/). */
const objects = (): boolean => BROWSER?.navigator.globalPrivacyControl === true;

/** The one consent actor of the application. It follows choices made in other tabs. */
export function consentActor(app: App): ConsentActor {
  return app.lazyActors.getOrCreate('consent', () => {
    const listeners = new Set<ConsentListener>();
    const actor = createActor(
      consentMachine.provide({
        actors: {
          readChoice: fromPromise<ConsentChoice | null>(async () => {
            const stored = BROWSER === null ? null : storedConsent(BROWSER.localStorage);
            if (stored?.isRecorded === false) void record(app, stored);
            return stored;
          }),
        },
        actions: {
          storeChoice: (_, { choice, way }) => void store(app, choice ?? REFUSED, way),
          notifyReady: (_, { choice }) => {
            for (const { ready } of listeners) ready?.(choice);
          },
          notifyChange: (_, { choice }) => {
            for (const { changed } of listeners) changed?.(choice);
          },
        },
      }),
      { input: { hasGlobalPrivacyControl: objects() } },
    );
    LISTENERS.set(actor, listeners);
    const followStorage = ({ key }: StorageEvent): void => {
      if (key === CONSENT_KEY || key === null) actor.send({ type: 'storage.changed' });
    };
    BROWSER?.addEventListener('storage', followStorage);
    actor.subscribe({ complete: () => BROWSER?.removeEventListener('storage', followStorage) });
    return actor;
  });
}

/** Subscribes to the choice. Returns how to unsubscribe. */
export function listenToConsent(app: App, listener: ConsentListener): () => void {
  const actor = consentActor(app);
  const listeners = LISTENERS.get(actor);
  listeners?.add(listener);
  const state = actor.getSnapshot();
  if (!state.matches('loadingChoice')) listener.ready?.(state.context.choice);
  return () => listeners?.delete(listener);
}

/** Saves a choice here, deletes data it no longer allows, and records it on the server. */
async function store(app: App, { preferences, statistics }: ConsentChoice, way: ConsentSource): Promise<void> {
  const consent: StoredConsent = {
    id: newOperationId(),
    consentId: storedConsent(localStorage)?.consentId ?? newOperationId(),
    version: CONSENT_VERSION,
    preferences,
    statistics,
    way,
    chosenAt: new Date().toISOString(),
    isRecorded: false,
  };
  localStorage.setItem(CONSENT_KEY, writeConsent(consent));
  if (!preferences) {
    const { forgetStored } = await import(/* webpackChunkName: "privacy" */ './forget-stored.ts');
    forgetStored('preferences', localStorage);
  }
  await record(app, consent);
}

/** A choice that could not be recorded is retried on the next visit. */
async function record(app: App, consent: StoredConsent): Promise<void> {
  const { chosenAt: _, isRecorded: __, ...entry } = consent;
  try {
    await app.api(RecordConsentDocument, { input: entry });
  } catch (cause) {
    console.warn('The choice applies in this browser and will be recorded on the next visit.', cause);
    return;
  }
  const text = localStorage.getItem(CONSENT_KEY);
  // The user may have chosen again meanwhile.
  if (readConsent(text)?.id === consent.id)
    localStorage.setItem(CONSENT_KEY, writeConsent({ ...consent, isRecorded: true }));
}
