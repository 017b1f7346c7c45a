import { type ActorRefFrom, createActor, fromPromise } from 'xstate';
import {
  MarkAllNotificationsReadDocument,
  MarkNotificationReadDocument,
  NotificationsDocument,
} from '#api/documents/users/notification.generated.ts';
import type { NotificationPage } from '#domain/classrooms/notifications/notification-centre.ts';
import { notificationCentreMachine } from '#machines/notification-centre/notification-centre.machine.ts';
import type { App } from '../app.actors.ts';

export type NotificationCentreActor = ActorRefFrom<typeof notificationCentreMachine>;

/** The machine with its effects. The caller starts and stops the actor. */
export const createNotificationCentre = (api: App['api']): NotificationCentreActor =>
  createActor(
    notificationCentreMachine.provide({
      actors: {
        readPage: fromPromise<NotificationPage, { readonly after: string | null }>(
          async ({ input }) => (await api(NotificationsDocument, { after: input.after })).notifications,
        ),
        markAllRead: fromPromise<void, { readonly newest: string | null }>(async ({ input }) => {
          if (input.newest !== null) await api(MarkAllNotificationsReadDocument, { newest: input.newest });
        }),
      },
      actions: {
        // The list is closed by then. On failure, the notification stays unread and can be opened again.
        markRead: (_, { id }) => void api(MarkNotificationReadDocument, { id }).catch(() => undefined),
      },
    }),
  );
