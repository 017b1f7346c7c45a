/** A moderation is requested, in progress from the first saved mark on, and then finished or cancelled. */
export const MODERATION_STATUSES = ['requested', 'inProgress', 'finished', 'cancelled'] as const;
export type ModerationStatus = (typeof MODERATION_STATUSES)[number];

/** Whether the second marker may still read and mark the sample. */
export const isOpenModeration = (status: ModerationStatus): boolean =>
  status === 'requested' || status === 'inProgress';
