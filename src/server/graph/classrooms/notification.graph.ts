import {
  type NotificationSettings,
  notificationSettingsSchema,
} from '#domain/classrooms/notifications/notification.schema.ts';
import {
  readNotificationSettings,
  saveNotificationSettings,
} from '../../classrooms/notifications/notification-settings.commands.ts';
import { knownZone } from '../../study/zone.ts';
import type { GraphBuilder } from '../builder.ts';
import { exposed } from '../exposed.ts';
import { done, mutations, queries } from '../fields.ts';
import { readInput } from '../input.ts';

/** How the viewer is emailed about classes. */
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
  queries(builder, (t) => ({
    notificationSettings: t.member.field({
      type: settings,
      resolve: (_root, _args, context) => readNotificationSettings(context.pool, context.viewer),
    }),
  }));
  mutations(builder, (t) => ({
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
