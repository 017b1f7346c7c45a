import * as z from 'zod/mini';

/** What users are emailed about: announcements, answers to own questions, own reports, and, for teachers, questions of students. */
export const NOTIFICATION_KINDS = ['announcements', 'answers', 'questions', 'reports'] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

/** When emails of a kind are sent. */
export const DELIVERIES = ['atOnce', 'daily', 'off'] as const;
export type Delivery = (typeof DELIVERIES)[number];

export const MINUTES_OF_DAY = 24 * 60;

const minuteSchema = z.int().check(z.gte(0), z.lt(MINUTES_OF_DAY));
const deliverySchema = z.enum(DELIVERIES);

/** A user's choices. Quiet hours are minutes of the day in the time zone; equal: none. */
export const notificationSettingsSchema = z.object({
  announcements: deliverySchema,
  answers: deliverySchema,
  questions: deliverySchema,
  // A tab that was opened before there were reports doesn't send it.
  reports: z._default(deliverySchema, 'atOnce'),
  quietFrom: minuteSchema,
  quietUntil: minuteSchema,
  /** An IANA name; the server replaces one that it doesn't know. */
  timeZone: z.string().check(z.maxLength(64)),
});
export type NotificationSettings = z.infer<typeof notificationSettingsSchema>;

/** What applies until a user chooses. */
export const DEFAULT_NOTIFICATIONS: NotificationSettings = {
  announcements: 'atOnce',
  answers: 'atOnce',
  questions: 'daily',
  reports: 'atOnce',
  quietFrom: 21 * 60,
  quietUntil: 7 * 60,
  timeZone: 'UTC',
};
