import { assign, fromPromise, setup } from 'xstate';
import { unprovidedIn } from '../unprovided.ts';

/** What a browser says about notifications before anything was asked. */
export type PushDevice = 'unsupported' | 'blocked' | 'off' | 'on';

/** How asking for the permission ended. `dismissed`: the user closed the question, and can be asked again. */
export type PushPermission = 'granted' | 'denied' | 'dismissed';

export type PushSubscriptionEvent =
  | { readonly type: 'subscription.requested' }
  | { readonly type: 'subscription.ended' }
  | { readonly type: 'device.changed' };

type PushSubscriptionContext = {
  /** The error of the last request; null if it succeeded. */
  readonly problem: unknown;
};

const unprovided = unprovidedIn('push subscription');

/** Notifications on this device: the permission of the browser, and the subscription. */
export const pushSubscriptionMachine = setup({
  types: { context: {} as PushSubscriptionContext, events: {} as PushSubscriptionEvent },
  actors: {
    /** Reads what the browser supports and permits, and whether this session has its subscription. */
    readDevice: fromPromise<PushDevice>(unprovided('readDevice')),
    /** Asks the user for the permission, unless they have decided already. */
    askPermission: fromPromise<PushPermission>(unprovided('askPermission')),
    /** Subscribes with the push service of the browser, and tells the server. */
    subscribe: fromPromise<void>(unprovided('subscribe')),
    /** Ends the subscription on the server and in the browser. */
    unsubscribe: fromPromise<void>(unprovided('unsubscribe')),
  },
  actions: {
    assignProblem: assign((_, { problem }: { problem: unknown }) => ({ problem })),
    clearProblem: assign({ problem: null }),
  },
  guards: {
    /** Whether the device has what it answered. */
    isDevice: (_, { found, is }: { readonly found: PushDevice; readonly is: PushDevice }) => found === is,
    /** Whether the user answered the question like this. */
    isPermission: (_, { given, is }: { readonly given: PushPermission; readonly is: PushPermission }) => given === is,
  },
}).createMachine({
  id: 'pushSubscription',
  description: 'Turns notifications on this device on and off, and says why that is not possible.',
  context: { problem: null },
  initial: 'readingDevice',
  states: {
    readingDevice: {
      description: 'It is not known yet what the browser supports and permits.',
      invoke: {
        src: 'readDevice',
        onDone: [
          {
            guard: { type: 'isDevice', params: ({ event }) => ({ found: event.output, is: 'unsupported' as const }) },
            target: 'unsupported',
          },
          {
            guard: { type: 'isDevice', params: ({ event }) => ({ found: event.output, is: 'blocked' as const }) },
            target: 'blocked',
          },
          {
            guard: { type: 'isDevice', params: ({ event }) => ({ found: event.output, is: 'on' as const }) },
            target: 'subscribed',
          },
          { target: 'notSubscribed' },
        ],
        onError: { target: 'notSubscribed' },
      },
    },
    unsupported: { description: 'The browser has no notifications, or only when the website is installed.' },
    blocked: {
      description: 'The user has blocked notifications in the browser, which only they can undo there.',
      on: { 'device.changed': { target: 'readingDevice' } },
    },
    notSubscribed: {
      description: 'This device gets no notifications.',
      exit: 'clearProblem',
      on: { 'subscription.requested': { target: 'askingPermission' } },
    },
    askingPermission: {
      description: 'The browser asks the user for the permission.',
      invoke: {
        src: 'askPermission',
        onDone: [
          {
            guard: { type: 'isPermission', params: ({ event }) => ({ given: event.output, is: 'granted' as const }) },
            target: 'subscribing',
          },
          {
            guard: { type: 'isPermission', params: ({ event }) => ({ given: event.output, is: 'denied' as const }) },
            target: 'blocked',
          },
          { target: 'notSubscribed' },
        ],
        onError: {
          target: 'notSubscribed',
          actions: { type: 'assignProblem', params: ({ event }) => ({ problem: event.error }) },
        },
      },
    },
    subscribing: {
      description: 'The device subscribes.',
      invoke: {
        src: 'subscribe',
        onDone: { target: 'subscribed' },
        onError: {
          target: 'notSubscribed',
          actions: { type: 'assignProblem', params: ({ event }) => ({ problem: event.error }) },
        },
      },
    },
    subscribed: {
      description: 'This device gets notifications.',
      exit: 'clearProblem',
      on: {
        'subscription.ended': { target: 'unsubscribing' },
        'device.changed': { target: 'readingDevice' },
      },
    },
    unsubscribing: {
      description: 'The subscription ends.',
      invoke: {
        src: 'unsubscribe',
        onDone: { target: 'notSubscribed' },
        onError: {
          target: 'subscribed',
          actions: { type: 'assignProblem', params: ({ event }) => ({ problem: event.error }) },
        },
      },
    },
  },
});
