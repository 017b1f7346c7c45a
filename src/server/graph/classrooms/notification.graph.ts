import {
  type NotificationSettings,
  notificationSettingsSchema,
} from '#domain/classrooms/notifications/notification.schema.ts';
import type { ListedNotification, NotificationPage } from '#domain/classrooms/notifications/notification-centre.ts';
import { pushOffSchema, pushSubscriptionSchema } from '#domain/classrooms/push/push.schema.ts';
import {
  markAllNotificationsRead,
  markNotificationRead,
} from '../../classrooms/notifications/notification.commands.ts';
import { countUnread, readNotifications } from '../../classrooms/notifications/notification.queries.ts';
import {
  readNotificationSettings,
  saveNotificationSettings,
} from '../../classrooms/notifications/notification-settings.commands.ts';
import {
  type PushSettings,
  readPushSettings,
  savePushKinds,
  subscribeToPush,
  unsubscribeFromPush,
} from '../../classrooms/push/push-subscription.commands.ts';
import { knownZone } from '../../study/zone.ts';
import type { GraphBuilder } from '../builder.ts';
import { exposed } from '../exposed.ts';
import { done, mutations, queries, subscriptions } from '../fields.ts';
import { readInput } from '../input.ts';
import { rerunOnChange } from '../subscription.ts';

/** The notification centre, and how the viewer is emailed about classes. */
export function addNotifications(builder: GraphBuilder): void {
  const settings = builder.objectRef<NotificationSettings>('NotificationSettings').implement({
    description: 'When the viewer is emailed about classes.',
    fields: (t) =>
      exposed(t, {
        announcements: 'MailDelivery',
        answers: ['MailDelivery', 'To the viewer’s own questions.'],
        questions: ['MailDelivery', 'Of students, to teachers.'],
        reports: ['MailDelivery', 'On the viewer, when they are published.'],
        quietFrom: ['Int', 'Minutes of the day. Equal to `quietUntil`: no quiet hours.'],
        quietUntil: 'Int',
        timeZone: 'String',
      }),
  });
  const classroom = builder.objectRef<ListedNotification['classroom']>('NotificationClass').implement({
    fields: (t) => exposed(t, { id: 'ID', name: 'String' }),
  });
  const assignment = builder
    .objectRef<NonNullable<ListedNotification['assignment']>>('NotificationAssignment')
    .implement({
      fields: (t) => exposed(t, { id: 'ID', title: 'String' }),
    });
  const notification = builder.objectRef<ListedNotification>('Notification').implement({
    description: 'Something that happened in a class of the viewer.',
    fields: (t) => ({
      ...exposed(t, {
        id: 'ID',
        kind: 'NotificationKind',
        happenedAt: 'Instant',
        isRead: 'Boolean',
        classroom,
        author: ['String | null', 'Who wrote it; null if nobody did.'],
        excerpt: ['String | null', 'The start of what was announced, asked or answered, without formatting.'],
        count: ['Int | null', 'Students whose work is to be marked; null for other kinds.'],
      }),
      assignment: t.expose('assignment', { type: assignment, nullable: true }),
    }),
  });
  const page = builder.objectRef<NotificationPage>('NotificationPage').implement({
    fields: (t) => exposed(t, { items: [notification], hasMore: 'Boolean' }),
  });
  queries(builder, (t) => ({
    notifications: t.member.field({
      type: page,
      description: 'What happened in the viewer’s classes in the last 90 days, newest first.',
      args: { after: t.arg.id({ description: 'The last notification of the previous page.' }) },
      resolve: (_root, { after }, context) => readNotifications(context.pool, context.viewer, after ?? null),
    }),
    unreadNotifications: t.member.int({
      description: 'How many notifications the viewer has not read: 100 if there are more.',
      resolve: (_root, _args, context) => countUnread(context.pool, context.viewer),
    }),
    notificationSettings: t.member.field({
      type: settings,
      resolve: (_root, _args, context) => readNotificationSettings(context.pool, context.viewer),
    }),
  }));
  const pushSettings = builder.objectRef<PushSettings>('PushSettings').implement({
    description: 'Notifications on the viewer’s devices.',
    fields: (t) => ({
      ...exposed(t, {
        publicKey: ['String', 'With which a browser subscribes (VAPID).'],
        endpoint: ['String | null', 'Of the subscription of this session; null if it has none.'],
      }),
      off: t.field({
        type: ['NotificationKind'],
        description: 'Kinds that are not sent to devices.',
        resolve: ({ off }) => [...off],
      }),
    }),
  });
  queries(builder, (t) => ({
    pushSettings: t.member.field({
      type: pushSettings,
      resolve: async (_root, _args, { pool, viewer, push }) => readPushSettings(pool, viewer, await push.readKeys()),
    }),
  }));
  mutations(builder, (t) => ({
    subscribeToPush: t.member.boolean({
      description: 'Sends notifications to this device, until its session ends.',
      args: {
        endpoint: t.arg.string({ required: true }),
        p256dh: t.arg.string({ required: true }),
        auth: t.arg.string({ required: true }),
      },
      resolve: (_root, given, { pool, viewer, push }) =>
        done(subscribeToPush(pool, viewer, readInput(pushSubscriptionSchema, given), push.access)),
    }),
    unsubscribeFromPush: t.member.boolean({
      description: 'Sends no more notifications to this device.',
      resolve: (_root, _args, { pool, viewer }) => done(unsubscribeFromPush(pool, viewer)),
    }),
    savePushKinds: t.member.boolean({
      description: 'Saves which kinds are not sent to any of the viewer’s devices.',
      args: { off: t.arg({ type: ['NotificationKind'], required: true }) },
      resolve: (_root, given, { pool, viewer }) =>
        done(savePushKinds(pool, viewer, readInput(pushOffSchema, given).off)),
    }),
  }));
  subscriptions(builder, (t) => ({
    unreadNotifications: t.member.int({
      description: 'How many notifications the viewer has not read, sent again after each change.',
      subscribe: (_root, _args, context) =>
        rerunOnChange(context, [`notifications:${context.viewer.userId}`], (viewer) =>
          countUnread(context.pool, viewer),
        ),
      resolve: (update) => update.read(),
    }),
  }));
  mutations(builder, (t) => ({
    markNotificationRead: t.member.boolean({
      args: { id: t.arg.id({ required: true }) },
      resolve: (_root, { id }, context) => done(markNotificationRead(context.pool, context.viewer, id)),
    }),
    markAllNotificationsRead: t.member.boolean({
      description: 'Marks everything as read that happened up to this notification.',
      args: { newest: t.arg.id({ required: true }) },
      resolve: (_root, { newest }, context) => done(markAllNotificationsRead(context.pool, context.viewer, newest)),
    }),
    saveNotificationSettings: t.member.boolean({
      description: 'Emails that wait are sent as chosen now.',
      args: {
        announcements: t.arg({ type: 'MailDelivery', required: true }),
        answers: t.arg({ type: 'MailDelivery', required: true }),
        questions: t.arg({ type: 'MailDelivery', required: true }),
        reports: t.arg({ type: 'MailDelivery' }),
        quietFrom: t.arg.int({ required: true }),
        quietUntil: t.arg.int({ required: true }),
        timeZone: t.arg.string({ required: true }),
      },
      resolve: (_root, given, { pool, viewer }) => {
        const read = readInput(notificationSettingsSchema, given);
        return done(saveNotificationSettings(pool, viewer, { ...read, timeZone: knownZone(read.timeZone) }));
      },
    }),
  }));
}
