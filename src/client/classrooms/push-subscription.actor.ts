import { type ActorRefFrom, createActor, fromPromise } from 'xstate';
import {
  PushSettingsDocument,
  SubscribeToPushDocument,
  UnsubscribeFromPushDocument,
} from '#api/documents/users/notification.generated.ts';
import {
  type PushDevice,
  type PushPermission,
  pushSubscriptionMachine,
} from '#machines/push-subscription/push-subscription.machine.ts';
import type { App } from '../app.actors.ts';

export type PushSubscriptionActor = ActorRefFrom<typeof pushSubscriptionMachine>;

/** What the machine needs of the browser. */
export type PushBrowser = Pick<Window & typeof globalThis, 'Notification'> & {
  readonly serviceWorker: Pick<ServiceWorkerContainer, 'ready'>;
};

/** The browser, if it has notifications and a service worker; null if not. */
export const pushBrowser = (window: Window & typeof globalThis): PushBrowser | null =>
  'Notification' in window && 'PushManager' in window && 'serviceWorker' in window.navigator
    ? { Notification: window.Notification, serviceWorker: window.navigator.serviceWorker }
    : null;

/** The service worker is registered a few seconds after the first page, and in data-saving mode not at all. */
const REGISTRATION_WAIT_MS = 10_000;

/** The registration of the active service worker; null if there is none after some seconds. */
const readyRegistration = ({ serviceWorker }: PushBrowser): Promise<ServiceWorkerRegistration | null> =>
  Promise.race([
    serviceWorker.ready,
    new Promise<null>((resolve) => {
      setTimeout(() => resolve(null), REGISTRATION_WAIT_MS);
    }),
  ]);

async function registrationOf(browser: PushBrowser): Promise<ServiceWorkerRegistration> {
  const registration = await readyRegistration(browser);
  if (registration === null) throw new Error('The service worker is not active.');
  return registration;
}

/** The machine with its effects. The caller starts and stops the actor. @param browser null: it has no notifications */
export const createPushSubscription = (api: App['api'], browser: PushBrowser | null): PushSubscriptionActor =>
  createActor(
    pushSubscriptionMachine.provide({
      actors: {
        readDevice: fromPromise<PushDevice>(async () => {
          if (browser === null) return 'unsupported';
          if (browser.Notification.permission === 'denied') return 'blocked';
          const registration = await readyRegistration(browser);
          if (registration === null) return 'unsupported';
          const existing = await registration.pushManager.getSubscription();
          const { endpoint } = (await api(PushSettingsDocument)).pushSettings;
          return existing !== null && existing.endpoint === endpoint ? 'on' : 'off';
        }),
        askPermission: fromPromise<PushPermission>(async () => {
          const given = await browser?.Notification.requestPermission();
          return given === 'granted' || given === 'denied' ? given : 'dismissed';
        }),
        subscribe: fromPromise<void>(async () => {
          if (browser === null) return;
          const { publicKey } = (await api(PushSettingsDocument)).pushSettings;
          const { pushManager } = await registrationOf(browser);
          // One of an earlier user of this browser, or with an earlier key of the server.
          await (await pushManager.getSubscription())?.unsubscribe();
          const { endpoint, keys } = (
            await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
          ).toJSON();
          await api(SubscribeToPushDocument, {
            endpoint: endpoint ?? '',
            p256dh: keys?.p256dh ?? '',
            auth: keys?.auth ?? '',
          });
        }),
        unsubscribe: fromPromise<void>(async () => {
          await api(UnsubscribeFromPushDocument);
          if (browser === null) return;
          const subscription = await (await registrationOf(browser)).pushManager.getSubscription();
          await subscription?.unsubscribe();
        }),
      },
    }),
  );
