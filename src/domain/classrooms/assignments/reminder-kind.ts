/** What a notice about an assignment says: it has opened, or it is due soon. */
export const REMINDER_KINDS = ['opened', 'dueSoon'] as const;
export type ReminderKind = (typeof REMINDER_KINDS)[number];
