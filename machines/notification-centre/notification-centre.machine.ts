import { assign, fromPromise, setup } from 'xstate';
import {
  type ListedNotification,
  type NotificationPage,
  withNextPage,
} from '#domain/classrooms/notifications/notification-centre.ts';
import { unprovidedIn } from '../unprovided.ts';

export type NotificationCentreEvent =
  | { readonly type: 'list.requested' }
  | { readonly type: 'list.changed' }
  | { readonly type: 'more.requested' }
  | { readonly type: 'notification.opened'; readonly id: string }
  | { readonly type: 'all.read' };

type NotificationCentreContext = {
  /** What the list shows, newest first. */
  readonly items: readonly ListedNotification[];
  readonly hasMore: boolean;
  /** The error of the last request; null if it succeeded. */
  readonly problem: unknown;
};

const unprovided = unprovidedIn('notification centre');

/** The list of notifications while it is shown. */
export const notificationCentreMachine = setup({
  types: { context: {} as NotificationCentreContext, events: {} as NotificationCentreEvent },
  actors: {
    /** Reads a page of the list: that after a notification, or the first. */
    readPage: fromPromise<NotificationPage, { readonly after: string | null }>(unprovided('readPage')),
    /** Marks everything as read that happened up to the newest notification of the list. */
    markAllRead: fromPromise<void, { readonly newest: string | null }>(unprovided('markAllRead')),
  },
  actions: {
    /** Marks one notification as read. If that fails, it stays unread on the next visit. */
    markRead: (_, _params: { readonly id: string }) => unprovided('markRead')(),
    assignPage: assign((_, { page }: { page: NotificationPage }) => page),
    addPage: assign(({ context }, { page }: { page: NotificationPage }) => withNextPage(context.items, page)),
    showRead: assign(({ context }, { id }: { id: string }) => ({
      items: context.items.map((item) => (item.id === id ? { ...item, isRead: true } : item)),
    })),
    showAllRead: assign(({ context }) => ({ items: context.items.map((item) => ({ ...item, isRead: true })) })),
    assignProblem: assign((_, { problem }: { problem: unknown }) => ({ problem })),
    clearProblem: assign({ problem: null }),
  },
  guards: {
    /** Whether older notifications are not shown yet. */
    hasMore: ({ context }) => context.hasMore,
    /** Whether the list shows an unread notification. */
    hasUnread: ({ context }) => context.items.some(({ isRead }) => !isRead),
    /** Whether the notification is in the list and unread. */
    isUnread: ({ context }, { id }: { readonly id: string }) =>
      context.items.some((item) => item.id === id && !item.isRead),
  },
}).createMachine({
  id: 'notificationCentre',
  description: 'Reads the notifications of the viewer page by page, and marks them as read.',
  context: { items: [], hasMore: false, problem: null },
  initial: 'readingList',
  on: {
    'notification.opened': {
      guard: { type: 'isUnread', params: ({ event }) => ({ id: event.id }) },
      actions: [
        { type: 'showRead', params: ({ event }) => ({ id: event.id }) },
        { type: 'markRead', params: ({ event }) => ({ id: event.id }) },
      ],
    },
  },
  states: {
    readingList: {
      description: 'The first page is being read. There is nothing to show yet.',
      invoke: {
        src: 'readPage',
        input: { after: null },
        onDone: {
          target: 'showingList',
          actions: { type: 'assignPage', params: ({ event }) => ({ page: event.output }) },
        },
        onError: {
          target: 'readingFailed',
          actions: { type: 'assignProblem', params: ({ event }) => ({ problem: event.error }) },
        },
      },
    },
    readingFailed: {
      description: 'The first page could not be read. It can be requested again.',
      exit: 'clearProblem',
      on: { 'list.requested': { target: 'readingList' }, 'list.changed': { target: 'readingList' } },
    },
    showingList: {
      description: 'The list is shown, and can be continued.',
      on: {
        'list.changed': { target: 'refreshingList' },
        'more.requested': { guard: 'hasMore', target: 'readingMore' },
        'all.read': { guard: 'hasUnread', target: 'markingAll' },
      },
    },
    refreshingList: {
      description: 'Something has happened, so the first page is read again. The list stays as it is until then.',
      invoke: {
        src: 'readPage',
        input: { after: null },
        onDone: {
          target: 'showingList',
          actions: { type: 'assignPage', params: ({ event }) => ({ page: event.output }) },
        },
        // What is shown is still right, and the next change reads again.
        onError: { target: 'showingList' },
      },
      on: {
        'list.changed': { target: 'refreshingList', reenter: true },
      },
    },
    readingMore: {
      description: 'The next page is being read.',
      entry: 'clearProblem',
      invoke: {
        src: 'readPage',
        input: ({ context }) => ({ after: context.items.at(-1)?.id ?? null }),
        onDone: {
          target: 'showingList',
          actions: { type: 'addPage', params: ({ event }) => ({ page: event.output }) },
        },
        onError: {
          target: 'showingList',
          actions: { type: 'assignProblem', params: ({ event }) => ({ problem: event.error }) },
        },
      },
    },
    markingAll: {
      description: 'Everything that the list shows is being marked as read.',
      entry: 'clearProblem',
      invoke: {
        src: 'markAllRead',
        input: ({ context }) => ({ newest: context.items[0]?.id ?? null }),
        onDone: { target: 'showingList', actions: 'showAllRead' },
        onError: {
          target: 'showingList',
          actions: { type: 'assignProblem', params: ({ event }) => ({ problem: event.error }) },
        },
      },
    },
  },
});
